import { afterEach, describe, expect, it } from 'vitest'
import { around, day, problem } from '../../../test/support/planner-problems.ts'
import { checkItinerary } from '../../planner/check.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { createPlanner, type Planner, type PlannerOptions } from './planner-pool.ts'
import { createSolver } from './solve-task.ts'

const { islands, ferries, airports } = problem()
const geography = { islands, ferries, airports }
const short = problem({ candidates: around(12) })
/** Keeps a thread busy for seconds. */
const long = problem({ days: Array.from({ length: 30 }, () => day()), candidates: around(400) })

let planner: Planner | undefined
afterEach(async () => {
  await planner?.stop()
})
function start(more: Partial<PlannerOptions> = {}): Planner {
  planner = createPlanner({ geography, threads: 1, queue: 1, budgetMs: 30_000, ...more })
  return planner
}
const never = () => new AbortController().signal
const refused = (plan: Promise<unknown>) =>
  plan.then(
    () => 'planned',
    (error: { code?: string }) => error.code,
  )

describe('planner threads', () => {
  it('plan as the planner does that runs in one thread, by the same rules', async () => {
    const plan = await start().plan(short, 1, never())
    expect(plan).toEqual(createSolver(geography)({ problem: short, seed: 1, budgetMs: 30_000 }))
    expect(checkItinerary(short, plan as Itinerary)).toEqual([])
  })

  it('leave the thread that answers requests free', async () => {
    const pool = start()
    const stop = new AbortController()
    const planned = refused(pool.plan(long, 1, stop.signal))
    let turns = 0
    while (turns < 100) await new Promise<void>((done) => setImmediate(() => done(void turns++)))
    stop.abort()
    expect(await planned).toBe('overloaded')
  })

  it('refuse a trip when as many wait as may, and say that some wait', async () => {
    const pool = start()
    const stop = new AbortController()
    const running = refused(pool.plan(long, 1, stop.signal))
    const waiting = refused(pool.plan(long, 2, stop.signal))
    await expect.poll(() => pool.waiting).toBe(1)
    await expect(pool.plan(short, 1, never())).rejects.toMatchObject({
      code: 'overloaded',
      options: { headers: { 'retry-after': '5' } },
    })
    stop.abort()
    expect(await Promise.all([running, waiting])).toEqual(['overloaded', 'overloaded'])
  })

  it('give up a trip that nobody waits for any more, and plan the next', async () => {
    const pool = start()
    const gone = new AbortController()
    const given = refused(pool.plan(long, 1, gone.signal))
    gone.abort()
    expect(await given).toBe('overloaded')
    expect(checkItinerary(short, (await pool.plan(short, 1, never())) as Itinerary)).toEqual([])
  })

  it('give up a trip that is not planned by the deadline, and plan the next', async () => {
    const pool = start({ deadlineMs: 200 })
    expect(await refused(pool.plan(long, 1, never()))).toBe('overloaded')
    expect(pool.waiting).toBe(0)
  })

  it('end within the time that one trip may take', async () => {
    const plan = await start({ budgetMs: 300 }).plan(long, 1, never())
    expect(checkItinerary(long, plan as Itinerary)).toEqual([])
  })
})
