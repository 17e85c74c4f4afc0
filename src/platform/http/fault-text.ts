import type { ErrorObject } from 'ajv/dist/2020.js'
import { nounFor } from '../problem.ts'

interface FaultText {
  readonly code: string
  readonly message: { readonly th: string; readonly en: string }
}
type Params = Readonly<Record<string, unknown>>

/** What is wrong with one value, as a code and in both languages. `keyword` is a JSON Schema keyword or one of our own. */
export function describeFault(keyword: string, params: Params, error?: ErrorObject): FaultText {
  return (texts[keyword] ?? texts['other']!)(params, error)
}

/** JSON types as sentences name them. */
const TYPES = new Map([
  ['integer', { th: 'จำนวนเต็ม', en: 'an integer' }],
  ['number', { th: 'ตัวเลข', en: 'a number' }],
  ['string', { th: 'ข้อความ', en: 'a string' }],
  ['boolean', { th: ' true หรือ false', en: 'true or false' }],
  ['array', { th: 'รายการ', en: 'an array' }],
  ['object', { th: 'ออบเจ็กต์', en: 'an object' }],
  ['null', { th: ' null', en: 'null' }],
])

const FORMATS = new Map([
  ['email', { th: 'อีเมลที่ถูกต้อง', en: 'an email address' }],
  ['uri', { th: ' URL ที่ถูกต้อง', en: 'a URL' }],
  ['date', { th: 'วันที่แบบ YYYY-MM-DD', en: 'a date (YYYY-MM-DD)' }],
  ['date-time', { th: 'วันเวลาแบบ RFC 3339', en: 'a date and time (RFC 3339)' }],
])

const texts: Record<string, (params: Params, error?: ErrorObject) => FaultText> = {
  missing: () => fault('missing', 'ต้องระบุ', 'is required'),
  unknown: ({ name, known }) => {
    const guess = nearest(String(name), known as readonly string[])
    return guess
      ? fault('unknown', `ไม่รู้จักชื่อนี้ หมายถึง “${guess}” หรือไม่`, `is not known; did you mean "${guess}"?`)
      : fault('unknown', 'ไม่รู้จักชื่อนี้', 'is not known')
  },
  repeated: () => fault('repeated', 'ระบุได้ครั้งเดียว', 'may be given only once'),
  encoding: () => fault('bad_encoding', 'เข้ารหัสไม่ถูกต้อง', 'is not encoded correctly'),
  characters: () => fault('bad_characters', 'มีอักขระที่ไม่อนุญาต', 'contains characters that are not allowed'),
  type: ({ type }) => {
    const named = [type].flat().map((name) => TYPES.get(String(name)) ?? { th: String(name), en: String(name) })
    const [th, en] = [named.map((name) => name.th).join(' หรือ '), named.map((name) => name.en).join(' or ')]
    return fault('wrong_type', `ต้องเป็น${th}`, `must be ${en}`)
  },
  enum: ({ allowedValues }) =>
    fault('not_allowed', `ต้องเป็นหนึ่งใน ${shown(allowedValues)}`, `must be one of ${shown(allowedValues)}`),
  const: ({ allowedValue }) => fault('not_allowed', `ต้องเป็น ${allowedValue}`, `must be ${allowedValue}`),
  anyOf: (_params, error) => unionFault(error),
  minimum: ({ limit }) => fault('too_small', `ต้องไม่น้อยกว่า ${limit}`, `must be at least ${limit}`),
  maximum: ({ limit }) => fault('too_large', `ต้องไม่มากกว่า ${limit}`, `must be at most ${limit}`),
  minLength: ({ limit }) =>
    fault('too_short', `ต้องยาวอย่างน้อย ${limit} ตัวอักษร`, `must have at least ${counted(limit, 'character')}`),
  maxLength: ({ limit }) =>
    fault('too_long', `ต้องยาวไม่เกิน ${limit} ตัวอักษร`, `must have at most ${counted(limit, 'character')}`),
  minItems: ({ limit }) =>
    fault('too_few', `ต้องมีอย่างน้อย ${limit} รายการ`, `must have at least ${counted(limit, 'item')}`),
  maxItems: ({ limit }) =>
    fault('too_many', `ต้องมีไม่เกิน ${limit} รายการ`, `must have at most ${counted(limit, 'item')}`),
  minProperties: ({ limit }, error) => {
    const names = Object.keys((error?.parentSchema as { properties?: object } | undefined)?.properties ?? {})
    return names.length === 0
      ? fault('too_few', `ต้องมีอย่างน้อย ${limit} รายการ`, `must have at least ${counted(limit, 'member')}`)
      : fault(
          'too_few',
          `ต้องมีอย่างน้อย ${limit} อย่างจาก ${shown(names)}`,
          `must have at least ${limit} of ${shown(names)}`,
        )
  },
  uniqueItems: () => fault('repeated', 'มีรายการซ้ำ', 'contains duplicates'),
  format: ({ format }) => {
    const form = FORMATS.get(String(format))
    return form
      ? fault('bad_format', `ต้องเป็น${form.th}`, `must be ${form.en}`)
      : fault('bad_format', `ต้องอยู่ในรูปแบบ ${format}`, `must match the format ${format}`)
  },
  pattern: (_params, error) => {
    const { 'x-form': form, description } = (error?.parentSchema ?? {}) as {
      'x-form'?: { readonly th: string; readonly en: string }
      description?: string
    }
    if (form) return fault('bad_format', `ต้องเป็น ${form.th}`, `must be ${form.en}`)
    return description
      ? fault('bad_format', `รูปแบบไม่ถูกต้อง: ${description}`, `has an invalid format: ${description}`)
      : fault('bad_format', 'รูปแบบไม่ถูกต้อง', 'has an invalid format')
  },
  other: () => fault('invalid', 'ไม่ถูกต้อง', 'is not valid'),
}

function unionFault(error: ErrorObject | undefined): FaultText {
  const branches = (error?.schema as readonly { const?: unknown; type?: string }[] | undefined) ?? []
  const choices = branches.map((branch) => branch.const ?? branch.type).filter((choice) => choice !== undefined)
  if (choices.length < branches.length || choices.length === 0) return fault('invalid', 'ไม่ถูกต้อง', 'is not valid')
  return fault('not_allowed', `ต้องเป็นหนึ่งใน ${shown(choices)}`, `must be one of ${shown(choices)}`)
}

function counted(count: unknown, noun: string): string {
  return `${String(count)} ${nounFor(Number(count), noun)}`
}

function fault(code: string, th: string, en: string): FaultText {
  return { code, message: { th, en } }
}

function shown(values: unknown): string {
  const list = Array.isArray(values) ? values.map(String) : []
  return list.length > 20 ? `${list.slice(0, 20).join(', ')}, …` : list.join(', ')
}

/** The known name within two edits (one for short names), if there is just one closest. */
function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 64) return undefined
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= (candidate.length < 5 ? 1 : 2))
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.candidate
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
