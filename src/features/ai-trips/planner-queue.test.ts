import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlannerQueue, type Waiter } from './planner-queue.ts'

const DEADLINE_MS = 20_000
const BUDGET_MS = 1_500

interface Named extends Waiter {
  readonly name: string
}

function start(threads = 1) {
  const time = { ms: 0 }
  const queue = new PlannerQueue<Named>({
    threads,
    budgetMs: BUDGET_MS,
    deadlineMs: DEADLINE_MS,
    now: () => time.ms,
  })
  let count = 0
  /** Says whether the newcomer is let in, and who is dropped for it. */
  const come = (caller: string) => {
    const waiter = { name: `${caller}${++count}`, caller, dueAtMs: time.ms + DEADLINE_MS }
    queue.add(waiter)
    const dropped = queue.dropHopeless()
    return { waiter, isIn: !dropped.includes(waiter), dropped: dropped.map(({ name }) => name) }
  }
  return { time, queue, come }
}

describe('the queue for planner threads', () => {
  it.each([
    [1, 13],
    [2, 26],
    [4, 52],
  ])('with %i threads are as many as can be served within the deadline: %i', (threads, most) => {
    const { queue, come } = start(threads)
    const come100 = Array.from({ length: 100 }, () => come('a').isIn)
    expect(come100.filter(Boolean)).toHaveLength(most)
    expect(queue.waiting).toBe(most)
  })

  it('serves background work only when nobody else waits, and drops it first', () => {
    const { queue, come, time } = start()
    const background = { name: 'job', caller: 'job', dueAtMs: DEADLINE_MS, isBackground: true }
    queue.add(background)
    const travellers = Array.from({ length: 12 }, () => come('a').waiter)
    expect(queue.dropHopeless()).toEqual([])
    expect(come('a').dropped).toEqual(['job'])
    queue.add({ ...background, dueAtMs: 10 * DEADLINE_MS })
    for (const traveller of travellers) {
      const next = queue.next()
      expect(next).toBe(traveller)
      time.ms += 1
      queue.finish(traveller)
    }
    expect(queue.next()?.isBackground).toBeUndefined()
    expect(queue.next()?.isBackground).toBe(true)
  })

  it('refuses a caller at once who would be served too late, with a time after which there is room', () => {
    const { time, queue, come } = start()
    while (come('a').isIn);
    const seconds = queue.retryAfterS
    const until = time.ms + seconds * 1_000
    for (let running = queue.next(); running && time.ms + BUDGET_MS <= until; running = queue.next()) {
      time.ms += BUDGET_MS
      queue.finish(running)
    }
    time.ms = until
    expect(come('a').isIn).toBe(true)
  })

  it('drops callers as soon as trips take longer than expected', () => {
    const { time, queue, come } = start()
    for (let i = 0; i < 13; i++) come('a')
    expect(queue.next()).toBeDefined()
    time.ms += 4_000
    // At 4 s a trip, three more are done within 20 s.
    expect(queue.dropHopeless().length).toBeGreaterThanOrEqual(8)
    expect(queue.waiting).toBeGreaterThan(0)
  })

  it('takes turns: one trip of a caller comes before the second trip of another', () => {
    const { queue, come } = start()
    for (let i = 0; i < 5; i++) come('many')
    const running = queue.next()
    come('one')
    expect(running?.name).toBe('many1')
    expect([queue.next()?.name, queue.next()?.name]).toEqual(['one6', 'many2'])
  })

  it('makes room for a newcomer when one caller fills the queue', () => {
    const { come } = start()
    while (come('many').isIn);
    const { isIn, dropped } = come('one')
    expect(isIn).toBe(true)
    expect(dropped).toEqual(['many13'])
  })

  it('admits callers again after trips have taken longer than the deadline', () => {
    const { time, queue, come } = start()
    come('a')
    const slow = queue.next()!
    time.ms += 10 * DEADLINE_MS
    queue.finish(slow)
    expect(come('b').isIn).toBe(true)
  })

  it('keeps its promises under any load: no one waits who would be late, no one is lost, and a single caller is served in order', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('come' as const), caller: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('next' as const) }),
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 6_000 }) }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }), (threads, steps) => {
        const { time, queue, come } = start(threads)
        const running: Named[] = []
        let [came, left] = [0, 0]
        for (const move of steps) {
          if (move.kind === 'pass') {
            time.ms += move.ms
            const done = running.shift()
            if (done) queue.finish(done)
            left += queue.dropHopeless().length
          } else if (move.kind === 'come') {
            came += 1
            left += come(move.caller).dropped.length
          } else if (running.length < threads) {
            const next = queue.next()
            if (next) {
              left += 1
              running.push(next)
              expect(next.dueAtMs).toBeGreaterThanOrEqual(time.ms)
            }
          }
          expect(queue.waiting).toBe(came - left)
          expect(queue.waiting).toBeLessThanOrEqual(threads * Math.floor(DEADLINE_MS / BUDGET_MS))
          expect(queue.retryAfterS).toBeGreaterThanOrEqual(1)
          expect(queue.retryAfterS).toBeLessThanOrEqual(DEADLINE_MS / 1_000)
        }
      }),
    )
  })
})
