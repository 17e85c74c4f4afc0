import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { addFailedJob } from '../../../../test/support/failed-job.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { grantRole } from '../../users/public.ts'

let service: TestService
let user: TestUser
let admin: TestUser
const failed: string[] = []
beforeAll(async () => {
  service = await startTestService()
  ;[user, admin] = [await createTestUser(service), await createTestUser(service)]
  await grantRole(service.services.db, admin.userId, 'admin')
  for (const message of ['first', 'second']) failed.push(await addFailedJob(service.services.db, message))
})
afterAll(() => service.stop())

const list = (query = '', { headers } = admin) => service.call('GET', `/core/v1/jobs${query}`, { headers })
const retry = (id: string, { headers } = admin) => service.call('PUT', `/core/v1/jobs/${id}/retry`, { headers })

describe('listJobs and retryJob', () => {
  it('list failed jobs with their reason, page by page', async () => {
    const { body } = await list()
    expect(body).toMatchObject({ total: 2, nextpage: 0 })
    expect(body.results.map(({ message }: { message: string }) => message).toSorted()).toEqual(['first', 'second'])
    expect(body.results[0]).toMatchObject({ state: 'failed', attempts: 4 })
    const pages = [(await list('?limit=1')).body, (await list('?limit=1&page=2')).body]
    expect(pages.flatMap(({ results }) => results)).toEqual(body.results)
  })

  it('run a failed job once more, however often it is called at once', async () => {
    const [id] = failed
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(id!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await list()).body.total).toBe(1)
    const again = await retry(id!)
    expect([again.status, again.body.code]).toEqual([409, 'job_not_failed'])
  })

  it('refuse an unknown job, no id and an unknown state', async () => {
    const unknown = await retry('019abcde-0000-7000-8000-000000000001')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'job_not_found'])
    expect((await retry('mine')).status).toBe(400)
    expect((await list('?state=lost')).status).toBe(400)
  })

  it('are for admins', async () => {
    expect((await list('', user)).status).toBe(403)
    expect((await retry(failed[1]!, user)).status).toBe(403)
    expect((await service.call('GET', '/core/v1/jobs')).status).toBe(401)
    expect((await service.call('PUT', `/core/v1/jobs/${failed[1]}/retry`)).status).toBe(401)
  })
})
