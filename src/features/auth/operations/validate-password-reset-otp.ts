import { createHash, randomBytes } from 'node:crypto'
import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { OtpCodeSchema, OtpRefSchema } from '../credential-schemas.ts'
import { insertPasswordReset } from '../password-reset-store.ts'
import { otpInvalid } from '../problems.ts'
import type { AuthServices } from '../services.ts'

const LIFE_S = 600

const PasswordResetTokenSchema = named(
  'PasswordResetToken',
  Type.Object(
    {
      reset_token: Type.String({ description: 'Token for confirmNewPassword; works once.' }),
      expires_at: Type.String({ format: 'date-time', description: 'When the token expires (UTC).' }),
    },
    { description: 'The right to set a new password.' },
  ),
)

/** POST /core/v1/auth/password-reset/validate */
export const validatePasswordResetOtp = ({ accounts }: Pick<AuthServices, 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/password-reset/validate',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'validatePasswordResetOtp',
      summary: 'Exchange the code for a reset token (2 of 3)',
      description: 'The token sets one new password within ten minutes.',
      tag: 'Authentication',
      body: Type.Object({ otp_code: OtpCodeSchema, otp_ref: OtpRefSchema }, { additionalProperties: false }),
      response: {
        200: PasswordResetTokenSchema,
      },
      problems: [otpInvalid],
      example: {
        body: { otp_code: 482913, otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' },
        response: { reset_token: 'pr_…', expires_at: '2026-11-21T03:10:00.000Z' },
      },
    },
    async handler({ body }) {
      const token = `pr_${randomBytes(32).toString('base64url')}`
      const digest = createHash('sha256').update(token).digest()
      const code = await accounts.codes.check(body.otp_ref, 'password_reset', body.otp_code)
      const expiresAt = await accounts.codes.use(code, (db, { user_id: userId }) =>
        insertPasswordReset(db, { digest, userId, lifeS: LIFE_S }),
      )
      return { reset_token: token, expires_at: expiresAt.toISOString() }
    },
  })
