import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { JOBS, jobCalls, runJobs } from '../../../../test/support/ai-jobs.ts'
import { quietLog } from '../../../../test/support/log.ts'
import { type ModelServer, neverEnds, startModelServer } from '../../../../test/support/model-server.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createModelClient } from '../../../platform/ai/model-client.ts'

let service: TestService
let model: ModelServer
let calls: ReturnType<typeof jobCalls>
beforeAll(async () => {
  model = await startModelServer()
  const limits = { timeoutMs: 60_000, firstTokenMs: 60_000 }
  const client = createModelClient({ baseUrl: model.baseUrl, model: 'm', apiKey: '', log: quietLog(), ...limits })
  service = await startTestService({ withStarter: true, hearsCommits: true, model: client })
})
afterAll(async () => {
  await service.stop()
  await model.stop()
})
beforeEach(async () => {
  calls = jobCalls(service, await createTestUser(service))
})

describe('cancelAiJob', () => {
  it('stops a run that is waiting for the language model, and saves nothing', async () => {
    model.play(neverEnds())
    const jobId = await calls.start()
    const running = runJobs(service)
    await expect.poll(async () => (await calls.read(jobId)).body.state).toBe('understanding')
    await expect.poll(() => model.requests.length).toBe(1)
    const { status, body } = await calls.cancel(jobId)
    expect([status, body.state, body.message]).toEqual([200, 'cancelled', 'Planning was cancelled.'])
    await running
    await model.requests[0]!.closed
    expect(await calls.listTrips()).toEqual([])
    expect((await calls.read(jobId)).body).toMatchObject({ state: 'cancelled', trip_id: null })
  })

  it('of a queued job lets it never begin; again it returns the same', async () => {
    const jobId = await calls.start()
    const first = await calls.cancel(jobId)
    expect(await runJobs(service)).toBe(1)
    expect(await calls.cancel(jobId)).toMatchObject({ status: 200, body: first.body })
    expect(first.body.started_at).toBeNull()
  })

  it('either cancels or is told of the trip, if the job ends at the same time', async () => {
    const jobId = await calls.start()
    const [cancelled] = await Promise.all([calls.cancel(jobId), runJobs(service)])
    const trips = await calls.listTrips()
    if (cancelled.status === 200) expect(trips).toEqual([])
    else expect([cancelled.body.code, cancelled.body.state, trips.length]).toEqual(['ai_job_finished', 'succeeded', 1])
  })

  it('refuses a finished job, one of another user and an unknown one', async () => {
    const jobId = await calls.start()
    await service.services.db
      .updateTable('ai_job')
      .set({ state: 'succeeded', finished_at: new Date() })
      .where('job_id', '=', jobId)
      .execute()
    const { status, body } = await calls.cancel(jobId)
    expect([status, body.code, body.state]).toEqual([409, 'ai_job_finished', 'succeeded'])
    const other = jobCalls(service, await createTestUser(service))
    for (const refused of [await other.cancel(jobId), await other.read(jobId), await calls.cancel('job_none')])
      expect([refused.status, refused.body.code]).toEqual([404, 'ai_job_not_found'])
    expect((await service.call('DELETE', `${JOBS}/${jobId}`)).status).toBe(401)
  })
})
