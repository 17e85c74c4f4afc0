import { describe, expect, it } from 'vitest'
import { PlannerClock } from './planner-clock.ts'

function start() {
  const time = { ms: 1_000 }
  return { time, clock: new PlannerClock(() => time.ms) }
}

describe('the clock of the planner', () => {
  it('stands still while the first thread loads, and then runs on', () => {
    const { time, clock } = start()
    time.ms += 500
    clock.stand()
    time.ms += 12_000
    expect(clock.nowMs()).toBe(1_500)
    clock.run()
    time.ms += 300
    expect(clock.nowMs()).toBe(1_800)
    expect(clock.steadyMs(clock.nowMs())).toBe(time.ms)
  })

  it('stands for 30 s at most, so callers never wait for a thread that does not load', () => {
    const { time, clock } = start()
    clock.stand()
    time.ms += 45_000
    expect(clock.nowMs()).toBe(16_000)
    clock.run()
    time.ms += 1_000
    expect(clock.nowMs()).toBe(17_000)
  })

  it('is not changed by threads that load later', () => {
    const { time, clock } = start()
    clock.stand()
    time.ms += 4_000
    clock.run()
    time.ms += 2_000
    clock.run()
    expect(clock.nowMs()).toBe(3_000)
  })
})
