import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { PartOfDay } from '../../planner/problem.ts'
import { type Interval, parseClock } from '../../world/hours.ts'
import type { BestTime } from '../../world/place.ts'
import { type Concept, haveTrait, isOutInNature } from '../../world/vocabulary.ts'

type Concepts = ReadonlyMap<string, Pick<Concept, 'traits' | 'broader'>>
type Place = Pick<PlaceEntry, 'bestTimes' | 'guide'>

/** When a visit begins that has the place at its best. Noon needs no rule: it is what is left for other places. */
const BEGINS: Readonly<Record<BestTime, Interval>> = {
  dawn: { open: 0, close: 8 * 60 },
  morning: { open: 0, close: 10 * 60 + 30 },
  midday: { open: 10 * 60 + 30, close: 15 * 60 },
  late_afternoon: { open: 15 * 60, close: 24 * 60 },
  sunset: { open: 16 * 60, close: 24 * 60 },
  evening: { open: 17 * 60, close: 24 * 60 },
  night: { open: 19 * 60, close: 24 * 60 },
}
/** People are there this long before a train or a show, and stay this long after it began. */
const BEFORE_MOMENT = 5
const AFTER_MOMENT = 15
const OUT_OF_THE_HEAT: readonly BestTime[] = ['morning', 'late_afternoon']
/** Whoever stays longer has shade, or knows it. */
const LONGEST_IN_THE_HEAT = 240
const TIRING = 2

/** The part of the day that a place is for, if it is not as good at others. */
export function partOf(
  { category, bestTimes }: Pick<PlaceEntry, 'category' | 'bestTimes'>,
  kinds: readonly string[],
  concepts: Concepts,
): PartOfDay | null {
  if (haveTrait(kinds, 'evening', concepts)) {
    if (!isOutInNature(category, concepts)) return 'evening'
    // A lively beach is for the day: its evenings are at the bars behind it.
    return kinds.includes('sunset') ? 'sunset' : null
  }
  const isBest = (...times: readonly BestTime[]) => times.some((time) => bestTimes.includes(time))
  const isForAllDay = kinds.includes('sunrise') && isBest('morning') && isBest('sunset')
  const isForSunset = kinds.includes('sunset') || (isBest('sunset') && !isBest('morning'))
  if (isForSunset && !isForAllDay) return 'sunset'
  const isForSunrise = kinds.includes('sunrise') && (bestTimes.length === 0 || isBest('dawn'))
  const isForDawn = isForSunrise || (isBest('dawn') && bestTimes.length === 1)
  if (isForDawn && !isBest('late_afternoon', 'sunset')) return 'sunrise'
  return isBest('evening', 'night') && !isBest('dawn', 'morning', 'midday') ? 'evening' : null
}

/**
 * The hours in which a visit should begin at a place without a part of the day: those before its trains or
 * shows, else those of its best times, and for beaches, ruins and stairs those out of the heat. Empty when any hour will do.
 */
export function bestHours(
  { bestTimes, guide }: Place,
  kinds: readonly string[],
  dwellMinutes: number,
  concepts: Concepts,
): readonly Interval[] {
  // One whole train or show is as good as another; `departuresOf` keeps to them.
  if (guide?.momentMinutes) return []
  if (guide?.moments) return aroundMoments(guide, dwellMinutes)
  const isExposed = haveTrait(kinds, 'exposed', concepts) || (guide?.steps ?? 0) > 0 || (guide?.effort ?? 0) >= TIRING
  const times = bestTimes.length > 0 ? bestTimes : isExposed ? OUT_OF_THE_HEAT : []
  const isAnyTime = times.length === 0 || times.includes('midday')
  if (isAnyTime || dwellMinutes > LONGEST_IN_THE_HEAT || haveTrait(kinds, 'indoor', concepts)) return []
  return times.map((time) => BEGINS[time])
}

/** The hours in which a visit begins that is there for one of its moments, and until that is over. */
export function aroundMoments(guide: PlaceEntry['guide'], dwellMinutes: number): Interval[] {
  const { moments = [], momentMinutes = AFTER_MOMENT } = guide ?? {}
  return moments.map((text) => {
    const moment = parseClock(text) ?? 0
    const close = moment - BEFORE_MOMENT
    return { open: Math.min(close, moment - dwellMinutes + momentMinutes), close }
  })
}
