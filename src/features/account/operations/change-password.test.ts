import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readMail, signInTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'

const NEW = 'papaya salad at noon'
let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date(), signInThrottle: 'on' })
})
afterAll(() => service.stop())

const put = (who: TestUser, payload: object) =>
  service.call('PUT', '/core/v1/users/me/password', { payload, headers: who.headers })
const signIn = (username: string, password: string) =>
  service.call('POST', '/core/v1/auth/sign-in', { payload: { username, password } })
const isSignedIn = async (who: TestUser) =>
  (await service.call('GET', '/core/v1/users/me', { headers: who.headers })).status === 200
const dropPassword = (who: TestUser) =>
  service.services.db.updateTable('app_user').set({ password_hash: null }).where('user_id', '=', who.userId).execute()

describe('changePassword', () => {
  it('takes the current password, ends the other sessions and notifies the owner by email', async () => {
    const user = await createTestUser(service)
    const other = await signInTestUser(service, { username: user.username, password: PASSWORD })
    expect((await put(user, { current_password: PASSWORD, new_password: NEW })).status).toBe(204)
    expect([await isSignedIn(user), await isSignedIn(other)]).toEqual([true, false])
    expect((await signIn(user.username, PASSWORD)).status).toBe(401)
    expect((await signIn(user.username, NEW)).status).toBe(200)
    expect((await readMail(service, user.email)).subject).toBe('เปลี่ยนรหัสผ่านแล้ว')
  })

  it('ends pending resets', async () => {
    const user = await createTestUser(service)
    const { body } = await service.call('POST', '/core/v1/auth/password-reset/request', {
      payload: { email: user.email },
    })
    const { text } = await readMail(service, user.email)
    const otp_code = Number(/^\d{6}$/m.exec(text)?.[0])
    await put(user, { current_password: PASSWORD, new_password: NEW })
    const { status } = await service.call('POST', '/core/v1/auth/password-reset/validate', {
      payload: { otp_code, otp_ref: body.otp_ref },
    })
    expect(status).toBe(400)
    await letTimePass(service.services.db, '2 minutes')
  })

  it('requires the current password even after a fresh sign-in, and slows guessing', async () => {
    const user = await createTestUser(service)
    const missing = await put(user, { new_password: NEW })
    expect([missing.status, missing.body.errors[0].pointer]).toEqual([400, '/current_password'])
    const seen: number[] = []
    for (let turn = 0; turn < 7; turn++)
      seen.push((await put(user, { current_password: `wrong guess ${turn}`, new_password: NEW })).status)
    expect(seen).toEqual([403, 403, 403, 403, 403, 429, 429])
    // Guesses with a stolen session do not lock the owner out.
    expect((await signIn(user.username, PASSWORD)).status).toBe(200)
  })

  it('sets the first password of an account after a fresh sign-in', async () => {
    const user = await createTestUser(service)
    await dropPassword(user)
    await letTimePass(service.services.db, '11 minutes')
    const stale = await put(user, { new_password: NEW })
    expect([stale.status, stale.body.code]).toEqual([403, 'fresh_proof_needed'])
    await service.services.accounts.sessions.prove(user.sessionId)
    expect((await put(user, { new_password: NEW })).status).toBe(204)
    expect((await signIn(user.username, NEW)).status).toBe(200)
  })

  it('rejects the same passwords as the sign-up, and the current one', async () => {
    const user = await createTestUser(service)
    const { status, body } = await put(user, { current_password: PASSWORD, new_password: 'password1' })
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/new_password', code: 'password_common' })],
    ])
    const same = await put(user, { current_password: PASSWORD, new_password: PASSWORD })
    expect([same.status, same.body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/new_password', code: 'same_password' })],
    ])
    expect((await service.call('PUT', '/core/v1/users/me/password', { payload: { new_password: NEW } })).status).toBe(
      401,
    )
  })

  it('applies one of two concurrent changes', async () => {
    const user = await createTestUser(service)
    const answers = await Promise.all(
      ['papaya salad at noon', 'grilled fish at six'].map((new_password) =>
        put(user, { current_password: PASSWORD, new_password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
  })
})
