// Input errors that any operation may report. Several messages may share a code.
import { defineInputError, type InputErrorText } from './input-error.ts'

export const required = defineInputError('missing', { th: 'ต้องระบุ', en: 'is required' })

const unknown = defineInputError('unknown', { th: 'ไม่รู้จักชื่อนี้', en: 'is not known' })
const unknownButNear = defineInputError(
  'unknown',
  { th: 'ไม่รู้จักชื่อนี้ หมายถึง {names} หรือไม่', en: 'is not known; did you mean {names}?' },
  { names: { th: '“limit”', en: '"limit"' } },
)
/** An unknown name, with known names that the caller may have meant. */
export function unknownName(nearest: readonly string[]): InputErrorText {
  if (nearest.length === 0) return unknown()
  const th = nearest.map((name) => `“${name}”`).join(' หรือ ')
  const en = nearest.map((name) => `"${name}"`).join(' or ')
  return unknownButNear({ names: { th, en } })
}

export const givenTwice = defineInputError('repeated', { th: 'ระบุได้ครั้งเดียว', en: 'may be given only once' })
export const duplicateItems = defineInputError('repeated', { th: 'มีรายการซ้ำ', en: 'contains duplicates' })
export const badEncoding = defineInputError('bad_encoding', {
  th: 'เข้ารหัสไม่ถูกต้อง',
  en: 'is not encoded correctly',
})
export const badCharacters = defineInputError('bad_characters', {
  th: 'มีอักขระที่ไม่อนุญาต',
  en: 'contains characters that are not allowed',
})
export const wrongType = defineInputError(
  'wrong_type',
  { th: 'ต้องเป็น{type}', en: 'must be {type}' },
  { type: { th: 'จำนวนเต็ม', en: 'an integer' } },
)

const MAX_SHOWN = 20
const notAllowed = defineInputError(
  'not_allowed',
  { th: 'ต้องเป็นหนึ่งใน {values}', en: 'must be one of {values}' },
  { values: 'th, en' },
)
/** A value outside an enumeration; lists the first 20 allowed values. */
export function notOneOf(values: readonly unknown[]): InputErrorText {
  return notAllowed({ values: listed(values) })
}
export const notEqual = defineInputError(
  'not_allowed',
  { th: 'ต้องเป็น {value}', en: 'must be {value}' },
  { value: 'true' },
)

export const tooSmall = defineInputError(
  'too_small',
  { th: 'ต้องไม่น้อยกว่า {limit}', en: 'must be at least {limit}' },
  { limit: 1 },
)
export const tooLarge = defineInputError(
  'too_large',
  { th: 'ต้องไม่มากกว่า {limit}', en: 'must be at most {limit}' },
  { limit: 100 },
)
export const tooShort = defineInputError(
  'too_short',
  { th: 'ต้องยาวอย่างน้อย {limit} ตัวอักษร', en: 'must have at least {limit} {limit:character}' },
  { limit: 8 },
)
export const tooLong = defineInputError(
  'too_long',
  { th: 'ต้องยาวไม่เกิน {limit} ตัวอักษร', en: 'must have at most {limit} {limit:character}' },
  { limit: 200 },
)
export const tooFewItems = defineInputError(
  'too_few',
  { th: 'ต้องมีอย่างน้อย {limit} รายการ', en: 'must have at least {limit} {limit:item}' },
  { limit: 1 },
)
const tooFewMembers = defineInputError(
  'too_few',
  { th: 'ต้องมีอย่างน้อย {limit} รายการ', en: 'must have at least {limit} {limit:member}' },
  { limit: 1 },
)
const tooFewNamed = defineInputError(
  'too_few',
  { th: 'ต้องมีอย่างน้อย {limit} อย่างจาก {names}', en: 'must have at least {limit} of {names}' },
  { limit: 1, names: 'name, language' },
)
/** An object with too few members; lists the first 20 possible ones. */
export function tooFewOf(limit: number, names: readonly string[]): InputErrorText {
  return names.length === 0 ? tooFewMembers({ limit }) : tooFewNamed({ limit, names: listed(names) })
}
export const tooManyItems = defineInputError(
  'too_many',
  { th: 'ต้องมีไม่เกิน {limit} รายการ', en: 'must have at most {limit} {limit:item}' },
  { limit: 20 },
)

export const notAnEmail = defineInputError('bad_format', {
  th: 'ต้องเป็นอีเมลที่ถูกต้อง',
  en: 'must be an email address',
})
export const notAUrl = defineInputError('bad_format', { th: 'ต้องเป็น URL ที่ถูกต้อง', en: 'must be a URL' })
export const notADate = defineInputError('bad_format', {
  th: 'ต้องเป็นวันที่แบบ YYYY-MM-DD',
  en: 'must be a date (YYYY-MM-DD)',
})
export const notADateTime = defineInputError('bad_format', {
  th: 'ต้องเป็นวันเวลาแบบ RFC 3339',
  en: 'must be a date and time (RFC 3339)',
})
export const notOfForm = defineInputError(
  'bad_format',
  { th: 'ต้องเป็น {form}', en: 'must be {form}' },
  { form: { th: 'HH:MM เช่น 09:30', en: 'HH:MM, e.g. 09:30' } },
)
export const notOfFormat = defineInputError(
  'bad_format',
  { th: 'ต้องอยู่ในรูปแบบ {format}', en: 'must match the format {format}' },
  { format: 'YYYY-MM-DDTHH:MM' },
)
export const notAsDescribed = defineInputError(
  'bad_format',
  { th: 'รูปแบบไม่ถูกต้อง: {description}', en: 'has an invalid format: {description}' },
  { description: 'HH:MM' },
)
export const badFormat = defineInputError('bad_format', { th: 'รูปแบบไม่ถูกต้อง', en: 'has an invalid format' })
export const invalid = defineInputError('invalid', { th: 'ไม่ถูกต้อง', en: 'is not valid' })

/** The input errors that every operation may report, in addition to those that it declares. */
export const commonInputErrors = [
  required,
  unknown,
  unknownButNear,
  givenTwice,
  duplicateItems,
  badEncoding,
  badCharacters,
  wrongType,
  notAllowed,
  notEqual,
  tooSmall,
  tooLarge,
  tooShort,
  tooLong,
  tooFewItems,
  tooFewMembers,
  tooFewNamed,
  tooManyItems,
  notAnEmail,
  notAUrl,
  notADate,
  notADateTime,
  notOfForm,
  notOfFormat,
  notAsDescribed,
  badFormat,
  invalid,
]

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_SHOWN).map(String).join(', ')
  return values.length > MAX_SHOWN ? `${shown}, …` : shown
}
