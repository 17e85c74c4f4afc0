import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Interval, WeekHours } from '../../world/hours.ts'
import { parseClock } from '../../world/hours.ts'
import type { BestTime } from '../../world/place.ts'
import type { Concept } from '../../world/vocabulary.ts'

/** Shorter rides and lessons begin whenever people come. */
const TOUR_MINUTES = 150
/** A sight this long to which only boats go is a day trip with one of them. */
const WHOLE_DAY_MINUTES = 300
/** When the boats of the morning arrive there. */
const MORNING_BOATS: Interval = { open: 7 * 60, close: 12 * 60 }
const NOON = 12 * 60
const MORNING: ReadonlySet<BestTime> = new Set(['dawn', 'morning'])

type Place = Pick<PlaceEntry, 'category' | 'visitMinutes' | 'bestTimes' | 'guide'>

/**
 * The hours in which a tour, class or whole-day boat sets out; undefined for what people begin when they like, and for a place
 * whose opening hours leave no such time. `isBoatOnly`: whether nobody sleeps there, and no road goes there.
 */
export function departuresOf(
  { category, visitMinutes, bestTimes, guide }: Place,
  { hours, dwellMinutes, isBoatOnly }: { hours: WeekHours | null; dwellMinutes: number; isBoatOnly: boolean },
  concepts: ReadonlyMap<string, Pick<Concept, 'departures'>>,
): readonly Interval[] | undefined {
  const isBooked = guide?.experience === true || guide?.bookAhead === true
  const isTour = isBooked && dwellMinutes >= TOUR_MINUTES
  const isDayTrip = isBoatOnly && (visitMinutes ?? 0) >= WHOLE_DAY_MINUTES
  const usual = isTour ? intervalsOf(concepts.get(category ?? '')?.departures) : isDayTrip ? [MORNING_BOATS] : []
  const isMorning = bestTimes.length === 0 || bestTimes.some((time) => MORNING.has(time))
  const isAfternoon = bestTimes.some((time) => !MORNING.has(time))
  const possible = usual.filter(
    (time) =>
      (time.open < NOON ? isMorning : isAfternoon) &&
      (hours === null ||
        hours
          .flat()
          .some(({ open, close }) => Math.max(open, time.open) <= Math.min(close - dwellMinutes, time.close))),
  )
  return possible.length > 0 ? possible : undefined
}

function intervalsOf(departures: Concept['departures']): Interval[] {
  return (departures ?? []).map(([open, close]) => ({ open: parseClock(open) ?? 0, close: parseClock(close) ?? 0 }))
}
