import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { withAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import { overloaded, retryAfter } from '../../../platform/http/problems.ts'
import { createKey } from '../../access/public.ts'
import { inProcessPlanner, type Planner } from '../../ai-trips/public.ts'
import { grantRole } from '../../users/public.ts'
import { acceptancePrompts } from '../acceptance-prompts.ts'

const URL = '/trips/v1/internal/ai/uat'

let service: TestService
let key: string
/** The seats of the trips that were planned, and what the planner throws after some of them. */
const seats: { caller: string; isBackground?: boolean }[] = []
let failsAfter = { trips: Number.POSITIVE_INFINITY, error: new Error('a rule was broken') as Error }
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  const real = inProcessPlanner(service.services.catalogue)
  const run: Planner['run'] = async (task, seat) => {
    if (seats.length >= failsAfter.trips) throw failsAfter.error
    seats.push(seat)
    return real.run(task, seat)
  }
  Object.assign(service.services.planner, { run })
  key = (await createKey(service.services.db, { name: 'uat', scopes: ['internal'], expiresAt: null })).secret
})
afterAll(() => service.stop())

const run = (payload?: object, headers: Record<string, string> = { 'x-api-key': key }) =>
  service.call('POST', URL, { headers, ...(payload && { payload }) })
const withFailure = async <T>(trips: number, error: Error, work: () => Promise<T>): Promise<T> => {
  failsAfter = { trips: seats.length + trips, error }
  try {
    return await work()
  } finally {
    failsAfter = { trips: Number.POSITIVE_INFINITY, error }
  }
}

describe('runAiUat', () => {
  it('gives pass rates by constraint, and says what failed', async () => {
    const { status, body } = await run({ only: ['b02', 't01', 'n02', 'w02', 'x01', 'g01'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 6, judged: 6, next_after: null, read_by_model: 0, cut_short: 0 })
    const rates = new Map(body.constraints.map((rate: { constraint: string }) => [rate.constraint, rate]))
    for (const constraint of ['feasible', 'schedule', 'days', 'dates', 'avoid', 'window', 'budget', 'must_visit'])
      expect([constraint, rates.get(constraint)]).toEqual([constraint, expect.objectContaining({ pass_rate: 1 })])
    expect(rates.get('feasible')).toMatchObject({ checked: 6, passed: 6 })
    expect(body.failures).toEqual([])
    expect([body.passed, body.pass_rate]).toEqual([6, 1])
  })

  it('plans in the background, one trip at a time', async () => {
    seats.length = 0
    await run({ only: ['b02', 't01'] })
    expect(seats.map(({ caller, isBackground }) => [caller, isBackground])).toEqual([
      ['acceptance', true],
      ['acceptance', true],
    ])
  })

  it('goes on behind the last prompt, until every one was run once', async () => {
    const only = ['b01', 'b02', 't01']
    const first = (await run({ only, limit: 2 })).body
    expect([first.total, first.judged, first.next_after]).toEqual([3, 2, 'b02'])
    const second = (await run({ only, limit: 2, after: first.next_after })).body
    expect([second.judged, second.next_after]).toEqual([1, null])
    const none = (await run({ only, after: 't01' })).body
    expect([none.judged, none.pass_rate, none.next_after]).toEqual([0, 1, null])
  })

  it('counts a trip that the checker rejects as a failure of its schedule', async () => {
    const { body } = await withFailure(0, new Error('the planner broke a rule'), () => run({ only: ['b02'] }))
    expect([body.judged, body.passed]).toEqual([1, 0])
    expect(body.failures).toMatchObject([{ prompt_id: 'b02', constraint: 'schedule' }])
    expect(JSON.stringify(body)).not.toContain('broke a rule')
  })

  it('stops when the planner is full, and answers 503 if that is at once', async () => {
    const full = () => overloaded(retryAfter(3))
    const some = await withFailure(1, full(), () => run({ only: ['b01', 'b02', 't01'] }))
    expect([some.status, some.body.judged, some.body.next_after]).toEqual([200, 1, 'b01'])
    const none = await withFailure(0, full(), () => run({ only: ['b01'] }))
    expect([none.status, none.body.code, none.headers['retry-after']]).toEqual([503, 'overloaded', '3'])
  })

  it('runs once at a time on all nodes', async () => {
    let second: Awaited<ReturnType<typeof run>> | undefined
    await withAdvisoryLock(service.services.db, 'acceptance run', async () => {
      second = await run({ only: ['b01'] })
    })
    expect([second?.status, second?.body.code]).toEqual([409, 'acceptance_running'])
    expect(Number(second?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await run({ only: ['b01'] })).status).toBe(200)
  })

  it('reports every unknown id, with the nearest', async () => {
    const { status, body } = await run({ only: ['b01', 'b99'], after: 'zz' })
    expect(status).toBe(400)
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/only/1', '/after'])
    for (const payload of [{ limit: 0 }, { limit: 101 }, { only: [] }, { only: ['b01', 'b01'] }, { all: true }])
      expect([payload, (await run(payload)).status]).toEqual([payload, 400])
  })

  it('keeps the figures of each call that ran a prompt, for editors and admins', async () => {
    const [user, editor] = [await createTestUser(service), await createTestUser(service)]
    const list = (query = '', who = editor) =>
      service.call('GET', `/trips/v1/acceptance/runs${query}`, { headers: who.headers })
    expect((await list('', user)).status).toBe(403)
    await grantRole(service.services.db, editor.userId, 'editor')
    const before = (await list()).body.total
    const { next_after: _next, total: _total, ...figures } = (await run({ only: ['b01'] })).body
    await run({ only: ['b01'], after: 'b01' })
    const { body } = await list('?limit=100')
    expect(body.total).toBe(before + 1)
    // The clock stands still here, so which run is the newest is open.
    expect(body.results).toContainEqual({ ...figures, run_id: expect.any(String), finished_at: expect.any(String) })
    expect((await service.call('GET', '/trips/v1/acceptance/runs')).status).toBe(401)
  })

  it('requires a key with the scope internal', async () => {
    expect((await run({}, {})).status).toBe(401)
  })
})

describe('the shipped prompts', () => {
  it('are many, in both languages, each with its own id', () => {
    const prompts = acceptancePrompts()
    expect(prompts.length).toBeGreaterThanOrEqual(250)
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length)
    for (const lang of ['th', 'en']) expect(prompts.filter((each) => each.lang === lang).length).toBeGreaterThan(80)
  })
})
