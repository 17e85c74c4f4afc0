import Type from 'typebox'

/** The fields in which people prove who they are; the same in every operation. */
export const UsernameSchema = Type.String({
  minLength: 3,
  maxLength: 30,
  pattern: '^[A-Za-z0-9._]+$',
  description: 'Letters, digits, dot and underscore; compared without case.',
})
export const EmailSchema = Type.String({ minLength: 3, maxLength: 254, format: 'email' })
export const PersonNameSchema = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
/** What is accepted as a new password is told apart by `listPasswordFaults`; this only bounds the input. */
export const PasswordSchema = Type.String({ minLength: 1, maxLength: 256, description: '8 to 128 characters.' })
export const OtpRefSchema = Type.String({ minLength: 1, maxLength: 64 })
export const OtpCodeSchema = Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Six digits.' })
export const ProfileUrlSchema = Type.String({ format: 'uri', pattern: '^https://', maxLength: 2_000 })

export const CodeSentSchema = Type.Object({
  otp_ref: Type.String({ description: 'Goes with the code that was sent by e-mail.' }),
  expires_at: Type.String({ format: 'date-time' }),
})
export const exampleCodeSent = { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ', expires_at: '2026-11-21T03:10:00.000Z' }
