import Type from 'typebox'
import { Patterned } from '../../platform/http/schema-parts.ts'
import { PERSON_NAME_PATTERN } from './person-names.ts'
import { isReservedUsername } from './reserved-usernames.ts'

export const MIN_USERNAME = 3
export const MAX_USERNAME = 30
/** At least one letter. The pattern reads each character once. */
const USERNAME_PATTERN = '^[0-9._]*[A-Za-z][A-Za-z0-9._]*$'
const ALLOWED_USERNAME = new RegExp(USERNAME_PATTERN)

export function isUsernameAllowed(username: string): boolean {
  const { length } = username
  return (
    length >= MIN_USERNAME && length <= MAX_USERNAME && ALLOWED_USERNAME.test(username) && !isReservedUsername(username)
  )
}

// The fields of a user, the same in every operation.

export const UsernameSchema = Patterned(
  USERNAME_PATTERN,
  {
    th: 'ตัวอักษร a–z ตัวเลข จุด และขีดล่าง โดยมีตัวอักษรอย่างน้อยหนึ่งตัว',
    en: 'letters a–z, digits, dots and underscores, with at least one letter',
  },
  {
    minLength: MIN_USERNAME,
    maxLength: MAX_USERNAME,
    description: '3 to 30 letters a–z, digits, dots and underscores, with at least one letter; case-insensitive.',
  },
)
export const EmailSchema = Type.String({
  minLength: 3,
  maxLength: 254,
  format: 'email',
  description: 'Email address; case-insensitive.',
})
export const PersonNameSchema = Patterned(
  PERSON_NAME_PATTERN,
  {
    th: 'ชื่อที่มองเห็นได้ ไม่มีการขึ้นบรรทัดใหม่หรืออักขระควบคุม',
    en: 'a visible name without line breaks, control characters or marks that change the direction of text',
  },
  {
    minLength: 1,
    maxLength: 100,
    description: 'Display name, without line breaks, control characters or marks that change the direction of text.',
  },
)
export const ProfileUrlSchema = Patterned(
  '^https://',
  { th: 'URL ที่ขึ้นต้นด้วย https://', en: 'an https URL' },
  { format: 'uri', maxLength: 2_000, description: 'URL of a profile picture, https.' },
)

/** As an account shows it: an uploaded picture has a URL of this service, which may be plain HTTP on a local machine. */
export const ShownProfileUrlSchema = Patterned(
  '^(?:https://|http://.*/core/v1/storage/files/)',
  { th: 'URL ที่ขึ้นต้นด้วย https:// หรือ URL ของรูปตามที่อ่านมา', en: 'an https URL, or the URL of the picture as you read it' },
  { format: 'uri', maxLength: 2_000, description: 'An https URL, or the URL of the uploaded picture as you read it.' },
)
