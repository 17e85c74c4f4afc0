import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, signUpFields, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({
    clock: () => new Date(),
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    limits: {
      default: { calls: 1_000, windowS: 60 },
      preview: { calls: 1, windowS: 60 },
      'sign-in': { calls: 1_000, windowS: 60 },
    },
  })
})
afterAll(() => service.stop())

const rename = (who: TestUser, username: string) =>
  service.call('PUT', '/core/v1/users/me/username', { payload: { username }, headers: who.headers })
let address = 0
const check = (what: 'username' | 'email', value: string, from = `198.51.100.${++address}`) =>
  service.call('GET', `/core/v1/users/${what}-availability?${what}=${encodeURIComponent(value)}`, {
    headers: { 'x-forwarded-for': from },
  })

describe('changeUsername', () => {
  it('changes the username once in 30 days and says when it can change again', async () => {
    const user = await createTestUser(service)
    const { status, body } = await rename(user, 'New.Name_1')
    expect([status, body.username]).toEqual([200, 'New.Name_1'])
    const days = (Date.parse(body.username_changeable_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    const again = await rename(user, 'another_name')
    expect([again.status, again.body.code, again.body.username_changeable_at]).toEqual([
      409,
      'username_changed_recently',
      body.username_changeable_at,
    ])
    await letTimePass(service.services.db, '30 days')
    expect((await rename(user, 'another_name')).status).toBe(200)
    expect((await check('username', 'new.name_1')).body).toEqual({ available: true })
  })

  it('rejects a username held by an account or a recent sign-up, whatever its case; the same one changes nothing', async () => {
    const [user, other] = [await createTestUser(service), await createTestUser(service)]
    const waiting = signUpFields()
    await service.call('POST', '/core/v1/auth/sign-up', { payload: waiting })
    for (const taken of [other.username.toUpperCase(), waiting.username]) {
      const { status, body } = await rename(user, taken)
      expect([status, body.code]).toEqual([409, 'username_taken'])
    }
    expect((await rename(user, user.username)).body.username_changeable_at).toBeNull()
    expect((await rename(user, user.username.toUpperCase())).body.username).toBe(user.username.toUpperCase())
  })

  it('gives a username that many request concurrently to one of them', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => createTestUser(service)))
    const answers = await Promise.all(users.map((user) => rename(user, 'wanted_by_all')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('rejects invalid usernames and calls without a token', async () => {
    const user = await createTestUser(service)
    for (const username of ['ab', 'with space', 'ชื่อไทย', 'a'.repeat(31)])
      expect((await rename(user, username)).status).toBe(400)
    const { status } = await service.call('PUT', '/core/v1/users/me/username', { payload: { username: 'fine_name' } })
    expect(status).toBe(401)
  })
})

describe('checkUsernameAvailability', () => {
  it('says whether a username is free, and suggests similar free ones', async () => {
    const user = await createTestUser(service, { username: 'Mango' })
    await createTestUser(service, { username: 'mango1' })
    expect((await check('username', 'mango.rice')).body).toEqual({ available: true })
    expect((await check('username', user.username.toUpperCase())).body).toEqual({
      available: false,
      reason: 'taken',
      suggestions: ['MANGO2', 'MANGO3', 'MANGO4'],
    })
  })

  it('says that a username is invalid, and suggests its allowed part', async () => {
    expect((await check('username', 'Zoë Traveller!')).body).toEqual({
      available: false,
      reason: 'invalid',
      suggestions: ['ZoeTraveller', 'ZoeTraveller1', 'ZoeTraveller2'],
    })
    expect((await check('username', 'นักเดินทาง')).body).toEqual({ available: false, reason: 'invalid' })
    expect((await check('username', 'x'.repeat(40))).body.suggestions[0]).toHaveLength(28)
    expect((await check('username', '')).status).toBe(400)
    for (const name of ['Admin', 'tiao.support', '...', '12_3'])
      expect((await check('username', name)).body).toMatchObject({ available: false, reason: 'invalid' })
  })

  it('suggests only usernames that it calls free', async () => {
    const { body } = await check('username', 'mango')
    for (const name of body.suggestions) expect((await check('username', name)).body).toEqual({ available: true })
  })

  it('is rate-limited per IP address', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 32; turn++) statuses.push((await check('username', `name${turn}`, '203.0.113.9')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
  })
})

describe('checkEmailAvailability', () => {
  it('says whether an address has an account, whatever its case', async () => {
    const { email } = await createTestUser(service)
    expect((await check('email', email.toUpperCase())).body).toEqual({ available: false, reason: 'taken' })
    expect((await check('email', 'nobody.yet@mail.example')).body).toEqual({ available: true })
    for (const none of ['nowhere', 'a@b', 'two@@mail.example'])
      expect((await check('email', none)).body).toEqual({ available: false, reason: 'invalid' })
    expect((await service.call('GET', '/core/v1/users/email-availability')).status).toBe(400)
  })
})
