import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readCode, readMail, signUpFields } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const post = (path: string, payload: object) =>
  service.call('POST', `/core/v1/auth/${path}`, { payload, headers: { 'accept-language': 'en' } })

async function signUp() {
  const fields = signUpFields()
  const { body } = await post('sign-up', fields)
  return { ...fields, otp_ref: body.otp_ref as string, otp_code: await readCode(service, fields.email) }
}
const wrong = (code: number) => (code === 999_999 ? 100_000 : code + 1)

describe('verifyEmail', () => {
  it('gives the same answer for wrong, expired, used, unknown and exhausted codes', async () => {
    const answers: unknown[] = []
    const refuse = async (payload: object) => {
      const { status, body } = await post('email-verification', payload)
      answers.push([status, body.code, body.title, body.detail])
    }
    const one = await signUp()
    await refuse({ otp_ref: one.otp_ref, otp_code: wrong(one.otp_code) })
    await refuse({ otp_ref: 'AAAAAAAAAAAAAAAAAAAAAA', otp_code: one.otp_code })
    await post('email-verification', { otp_ref: one.otp_ref, otp_code: one.otp_code })
    await refuse({ otp_ref: one.otp_ref, otp_code: one.otp_code })
    const two = await signUp()
    await letTimePass(service.services.db, '10 minutes')
    await refuse({ otp_ref: two.otp_ref, otp_code: two.otp_code })
    const three = await signUp()
    for (let turn = 0; turn < 5; turn++) await refuse({ otp_ref: three.otp_ref, otp_code: wrong(three.otp_code) })
    await refuse({ otp_ref: three.otp_ref, otp_code: three.otp_code })
    expect(answers).toHaveLength(10)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual([400, 'otp_invalid', expect.any(String), expect.any(String)])
  })

  it('accepts the fields of the sign-up and rejects one that differs', async () => {
    const { otp_ref, otp_code, username, email, name } = await signUp()
    const told = { otp_ref, otp_code, username, email, name, password: PASSWORD }
    for (const other of [
      { username: 'another' },
      { email: 'another@mail.example' },
      { name: 'X' },
      { password: 'another 99' },
    ])
      expect((await post('email-verification', { ...told, ...other })).body.code).toBe('otp_invalid')
    expect((await post('email-verification', { ...told, email: email.toUpperCase() })).status).toBe(200)
  })

  it('opens the account that verifies an address first', async () => {
    const email = 'two.want.it@mail.example'
    const first = signUpFields({ email })
    const second = signUpFields({ email })
    const one = await post('sign-up', first)
    const otp_code = await readCode(service, email)
    await letTimePass(service.services.db, '2 minutes')
    const two = await post('sign-up', second)
    // Each code opens the sign-up that it was sent for, and no other.
    const newer = { otp_ref: two.body.otp_ref, otp_code: await readCode(service, email) }
    expect((await post('email-verification', { ...newer, otp_ref: one.body.otp_ref })).body.code).toBe('otp_invalid')
    expect((await post('email-verification', { otp_ref: one.body.otp_ref, otp_code })).status).toBe(200)
    expect((await post('email-verification', newer)).body.code).toBe('otp_invalid')
    expect((await post('sign-in', { username: email, password: PASSWORD })).body.user.username).toBe(first.username)
    expect((await post('sign-in', { username: second.username, password: PASSWORD })).status).toBe(403)
  })

  it('rejects a code for another purpose', async () => {
    const user = await createTestUser(service)
    const asked = await post('password-reset/request', { email: user.email })
    const payload = { otp_ref: asked.body.otp_ref, otp_code: await readCode(service, user.email) }
    expect((await post('email-verification', payload)).body.code).toBe('otp_invalid')
    expect((await post('password-reset/validate', payload)).status).toBe(200)
  })

  it('names every invalid field', async () => {
    const { status, body } = await post('email-verification', { otp_code: '482913' })
    expect([status, body.errors.map((fault: { pointer: string }) => fault.pointer).sort()]).toEqual([
      400,
      ['/otp_code', '/otp_ref'],
    ])
  })
})

describe('renewOtp', () => {
  it('replaces the code by a new one after a minute', async () => {
    const { otp_ref, otp_code, email } = await signUp()
    const soon = await post('otp/renew', { otp_ref })
    expect([soon.status, soon.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)
    await letTimePass(service.services.db, '2 minutes')
    const renewed = await post('otp/renew', { otp_ref })
    expect(renewed.status).toBe(200)
    expect((await post('email-verification', { otp_ref, otp_code })).body.code).toBe('otp_invalid')
    const payload = { otp_ref: renewed.body.otp_ref, otp_code: await readCode(service, email) }
    expect((await post('email-verification', payload)).status).toBe(200)
  })

  it('sends at most five an hour', async () => {
    let { otp_ref } = await signUp()
    for (let turn = 0; turn < 4; turn++) {
      await letTimePass(service.services.db, '2 minutes')
      const { status, body } = await post('otp/renew', { otp_ref })
      expect(status).toBe(200)
      otp_ref = body.otp_ref
    }
    await letTimePass(service.services.db, '2 minutes')
    const { status, headers } = await post('otp/renew', { otp_ref })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(2_000)
  })

  it('gives the same answer for an unknown reference', async () => {
    const { status, body } = await post('otp/renew', { otp_ref: 'nobody-knows-this-one' })
    expect([status, body]).toEqual([
      200,
      { otp_ref: expect.stringMatching(/^[\w-]{22}$/), expires_at: expect.any(String) },
    ])
  })
})

describe('a password reset', () => {
  it('sets a new password once, ends all sessions and notifies the owner', async () => {
    const user = await createTestUser(service)
    const asked = await post('password-reset/request', { email: user.email })
    const code = { otp_ref: asked.body.otp_ref, otp_code: await readCode(service, user.email) }
    const { body } = await post('password-reset/validate', code)
    expect((await post('password-reset/validate', code)).body.code).toBe('otp_invalid')

    const weak = await post('password-reset/confirm', { reset_token: body.reset_token, new_password: 'password1' })
    expect([weak.status, weak.body.errors[0]]).toMatchObject([
      400,
      { pointer: '/new_password', code: 'password_common' },
    ])
    const confirm = { reset_token: body.reset_token, new_password: 'sticky mango rice 8' }
    expect((await post('password-reset/confirm', confirm)).status).toBe(204)
    expect((await post('password-reset/confirm', confirm)).body.code).toBe('reset_token_invalid')

    const sessions = await service.call('GET', '/core/v1/auth/sessions', { headers: user.headers })
    expect(sessions.status).toBe(401)
    expect((await post('token/refresh', { refresh_token: user.refreshToken })).status).toBe(401)
    expect((await post('sign-in', { username: user.username, password: PASSWORD })).status).toBe(401)
    expect((await post('sign-in', { username: user.username, password: confirm.new_password })).status).toBe(200)
    expect((await readMail(service, user.email)).text).toContain('เปลี่ยน')
  })

  it('gives the same answer for an unknown address, and emails nobody', async () => {
    const user = await createTestUser(service)
    const known = await post('password-reset/request', { email: user.email })
    const unknown = await post('password-reset/request', { email: 'nobody.at.all@mail.example' })
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)])
    await expect(readMail(service, 'nobody.at.all@mail.example')).rejects.toThrow('no mail')
    // Both must wait.
    for (const email of [user.email, 'nobody.at.all@mail.example'])
      expect((await post('password-reset/request', { email })).status).toBe(429)
    const renewed = await post('otp/renew', { otp_ref: unknown.body.otp_ref })
    expect(renewed.status).toBe(429)
  })

  it('rejects an expired or unknown token', async () => {
    const confirm = (reset_token: string) =>
      post('password-reset/confirm', { reset_token, new_password: 'sticky mango rice 8' })
    expect((await confirm('pr_unknown')).body.code).toBe('reset_token_invalid')
    const user = await createTestUser(service)
    const asked = await post('password-reset/request', { email: user.email })
    const code = { otp_ref: asked.body.otp_ref, otp_code: await readCode(service, user.email) }
    const { body } = await post('password-reset/validate', code)
    await letTimePass(service.services.db, '10 minutes')
    expect((await confirm(body.reset_token)).body.code).toBe('reset_token_invalid')
  })
})

describe('code guesses per account', () => {
  it('are limited to twenty a day across all codes', async () => {
    const { email } = await createTestUser(service)
    const { db } = service.services
    const begin = async () => {
      await sql`update one_time_code set created_at = created_at - interval '61 minutes' where email = ${email}`.execute(
        db,
      )
      const { body } = await post('password-reset/request', { email })
      return { otp_ref: body.otp_ref as string, otp_code: await readCode(service, email) }
    }
    const answers: number[] = []
    for (let code = 0; code < 4; code++) {
      const { otp_ref, otp_code } = await begin()
      for (let turn = 0; turn < 5; turn++)
        answers.push((await post('password-reset/validate', { otp_ref, otp_code: wrong(otp_code) })).status)
    }
    expect(answers).toEqual(Array(20).fill(400))
    const right = await begin()
    expect((await post('password-reset/validate', right)).body.code).toBe('otp_invalid')
    await letTimePass(db, '1 day')
    expect((await post('password-reset/validate', await begin())).status).toBe(200)
  })
})
