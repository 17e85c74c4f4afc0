import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestUser,
  PASSWORD,
  readCode,
  readMail,
  signInTestUser,
  signUpFields,
  type TestUser,
} from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'

const EMAIL = '/core/v1/users/me/email'
let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date(), env: { PUBLIC_URL: 'https://tiao.example/api/' } })
})
afterAll(() => service.stop())

let addresses = 0
const newAddress = () => `moved${++addresses}@mail.example`
const request = (who: TestUser, payload: object) => service.call('PUT', EMAIL, { payload, headers: who.headers })
const verify = (who: TestUser, payload: object) =>
  service.call('POST', `${EMAIL}/verify`, { payload, headers: who.headers })
const undo = (token: string) =>
  service.call('POST', `${EMAIL}/undo`, { payload: { token }, headers: { 'accept-language': 'en' } })
const signIn = (username: string, password = PASSWORD) =>
  service.call('POST', '/core/v1/auth/sign-in', { payload: { username, password } })
const isSignedIn = async (who: TestUser) =>
  (await service.call('GET', '/core/v1/users/me', { headers: who.headers })).status === 200
const emailOf = async (who: TestUser) =>
  (
    await service.services.db
      .selectFrom('app_user')
      .select('email')
      .where('user_id', '=', who.userId)
      .executeTakeFirst()
  )?.email

/** Moves a user to an address and returns the token from the email to the old one. */
async function move(who: TestUser, from: string, to: string): Promise<string> {
  const { body } = await request(who, { email: to, password: PASSWORD })
  const { status } = await verify(who, { otp_ref: body.otp_ref, otp_code: await readCode(service, to) })
  expect(status).toBe(200)
  const { text } = await readMail(service, from)
  return /#(\S+)/.exec(text)![1]!
}

describe('changing the email address', () => {
  it('emails a code to the new address, changes the address with it, and then notifies the old one', async () => {
    const user = await createTestUser(service)
    const to = newAddress()
    const sent = await request(user, { email: to.toUpperCase(), password: PASSWORD })
    expect([sent.status, Object.keys(sent.body).sort()]).toEqual([200, ['expires_at', 'otp_ref']])
    expect((await readMail(service, user.email)).subject).not.toBe('เปลี่ยนอีเมลของบัญชี Tiao แล้ว')
    expect(await emailOf(user)).toBe(user.email)
    const changed = await verify(user, { otp_ref: sent.body.otp_ref, otp_code: await readCode(service, to) })
    expect([changed.status, changed.body.email]).toEqual([200, to])
    const { subject, text } = await readMail(service, user.email)
    expect(subject).toBe('เปลี่ยนอีเมลของบัญชี Tiao แล้ว')
    expect(text).toMatch(/https:\/\/tiao\.example\/api\/account\/undo-email#undo_[\w-]{43}\n/)
    expect(text).not.toContain(to)
    expect([(await signIn(to)).status, (await signIn(user.email)).status]).toEqual([200, 401])
    expect(await isSignedIn(user)).toBe(true)
  })

  it('requires a fresh proof: the password, or a sign-in within ten minutes', async () => {
    const user = await createTestUser(service)
    expect((await request(user, { email: newAddress() })).status).toBe(200)
    await letTimePass(service.services.db, '11 minutes')
    const stale = await request(user, { email: newAddress() })
    expect([stale.status, stale.body.code]).toEqual([403, 'fresh_proof_needed'])
    const wrong = await request(user, { email: newAddress(), password: 'not the password' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password_wrong'])
    expect((await request(user, { email: newAddress(), password: PASSWORD })).status).toBe(200)
    expect((await request(user, { email: newAddress() })).status).toBe(200)
  })

  it('gives the same answer for an address that has an account, and notifies its owner', async () => {
    const [user, owner] = [await createTestUser(service), await createTestUser(service)]
    await letTimePass(service.services.db, '2 minutes')
    const { status, body } = await request(user, { email: owner.email, password: PASSWORD })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['expires_at', 'otp_ref']])
    const { subject, text } = await readMail(service, owner.email)
    expect(subject).toBe('มีคนขอใช้อีเมลของคุณกับบัญชีอื่น')
    expect(text).not.toMatch(/^\d{6}$/m)
    // No code works, although every one was tried.
    await sql`update one_time_code set user_id = null where otp_ref = ${body.otp_ref}`.execute(service.services.db)
    expect((await verify(user, { otp_ref: body.otp_ref, otp_code: 123_456 })).status).toBe(400)
  })

  it('rejects a code of another account, for another purpose, or after five tries', async () => {
    const [user, other] = [await createTestUser(service), await createTestUser(service)]
    const to = newAddress()
    const { body } = await request(user, { email: to, password: PASSWORD })
    const otp_code = await readCode(service, to)
    const stolen = await verify(other, { otp_ref: body.otp_ref, otp_code })
    expect([stolen.status, stolen.body.code]).toEqual([400, 'otp_invalid'])
    expect([await emailOf(user), await emailOf(other)]).toEqual([user.email, other.email])
    for (let turn = 0; turn < 4; turn++)
      expect(
        (await verify(user, { otp_ref: body.otp_ref, otp_code: otp_code === 100_000 ? 100_001 : 100_000 })).status,
      ).toBe(400)
    expect((await verify(user, { otp_ref: body.otp_ref, otp_code })).status).toBe(400)
    const fields = signUpFields()
    const signedUp = await service.call('POST', '/core/v1/auth/sign-up', { payload: fields })
    const ofSignUp = { otp_ref: signedUp.body.otp_ref, otp_code: await readCode(service, fields.email) }
    expect((await verify(user, ofSignUp)).status).toBe(400)
  })

  it('gives an address that two accounts verify concurrently to one of them', async () => {
    const users = [await createTestUser(service), await createTestUser(service)]
    const to = newAddress()
    const codes: object[] = []
    for (const user of users) {
      const { body } = await request(user, { email: to, password: PASSWORD })
      codes.push({ otp_ref: body.otp_ref, otp_code: await readCode(service, to) })
    }
    const answers = await Promise.all(users.map((user, index) => verify(user, codes[index]!)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const emails = await Promise.all(users.map(emailOf))
    expect(emails.filter((email) => email === to)).toHaveLength(1)
  })

  it('rejects the current address, an invalid one, and calls without a token', async () => {
    const user = await createTestUser(service)
    const same = await request(user, { email: user.email.toUpperCase(), password: PASSWORD })
    expect([same.status, same.body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/email', code: 'same' })],
    ])
    expect((await request(user, { email: 'nowhere' })).status).toBe(400)
    expect((await service.call('PUT', EMAIL, { payload: { email: newAddress() } })).status).toBe(401)
    expect((await service.call('POST', `${EMAIL}/verify`, { payload: {} })).status).toBe(401)
  })
})

describe('undoEmailChange', () => {
  it('restores the old address once, and ends every other way in', async () => {
    const user = await createTestUser(service)
    const to = newAddress()
    const token = await move(user, user.email, to)
    const thief = await signInTestUser(service, { username: to, password: PASSWORD })
    const { db } = service.services
    const identity = { issuer: 'https://idp.example', subject: 'thief', provider: 'google', email: null }
    await db
      .insertInto('identity')
      .values({ ...identity, user_id: user.userId })
      .execute()
    expect((await undo(token)).status).toBe(204)
    expect(await emailOf(user)).toBe(user.email)
    expect([await isSignedIn(user), await isSignedIn(thief)]).toEqual([false, false])
    expect((await signIn(user.username)).status).toBe(401)
    expect(await db.selectFrom('identity').selectAll().where('user_id', '=', user.userId).execute()).toEqual([])
    const again = await undo(token)
    expect([again.status, again.body.code]).toEqual([400, 'undo_token_invalid'])
  })

  it('unlinks identities linked before the change, except the one that opened the account', async () => {
    const user = await createTestUser(service)
    const { db } = service.services
    const identity = (provider: string) => ({
      issuer: 'https://idp.example',
      subject: `${provider} of ${user.userId}`,
      provider,
      email: null,
      user_id: user.userId,
    })
    await db
      .insertInto('identity')
      .values({ ...identity('apple'), opened_account: true })
      .execute()
    await db.insertInto('identity').values(identity('google')).execute()
    const token = await move(user, user.email, newAddress())
    await db.insertInto('identity').values(identity('line')).execute()
    expect((await undo(token)).status).toBe(204)
    const left = await db.selectFrom('identity').select('provider').where('user_id', '=', user.userId).execute()
    expect(left).toEqual([{ provider: 'apple' }])
  })

  it('lets the owner in again with a new password', async () => {
    const user = await createTestUser(service)
    const token = await move(user, user.email, newAddress())
    await undo(token)
    const asked = await service.call('POST', '/core/v1/auth/password-reset/request', { payload: { email: user.email } })
    const proof = { otp_ref: asked.body.otp_ref, otp_code: await readCode(service, user.email) }
    const { body } = await service.call('POST', '/core/v1/auth/password-reset/validate', { payload: proof })
    const payload = { reset_token: body.reset_token, new_password: 'papaya salad at noon' }
    expect((await service.call('POST', '/core/v1/auth/password-reset/confirm', { payload })).status).toBe(204)
    expect((await signIn(user.username, 'papaya salad at noon')).status).toBe(200)
  })

  it('undoes later changes too, and invalidates their undo links', async () => {
    const user = await createTestUser(service)
    const [second, third] = [newAddress(), newAddress()]
    const first = await move(user, user.email, second)
    const later = await move(user, second, third)
    expect((await undo(first)).status).toBe(204)
    expect(await emailOf(user)).toBe(user.email)
    expect((await undo(later)).status).toBe(400)
    expect(await emailOf(user)).toBe(user.email)
  })

  it('rejects a token after seven days, an unknown one, and an address that now belongs to another account', async () => {
    const user = await createTestUser(service)
    const token = await move(user, user.email, newAddress())
    await letTimePass(service.services.db, '2 minutes')
    const other = await createTestUser(service, { email: user.email })
    expect((await undo(token)).status).toBe(400)
    expect(await emailOf(other)).toBe(user.email)
    const late = await createTestUser(service)
    const old = await move(late, late.email, newAddress())
    await letTimePass(service.services.db, '7 days')
    expect((await undo(old)).status).toBe(400)
    expect((await undo('undo_guess')).status).toBe(400)
  })

  it('has a page that changes nothing when opened and runs only its own script', async () => {
    for (const [language, title] of [
      ['th', 'กลับมาใช้อีเมลเดิม'],
      ['en', 'Switch back to your old email address'],
    ] as const) {
      const { status, headers, text } = await service.call('GET', '/account/undo-email', {
        headers: { 'accept-language': language },
      })
      expect([status, headers['content-language']]).toEqual([200, language])
      expect(text).toContain(title)
      expect(headers['content-security-policy']).toMatch(/default-src 'none';.*script-src 'sha256-[\w+/=]+';/)
      expect(headers['referrer-policy']).toBe('no-referrer')
    }
    expect((await service.call('POST', '/account/undo-email')).status).toBe(405)
  })
})
