import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Interval, WeekHours } from '../../world/hours.ts'
import { parseClock } from '../../world/hours.ts'
import type { BestTime } from '../../world/place.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { aroundMoments } from './best-hours.ts'

/** Shorter rides and lessons begin whenever people come. */
const TOUR_MINUTES = 150
/** A sight this long to which only boats go is a day trip with one of them. */
const WHOLE_DAY_MINUTES = 300
/** When the boats of the morning arrive there. */
const MORNING_BOATS: Interval = { open: 7 * 60, close: 12 * 60 }
const NOON = 12 * 60
const MORNING: ReadonlySet<BestTime> = new Set(['dawn', 'morning'])
/** From this effort on, nobody sets out in the heat. */
const TIRING = 2
const OUT_OF_THE_HEAT: readonly Interval[] = [
  { open: 0, close: 10 * 60 + 30 },
  { open: 15 * 60, close: 24 * 60 },
]

type Place = Pick<PlaceEntry, 'category' | 'visitMinutes' | 'bestTimes' | 'guide'>
type Concepts = ReadonlyMap<string, Pick<Concept, 'departures' | 'traits'>>

/**
 * The hours in which a train, show, tour, class, whole-day boat or climb sets out; undefined for what people begin when they like, and for a
 * place whose opening hours leave no such time. `isBoatOnly`: whether nobody sleeps there, and no road goes there.
 */
export function departuresOf(
  { category, visitMinutes, bestTimes, guide }: Place,
  { hours, dwellMinutes, isBoatOnly }: { hours: WeekHours | null; dwellMinutes: number; isBoatOnly: boolean },
  concepts: Concepts,
): readonly Interval[] | undefined {
  if (guide?.momentMinutes) return timelyOf(aroundMoments(guide, dwellMinutes), hours, dwellMinutes)
  const isBooked = guide?.experience === true || guide?.bookAhead === true
  const isTour = isBooked && dwellMinutes >= TOUR_MINUTES
  const isDayTrip = isBoatOnly && (visitMinutes ?? 0) >= WHOLE_DAY_MINUTES
  const ofTour = isTour ? intervalsOf(concepts.get(category ?? '')?.departures) : []
  const isClimb = !isBoatOnly && isTiringOutdoors({ category, bestTimes, guide }, concepts)
  const usual = ofTour.length > 0 ? ofTour : isDayTrip ? [MORNING_BOATS] : isClimb ? OUT_OF_THE_HEAT : []
  const isMorning = bestTimes.length === 0 || bestTimes.some((time) => MORNING.has(time))
  const isAfternoon = (isClimb && bestTimes.length === 0) || bestTimes.some((time) => !MORNING.has(time))
  return timelyOf(
    usual.filter((time) => (time.open < NOON ? isMorning : isAfternoon)),
    hours,
    dwellMinutes,
  )
}

/** The times at which a visit can begin that keeps to the opening hours. */
function timelyOf(times: readonly Interval[], hours: WeekHours | null, dwellMinutes: number) {
  const fits = (time: Interval) =>
    hours === null ||
    hours.flat().some(({ open, close }) => Math.max(open, time.open) <= Math.min(close - dwellMinutes, time.close))
  const possible = times.filter(fits)
  return possible.length > 0 ? possible : undefined
}

/** Stairs, trails and open ruins; places with shade or water say that noon is as good. */
function isTiringOutdoors({ category, bestTimes, guide }: Omit<Place, 'visitMinutes'>, concepts: Concepts): boolean {
  if (guide?.experience || (guide?.effort ?? 0) < TIRING || bestTimes.includes('midday')) return false
  return category === null || !haveTrait([category], 'indoor', concepts)
}

function intervalsOf(departures: Concept['departures']): Interval[] {
  return (departures ?? []).map(([open, close]) => ({ open: parseClock(open) ?? 0, close: parseClock(close) ?? 0 }))
}
