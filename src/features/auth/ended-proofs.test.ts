// What has ended stays ended, and calls in progress at that moment do not outlive it.
import { hash } from '@node-rs/argon2'
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
import { changeMeanwhile } from '../../../test/support/held-user.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ env: { PUBLIC_URL: 'https://tiao.example' } })
})
afterAll(() => service.stop())

const ME = '/core/v1/users/me'
const NEW_PASSWORD = 'papaya salad at noon'
const post = (path: string, payload: object) =>
  service.call('POST', `/core/v1/auth/${path}`, { payload, headers: { 'accept-language': 'en' } })
const signIn = (username: string, password = PASSWORD) => post('sign-in', { username, password })
const mailsTo = async (recipient: string) =>
  (await service.services.db.selectFrom('mail').select('mail_id').where('recipient', '=', recipient).execute()).length
const liveSessions = async ({ userId }: TestUser) =>
  (
    await service.services.db
      .selectFrom('session')
      .select('session_id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  ).length

let addresses = 0
async function move(who: TestUser): Promise<string> {
  const to = `elsewhere${++addresses}@mail.example`
  const { body } = await service.call('PUT', `${ME}/email`, { payload: { email: to }, headers: who.headers })
  const payload = { otp_ref: body.otp_ref, otp_code: await readCode(service, to) }
  expect((await service.call('POST', `${ME}/email/verify`, { payload, headers: who.headers })).status).toBe(200)
  return to
}

async function askReset(email: string): Promise<string> {
  await letTimePass(service.services.db, '2 minutes')
  return (await post('password-reset/request', { email })).body.otp_ref
}

/** Renews a reference as soon as that is allowed. @returns the number of emails sent */
async function mailsOfRenewal(otp_ref: string, address: string): Promise<number> {
  await letTimePass(service.services.db, '2 minutes')
  const before = await mailsTo(address)
  expect((await post('otp/renew', { otp_ref })).status).toBe(200)
  return (await mailsTo(address)) - before
}

describe('an ended code cannot be renewed', () => {
  const endings: readonly (readonly [string, (user: TestUser, otp_ref: string) => Promise<unknown>])[] = [
    ['another replaced it', (_user, otp_ref) => post('otp/renew', { otp_ref })],
    [
      'it was used',
      async ({ email }, otp_ref) =>
        post('password-reset/validate', { otp_ref, otp_code: await readCode(service, email) }),
    ],
    ['the address was changed', move],
    [
      'it had expired and the address was changed',
      async (user) => {
        await letTimePass(service.services.db, '10 minutes')
        await move(await signInTestUser(service, { username: user.username, password: PASSWORD }))
      },
    ],
    [
      'the password was changed',
      ({ headers }) =>
        service.call('PUT', `${ME}/password`, {
          payload: { current_password: PASSWORD, new_password: NEW_PASSWORD },
          headers,
        }),
    ],
    ['the account was closed', ({ headers }) => service.call('DELETE', ME, { headers })],
  ]
  it.each(endings)('because %s', async (_why, end) => {
    const user = await createTestUser(service)
    const otp_ref = await askReset(user.email)
    await letTimePass(service.services.db, '2 minutes')
    await end(user, otp_ref)
    expect(await mailsOfRenewal(otp_ref, user.email)).toBe(0)
  })

  it('because the change to its address was undone', async () => {
    const user = await createTestUser(service)
    const thief = await move(user)
    const otp_ref = await askReset(thief)
    const token = /#(\S+)/.exec((await readMail(service, user.email)).text)![1]!
    expect((await service.call('POST', `${ME}/email/undo`, { payload: { token } })).status).toBe(204)
    expect(await mailsOfRenewal(otp_ref, thief)).toBe(0)
  })

  it('or used once its address no longer belongs to the user, even if nothing else ended it', async () => {
    const user = await createTestUser(service)
    const otp_ref = await askReset(user.email)
    const otp_code = await readCode(service, user.email)
    await move(user)
    await sql`update one_time_code set replaced_at = null where otp_ref = ${otp_ref}`.execute(service.services.db)
    expect((await post('password-reset/validate', { otp_ref, otp_code })).body.code).toBe('otp_invalid')
    expect(await mailsOfRenewal(otp_ref, user.email)).toBe(0)
  })
})

describe('a sign-up', () => {
  it('gets the reference of its own code at sign-in, even if someone else has signed up with the address since', async () => {
    const email = signUpFields().email
    const [mine, other] = [signUpFields({ email }), signUpFields({ email })]
    const first = await post('sign-up', mine)
    await letTimePass(service.services.db, '2 minutes')
    await post('sign-up', other)
    const { text } = await readMail(service, email)
    expect(text).toContain(other.username)
    const told = await signIn(mine.username)
    expect(told.body).toMatchObject({ code: 'email_not_verified', otp_ref: first.body.otp_ref })
    const newest = { otp_ref: told.body.otp_ref, otp_code: await readCode(service, email) }
    expect((await post('email-verification', newest)).body.code).toBe('otp_invalid')
    expect((await signIn(other.username)).status).toBe(403)
  })

  it('gets its code however many strangers have signed up with the address', async () => {
    const email = signUpFields().email
    for (let turn = 0; turn < 7; turn++) expect((await post('sign-up', signUpFields({ email }))).status).toBe(201)
    await sql`insert into one_time_code (otp_ref, purpose, email, code_digest, language, expires_at)
      select lpad(n::text, 22, '0'), 'sign_up', ${email}, '', 'en', now() from generate_series(1, 30) n`.execute(
      service.services.db,
    )
    const fields = signUpFields({ email })
    const { status, body } = await post('sign-up', fields)
    expect(status).toBe(201)
    // Codes that others caused to be sent to the address limit only their later codes.
    await letTimePass(service.services.db, '2 minutes')
    expect((await post('otp/renew', { otp_ref: body.otp_ref })).status).toBe(429)
    const payload = { otp_ref: body.otp_ref, otp_code: await readCode(service, email) }
    expect((await post('email-verification', payload)).status).toBe(200)
    expect((await signIn(email)).body.user.username).toBe(fields.username)
  })

  it('gets the same answer for a known address, however often', async () => {
    const { email } = await createTestUser(service)
    for (let turn = 0; turn < 7; turn++) expect((await post('sign-up', signUpFields({ email }))).status).toBe(201)
  })
})

describe('a sign-in whose password changes during the comparison', () => {
  const setHash = (userId: string, passwordHash: string) => (db: TestService['services']['db']) =>
    sql`update app_user set password_hash = ${passwordHash} where user_id = ${userId}`.execute(db)

  it('starts no session', async () => {
    const user = await createTestUser(service)
    const change = setHash(user.userId, await service.services.accounts.passwords.hash(NEW_PASSWORD))
    const answer = await changeMeanwhile(service, user.userId, { call: () => signIn(user.username), change })
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_credentials'])
    expect(await liveSessions(user)).toBe(1)
  })

  it('does not write the old password back to replace an outdated hash', async () => {
    const user = await createTestUser(service)
    const cheap = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 })
    await setHash(user.userId, cheap)(service.services.db)
    const change = setHash(user.userId, await service.services.accounts.passwords.hash(NEW_PASSWORD))
    const answer = await changeMeanwhile(service, user.userId, { call: () => signIn(user.username), change })
    expect(answer.status).toBe(401)
    expect([(await signIn(user.username)).status, (await signIn(user.username, NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ])
  })

  it('otherwise replaces an outdated hash', async () => {
    const user = await createTestUser(service)
    const cheap = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 })
    await setHash(user.userId, cheap)(service.services.db)
    expect((await signIn(user.username)).status).toBe(200)
    const row = service.services.db.selectFrom('app_user').select('password_hash').where('user_id', '=', user.userId)
    expect((await row.executeTakeFirstOrThrow()).password_hash).toContain('m=19456,t=2')
    expect((await signIn(user.username)).status).toBe(200)
  })
})

describe('a call whose session ends while it runs does not change', () => {
  const calls: readonly (readonly [string, 'PUT' | 'DELETE', string, object])[] = [
    ['the password', 'PUT', `${ME}/password`, { current_password: PASSWORD, new_password: NEW_PASSWORD }],
    ['the address', 'PUT', `${ME}/email`, { email: 'not.asked@mail.example' }],
    ['whether it is open', 'DELETE', ME, {}],
  ]
  it.each(calls)('%s', async (_what, method, url, payload) => {
    const user = await createTestUser(service)
    const answer = await changeMeanwhile(service, user.userId, {
      call: () => service.call(method, url, { payload, headers: user.headers }),
      change: (db) => sql`update session set revoked_at = now() where user_id = ${user.userId}`.execute(db),
    })
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
    expect((await signIn(user.username)).status).toBe(200)
  })
})
