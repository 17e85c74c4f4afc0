// One person from sign-up to reopening, through the real service: HTTP, its jobs, emails over SMTP, an OpenID provider.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CONSENT_VERSION } from '../../src/features/consent/public.ts'
import { makeDataDir, type RunningService, startServe } from '../support/command.ts'
import { type OidcServer, startOidcServer } from '../support/oidc-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const folder = makeDataDir()
let smtp: TestSmtpServer
let provider: OidcServer
let service: RunningService

beforeAll(async () => {
  smtp = await startSmtpServer()
  provider = await startOidcServer('campus')
  service = await startServe({
    DATA_DIR: folder.path,
    CATALOGUE: 'none',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Tiao <tiao@mail.example>',
    OIDC_PROVIDERS: provider.setting,
  })
}, 120_000)
afterAll(async () => {
  await service.stop()
  await Promise.all([smtp.close(), provider.stop()])
  folder.remove()
})

it('signs up, verifies, signs in, refreshes, changes the address, resets the password, links, unlinks, exports, closes and reopens the account', async () => {
  const first = 'traveller@mail.example'
  const second = 'new.address@mail.example'
  const password = 'mango sticky rice 9'
  const fields = { username: 'traveller', password, name: 'นักเดินทาง', email: first, consent_version: CONSENT_VERSION }
  const signedUp = await post('/auth/sign-up', fields)
  await post('/auth/email-verification', { otp_ref: signedUp.otp_ref, otp_code: await codeFor(first) })
  const signedIn = await post('/auth/sign-in', { username: 'Traveller', password })
  const refreshed = await post('/auth/token/refresh', { refresh_token: signedIn.refresh_token })

  const asked = await call('PUT', '/users/me/email', { email: second, password }, refreshed.access_token)
  const proof = { otp_ref: asked.otp_ref, otp_code: await codeFor(second) }
  const changed = await call('POST', '/users/me/email/verify', proof, refreshed.access_token)
  expect(changed.email).toBe(second)
  // The old address is notified, with an undo link.
  const notice = await mailTo(first, (text) => text.includes('/account/undo-email'))
  expect(notice).not.toMatch(/^\d{6}$/m)

  const reset = await post('/auth/password-reset/request', { email: second })
  const { reset_token } = await post('/auth/password-reset/validate', {
    otp_ref: reset.otp_ref,
    otp_code: await codeFor(second, proof.otp_code),
  })
  const newPassword = 'sticky mango rice 8'
  await post('/auth/password-reset/confirm', { reset_token, new_password: newPassword })
  await call('GET', '/users/me', undefined, refreshed.access_token, 401)
  await post('/auth/sign-in', { username: second, password }, 401)
  const again = await post('/auth/sign-in', { username: second, password: newPassword })

  const person = { sub: 'person-1', email: first, email_verified: true, name: 'Some Body' }
  const { idToken, nonce } = await provider.authorizeForToken(person)
  const link = { provider: 'campus', id_token: idToken, nonce, password: newPassword }
  const linked = await call('POST', '/users/me/linked-accounts', link, again.access_token)
  expect(linked.linked_accounts).toMatchObject([{ provider: 'campus', email: first }])
  const code = await provider.authorize(person)
  const byProvider = await post('/auth/oauth/sign-in', {
    provider: 'campus',
    code: code.code,
    code_verifier: code.codeVerifier,
    redirect_uri: code.redirectUri,
  })
  expect(byProvider.user.user_id).toBe(again.user.user_id)
  await call('DELETE', '/users/me/linked-accounts/campus', { password: newPassword }, again.access_token)

  const held = await call('GET', '/users/me/export', undefined, again.access_token)
  const text = JSON.stringify(held)
  for (const known of [second, 'traveller', 'นักเดินทาง', 'identity_linked', 'identity_unlinked', CONSENT_VERSION])
    expect(text).toContain(known)
  for (const secret of ['argon2', newPassword, again.refresh_token, 'private_jwk']) expect(text).not.toContain(secret)

  await call('DELETE', '/users/me', { password: newPassword }, again.access_token)
  await call('GET', '/users/me', undefined, again.access_token, 401)
  const back = await post('/auth/sign-in', { username: 'traveller', password: newPassword })
  expect(back.user).toMatchObject({ user_id: again.user.user_id, email: second, linked_accounts: [] })
}, 120_000)

type Body = ReturnType<typeof JSON.parse>

async function call(
  method: string,
  path: string,
  payload: object | undefined,
  token?: string,
  status?: number,
): Promise<Body> {
  const response = await fetch(`${service.url}/core/v1${path}`, {
    method,
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  })
  const text = await response.text()
  const isExpected = status === undefined ? response.ok : response.status === status
  expect(isExpected, `${method} ${path} answered ${response.status}: ${text}`).toBe(true)
  return text === '' ? null : JSON.parse(text)
}

const post = (path: string, payload: object, status?: number) => call('POST', path, payload, undefined, status)

async function mailTo(recipient: string, isWanted: (text: string) => boolean): Promise<string> {
  const find = () =>
    smtp.received
      .filter(({ to }) => to.includes(recipient))
      .map(({ email }) => email.text ?? '')
      .findLast(isWanted)
  return vi.waitUntil(find, { timeout: 20_000, interval: 50 })
}

/** The newest code sent to an address, other than the one already used. */
async function codeFor(recipient: string, used = 0): Promise<number> {
  const codeIn = (text: string) => Number(/^(\d{6})\r?$/m.exec(text)?.[1] ?? Number.NaN)
  return codeIn(await mailTo(recipient, (text) => codeIn(text) > 0 && codeIn(text) !== used))
}
