import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import { weekdayKey } from '../../language/notes/value-texts.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind, type ProblemDay, type TripProblem, usualMeals } from '../../planner/problem.ts'
import { distanceM } from '../../world/point.ts'
import { isGateway } from '../../world/region.ts'
import { livelyWeekdays } from '../trips/public.ts'
import { isAboutFood } from './about-food.ts'
import { namedDawns } from './dawns-from-bed.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** The last day ends this early, so that people still get home. */
export const HOMEWARD = 18 * 60 + 30
/** Those who stay for the sunset are home by then. */
const AFTER_SUNSET = 20 * 60
/** Those who came to eat do not leave before dinner. */
const AFTER_LAST_DINNER = 20 * 60 + 30
/** 0 = Monday. Of weekdays that suit a trip equally well, people leave on these first. */
const USUAL_STARTS = [5, 4, 6, 3, 2, 1, 0]
const TOURS = ['boat_tour', 'day_tour', 'dive_trip', 'island']
/** Half a day by boat is a tour, whatever it is called. */
const TOUR_MINUTES = 180
const DAYS_FOR_FULL_ONES = 3
/** Most places that close on fewer days than this are museums, and people know. */
const FEW_WEEKDAYS = 5
/** A highlight worth this share of the best is what people come for. */
const HEADLINE_SHARE = 0.75

/** When the days of a trip end, on which weekdays a trip without dates falls, and which days suit tours and headline sights. */
export function timedTrip(prepared: PreparedTrip, reading: Reading): PreparedTrip {
  const unhurried = homeward(fromGateway(restedForTransfers(prepared.problem, reading), prepared.problem), reading)
  const days = onLikelyWeekdays(
    withSupperAtEnd(withSupperAtHome(unhurried, prepared.problem), prepared.problem),
    prepared.problem,
  )
  const best = Math.max(0, ...prepared.problem.candidates.map(({ isHighlight, score }) => (isHighlight ? score : 0)))
  const isBeyond = beyondTheBeds(prepared.problem)
  const candidates = prepared.problem.candidates.map((candidate) => {
    const isHeadline = candidate.isHighlight === true && candidate.score >= best * HEADLINE_SHARE
    const isForEarlier = isHeadline || isBeyond(candidate)
    const betterDays = soonerDaysOf(candidate, days, reading) ?? betterDaysOf(candidate, isForEarlier, days)
    return { ...candidate, ...daysToDive(candidate, days), ...(betterDays && { betterDays }) }
  })
  return { ...prepared, problem: { ...prepared.problem, days, candidates } }
}

/** So far from home by train or bus, the way back begins before dinner. */
const FAR_FROM_HOME_M = 50_000

/** Who goes home by train or bus on the evening of a day trip has supper on the way or at home, and sees more until then. */
function withSupperAtHome(
  days: readonly ProblemDay[],
  { transport, candidates }: Pick<TripProblem, 'transport' | 'candidates'>,
): readonly ProblemDay[] {
  const home = days[0]?.end
  const [best] = candidates
  if (days.length > 1 || transport !== 'public' || !home || !best) return days
  if (distanceM(home, best.point) < FAR_FROM_HOME_M) return days
  return days.map((day) => ({ ...day, meals: day.meals.filter(({ name }) => name !== 'dinner') }))
}

/** The last boat leaves an island before supper, and riders are home before dark: both have supper where the trip ends. */
function withSupperAtEnd(days: readonly ProblemDay[], { bases, byDaylight }: TripProblem): readonly ProblemDay[] {
  const last = days.at(-1)
  const isFromIsland = bases.length > 0 && bases.every(({ islandId }) => islandId !== null)
  if (!last?.end || days.length === 1 || !(isFromIsland || byDaylight)) return days
  return [...days.slice(0, -1), { ...last, meals: last.meals.filter(({ name }) => name !== 'dinner') }]
}

/** Nobody gets up for the dawn to pack and travel on afterwards, unless they asked for the sunrise or a place that is for it. */
function restedForTransfers({ days, ...problem }: TripProblem, { moments }: Reading): readonly ProblemDay[] {
  if (moments.includes('sunrise') || namedDawns(problem).length > 0) return days
  return days.map(({ dawnMinute, ...day }, index) => {
    const isTransfer = index > 0 && days[index - 1]?.baseTownId !== day.baseTownId
    return dawnMinute === undefined || isTransfer ? day : { ...day, dawnMinute }
  })
}

/** A trip to one town and villages around it begins in the town, even if its first bed is in the mountains. */
function fromGateway(days: readonly ProblemDay[], { bases }: TripProblem): readonly ProblemDay[] {
  const [first, ...others] = days
  const gateways = bases.filter(isGateway)
  const [gateway] = gateways
  if (!first || first.start || others.length === 0 || !gateway || gateways.length > 1) return days
  return bases.length === 1 ? days : [{ ...first, start: gateway.point }, ...others]
}

/** A trip that does not return to a fixed point is over in the afternoon, unless the wish gives its hours. */
function homeward(days: readonly ProblemDay[], reading: Reading): readonly ProblemDay[] {
  const { dailyWindow, departureMinute } = reading
  const last = days.at(-1)
  if (!last || days.length === 1 || last.end || dailyWindow.end !== null || departureMinute !== null) return days
  const pauses = (last.pauses ?? []).map(({ arrive, stayMinutes }) => arrive + stayMinutes)
  const until = (minute: number) => Math.max(last.startMinute, Math.min(last.endMinute, Math.max(minute, ...pauses)))
  const homeMinute = until(isAboutFood(reading) ? AFTER_LAST_DINNER : HOMEWARD)
  const meals = usualMeals(last.startMinute, homeMinute)
  return [...days.slice(0, -1), { ...last, endMinute: Math.max(homeMinute, until(AFTER_SUNSET)), homeMinute, meals }]
}

/**
 * One start weekday for all places of a trip without dates: the one on which most of them are open. A weekend market and a
 * museum that closes on Mondays are then never in one trip that nobody can make. What the wish names comes first: the street
 * that is a market on Sunday evenings only, and not on the evening of the way home.
 */
function onLikelyWeekdays(
  days: readonly ProblemDay[],
  { candidates, mustVisit }: Pick<TripProblem, 'candidates' | 'mustVisit'>,
): readonly ProblemDay[] {
  if (days.some(({ weekday }) => weekday !== null)) return days
  const choosy = candidates.filter(({ hours }) => hours?.some((day) => day.length === 0))
  const named = choosy.filter(({ id }) => mustVisit.includes(id))
  const isOpen = (candidate: Candidate, start: number) =>
    days.some((day, index) => fitsOn(candidate, day, index, (start + index) % 7))
  const worth = (start: number) =>
    NAMED_FIRST * named.filter((candidate) => isOpen(candidate, start)).length +
    choosy.reduce((sum, candidate) => {
      const open = days.filter((day, index) => fitsOn(candidate, day, index, (start + index) % 7)).length
      return sum + (candidate.score * open) / days.length
    }, 0)
  const start = USUAL_STARTS.reduce((best, other) => (worth(other) > worth(best) ? other : best))
  return days.map((day, index) => ({ ...day, weekday: (start + index) % 7 }))
}

const NAMED_FIRST = 1_000

/** Whether a place is open for a whole visit before the day is over. */
function fitsOn({ hours, days, dwellMinutes }: Candidate, day: ProblemDay, index: number, weekday: number): boolean {
  const { startMinute, endMinute, homeMinute = endMinute } = day
  const isOwn = days?.includes(index) !== false
  return (
    isOwn &&
    (hours?.[weekday] ?? []).some(
      ({ open, close }) => Math.min(close, homeMinute) - Math.max(open, startMinute) >= dwellMinutes,
    )
  )
}

/** Nobody dives on the day of departure: a flight may follow within 18 hours. */
function daysToDive(candidate: Candidate, days: readonly ProblemDay[]): Pick<Candidate, 'days'> {
  if (days.length < 2 || !isOfKind(candidate, 'dive_trip')) return {}
  const own = candidate.days ?? days.map((_, day) => day)
  const before = own.filter((day) => day < days.length - 1)
  return before.length > 0 ? { days: before } : {}
}

/** So far beyond the last bed, a sight is no stop on the way home. */
const BEYOND_M = 20_000

/** Whether a sight is further from home than the last bed, or any that may be it: who drives home goes there on an earlier day. */
function beyondTheBeds({ days, bases }: TripProblem): (candidate: Candidate) => boolean {
  const home = days.at(-1)?.end
  if (!home || days.length === 1 || bases.length === 0) return () => false
  const last = bases.filter(({ id }) => id === days.at(-2)?.baseTownId)
  const furthest = Math.max(...(last.length > 0 ? last : bases).map(({ point }) => distanceM(home, point)))
  return ({ point }) => distanceM(home, point) > furthest + BEYOND_M
}

/** Tours are for full days, the best sights and those beyond the beds for any but the last. Undefined if no day is better. */
function betterDaysOf(
  candidate: Candidate,
  isForEarlier: boolean,
  days: readonly ProblemDay[],
): readonly number[] | undefined {
  const own = candidate.days ?? days.map((_, day) => day)
  const isTour = isByBoat(candidate) || TOURS.some((kind) => isOfKind(candidate, kind))
  if (isTour && days.length < DAYS_FOR_FULL_ONES) return undefined
  if (!isTour && (!isForEarlier || own.length < 2)) return undefined
  const better = isTour ? own.filter((day) => isFullDay(day, days)) : own.slice(0, -1)
  return better.length > 0 && better.length < own.length ? better : undefined
}

/** The one place that a wish names is what they come for: it is not left for the second half of the trip. */
function soonerDaysOf(
  candidate: Candidate,
  days: readonly ProblemDay[],
  { mustVisit }: Reading,
): readonly number[] | undefined {
  const isNamedAlone = mustVisit.length === 1 && mustVisit[0]?.placeId === candidate.id
  const isAnyDay = candidate.days === undefined || candidate.days.length === days.length
  if (!isNamedAlone || !isAnyDay || isByBoat(candidate) || days.length < DAYS_FOR_FULL_ONES) return undefined
  return days.map((_, day) => day).slice(0, Math.ceil(days.length / 2))
}

function isByBoat(candidate: Candidate): boolean {
  return candidate.dwellMinutes >= TOUR_MINUTES && isOfKind(candidate, 'boat')
}

/** Neither arrival nor departure, and the bed is the same before and after. */
function isFullDay(day: number, days: readonly ProblemDay[]): boolean {
  return day > 0 && day < days.length - 1 && days[day - 1]?.baseTownId === days[day]?.baseTownId
}

/** The weekday on which a trip without dates should start, if it has a place that opens only on some. */
export function startWeekday(
  { days: [first] }: Pick<TripProblem, 'days'>,
  places: readonly PlaceEntry[],
): Assumption[] {
  if (!first || first.date !== null || first.weekday === null) return []
  if (places.every((place) => livelyWeekdays(place).length >= FEW_WEEKDAYS)) return []
  return [noteOf(ASSUMPTIONS, 'likely_start', { weekday: weekdayKey(first.weekday) })]
}
