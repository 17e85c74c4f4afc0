import { describe, expect, it } from 'vitest'
import { Breaker, BreakerOpenError, type BreakerState, type Verdict } from './breaker.ts'

function setUp() {
  const clock = { nowMs: 1_000 }
  const states: BreakerState[] = []
  const breaker = new Breaker({
    failures: 5,
    windowMs: 30_000,
    pauseMs: 10_000,
    now: () => clock.nowMs,
    onChange: (state) => states.push(state),
  })
  let calls = 0
  const fail = (verdict: Verdict = 'failed') =>
    breaker
      .run(
        () => {
          calls += 1
          return Promise.reject(new Error('down'))
        },
        () => verdict,
      )
      .catch((error: unknown) => error)
  const succeed = () =>
    breaker.run(() => {
      calls += 1
      return Promise.resolve('up')
    })
  return { breaker, clock, states, fail, succeed, calls: () => calls }
}

describe('a breaker', () => {
  it('opens on the fifth failure within the window and rejects calls from then on', async () => {
    const { breaker, fail, calls } = setUp()
    for (let count = 0; count < 4; count++) await fail()
    expect(breaker.state).toBe('closed')
    await fail()
    expect(breaker.state).toBe('open')
    expect(await fail()).toBeInstanceOf(BreakerOpenError)
    expect(calls()).toBe(5)
  })

  it('stays closed when failures are spread over more than the window', async () => {
    const { breaker, clock, fail } = setUp()
    for (let count = 0; count < 20; count++) {
      await fail()
      clock.nowMs += 8_000
    }
    expect(breaker.state).toBe('closed')
  })

  it('ignores errors that say nothing about the dependency', async () => {
    const { breaker, fail } = setUp()
    for (let count = 0; count < 20; count++) await fail(count % 2 === 0 ? 'answered' : 'nothing')
    expect(breaker.state).toBe('closed')
  })

  it('reports how long it stays open', async () => {
    const { clock, fail } = setUp()
    for (let count = 0; count < 5; count++) await fail()
    clock.nowMs += 4_000
    expect(await fail()).toMatchObject({ retryAfterMs: 6_000 })
  })

  it('lets one trial call through after the pause, and closes if it succeeds', async () => {
    const { breaker, clock, states, fail, succeed } = setUp()
    for (let count = 0; count < 5; count++) await fail()
    clock.nowMs += 10_000
    let finish = (_value: string): void => {}
    const trial = breaker.run(() => new Promise<string>((resolve) => (finish = resolve)))
    await expect(succeed()).rejects.toBeInstanceOf(BreakerOpenError)
    finish('up')
    expect(await trial).toBe('up')
    expect(await succeed()).toBe('up')
    expect(states).toEqual(['open', 'half_open', 'closed'])
  })

  it('opens again for the full pause if the trial call fails', async () => {
    const { breaker, clock, fail, calls } = setUp()
    for (let count = 0; count < 5; count++) await fail()
    clock.nowMs += 10_000
    await fail()
    expect(breaker.state).toBe('open')
    clock.nowMs += 9_999
    expect(await fail()).toBeInstanceOf(BreakerOpenError)
    expect(calls()).toBe(6)
  })

  it('lets another trial call through if the first was aborted', async () => {
    const { breaker, clock, fail, succeed } = setUp()
    for (let count = 0; count < 5; count++) await fail()
    clock.nowMs += 10_000
    await fail('nothing')
    expect(breaker.state).toBe('half_open')
    expect(await succeed()).toBe('up')
    expect(breaker.state).toBe('closed')
  })

  it('is not closed by a call that started before it opened', async () => {
    const { breaker, fail } = setUp()
    let finish = (_value: string): void => {}
    const early = breaker.run(() => new Promise<string>((resolve) => (finish = resolve)))
    for (let count = 0; count < 5; count++) await fail()
    finish('up')
    await early
    expect(breaker.state).toBe('open')
  })
})
