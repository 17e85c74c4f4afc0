import Type from 'typebox'
import { named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import {
  activateUser,
  EmailSchema,
  emailKey,
  findUser,
  PersonNameSchema,
  ProfileUrlSchema,
  recordEvent,
  tidyName,
  UsernameSchema,
  usernameKey,
} from '../../users/public.ts'
import { OtpCodeSchema, OtpRefSchema, PasswordSchema } from '../credential-schemas.ts'
import { otpInvalid } from '../problems.ts'
import type { AuthServices } from '../services.ts'

const EmailVerifiedSchema = named(
  'EmailVerified',
  Type.Object(
    {
      status: OneOf(['verified'], { description: 'Always `verified`.' }),
      message: Type.String({ description: 'A sentence to show the user, in the language of the answer.' }),
    },
    { description: 'The account is open.' },
  ),
)

/** POST /core/v1/auth/email-verification */
export const verifyEmail = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/email-verification',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'verifyEmail',
      summary: 'Open the account with the code from the email',
      description:
        'Gives the same answer for wrong, expired, used and unknown codes; a code allows five tries. The fields of the sign-up are optional here and must match it.',
      tag: 'Authentication',
      body: Type.Object(
        {
          otp_code: OtpCodeSchema,
          otp_ref: OtpRefSchema,
          username: Type.Optional(UsernameSchema),
          password: Type.Optional(PasswordSchema),
          name: Type.Optional(PersonNameSchema),
          email: Type.Optional(EmailSchema),
          profileUrl: Type.Optional(ProfileUrlSchema),
        },
        { additionalProperties: false },
      ),
      response: {
        200: EmailVerifiedSchema,
      },
      problems: [otpInvalid],
      example: {
        body: { otp_code: 482913, otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ' },
        response: { status: 'verified', message: 'ยืนยันอีเมลแล้ว เข้าสู่ระบบได้เลย' },
      },
    },
    async handler({ body, language, origin }) {
      const code = await accounts.codes.check(body.otp_ref, 'sign_up', body.otp_code)
      const { email, userId } = code
      const password = body.password
      const isRight =
        password === undefined ||
        (await accounts.passwords.isRight(password, (await findUser(db, userId))?.password_hash ?? null))
      await accounts.codes.use(code, async (db, user) => {
        const agrees =
          isRight &&
          (body.username === undefined || usernameKey(body.username) === usernameKey(user.username)) &&
          (body.name === undefined || tidyName(body.name) === user.name) &&
          (body.email === undefined || emailKey(body.email) === email) &&
          (body.profileUrl === undefined || body.profileUrl === user.profile_url)
        if (!agrees || !(await activateUser(db, userId, email))) throw otpInvalid()
        await recordEvent(db, { userId, kind: 'email_verified', origin })
      })
      const message = { th: 'ยืนยันอีเมลแล้ว เข้าสู่ระบบได้เลย', en: 'Your email address is verified. You can sign in now.' }
      return { status: 'verified' as const, message: message[language] }
    },
  })
