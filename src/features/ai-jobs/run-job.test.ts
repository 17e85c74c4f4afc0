import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { jobCalls, runJobs } from '../../../test/support/ai-jobs.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { purgeJobs } from './purge-jobs.ts'
import { runAiJob } from './run-job.ts'
import { resumeStalledJobs } from './stalled-jobs.ts'

const NEVER = new AbortController().signal
let service: TestService
let user: TestUser
let calls: ReturnType<typeof jobCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true, hearsCommits: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await createTestUser(service)
  calls = jobCalls(service, user)
})

const run = (jobId: string) => runAiJob(service.services, jobId, NEVER)
const set = (jobId: string, values: object) =>
  service.services.db.updateTable('ai_job').set(values).where('job_id', '=', jobId).execute()
const eventsOf = (jobId: string) => service.services.events.list({ userId: user.userId, jobId, after: 0 })

describe('a run of a job', () => {
  it('reports each stage once, in order, and ends with the trip', async () => {
    const jobId = await calls.start()
    await runJobs(service)
    const events = await eventsOf(jobId)
    expect(events.map(({ stage, percent }) => [stage, percent])).toEqual([
      ['queued', 0],
      ['understanding', 5],
      ['finding', 25],
      ['scheduling', 40],
      ['writing', 85],
      ['succeeded', 100],
    ])
    const [trip] = await calls.listTrips()
    expect(events.at(-1)).toMatchObject({ type: 'ai_job', data: { trip_id: trip!.trip_id } })
  })

  it('saves one trip, however many runs there are at the same time and afterwards', async () => {
    const jobId = await calls.start()
    await Promise.all(Array.from({ length: 5 }, () => run(jobId)))
    await run(jobId)
    expect(await calls.listTrips()).toHaveLength(1)
    const stages = (await eventsOf(jobId)).map(({ stage }) => stage)
    expect(stages.filter((stage) => stage === 'succeeded')).toHaveLength(1)
    expect(new Set(stages).size).toBe(stages.length)
  })

  it('that was killed is followed by another one, whose progress does not fall', async () => {
    const jobId = await calls.start()
    // Its node has taken it from the queue.
    await sql`delete from queued.job`.execute(service.services.db)
    await set(jobId, { state: 'scheduling', percent: 40, run_number: 1 })
    await resumeStalledJobs(service.services)
    expect(await runJobs(service)).toBe(0)
    await set(jobId, { due_at: new Date(0) })
    await resumeStalledJobs(service.services)
    await resumeStalledJobs(service.services)
    expect(await runJobs(service)).toBe(1)
    expect((await calls.read(jobId)).body.state).toBe('succeeded')
    expect((await eventsOf(jobId)).map(({ percent }) => percent)).toEqual([0, 85, 100])
  })

  it('is the last one after eight that failed', async () => {
    const jobId = await calls.start()
    await set(jobId, { run_number: 8 })
    await runJobs(service)
    const { body } = await calls.read(jobId)
    expect(body).toMatchObject({
      state: 'failed',
      trip_id: null,
      problem: { code: 'planning_failed', conflicts: null },
    })
  })

  it('explains in the language of the reader why no trip fits', async () => {
    const jobId = await calls.start('เที่ยวเชียงใหม่และภูเก็ต ภายใน 1 วัน ไปรถยนต์')
    await runJobs(service)
    const [english, thai] = [await calls.read(jobId), await calls.read(jobId, { 'accept-language': 'th' })]
    expect(english.body).toMatchObject({ state: 'infeasible', problem: { code: 'infeasible_trip' } })
    const { problem } = english.body
    expect(problem.conflicts.length).toBeGreaterThan(0)
    expect(problem.detail).toMatch(/^These wishes conflict: [ -~]+$/)
    expect(thai.body.problem.detail).toMatch(/^จัดให้ไม่ได้/)
    const codes = (of: typeof problem) => of.conflicts.map(({ code }: { code: string }) => code)
    expect(codes(thai.body.problem)).toEqual(codes(problem))
    expect((await eventsOf(jobId)).at(-1)).toMatchObject({ stage: 'infeasible' })
  })

  it('fails if the user may not keep another trip', async () => {
    await sql`insert into trip (trip_id, owner_id, number_of_days, facts)
      select 'trip_full_' || ${user.userId} || n, ${user.userId}, 2, '{}' from generate_series(1, 200) n`.execute(
      service.services.db,
    )
    const jobId = await calls.start()
    await runJobs(service)
    expect((await calls.read(jobId)).body).toMatchObject({ state: 'failed', problem: { code: 'too_many_trips' } })
  })

  it('of a closed account ends without a trip', async () => {
    const jobId = await calls.start()
    const payload = { password: 'mango sticky rice 9' }
    await service.call('DELETE', '/core/v1/users/me', { headers: user.headers, payload })
    await runJobs(service)
    const row = await service.services.db
      .selectFrom('ai_job')
      .select(['state', 'trip_id'])
      .where('job_id', '=', jobId)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'cancelled', trip_id: null })
  })
})

it('jobs that finished 30 days ago are deleted; unfinished ones stay', async () => {
  const [old, unfinished] = [await calls.start(), await calls.start()]
  await set(old, { state: 'cancelled', finished_at: new Date('2026-10-21T00:00:00Z') })
  await set(unfinished, { requested_at: new Date('2026-10-01T00:00:00Z') })
  await purgeJobs(service.services.db, new Date('2026-11-21T03:00:00Z'))
  expect([(await calls.read(old)).status, (await calls.read(unfinished)).status]).toEqual([404, 200])
})
