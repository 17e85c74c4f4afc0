import { CONSENT_VERSION } from '../../src/features/consent/public.ts'
import type { TestService } from './service.ts'

export const PASSWORD = 'mango sticky rice 9'
const AUTH = '/core/v1/auth'

export interface TestUser {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly sessionId: string
  /** For `call`: the user's access token, answers in English. */
  readonly headers: Readonly<Record<string, string>>
}

let users = 0

/** The fields of a sign-up with a unique username and address. */
export function signUpFields(more: Readonly<Record<string, unknown>> = {}) {
  users++
  return {
    username: `somebody${users}`,
    password: PASSWORD,
    name: 'Some Body',
    email: `somebody${users}@mail.example`,
    consent_version: CONSENT_VERSION,
    ...more,
  }
}

/** The newest email to an address, from the outbox. */
export async function readMail(service: TestService, recipient: string): Promise<{ subject: string; text: string }> {
  const row = await service.services.db
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.body_text) throw new Error(`no mail to ${recipient}`)
  return { subject: row.subject ?? '', text: row.body_text }
}

/** The one-time code in the newest email to an address. */
export async function readCode(service: TestService, recipient: string): Promise<number> {
  const { text } = await readMail(service, recipient)
  const code = /^\d{6}$/m.exec(text)?.[0]
  if (!code) throw new Error(`no code in the mail to ${recipient}: ${text}`)
  return Number(code)
}

/** A user who has signed up, verified the address and signed in, all through API operations. */
export async function createTestUser(
  service: TestService,
  more: Readonly<Record<string, unknown>> = {},
): Promise<TestUser> {
  const fields = signUpFields(more)
  const { email, username, password } = fields
  const signedUp = await service.call('POST', `${AUTH}/sign-up`, { payload: fields })
  if (signedUp.status !== 201) throw new Error(`sign-up: ${signedUp.text}`)
  const payload = { otp_ref: signedUp.body.otp_ref, otp_code: await readCode(service, email) }
  const verified = await service.call('POST', `${AUTH}/email-verification`, { payload })
  if (verified.status !== 200) throw new Error(`verification: ${verified.text}`)
  return signInTestUser(service, { username, password })
}

/** Another session of a user. */
export async function signInTestUser(
  service: TestService,
  payload: { readonly username: string; readonly password: string },
): Promise<TestUser> {
  const { status, body, text } = await service.call('POST', `${AUTH}/sign-in`, { payload })
  if (status !== 200) throw new Error(`sign-in: ${text}`)
  return {
    userId: body.user.user_id,
    username: body.user.username,
    email: body.user.email,
    accessToken: body.access_token,
    refreshToken: body.refresh_token,
    sessionId: body.session_id,
    headers: { authorization: `Bearer ${body.access_token}`, 'accept-language': 'en' },
  }
}
