import Type from 'typebox'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-rules.ts'
import { PERSON_NAME_PATTERN } from './person-names.ts'

/** A letter at least; each sign is looked at once. */
export const USERNAME_PATTERN = '^[0-9._]*[A-Za-z][A-Za-z0-9._]*$'

/** The fields in which people prove who they are; the same in every operation. */
export const UsernameSchema = Type.String({
  minLength: 3,
  maxLength: 30,
  pattern: USERNAME_PATTERN,
  description: 'Letters, digits, dot and underscore, a letter at least; compared without case.',
})
export const EmailSchema = Type.String({ minLength: 3, maxLength: 254, format: 'email' })
export const PersonNameSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: PERSON_NAME_PATTERN,
  description:
    'Something to be seen, without line breaks, control characters and marks that turn the direction of text.',
})
/** A new password; `listPasswordFaults` says what else it must not be. */
export const NewPasswordSchema = Type.String({
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  description: 'Neither common nor like the name, the username or the e-mail address.',
})
/** A password that is compared: any text, so that a wrong one is answered as such. */
export const PasswordSchema = Type.String({ minLength: 1, maxLength: 256, description: 'The password of the account.' })
export const OtpRefSchema = Type.String({ minLength: 1, maxLength: 64 })
export const OtpCodeSchema = Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Six digits.' })
export const ProfileUrlSchema = Type.String({ format: 'uri', pattern: '^https://', maxLength: 2_000 })
/** As an account shows it: of this service where the picture was uploaded, which may be plain HTTP on one's own machine. */
export const ShownProfileUrlSchema = Type.String({
  format: 'uri',
  pattern: '^(?:https://|http://.*/core/v1/storage/files/)',
  maxLength: 2_000,
  description: 'An https URL, or the URL of the uploaded picture as it was read.',
})

export const CodeSentSchema = Type.Object({
  otp_ref: Type.String({ description: 'Goes with the code that was sent by e-mail.' }),
  expires_at: Type.String({ format: 'date-time' }),
})
export const exampleCodeSent = { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ', expires_at: '2026-11-21T03:10:00.000Z' }
