import { describe, expect, it } from 'vitest'
import type { Stop } from '../plan/plan-types.ts'
import { dayMoment, phaseOf } from './trip-moment.ts'

const trip = (start_date?: string) => ({ ...(start_date !== undefined && { start_date }), days: [{}, {}, {}] as never })

describe('phaseOf', () => {
  it('shows the day of today, or the one nearest to it', () => {
    expect(phaseOf(trip('2026-12-05'), '2026-12-03')).toEqual({ phase: 'before', day: 1, daysAway: 2 })
    expect(phaseOf(trip('2026-12-05'), '2026-12-05')).toEqual({ phase: 'during', day: 1, daysAway: 0 })
    expect(phaseOf(trip('2026-12-05'), '2026-12-07')).toEqual({ phase: 'during', day: 3, daysAway: 0 })
    expect(phaseOf(trip('2026-12-05'), '2026-12-08')).toEqual({ phase: 'after', day: 3, daysAway: 1 })
    expect(phaseOf(trip(), '2026-12-08')).toEqual({ phase: 'undated', day: 1, daysAway: 0 })
  })

  it('counts days across months', () => {
    expect(phaseOf(trip('2026-12-31'), '2027-01-02')).toEqual({ phase: 'during', day: 3, daysAway: 0 })
  })
})

describe('dayMoment', () => {
  const stop = (arrive: string, stay: number, travel: number): Stop =>
    ({ stop_id: arrive, arrive, stay_minutes: stay, travel: { minutes: travel } }) as Stop
  const [temple, lunch] = [stop('09:00', 60, 0), stop('10:30', 45, 20)]
  const at = (minute: number) => dayMoment({ stops: [temple, lunch] }, { minute })

  it('has nothing now before the first stop, on the way and after the last', () => {
    expect(at(8 * 60)).toEqual({ now: null, next: temple, leaveIn: 60 })
    expect(at(10 * 60)).toEqual({ now: null, next: lunch, leaveIn: 10 })
    expect(at(12 * 60)).toEqual({ now: null, next: null, leaveIn: null })
  })

  it('is at a stop from arrival until it is time to go on', () => {
    expect(at(9 * 60)).toEqual({ now: temple, next: lunch, leaveIn: 70 })
    expect(at(9 * 60 + 59)).toMatchObject({ now: temple, leaveIn: 11 })
  })

  it('counts how late it is', () => {
    expect(at(10 * 60 + 20)).toMatchObject({ now: null, leaveIn: -10 })
  })
})
