import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { CONSENT_VERSION } from './public.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date() })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const documents = (query = '', language = 'en') =>
  service.call('GET', `/core/v1/consents${query}`, { headers: { 'accept-language': language } })
const mine = (who = user) => service.call('GET', '/core/v1/users/me/consent', { headers: who.headers })
const update = (payload: object, who = user) =>
  service.call('PUT', '/core/v1/users/me/consent', { payload, headers: who.headers })
const rows = (who: TestUser) =>
  service.services.db
    .selectFrom('consent')
    .select(['purpose', 'granted'])
    .where('user_id', '=', who.userId)
    .orderBy('consent_id')
    .execute()

describe('getConsentData', () => {
  it('returns the documents in force in the negotiated language, each with the hash of its text', async () => {
    for (const [language, title] of [
      ['th', 'ข้อกำหนดการใช้งาน'],
      ['en', 'Terms of use'],
    ] as const) {
      const { status, body } = await documents('', language)
      expect([status, body.version, body.language]).toEqual([200, CONSENT_VERSION, language])
      expect(body.documents.map(({ purpose, required }: Record<string, unknown>) => [purpose, required])).toEqual([
        ['terms', true],
        ['privacy', true],
        ['profiling', false],
        ['marketing', false],
      ])
      expect(body.documents[0].title).toBe(title)
      for (const { text, sha256 } of body.documents)
        expect(sha256).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })

  it('returns the requested version and language, and names the version in force if it is unknown', async () => {
    const { status, body } = await documents(`?version=${CONSENT_VERSION}&language=th`)
    expect([status, body.language, body.versions]).toEqual([200, 'th', [CONSENT_VERSION]])
    const unknown = await documents('?version=1999-01-01')
    expect([unknown.status, unknown.body.code]).toEqual([422, 'consent_version_unknown'])
    expect(unknown.body.detail).toContain(CONSENT_VERSION)
    expect((await documents('?language=fr')).status).toBe(400)
  })
})

describe('getMyConsent and updateMyConsent', () => {
  it('return the consents of the sign-up with the hash of the text', async () => {
    const shown = (await documents('', 'th')).body.documents
    const { status, body } = await mine()
    expect(status).toBe(200)
    expect(
      body.consents.map(({ purpose, granted, version }: Record<string, unknown>) => [purpose, granted, version]),
    ).toEqual([
      ['terms', true, CONSENT_VERSION],
      ['privacy', true, CONSENT_VERSION],
      ['profiling', false, null],
      ['marketing', false, null],
    ])
    expect(body.consents[0].sha256).toBe(shown[0].sha256)
  })

  it('give and withdraw voluntary consents; every change is appended', async () => {
    const who = await createTestUser(service)
    const given = await update({ version: CONSENT_VERSION, profiling: true, marketing: true }, who)
    expect(given.body.consents.map(({ granted }: { granted: boolean }) => granted)).toEqual([true, true, true, true])
    await update({ version: CONSENT_VERSION, profiling: true }, who)
    const withdrawn = await update({ version: CONSENT_VERSION, profiling: false }, who)
    expect(withdrawn.body.consents[2]).toMatchObject({ purpose: 'profiling', granted: false, language: 'en' })
    expect(withdrawn.body).toEqual((await mine(who)).body)
    expect((await rows(who)).map(({ purpose, granted }) => `${purpose} ${granted}`)).toEqual([
      'terms true',
      'privacy true',
      'profiling true',
      'marketing true',
      'profiling false',
    ])
    await expect(
      service.services.db.updateTable('consent').set({ granted: true }).where('user_id', '=', who.userId).execute(),
    ).rejects.toThrow('never changed')
  })

  it('do not withdraw terms and privacy, and say how to close the account', async () => {
    for (const purpose of ['terms', 'privacy']) {
      const { status, body } = await update({ version: CONSENT_VERSION, [purpose]: false, marketing: true })
      expect([status, body.code]).toEqual([409, 'consent_needed'])
      expect(body.detail).toContain('close your account')
    }
    expect(await rows(user)).toHaveLength(2)
  })

  it('reject other versions and unknown purposes', async () => {
    const old = await update({ version: '2020-01-01', marketing: true })
    expect([old.status, old.body.code]).toEqual([422, 'consent_version_unknown'])
    const { status, body } = await update({ marketting: true, profiling: 'yes' })
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ['/marketting', '/profiling', '/version'],
    ])
  })

  it('return 401 without a token', async () => {
    for (const method of ['GET', 'PUT'] as const)
      expect((await service.call(method, '/core/v1/users/me/consent', { payload: {} })).status).toBe(401)
  })
})
