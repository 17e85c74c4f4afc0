import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { PARTNER_KEY, type PartnerServer, startPartnerServer } from '../../../../test/support/partner-server.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createPartner } from '../../../platform/partner/create-partner.ts'
import { grantRole } from '../../users/public.ts'

const URL = '/trips/v1/sync/jobs'
let server: PartnerServer
let service: TestService
let user: TestUser
let editor: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await startPartnerServer()
  const options = { baseUrl: server.v5, apiKey: PARTNER_KEY, now: () => new Date(), timeoutMs: 200, retryDelayMs: 1 }
  service = await startTestService({ vendors: { partner: createPartner('v5', options) }, clock: () => new Date() })
  ;[user, editor, admin] = [await createTestUser(service), await createTestUser(service), await createTestUser(service)]
  await grantRole(service.services.db, editor.userId, 'editor')
  await grantRole(service.services.db, admin.userId, 'admin')
})
afterAll(() => Promise.all([service.stop(), server.close()]))

const list = (query = '', who = editor) => service.call('GET', `${URL}${query}`, { headers: who.headers })
const start = (payload: object, who = admin) => service.call('POST', URL, { payload, headers: who.headers })

describe('startSyncJob and listSyncJobs', () => {
  it('start one sync at a time and show each until its end, newest first', async () => {
    const first = await start({ kind: 'places', full: true })
    expect([first.status, first.body]).toEqual([
      202,
      expect.objectContaining({ kind: 'places', state: 'queued', changed_since: null }),
    ])
    const second = await start({ kind: 'routes' })
    expect([second.status, second.body.code, second.body.job_id]).toEqual([409, 'sync_running', first.body.job_id])
    expect((await list()).body.results).toEqual([first.body])

    await service.runQueued('partner-sync')
    expect((await list()).body.results).toMatchObject([{ job_id: first.body.job_id, state: 'succeeded' }])
    const third = (await start({ kind: 'routes' })).body
    const pages = [(await list('?limit=1')).body, (await list('?limit=1&page=2')).body]
    expect(pages.flatMap(({ results }) => results.map((job: { job_id: string }) => job.job_id))).toEqual([
      third.job_id,
      first.body.job_id,
    ])
    expect(pages[0]).toMatchObject({ total: 2, nextpage: 2 })
  })

  it('refuse unknown kinds and members', async () => {
    for (const payload of [{}, { kind: 'hotels' }, { kind: 'places', all: true }])
      expect([payload, (await start(payload)).status]).toEqual([payload, 400])
  })

  it('let editors look and admins start', async () => {
    expect((await service.call('GET', URL)).status).toBe(401)
    expect((await list('', user)).status).toBe(403)
    expect((await start({ kind: 'places' }, editor)).status).toBe(403)
  })
})
