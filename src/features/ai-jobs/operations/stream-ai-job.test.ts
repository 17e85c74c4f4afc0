import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { JOBS, jobCalls, runJobs } from '../../../../test/support/ai-jobs.ts'
import { openEventStream } from '../../../../test/support/event-stream.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let url: string
let user: TestUser
let calls: ReturnType<typeof jobCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true, hearsCommits: true })
  url = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  // The kept-alive ones of fetch, which the server would wait for.
  service.app.server.closeAllConnections()
  await service.stop()
})
beforeEach(async () => {
  user = await createTestUser(service)
  calls = jobCalls(service, user)
})

const open = (jobId: string, lastEventId?: string) =>
  openEventStream(`${url}${JOBS}/${jobId}/events`, { ...user.headers, 'accept-encoding': 'gzip, br' }, lastEventId)

describe('streamAiJob', () => {
  it('sends every event of the job as it happens, and ends after the last one', async () => {
    const jobId = await calls.start()
    const stream = await open(jobId)
    await expect.poll(() => stream.events.length).toBe(1)
    await runJobs(service)
    await stream.ended
    expect(stream.events.map(({ data }) => data.stage)).toEqual([
      'queued',
      'understanding',
      'finding',
      'scheduling',
      'writing',
      'succeeded',
    ])
    for (const { id, data } of stream.events) expect(data).toMatchObject({ seq: Number(id), job_id: jobId })
    expect(stream.events.at(-1)?.data).toMatchObject({ message: 'Your trip is ready.', percent: 100 })
    const { headers } = stream.response
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(headers.get('content-encoding')).toBeNull()
  })

  it('resumes after Last-Event-ID without loss or repeat; after the last event it is 204', async () => {
    const jobId = await calls.start()
    const first = await open(jobId)
    await expect.poll(() => first.events.length).toBe(1)
    first.close()
    await runJobs(service)
    const second = await open(jobId, first.events.at(-1)?.id)
    await second.ended
    expect(second.events.map(({ data }) => data.stage)).toEqual([
      'understanding',
      'finding',
      'scheduling',
      'writing',
      'succeeded',
    ])
    expect((await open(jobId, second.events.at(-1)?.id)).response.status).toBe(204)
    // Other jobs of the user have other streams.
    expect(new Set([...first.events, ...second.events].map(({ data }) => data.job_id))).toEqual(new Set([jobId]))
  })

  it('opens up to ten streams of a user; one that was closed makes room', async () => {
    const jobId = await calls.start()
    const streams = await Promise.all(Array.from({ length: 11 }, () => open(jobId)))
    const refused = streams.filter(({ response }) => response.status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.response.headers.get('retry-after')).not.toBeNull()
    for (const { close } of streams) close()
    await expect
      .poll(async () => {
        const { response, close } = await open(jobId)
        close()
        return response.status
      })
      .toBe(200)
    // A HEAD holds no stream open.
    for (let time = 0; time < 11; time++)
      expect((await fetch(`${url}${JOBS}/${jobId}/events`, { method: 'HEAD', headers: user.headers })).status).toBe(200)
  })

  it('refuses jobs of other users, unknown ones, and what is no event id', async () => {
    const other = jobCalls(service, await createTestUser(service))
    for (const jobId of [await other.start(), 'job_none']) expect((await open(jobId)).response.status).toBe(404)
    const invalid = await open(await calls.start(), 'newest')
    expect([invalid.response.status, invalid.response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
    expect((await fetch(`${url}${JOBS}/job_none/events`)).status).toBe(401)
  })
})
