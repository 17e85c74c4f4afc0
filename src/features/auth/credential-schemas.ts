import Type, { type Static } from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-rules.ts'
import type { SentCode } from './send-code.ts'

/** A new password; `listPasswordErrors` checks the other rules. */
export const NewPasswordSchema = Type.String({
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  description: 'New password; must not be common or similar to the name, username or email address.',
})
/** A password to compare: any text, so that a wrong one is answered as wrong, not as invalid. */
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
export const CodeSentSchema = named(
  'CodeSent',
  Type.Object(
    {
      otp_ref: Type.String({ description: 'Reference of the code; send it together with the code.' }),
      expires_at: Type.String({ format: 'date-time', description: 'When the code expires (UTC).' }),
    },
    { description: 'A code that was sent by email.' },
  ),
)

export function codeSentDocument({ ref, expiresAt }: SentCode): Static<typeof CodeSentSchema> {
  return { otp_ref: ref, expires_at: expiresAt.toISOString() }
}

export const exampleCodeSent = { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ', expires_at: '2026-11-21T03:10:00.000Z' }
