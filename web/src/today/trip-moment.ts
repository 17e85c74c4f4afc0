import { minuteOf } from '../plan/day-timeline.ts'
import type { Day, SavedTrip, Stop } from '../plan/plan-types.ts'
import { daysBetween, type Moment } from '../texts/bangkok.ts'

/** Where a trip is on the calendar. */
export interface TripPhase {
  readonly phase: 'undated' | 'before' | 'during' | 'after'
  /** Of the day to show: today's, or the one nearest to today. Counts from 1. */
  readonly day: number
  /** Days until the trip begins, or since it ended. */
  readonly daysAway: number
}

export function phaseOf({ start_date: start, days }: Pick<SavedTrip, 'start_date' | 'days'>, today: string): TripPhase {
  if (start === undefined) return { phase: 'undated', day: 1, daysAway: 0 }
  const index = daysBetween(start, today)
  if (index < 0) return { phase: 'before', day: 1, daysAway: -index }
  if (index >= days.length) return { phase: 'after', day: days.length, daysAway: index - days.length + 1 }
  return { phase: 'during', day: index + 1, daysAway: 0 }
}

/** Where a day is at a minute: the rule of `getActiveTripV1`, which needs the network. */
export interface DayMoment {
  /** Null on the way, and before and after the stops. */
  readonly now: Stop | null
  readonly next: Stop | null
  /** Minutes until it is time to leave for the next stop; negative when late. */
  readonly leaveIn: number | null
}

export function dayMoment({ stops }: Pick<Day, 'stops'>, { minute }: Pick<Moment, 'minute'>): DayMoment {
  const now = stops.find(({ arrive, stay_minutes: stay }) => {
    const arrived = minuteOf(arrive)
    return arrived <= minute && minute < arrived + stay
  })
  const next = stops.find(({ arrive }) => minuteOf(arrive) > minute)
  return {
    now: now ?? null,
    next: next ?? null,
    leaveIn: next ? minuteOf(next.arrive) - (next.travel?.minutes ?? 0) - minute : null,
  }
}
