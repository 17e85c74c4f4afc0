import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { jobCalls, PROMPT, runJobs } from '../../../../test/support/ai-jobs.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
let user: TestUser
let calls: ReturnType<typeof jobCalls>
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await createTestUser(service)
  calls = jobCalls(service, user)
})

describe('createTripWithAiPromptV2', () => {
  it('answers at once with a job, which saves the trip of the same preview', async () => {
    const { status, body, headers } = await calls.create()
    expect([status, headers['location']]).toEqual([
      202,
      `http://localhost:80/trips/v1/custom-trips/ai/jobs/${body.job_id}`,
    ])
    expect(body).toMatchObject({ state: 'queued', percent: 0, prompt: PROMPT, trip_id: null, started_at: null })
    await runJobs(service)
    const done = (await calls.read(body.job_id)).body
    expect(done).toMatchObject({ state: 'succeeded', percent: 100, message: 'Your trip is ready.', problem: null })
    const trip = await service.call('GET', `/trips/v1/custom-trips/${done.trip_id}`, { headers: user.headers })
    const preview = await service.call('POST', '/trips/v1/custom-trips/ai/preview', {
      payload: { prompt: PROMPT },
      headers: { 'accept-language': 'en' },
    })
    expect(trip.body.days).toEqual(preview.body.days)
  })

  it('creates one job per Idempotency-Key', async () => {
    const answers = []
    for (let time = 0; time < 2; time++) answers.push(await calls.create(undefined, { 'idempotency-key': 'once' }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(answers[1]!.body.job_id).toBe(answers[0]!.body.job_id)
    expect(answers[1]!.headers['idempotent-replayed']).toBe('true')
    await runJobs(service)
    expect(await calls.listTrips()).toHaveLength(1)
  })

  it('reports invalid constraints before it makes a job', async () => {
    const constraints = { must_visit: ['th-00-nowhere'], interests: [{ category: 'nothing', weight: 1 }] }
    const unknown = await calls.create({ prompt: PROMPT, constraints })
    expect([unknown.status, unknown.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ['/constraints/interests/0/category', '/constraints/must_visit/0'],
    ])
    const dates = { start_date: '2026-12-05', end_date: '2026-12-06', days: 3 }
    expect((await calls.create({ prompt: PROMPT, constraints: dates })).body.errors[0].pointer).toBe(
      '/constraints/end_date',
    )
    expect((await calls.create({ prompt: ' ' })).status).toBe(400)
    expect((await service.call('POST', '/trips/v1/custom-trips/ai/v2', { payload: { prompt: PROMPT } })).status).toBe(
      401,
    )
    expect(await runJobs(service)).toBe(0)
  })

  it('runs two jobs of a user at a time, even of twenty that are requested at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.create()))
    const refused = answers.filter(({ status }) => status !== 202)
    expect(refused).toHaveLength(18)
    for (const { status, body, headers } of refused)
      expect([status, body.code, body.quota, body.next_at, headers['retry-after']]).toEqual([
        429,
        'ai_quota',
        'running',
        '2026-11-21T03:00:20.000Z',
        '20',
      ])
    expect((await jobCalls(service, await createTestUser(service)).create()).status).toBe(202)
    await runJobs(service)
    expect((await calls.create()).status).toBe(202)
    await runJobs(service)
  })

  it('plans 20 trips a day in Bangkok, not counting those that failed', async () => {
    const { db } = service.services
    const insert = (state: string, count: number) =>
      sql`insert into ai_job (job_id, user_id, wish, state, requested_at, finished_at, problem)
        select 'job_' || ${state} || n || ${user.userId}, ${user.userId}, '{}', ${state}, ${now}, ${now},
          case when ${state} = 'failed' then '{}'::jsonb end
        from generate_series(1, ${count}::int) n`.execute(db)
    await insert('failed', 5)
    await insert('cancelled', 19)
    expect((await calls.create()).status).toBe(202)
    await runJobs(service)
    const { status, body, headers } = await calls.create()
    expect([status, body.code, body.quota, body.next_at, Number(headers['retry-after'])]).toEqual([
      429,
      'ai_quota',
      'daily',
      '2026-11-21T17:00:00.000Z',
      14 * 3_600,
    ])
    now = new Date('2026-11-21T17:00:00Z')
    const { accessToken } = await service.services.accounts.tokens.issue(user)
    expect((await calls.create(undefined, { authorization: `Bearer ${accessToken}` })).status).toBe(202)
    now = new Date('2026-11-21T03:00:00Z')
    await runJobs(service)
  })
})
