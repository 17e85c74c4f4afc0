import type { ErrorObject } from 'ajv/dist/2020.js'
import type { DefinedInputError, InputErrorText } from '../input-error.ts'
import * as errors from '../input-errors.ts'
import type { Texts } from '../text-template.ts'

/** Converts a failed JSON Schema keyword to an input error. */
export function describeSchemaError(error: ErrorObject): InputErrorText {
  const describe = DESCRIPTIONS[error.keyword]
  return describe ? describe(error.params, error) : errors.invalid()
}

type Describe = (params: ErrorObject['params'], error: ErrorObject) => InputErrorText

const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  required: () => errors.required(),
  type: ({ type }) => {
    const names = [type].flat().map((name) => TYPES.get(String(name)) ?? { th: String(name), en: String(name) })
    const [th, en] = [names.map((name) => name.th).join(' หรือ '), names.map((name) => name.en).join(' or ')]
    return errors.wrongType({ type: { th, en } })
  },
  enum: ({ allowedValues }) => errors.notOneOf(allowedValues),
  const: ({ allowedValue }) => errors.notEqual({ value: String(allowedValue) }),
  anyOf: (_params, { schema }) => describeUnion(schema as readonly Branch[]),
  minimum: ({ limit }) => errors.tooSmall({ limit }),
  maximum: ({ limit }) => errors.tooLarge({ limit }),
  minLength: ({ limit }) => errors.tooShort({ limit }),
  maxLength: ({ limit }) => errors.tooLong({ limit }),
  minItems: ({ limit }) => errors.tooFewItems({ limit }),
  maxItems: ({ limit }) => errors.tooManyItems({ limit }),
  minProperties: ({ limit }, { parentSchema }) =>
    errors.tooFewOf(limit, Object.keys(parentSchema?.['properties'] ?? {})),
  uniqueItems: () => errors.duplicateItems(),
  format: ({ format }) => FORMATS.get(format)?.() ?? errors.notOfFormat({ format }),
  pattern: (_params, { parentSchema }) => {
    const form: Texts | undefined = parentSchema?.['x-form']
    if (form) return errors.notOfForm({ form })
    const description: string | undefined = parentSchema?.['description']
    return description === undefined ? errors.badFormat() : errors.notAsDescribed({ description })
  },
}

/** JSON types in words; Thai has a space only before Latin letters. */
const TYPES = new Map<string, Texts>([
  ['integer', { th: 'จำนวนเต็ม', en: 'an integer' }],
  ['number', { th: 'ตัวเลข', en: 'a number' }],
  ['string', { th: 'ข้อความ', en: 'a string' }],
  ['boolean', { th: ' true หรือ false', en: 'true or false' }],
  ['array', { th: 'รายการ', en: 'an array' }],
  ['object', { th: 'ออบเจ็กต์', en: 'an object' }],
  ['null', { th: ' null', en: 'null' }],
])

const FORMATS = new Map<string, DefinedInputError<never>>([
  ['email', errors.notAnEmail],
  ['uri', errors.notAUrl],
  ['date', errors.notADate],
  ['date-time', errors.notADateTime],
])

interface Branch {
  readonly const?: unknown
  readonly type?: string
}

/** Lists the choices of a union of constants and types; other unions are just invalid. */
function describeUnion(branches: readonly Branch[]): InputErrorText {
  const choices = branches.map((branch) => branch.const ?? branch.type).filter((choice) => choice !== undefined)
  return choices.length === 0 || choices.length < branches.length ? errors.invalid() : errors.notOneOf(choices)
}
