import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { grantRole } from '../../users/public.ts'
import { createKey } from '../key-commands.ts'

let service: TestService
let user: TestUser
let admin: TestUser
beforeAll(async () => {
  service = await startTestService()
  ;[user, admin] = [await createTestUser(service), await createTestUser(service)]
  await grantRole(service.services.db, admin.userId, 'admin')
})
afterAll(() => service.stop())

const list = (query = '', { headers } = admin) => service.call('GET', `/core/v1/api-keys${query}`, { headers })
const revoke = (id: string, { headers } = admin) => service.call('DELETE', `/core/v1/api-keys/${id}`, { headers })

describe('listApiKeys and revokeApiKey', () => {
  it('list keys without their secrets, page by page, and revoke one', async () => {
    const { db } = service.services
    const wish = { scopes: ['internal'] as const, expiresAt: null }
    const made = [await createKey(db, { ...wish, name: 'one' }), await createKey(db, { ...wish, name: 'two' })]
    const { body } = await list('?limit=100')
    const ids = body.results.map(({ key_id: id }: { key_id: string }) => id)
    for (const { keyId, secret } of made) {
      expect(ids).toContain(keyId)
      expect(JSON.stringify(body)).not.toContain(secret)
    }
    const pages = [(await list('?limit=1')).body, (await list('?limit=1&page=2')).body]
    expect(pages.flatMap(({ results }) => results)).toEqual(body.results.slice(0, 2))
    const [{ keyId, secret }] = made as [(typeof made)[0]]
    expect((await revoke(keyId)).status).toBe(204)
    const again = await revoke(keyId)
    expect([again.status, again.body.code]).toEqual([404, 'api_key_not_found'])
    const used = await service.call('POST', '/core/v1/points/collect', {
      payload: {},
      headers: { 'x-api-key': secret },
    })
    expect(used.status).toBe(401)
  })

  it('are for admins', async () => {
    expect((await list('', user)).status).toBe(403)
    expect((await revoke('key_1', user)).status).toBe(403)
    expect((await service.call('GET', '/core/v1/api-keys')).status).toBe(401)
    expect((await service.call('DELETE', '/core/v1/api-keys/key_1')).status).toBe(401)
  })
})
