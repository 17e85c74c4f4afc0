import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quietLog } from '../../../test/support/log.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { insertAliases } from '../../catalogue/place-alias-store.ts'
import { createPlanner, type Planner, type PlannerOptions } from './planner-pool.ts'
import { createTripWork, type PlanTask } from './trip-work.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

let planner: Planner | undefined
afterEach(async () => {
  await planner?.stop()
})
function start(more: Partial<PlannerOptions> = {}): Planner {
  const { catalogue } = service.services
  planner = createPlanner({ catalogue, threads: 1, budgetMs: 1_500, log: quietLog(), deadlineMs: 120_000, ...more })
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
/** Keeps a thread busy for a second or more. */
const LONG = task('เที่ยวทั่วประเทศไทย 10 วัน วัด น้ำตก ทะเล ภูเขา คาเฟ่ ตลาด พิพิธภัณฑ์ เที่ยวแน่นๆ')
const outcome = (run: Promise<unknown>) =>
  run.then(
    () => 'planned',
    (error: { code?: string }) => error.code,
  )

describe('planner threads', () => {
  it('plan the same trip byte for byte, whatever their number and load', async () => {
    const tasks = [SHORT, task('2 days in Chiang Mai, temples and cafes'), task('3 วัน กระบี่ ภูเก็ต')]
    const work = createTripWork(service.services.catalogue)
    const expected = tasks.map((each) => JSON.stringify(work(each)))
    for (const threads of [1, 2]) {
      const pool = start({ threads })
      const noise = outcome(pool.run(LONG, seat('noise')))
      const trips = await Promise.all(tasks.map((each) => pool.run(each, seat())))
      expect(trips.map((trip) => JSON.stringify(trip))).toEqual(expected)
      expect(await noise).toBe('planned')
      await pool.stop()
    }
  }, 120_000)

  it('record in the trip whether its search was cut short', () => {
    const work = createTripWork(service.services.catalogue)
    expect(work(SHORT)).toMatchObject({ trip: { provenance: { search: 'complete' } } })
    expect(work(LONG, () => true)).toMatchObject({ trip: { provenance: { search: 'cut_short' } } })
  })

  it('keep the thread that serves requests free while planning', async () => {
    const pool = start()
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
    await expect(start().run(unknown, seat())).rejects.toMatchObject({
      code: 'invalid_request',
      content: { errors: [{ pointer: '/constraints/provinces/0' }] },
    })
  })

  it('refuse at once a caller whom they cannot serve in time, with Retry-After', async () => {
    const pool = start({ deadlineMs: 3_200, budgetMs: 1_500 })
    pool.start()
    const runs = Array.from({ length: 10 }, () => pool.run(LONG, seat()))
    // Two fit into the deadline; the others are refused before anything has run.
    await expect(runs[9]).rejects.toMatchObject({ code: 'overloaded', content: { headers: { 'retry-after': '2' } } })
    expect(pool.waiting).toBeLessThanOrEqual(2)
    expect(() => pool.refuseIfFull('a')).toThrow('overloaded')
    await Promise.allSettled(runs)
  })

  it('abandon a trip whose caller disconnects, and plan the next', async () => {
    const pool = start()
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
    const pool = start()
    const named = task('1 day trip to Zanzibarra')
    const mustVisit = async () => {
      const planned = await pool.run(named, seat())
      return planned === 'outdated' ? null : planned.trip.request.must_visit
    }
    expect(await mustVisit()).toEqual([])
    await insertAliases(db, 'th-10-wat-pho', ['Zanzibarra'], { language: 'en', addedBy: 'a test' })
    await catalogue.refresh()
    expect(await mustVisit()).toEqual(['th-10-wat-pho'])
  })

  it('answer “outdated” for legs measured on another version of the catalogue', async () => {
    const pool = start()
    const { version, points } = await pool.run({ ...SHORT, kind: 'prepare' }, seat())
    expect(points.length).toBeGreaterThan(10)
    const legs = { ids: [], minutes: new Float32Array(), metres: new Float32Array() }
    expect(await pool.run({ ...SHORT, roads: { legs, version: version - 1 } }, seat())).toBe('outdated')
    expect(await pool.run({ ...SHORT, roads: { legs, version } }, seat())).not.toBe('outdated')
  })
})
