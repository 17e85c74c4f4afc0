import Type from 'typebox'
import { named, Patterned } from '../../platform/http/schema-parts.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-rules.ts'
import { PERSON_NAME_PATTERN } from './person-names.ts'

/** A letter at least; each sign is looked at once. */
export const USERNAME_PATTERN = '^[0-9._]*[A-Za-z][A-Za-z0-9._]*$'

/** The fields in which people prove who they are; the same in every operation. */
export const UsernameSchema = Patterned(
  USERNAME_PATTERN,
  {
    th: 'ตัวอักษร a–z ตัวเลข จุด และขีดล่าง โดยมีตัวอักษรอย่างน้อยหนึ่งตัว',
    en: 'letters a–z, digits, dots and underscores, with at least one letter',
  },
  {
    minLength: 3,
    maxLength: 30,
    description: '3 to 30 letters a–z, digits, dots and underscores, at least one letter; compared without case.',
  },
)
export const EmailSchema = Type.String({
  minLength: 3,
  maxLength: 254,
  format: 'email',
  description: 'Email address; compared without case.',
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
    description: 'Name to show; without line breaks, control characters and marks that change the direction of text.',
  },
)
/** A new password; `listPasswordErrors` says what else it must not be. */
export const NewPasswordSchema = Type.String({
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  description: 'New password; neither common nor like the name, the username or the email address.',
})
/** A password that is compared: any text, so that a wrong one is answered as such. */
export const PasswordSchema = Type.String({
  minLength: 1,
  maxLength: 256,
  description: 'The password of the account.',
})
export const OtpRefSchema = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Reference of the code, from the call that sent it.',
})
export const OtpCodeSchema = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'The six-digit code from the email.',
})
export const ProfileUrlSchema = Patterned(
  '^https://',
  { th: 'URL ที่ขึ้นต้นด้วย https://', en: 'an https URL' },
  { format: 'uri', maxLength: 2_000, description: 'URL of a profile picture, https.' },
)

/** As an account shows it: of this service where the picture was uploaded, which may be plain HTTP on one's own machine. */
export const ShownProfileUrlSchema = Patterned(
  '^(?:https://|http://.*/core/v1/storage/files/)',
  { th: 'URL ที่ขึ้นต้นด้วย https:// หรือ URL ของรูปตามที่อ่านมา', en: 'an https URL, or the URL of the picture as you read it' },
  { format: 'uri', maxLength: 2_000, description: 'An https URL, or the URL of the uploaded picture as you read it.' },
)

export const CodeSentSchema = named(
  'CodeSent',
  Type.Object(
    {
      otp_ref: Type.String({ description: 'Reference of the code; send it back together with the code.' }),
      expires_at: Type.String({ format: 'date-time', description: 'When the code expires (UTC).' }),
    },
    { description: 'A code is on its way by email.' },
  ),
)
export const exampleCodeSent = { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ', expires_at: '2026-11-21T03:10:00.000Z' }
