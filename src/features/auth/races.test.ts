// Forty concurrent calls: in any order, exactly one wins. More rounds: RACE_ROUNDS=5 npx vitest run races
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, readCode, signUpFields } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

const AT_ONCE = 40
const ROUNDS = Array.from({ length: Number(process.env['RACE_ROUNDS'] ?? 2) }, (_, round) => round + 1)

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const post = (path: string, payload: object) => service.call('POST', `/core/v1/auth/${path}`, { payload })
const atOnce = (count: number, call: (turn: number) => ReturnType<typeof post>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => call(turn)))
const count = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe.each(ROUNDS)('concurrent calls, round %i', () => {
  it('use a code once', async () => {
    const fields = signUpFields()
    const { body } = await post('sign-up', fields)
    const payload = { otp_ref: body.otp_ref, otp_code: await readCode(service, fields.email) }
    const answers = await atOnce(AT_ONCE, () => post('email-verification', payload))
    expect([count(answers, 200), count(answers, 400)]).toEqual([1, AT_ONCE - 1])
  })

  it('compare five of fifty wrong codes, after which even the correct one fails', async () => {
    const fields = signUpFields()
    const { body } = await post('sign-up', fields)
    const right = await readCode(service, fields.email)
    const answers = await atOnce(50, (turn) =>
      post('email-verification', { otp_ref: body.otp_ref, otp_code: right - 1 - turn }),
    )
    expect(count(answers, 400)).toBe(50)
    const row = await service.services.db
      .selectFrom('one_time_code')
      .select('tries')
      .where('otp_ref', '=', body.otp_ref)
      .executeTakeFirstOrThrow()
    expect(row.tries).toBe(5)
    expect((await post('email-verification', { otp_ref: body.otp_ref, otp_code: right })).status).toBe(400)
  })

  it('replace a refresh token once, and keep one session', async () => {
    const user = await createTestUser(service)
    const answers = await atOnce(AT_ONCE, () => post('token/refresh', { refresh_token: user.refreshToken }))
    expect(count(answers, 200)).toBe(AT_ONCE)
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.session_id))).toEqual(new Set([user.sessionId]))
    expect((await post('token/refresh', { refresh_token: answers[0]!.body.refresh_token })).status).toBe(200)
    const tokens = await service.services.db
      .selectFrom('refresh_token')
      .select('used_at')
      .where('session_id', '=', user.sessionId)
      .execute()
    expect([tokens.length, tokens.filter(({ used_at }) => used_at === null).length]).toEqual([3, 1])
  })

  it('register a username once', async () => {
    const { username } = signUpFields()
    const answers = await atOnce(AT_ONCE, (turn) =>
      post('sign-up', signUpFields({ username: turn % 2 ? username : username.toUpperCase() })),
    )
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, AT_ONCE - 1])
    const rows = await service.services.db
      .selectFrom('app_user')
      .select('user_id')
      .where('username', 'in', [username, username.toUpperCase()])
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('verify an address for one account', async () => {
    const email = signUpFields().email
    const codes: { otp_ref: string; otp_code: number }[] = []
    for (let turn = 0; turn < 2; turn++) {
      const { body } = await post('sign-up', signUpFields({ email }))
      codes.push({ otp_ref: body.otp_ref, otp_code: await readCode(service, email) })
    }
    const answers = await Promise.all(codes.map((code) => post('email-verification', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
