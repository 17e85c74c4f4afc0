import type { WeekHours } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import type { Leg } from '../../world/travel.ts'

const MIDNIGHT = 1_440
const NO_WAY: Leg = { mode: 'walk', minutes: 0, metres: 0, source: 'estimated' }

/** A day to be timed. Minutes are after midnight in Bangkok. */
export interface DayToTime {
  readonly start: number
  /** Where the day starts and ends: the bases, as a rule. Null if nothing is known. */
  readonly from: Point | null
  readonly to: Point | null
  /** 0 = Monday; null for a trip without dates: being open on one weekday is enough then. */
  readonly weekday: number | null
  readonly stops: readonly StopToTime[]
}

export interface StopToTime {
  /** Null for free time and for a meal anywhere nearby. */
  readonly place: { readonly point: Point; readonly hours: WeekHours | null } | null
  readonly stayMinutes: number
  /** When a locked stop begins, whatever comes before it. */
  readonly lockedAt: number | null
}

export interface TimedDay {
  /** By the index of the stop; null for one that would end after midnight. */
  readonly stops: readonly (TimedStop | null)[]
  readonly legBack: Leg | null
}

export interface TimedStop {
  readonly arrive: number
  /** Null at the start of a day that starts nowhere in particular. */
  readonly leg: Leg | null
}

/**
 * Times the stops of a day in their given order: each as early as the way there allows, or later when the place opens
 * later that day and stays open for the whole visit. Locked stops keep their time even if the way there is too long.
 * Pure: `travel` estimates the way between two points.
 */
export function retimeDay(day: DayToTime, travel: (from: Point, to: Point) => Leg): TimedDay {
  let here = day.from
  let now = day.start
  const stops = day.stops.map(({ place, stayMinutes, lockedAt }): TimedStop | null => {
    const leg = place ? here && travel(here, place.point) : NO_WAY
    const reached = now + (leg?.minutes ?? 0)
    const arrive = lockedAt ?? (place && opensAt(place.hours, day.weekday, reached, stayMinutes)) ?? reached
    if (arrive + stayMinutes > MIDNIGHT) return null
    now = Math.max(now, arrive + stayMinutes)
    here = place?.point ?? here
    return { arrive, leg }
  })
  return { stops, legBack: here && day.to && stops.some((stop) => stop !== null) ? travel(here, day.to) : null }
}

/** The earliest minute from `from` on at which a place can be visited for `stay` minutes; null if there is none or its hours are unknown. */
function opensAt(hours: WeekHours | null, weekday: number | null, from: number, stay: number): number | null {
  if (hours === null) return null
  const weekdays = weekday === null ? [...hours.keys()] : [weekday]
  const intervals = weekdays.flatMap((each) => [
    ...(hours[each] ?? []),
    // Last night's hours after midnight.
    ...(hours[(each + 6) % 7] ?? []).map(({ open, close }) => ({ open: open - MIDNIGHT, close: close - MIDNIGHT })),
  ])
  const starts = intervals.flatMap(({ open, close }) => {
    const start = Math.max(from, open)
    return start + stay <= Math.min(close, MIDNIGHT) ? [start] : []
  })
  return starts.length === 0 ? null : Math.min(...starts)
}
