import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Rhythm } from '../../language/reader/day-rhythm-rules.ts'
import type { Busy, Reading } from '../../language/reader/reading.ts'
import { type MealRule, type Pause, type ProblemDay, usualMeals } from '../../planner/problem.ts'
import { addDays, weekdayOf } from '../../world/calendar.ts'
import { haveTrait } from '../../world/vocabulary.ts'
import { isAboutFood } from './about-food.ts'
import { partOf } from './best-hours.ts'
import { hasChildren, hasToddler } from './children.ts'
import { beginMinute, leaveMinute } from './flight-hours.ts'
import { isForDawnAlone } from './guide-rules.ts'
import { kindsOf } from './interest.ts'
import { UP_BEFORE } from './night-before.ts'
import { capitalOf, tripEndsOf } from './trip-ends.ts'
import { turnsOf } from './turns.ts'
import { asksForMist, likelyStart } from './when-open.ts'

/** The day when the prompt says nothing about it, in minutes after midnight. */
const DAY_WINDOWS = {
  easy: { start: 9 * 60, end: 20 * 60 },
  normal: { start: 8 * 60 + 30, end: 20 * 60 + 30 },
  full: { start: 8 * 60, end: 21 * 60 },
} as const
/** Toddlers are in bed by eight, but for days of a long way. */
const TODDLER_WINDOW = { start: DAY_WINDOWS.normal.start, end: 19 * 60 + 45 } as const
/** Night markets close around ten; bars fill by then, and streets of bars later still. */
const EVENING_END = 22 * 60
const NIGHT_END = 23 * 60
const MIDNIGHT = 24 * 60
/** Wishes of less weight only follow from others. */
const LEAST_WEIGHT = 0.5
/** When a day that begins with a dawn place may start: nobody drives through the night for one unless they asked for it. */
export const DAWN_START = { unasked: 5 * 60 + 15, asked: 4 * 60 + 30 }
/** The longest way to a dawn place, in minutes. */
const UNASKED_DAWN_WAY = 45
/** Who sleeps in gets up only for what is next to the bed, such as the alms on a bridge. */
const RESTED_DAWN = { start: 5 * 60 + 45, way: 15 }

/** Minutes after midnight. */
export interface DayWindow {
  readonly start: number
  readonly end: number
}

/** When days start and end if the prompt does not say more. */
export function windowOf(reading: Reading, catalogue: Pick<CatalogueView, 'conceptsByKey' | 'findPlace'>): DayWindow {
  const staysPut = reading.start === null && (reading.destinations?.length ?? 0) <= 1
  const usual = hasToddler(reading) && staysPut ? TODDLER_WINDOW : DAY_WINDOWS[reading.pace]
  const end =
    reading.dailyWindow.end ??
    eveningEnd(reading, catalogue) ??
    Math.max(usual.end, (reading.dailyWindow.start ?? 0) + 4 * 60)
  const start = reading.dailyWindow.start ?? Math.min(usual.start, Math.max(0, end - 4 * 60))
  return { start, end: Math.min(1440, end) }
}

/** When the evenings end for those who asked for them, by kind or by name: for night markets, for bars. */
function eveningEnd(
  { interests, mustVisit }: Reading,
  catalogue: Pick<CatalogueView, 'conceptsByKey' | 'findPlace'>,
): number | null {
  const { conceptsByKey } = catalogue
  const asked = interests.filter(({ weight }) => weight >= LEAST_WEIGHT).map(({ key }) => key)
  if (asked.includes('nightlife')) return MIDNIGHT
  if (haveTrait(asked, 'late', conceptsByKey)) return NIGHT_END
  if (asked.includes('food_tour') || isAboutFood({ interests })) return EVENING_END
  const isForEvening = mustVisit.some(({ placeId }) => {
    const place = catalogue.findPlace(placeId)
    return place !== undefined && partOf(place, kindsOf(place, conceptsByKey), conceptsByKey) === 'evening'
  })
  const keys = interests.map(({ key }) => key)
  return isForEvening || haveTrait(keys, 'evening', conceptsByKey) ? EVENING_END : null
}

/** The days of the problem, with their dates, windows, ends and meals. */
export function daysOf(reading: Reading, window: DayWindow, catalogue: CatalogueView): ProblemDay[] {
  const turns = turnsOf(reading)
  const ends = tripEndsOf(reading, catalogue)
  const firstDate = likelyStart(reading)
  const dawn = dawnOf(reading, catalogue)
  return Array.from({ length: reading.days }, (_, index) => {
    const turn = turns[index]
    const date = reading.startDate === null ? null : addDays(reading.startDate, index)
    const isFirst = index === 0
    const isLast = index === reading.days - 1
    const leave = isLast && !isFirst ? ends.endMinute : 1440
    const startMinute = Math.max(
      Math.min(window.start, Math.max(0, leave - UP_BEFORE)),
      isFirst ? beginMinute(reading) : 0,
    )
    const usualEnd = Math.max(startMinute, Math.min(window.end, isLast ? ends.endMinute : 1440))
    const supper = isFirst && !isLast ? lateSupper(reading, startMinute) : null
    const endMinute = supper ? Math.max(usualEnd, supper.to) : usualEnd
    return {
      date,
      weekday: date === null ? null : weekdayOf(date),
      startMinute,
      endMinute,
      ...(!isFirst && dawn),
      sunDate: firstDate === null ? null : addDays(firstDate, index),
      start: isFirst ? ends.start : null,
      end: isLast ? ends.end : null,
      baseTownId: bedOn(reading, index, catalogue) ?? reading.base?.townId ?? null,
      ...(turn && { awayFrom: turns.flat().filter((code) => !turn.includes(code)) }),
      meals: supper ? [supper] : usualMeals(startMinute, endMinute),
      pauses: pausesOf([...(reading.busy ?? []), ...middayRest(reading)], index + 1, {
        start: startMinute,
        end: endMinute,
      }),
    }
  })
}

/** Who is in town by then still finds something to eat. */
const LAST_SUPPER = 23 * 60
const SUPPER = { minutes: 45, within: 90 }

/** A night between two flights, of which nobody sees more than a bed and a table. */
export const isNightBetweenFlights = (reading: Reading): boolean =>
  reading.days === 2 &&
  reading.departureMinute !== null &&
  beginMinute(reading) >= LATE_ARRIVAL &&
  leaveMinute(reading) <= EARLY_DEPARTURE
const LATE_ARRIVAL = 18 * 60
const EARLY_DEPARTURE = 10 * 60

/** The meal of those who arrive when others have eaten. */
function lateSupper({ arrivalMinute }: Reading, from: number): MealRule | null {
  if (arrivalMinute === null || from > LAST_SUPPER || usualMeals(from, 1440).length > 0) return null
  const to = Math.min(1440, from + SUPPER.within)
  return { name: 'dinner', from, to, minutes: SUPPER.minutes, usual: { from, at: from, to: to - SUPPER.minutes } }
}

/**
 * Whoever asked for the sunrise gets up for it, however far it is; those who say when their days begin sleep in, and so do
 * children, unless the wish names a place that is for the dawn alone.
 * Easy trips and people over sixty get up for what is next to the bed.
 */
function dawnOf(
  reading: Reading,
  catalogue: Pick<CatalogueView, 'findPlace'>,
): Pick<ProblemDay, 'dawnMinute' | 'dawnWay'> {
  const { moments, pace, party, dailyWindow } = reading
  if (moments.includes('sunrise') || asksForMist(reading)) return { dawnMinute: DAWN_START.asked }
  if (dailyWindow.start !== null) return {}
  if (hasChildren(reading) && !namesDawn(reading, catalogue)) return {}
  if (pace === 'easy' || party.seniors > 0) return { dawnMinute: RESTED_DAWN.start, dawnWay: RESTED_DAWN.way }
  return { dawnMinute: DAWN_START.unasked, dawnWay: UNASKED_DAWN_WAY }
}

function namesDawn({ mustVisit }: Reading, catalogue: Pick<CatalogueView, 'findPlace'>): boolean {
  return mustVisit.some(({ placeId }) => {
    const place = catalogue.findPlace(placeId)
    return place !== undefined && isForDawnAlone(place)
  })
}

/** A toddler sleeps after lunch, unless the wish says when. It yields where a day has no time for it. */
const MIDDAY_REST: Busy = { what: 'rest', day: null, start: 13 * 60, end: 14 * 60 + 30 }
const RESTS: ReadonlySet<Rhythm> = new Set(['nap', 'rest'])

function middayRest(reading: Reading): readonly Busy[] {
  const rests = reading.busy?.some(({ what }) => RESTS.has(what)) ?? false
  return hasToddler(reading) && !rests ? [MIDDAY_REST] : []
}

/** Less of a break than this is none. */
const LEAST_PAUSE = 15

/** The breaks of a day that fall into its hours, without overlaps. */
function pausesOf(busy: readonly Busy[], day: number, window: DayWindow): Pause[] {
  const spans = busy
    .filter((each) => each.day === null || each.day === day)
    .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => end - start >= LEAST_PAUSE)
    .sort((a, b) => a.start - b.start)
  const merged: DayWindow[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else merged.push(span)
  }
  return merged.map(({ start, end }) => ({ arrive: start, stayMinutes: end - start }))
}

/** The town of a night that a plan names: a province is its capital. */
export function bedOn({ beds = [], days }: Reading, index: number, catalogue: CatalogueView): string | null {
  const bed = beds.length === days ? beds[index] : null
  return bed ? (bed.townId ?? capitalOf(bed.provinceCode, catalogue)?.id ?? null) : null
}
