import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readCode, readMail, signUpFields } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const post = (path: string, payload: object) =>
  service.call('POST', `/core/v1/auth/${path}`, { payload, headers: { 'accept-language': 'en' } })

describe('signUpV1', () => {
  it('emails a code that opens the account, which can then sign in', async () => {
    const fields = signUpFields()
    const signedUp = await post('sign-up', fields)
    expect([signedUp.status, Object.keys(signedUp.body).sort()]).toEqual([201, ['expires_at', 'otp_ref']])
    const refused = await post('sign-in', { username: fields.username, password: PASSWORD })
    expect([refused.status, refused.body.code, refused.body.otp_ref]).toEqual([
      403,
      'email_not_verified',
      signedUp.body.otp_ref,
    ])
    const otp_code = await readCode(service, fields.email)
    const verified = await post('email-verification', { otp_code, otp_ref: signedUp.body.otp_ref })
    expect([verified.status, verified.body.status]).toEqual([200, 'verified'])
    for (const username of [fields.username.toUpperCase(), fields.email]) {
      const signedIn = await post('sign-in', { username, password: PASSWORD })
      expect(signedIn.status).toBe(200)
      expect(signedIn.body.user).toMatchObject({ username: fields.username, email: fields.email, has_password: true })
    }
  })

  it('gives the same answer for a known address, and notifies its owner instead of sending a code', async () => {
    const owner = await createTestUser(service)
    await letTimePass(service.services.db, '2 minutes')
    const again = await post('sign-up', signUpFields({ email: owner.email.toUpperCase() }))
    expect([again.status, Object.keys(again.body).sort()]).toEqual([201, ['expires_at', 'otp_ref']])
    const { text } = await readMail(service, owner.email)
    expect(text).not.toMatch(/^\d{6}$/m)
    expect(text).toContain('มีบัญชีอยู่แล้ว')
  })

  it('signs up once for one Idempotency-Key, though the username is held by then', async () => {
    const [payload, headers] = [signUpFields(), { 'idempotency-key': 'sign-up-1' }]
    const call = () => service.call('POST', '/core/v1/auth/sign-up', { payload, headers })
    const [first, again] = [await call(), await call()]
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true'])
  })

  it('rejects a held username, whatever its case', async () => {
    const fields = signUpFields()
    await post('sign-up', fields)
    const { status, body } = await post('sign-up', signUpFields({ username: fields.username.toUpperCase() }))
    expect([status, body.code]).toEqual([409, 'username_taken'])
  })

  it('releases a username that was not verified within a day', async () => {
    const fields = signUpFields()
    await post('sign-up', fields)
    await letTimePass(service.services.db, '24 hours')
    expect((await post('sign-up', signUpFields({ username: fields.username }))).status).toBe(201)
  })

  it('names every invalid field', async () => {
    const { status, body } = await post('sign-up', {
      username: 'a!',
      password: '',
      name: ' ',
      email: 'nowhere',
      profileUrl: 'ftp://x',
      adress: 1,
    })
    expect(status).toBe(400)
    expect(body.errors.map((fault: { pointer: string }) => fault.pointer).sort()).toEqual(
      expect.arrayContaining([
        '/adress',
        '/consent_version',
        '/email',
        '/name',
        '/password',
        '/profileUrl',
        '/username',
      ]),
    )
  })

  it('reports all errors at once: schema, username, address, consent and password', async () => {
    const { username } = await createTestUser(service)
    const told = async (more: object) => {
      const { status, body } = await post('sign-up', { ...signUpFields(), ...more })
      return [
        status,
        body.code,
        body.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`).sort(),
      ]
    }
    const taken = { username, consent_version: '1999-01-01' }
    expect(await told({ ...taken, name: 'a\nb', email: 'nowhere', password: 'tiaotiao' })).toEqual([
      400,
      'invalid_request',
      [
        '/consent_version consent_version_unknown',
        '/email bad_format',
        '/name bad_format',
        '/password password_common',
        '/username username_taken',
      ],
    ])
    expect(
      await told({ ...taken, email: '=?utf-8?q?a?=@mail.example', username: 'Tiao.Support', password: 'short' }),
    ).toEqual([
      400,
      'invalid_request',
      [
        '/consent_version consent_version_unknown',
        '/email bad_format',
        '/password too_short',
        '/username username_reserved',
      ],
    ])
    expect(await told({ username })).toEqual([409, 'username_taken', ['/username username_taken']])
    expect(await told({ consent_version: '1999-01-01' })).toEqual([
      422,
      'consent_version_unknown',
      ['/consent_version consent_version_unknown'],
    ])
  })

  it.each(['...', '___', '123', '1.2_3'])('rejects a username without a letter: %s', async (username) => {
    const { status, body } = await post('sign-up', signUpFields({ username }))
    expect([status, body.errors[0].pointer]).toEqual([400, '/username'])
  })

  it.each(['a\r\nBcc: x@y.example', 'a b', '"a b"', 'ไทย', 'a\u202eb', '=?utf-8?q?a?='])(
    'rejects an address whose local part is unsafe in a header: %j',
    async (local) => {
      const { status, body } = await post('sign-up', signUpFields({ email: `${local}@mail.example` }))
      expect([status, body.errors[0].pointer]).toEqual([400, '/email'])
      const free = await service.call(
        'GET',
        `/core/v1/users/email-availability?email=${encodeURIComponent(local)}@mail.example`,
      )
      expect(free.body).toEqual({ available: false, reason: 'invalid' })
    },
  )

  it('stores the name in NFC and trimmed', async () => {
    const fields = signUpFields({ name: '  Cafe\u0301 ' })
    await post('sign-up', fields)
    const user = await service.services.db
      .selectFrom('app_user')
      .select('name')
      .where('username', '=', fields.username)
      .executeTakeFirstOrThrow()
    expect(user.name).toBe('Caf\u00e9')
  })

  it.each([
    ['short', 'seven77', 'too_short'],
    ['common', 'Password1', 'password_common'],
    ['like the name', 'SomeBody1', 'password_similar'],
    ['like the address', 'likeness77', 'password_similar'],
    ['the name of the service', 'tiaotiao', 'password_common'],
    ['spaces', '        ', 'password_common'],
    ['one sign over and over', 'bbbbbbbbbb', 'password_common'],
    ['a few signs over and over', 'qzjqzjqzjqzj', 'password_common'],
    ['too long', 'long '.repeat(26), 'too_long'],
  ])('rejects a password that is %s', async (_what, password, code) => {
    const { status, body } = await post('sign-up', signUpFields({ password, email: 'likeness77@mail.example' }))
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ pointer: '/password', code })]])
  })

  it('stores only digests of password and code', async () => {
    const fields = signUpFields({ password: 'a password that nobody else has' })
    await post('sign-up', fields)
    const user = await service.services.db
      .selectFrom('app_user')
      .selectAll()
      .where('username', '=', fields.username)
      .executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(user)).not.toContain('nobody else')
    const consents = await service.services.db
      .selectFrom('consent')
      .select(['purpose', 'granted'])
      .where('user_id', '=', user.user_id)
      .orderBy('purpose')
      .execute()
    expect(consents).toEqual([
      { purpose: 'privacy', granted: true },
      { purpose: 'terms', granted: true },
    ])
  })
})
