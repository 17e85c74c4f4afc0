import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quietLog } from '../../../test/support/log.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { insertAliases } from '../../catalogue/place-alias-store.ts'
import { steadyNowMs } from './planner-messages.ts'
import { createPlanner, type Planner, type PlannerOptions } from './planner-pool.ts'
import { createTripWork, type PlanTask } from './trip-work.ts'

/** Short searches: what is promised here does not depend on how good the trips are. */
const EFFORT = 0.2

let service: TestService
/** One thread that most tests share: to start one takes longer than to plan. */
let pool: Planner
const own: Planner[] = []
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  pool = create()
})
afterEach(async () => {
  for (const planner of own.splice(0)) await planner.stop()
})
afterAll(async () => {
  await pool.stop()
  await service.stop()
})
function create(more: Partial<PlannerOptions> = {}): Planner {
  const { catalogue } = service.services
  const usual = { threads: 1, effort: EFFORT, budgetMs: 1_500, log: quietLog(), deadlineMs: 120_000 }
  return createPlanner({ catalogue, ...usual, ...more })
}
function start(more: Partial<PlannerOptions>): Planner {
  const planner = create(more)
  own.push(planner)
  return planner
}
const seat = (caller = 'a', signal = new AbortController().signal) => ({ caller, signal })
const task = (prompt: string): PlanTask => ({
  kind: 'plan',
  wish: { prompt, today: '2026-11-21', constraints: {}, language: 'en' },
  model: null,
  roads: { engine: 'none' },
})
const SHORT = task('1 day in Ayutthaya')
/** Keeps a thread busy while others come. */
const LONG = task('เที่ยวทั่วประเทศไทย 10 วัน วัด น้ำตก ทะเล ภูเขา คาเฟ่ ตลาด พิพิธภัณฑ์ เที่ยวแน่นๆ')
const outcome = (run: Promise<unknown>) =>
  run.then(
    () => 'planned',
    (error: { code?: string }) => error.code,
  )

describe('planner threads', () => {
  it('plan the same trip byte for byte, whatever their number and load', async () => {
    const tasks = [SHORT, task('2 days in Chiang Mai, temples and cafes'), task('3 วัน กระบี่ ภูเก็ต')]
    const work = createTripWork(service.services.catalogue, { effort: EFFORT })
    const expected = tasks.map((each) => JSON.stringify(work(each)))
    for (const planner of [pool, start({ threads: 2 })]) {
      const noise = outcome(planner.run(LONG, seat('noise')))
      const trips = await Promise.all(tasks.map((each) => planner.run(each, seat())))
      expect(trips.map((trip) => JSON.stringify(trip))).toEqual(expected)
      expect(await noise).toBe('planned')
    }
  }, 120_000)

  it('plan the same trip as the main thread when the node has none', async () => {
    const node = await startTestService({ withStarter: true, env: { PLANNER_EFFORT: String(100 * EFFORT) } })
    const planned = JSON.stringify(await node.services.planner.run(LONG, seat()))
    await node.stop()
    expect(planned).toBe(JSON.stringify(await pool.run(LONG, seat())))
    expect(planned).not.toBe(JSON.stringify(createTripWork(service.services.catalogue)(LONG)))
  })

  it('record in the trip whether its search was cut short', () => {
    const work = createTripWork(service.services.catalogue, { effort: EFFORT })
    expect(work(SHORT)).toMatchObject({ trip: { provenance: { search: 'complete' } } })
    expect(work(LONG, { isOver: () => true })).toMatchObject({ trip: { provenance: { search: 'cut_short' } } })
  })

  it('keep the thread that serves requests free while planning', async () => {
    let isDone = false
    const planned = outcome(pool.run(LONG, seat())).finally(() => {
      isDone = true
    })
    let turns = 0
    while (!isDone) await new Promise<void>((done) => setImmediate(() => done(void turns++)))
    expect(await planned).toBe('planned')
    expect(turns).toBeGreaterThan(1_000)
  })

  it('pass on a problem that the work throws', async () => {
    const unknown = { ...SHORT, wish: { ...SHORT.wish, constraints: { provinces: ['99'] } } }
    await expect(pool.run(unknown, seat())).rejects.toMatchObject({
      code: 'invalid_request',
      content: { errors: [{ pointer: '/constraints/provinces/0' }] },
    })
  })

  it('refuse at once a caller whom they cannot serve in time, with Retry-After', async () => {
    const planner = start({ deadlineMs: 3_200, budgetMs: 1_500 })
    planner.start()
    const runs = Array.from({ length: 10 }, () => planner.run(LONG, seat()))
    // Two fit into the deadline; the others are refused before anything has run.
    await expect(runs[9]).rejects.toMatchObject({ code: 'overloaded', content: { headers: { 'retry-after': '2' } } })
    expect(planner.waiting).toBeLessThanOrEqual(2)
    expect(() => planner.refuseIfFull('a')).toThrow('overloaded')
    await Promise.allSettled(runs)
  })

  it('do not refuse those who wait while the first thread loads, even if that takes most of the deadline', async () => {
    let passedMs = 0
    const planner = start({ nowMs: () => steadyNowMs() + passedMs })
    const first = outcome(planner.run(SHORT, seat('a')))
    passedMs = 119_000
    // Each newcomer drops those who would be served too late.
    const second = outcome(planner.run(SHORT, seat('b')))
    expect(planner.waiting).toBe(2)
    // To load and plan may take its time here, too.
    passedMs = 0
    expect([await first, await second]).toEqual(['planned', 'planned'])
  })

  it('abandon a trip whose caller disconnects, and plan the next', async () => {
    await pool.run(SHORT, seat())
    const gone = new AbortController()
    const [running, waiting] = [pool.run(LONG, seat('a', gone.signal)), pool.run(LONG, seat('a', gone.signal))].map(
      outcome,
    )
    expect(pool.waiting).toBe(1)
    gone.abort()
    expect(pool.waiting).toBe(0)
    expect([await running, await waiting]).toEqual(['overloaded', 'overloaded'])
    expect(await outcome(pool.run(SHORT, seat()))).toBe('planned')
  })

  it('know a new name before its refresh ends', async () => {
    const { db, catalogue } = service.services
    const named = task('1 day trip to Zanzibarra')
    const mustVisit = async () => {
      const planned = await pool.run(named, seat())
      return planned !== 'outdated' && 'trip' in planned ? planned.trip.request.must_visit : null
    }
    expect(await mustVisit()).toEqual([])
    await insertAliases(db, 'th-10-wat-pho', ['Zanzibarra'], { language: 'en', addedBy: 'a test' })
    await catalogue.refresh()
    expect(await mustVisit()).toEqual(['th-10-wat-pho'])
  })

  it('report what they do, in order', async () => {
    const stages: string[] = []
    await pool.run(SHORT, { ...seat(), onStage: (stage) => stages.push(stage) })
    expect(stages).toEqual(['finding', 'scheduling'])
  })

  it('answer “outdated” for legs measured on another version of the catalogue', async () => {
    const { version, points } = await pool.run({ ...SHORT, kind: 'prepare' }, seat())
    expect(points.length).toBeGreaterThan(10)
    const legs = { ids: [], minutes: new Float32Array(), metres: new Float32Array() }
    expect(await pool.run({ ...SHORT, roads: { legs, version: version - 1 } }, seat())).toBe('outdated')
    expect(await pool.run({ ...SHORT, roads: { legs, version } }, seat())).not.toBe('outdated')
  })
})
