import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { jobCalls, runJobs } from '../../../../test/support/ai-jobs.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createKey } from '../../access/public.ts'

const URL = '/trips/v1/internal/ai/progress'
let service: TestService
let calls: ReturnType<typeof jobCalls>
let userId: string
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  const user = await createTestUser(service)
  userId = user.userId
  calls = jobCalls(service, user)
  const { secret } = await createKey(service.services.db, { name: 'worker', scopes: ['internal'], expiresAt: null })
  headers = { 'x-api-key': secret, 'accept-language': 'en' }
})
afterAll(() => service.stop())

const report = (payload: object) => service.call('POST', URL, { payload, headers })
const percentsOf = async (jobId: string) =>
  (await service.services.events.list({ userId, jobId, after: 0 })).map(({ percent }) => percent)

describe('notifyAiProgress', () => {
  it('shows the user the progress and the message of an outside worker', async () => {
    const job_id = await calls.start()
    const message = { th: 'กำลังเปรียบเทียบเส้นทาง', en: 'Comparing ways to travel.' }
    const { status, body } = await report({ job_id, stage: 'scheduling', percent: 60, message })
    expect([status, body]).toEqual([200, { job_id, state: 'scheduling', percent: 60, applied: true }])
    expect((await calls.read(job_id)).body).toMatchObject({ state: 'scheduling', percent: 60 })
    const events = await service.services.events.list({ userId, jobId: job_id, after: 0 })
    expect(events.at(-1)).toMatchObject({ stage: 'scheduling', percent: 60, message_en: 'Comparing ways to travel.' })
    await calls.cancel(job_id)
  })

  it('never lets the progress fall: late and repeated reports change nothing', async () => {
    const job_id = await calls.start()
    const reports = Array.from({ length: 20 }, (_, index) => report({ job_id, stage: 'finding', percent: index + 1 }))
    await Promise.all(reports)
    const late = await report({ job_id, stage: 'understanding', percent: 20 })
    expect(late.body).toEqual({ job_id, state: 'finding', percent: 20, applied: false })
    const percents = await percentsOf(job_id)
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a! - b!))
    expect(percents.at(-1)).toBe(20)
    await calls.cancel(job_id)
  })

  it('refuses finished and unknown jobs, and invalid reports', async () => {
    const job_id = await calls.start()
    await runJobs(service)
    const finished = await report({ job_id, stage: 'writing', percent: 90 })
    expect([finished.status, finished.body.code, finished.body.state]).toEqual([409, 'ai_job_finished', 'succeeded'])
    const unknown = await report({ job_id: 'job_none', stage: 'writing', percent: 90 })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'ai_job_not_found'])
    const invalid = await report({ job_id, stage: 'succeeded', percent: 100, message: { en: 'x' } })
    expect(invalid.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/message/th',
      '/percent',
      '/stage',
    ])
  })
})
