// Puts the nights out of town into the problem, and says of them what the trip does not know.
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption, WISHES } from '../../language/notes/trip-notes.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { type Candidate, type ProblemDay, type TripProblem, usualMeals } from '../../planner/problem.ts'
import type { WeekHours } from '../../world/hours.ts'
import { distanceM } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import type { Roads } from '../../world/roads.ts'
import type { UnmetFact } from '../trips/public.ts'
import { type NightOut, standsFor, type WishForNights } from './nights-out.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Who is there for the nights stays so long in one place, and then goes on. */
const MOST_NIGHTS = 3
/** A bed in a town this near is in the same stay, … */
const SAME_STAY_M = 25_000
/** … and what is further away than this is on no day of it. */
const OF_STAY_M = 90_000
/** Who has a long way sets out so early. */
const EARLY_START = 7 * 60
const AT_CAMP = 21 * 60
/** At the gate below a climb: to register, and the last hour at which people start. */
const AT_GATE = { minutes: 45, last: 14 * 60 }

/** The trip with those nights out of town. */
export function withNightsOut(prepared: PreparedTrip, wish: WishForNights | null, roads: Roads): PreparedTrip {
  if (!wish || wish.nights.length === 0 || prepared.problem.days.length < 2) return prepared
  const { problem } = prepared
  const beds = wish.nights.map(({ bed }) => bed)
  const asleep = sleepingIn(problem, wish)
  const inTime = wish.nights.reduce((days, night) => upInTime(days, night, problem, roads), asleep.days)
  const slept = { ...asleep, days: inTime.map((day) => lateOnTop(day, wish)) }
  const gone = new Set(standsFor(wish.nights))
  const isLeft = (id: string) => !gone.has(id)
  const candidates = problem.candidates
    .filter(({ id }) => isLeft(id))
    .map((candidate) => onClimb(candidate, wish.nights, slept.days))
  const mustVisit = [...new Set([...problem.mustVisit, ...seenOnTop(problem, wish, slept.days)])].filter(isLeft)
  const mustSee = problem.mustSee?.filter(isLeft) ?? []
  const bases = [...problem.bases.filter(({ id }) => beds.every((bed) => bed.id !== id)), ...beds]
  return {
    ...prepared,
    nightsOut: wish.nights,
    problem: { ...problem, ...slept, candidates, mustVisit, mustSee, bases },
  }
}

function sleepingIn(
  problem: TripProblem,
  { nights: out, isAll }: WishForNights,
): Pick<TripProblem, 'days' | 'askedBeds'> {
  const { days, askedBeds = [] } = problem
  const beds = out.map(({ bed }) => bed)
  const nights = days.length - 1
  if (days.slice(0, -1).some(({ baseTownId }) => baseTownId !== null))
    return { askedBeds, days: out.reduce((all, night) => inStay(all, night, isAll, problem.bases), days) }
  if (nights === 1 || (isAll && nights <= beds.length * MOST_NIGHTS)) {
    const each = Math.max(1, Math.ceil(nights / beds.length))
    const bedOf = (night: number) => beds[Math.min(beds.length - 1, Math.floor(night / each))]!
    return { askedBeds: [], days: days.map((day, at) => (at < nights ? inBed(day, bedOf(at)) : day)) }
  }
  const points = new Map(problem.bases.map(({ id, point }) => [id, point]))
  const isBeside = (id: string) => {
    const point = points.get(id)
    return point !== undefined && beds.some((bed) => distanceM(bed.point, point) <= SAME_STAY_M)
  }
  const slept = out.reduce<readonly ProblemDay[]>((all, night) => {
    const at = nightOf(night, all, problem)
    return all.map((day, index) => (index === at ? inBed(day, night.bed) : day))
  }, days)
  return { days: slept, askedBeds: askedBeds.filter((group) => !group.some(isBeside)) }
}

/** The night for it: one in its province where the wish divides the days, else in the order of the wish, else as it lies on the way. */
function nightOf({ bed, order }: NightOut, days: readonly ProblemDay[], { bases }: TripProblem): number {
  const free = days.slice(0, -1).flatMap(({ baseTownId }, at) => (baseTownId === null ? at : []))
  const inTurn = free.find((at) =>
    days[at]?.bedTownIds?.some((id) => bases.find((town) => town.id === id)?.provinceCode === bed.provinceCode),
  )
  if (inTurn !== undefined) return inTurn
  if (order !== null) return free[Math.round(order * (free.length - 1))] ?? -1
  const start = days[0]?.start
  const other = bases[0]
  const isFirst = !start || !other || distanceM(start, bed.point) <= distanceM(start, other.point)
  return (isFirst ? free[0] : free.at(-1)) ?? -1
}

/** The nights of the nearest stay where the trip is for them or the way up takes half a day, else the first of these. */
function inStay(
  days: readonly ProblemDay[],
  { bed, by }: NightOut,
  isAll: boolean,
  bases: readonly Town[],
): readonly ProblemDay[] {
  const ways = days.slice(0, -1).map(({ baseTownId }) => {
    const town = bases.find(({ id }) => id === baseTownId)
    return town ? distanceM(town.point, bed.point) : Number.POSITIVE_INFINITY
  })
  const nearest = Math.min(...ways)
  if (nearest > OF_STAY_M) return days
  const first = ways.indexOf(nearest)
  const last = isAll || (by === 'climb' && nearest <= SAME_STAY_M) ? first + MOST_NIGHTS : first + 1
  return days.map((day, at) => (at >= first && at < last && ways[at] === nearest ? inBed(day, bed) : day))
}

function inBed(day: ProblemDay, { id }: Town): ProblemDay {
  const { bedTownIds: _, ...free } = day
  return { ...free, baseTownId: id }
}

/** Who sleeps on a mountain begins the climb at its gate, in time, and sees the cliffs up there on the days between. */
function onClimb(candidate: Candidate, nights: readonly NightOut[], days: readonly ProblemDay[]): Candidate {
  const slept = new Set(days.map(({ baseTownId }) => baseTownId))
  const climbs = nights.flatMap(({ by, place }) => (by === 'climb' && slept.has(place.id) ? place.id : []))
  if (climbs.length === 0) return candidate
  const apart = candidate.apart?.filter((id) => !climbs.includes(id)) ?? []
  if (!climbs.includes(candidate.id)) {
    const top = climbs.find((id) => candidate.apart?.includes(id))
    return { ...candidate, apart, ...(top && { days: daysOnTop(top, days) }) }
  }
  const { shortMinutes: _, departures: __, bestHours: ___, ...gate } = candidate
  const first = days.findIndex(({ baseTownId }) => baseTownId === candidate.id)
  return {
    ...gate,
    apart: [],
    dwellMinutes: AT_GATE.minutes,
    hours: candidate.hours && closing(candidate.hours, AT_GATE.last + AT_GATE.minutes),
    ...(first >= 0 && { days: [first] }),
  }
}

/** Who has a whole day up there has come for the cliffs. */
function seenOnTop({ candidates }: TripProblem, { nights }: WishForNights, days: readonly ProblemDay[]): string[] {
  return nights
    .filter(({ by }) => by === 'climb')
    .flatMap(({ place: { id } }) =>
      days.filter(({ baseTownId }) => baseTownId === id).length < 2
        ? []
        : candidates.flatMap((each) => (each.apart?.includes(id) && each.meal !== 'only' ? each.id : [])),
    )
}

/** The days after the nights up there; any day if the search chooses these. */
function daysOnTop(id: string, days: readonly ProblemDay[]): number[] {
  const all = days.map((_, at) => at)
  const after = all.filter((at) => days[at - 1]?.baseTownId === id)
  return after.length > 0 ? after : all
}

/** Who comes too far on the first day to begin the climb sleeps below it, and goes up on the second. */
function upInTime(
  days: readonly ProblemDay[],
  { by, bed, place }: NightOut,
  { bases, transport, flights }: TripProblem,
  roads: Roads,
): readonly ProblemDay[] {
  const [first] = days
  if (by !== 'climb' || !first?.start || first.baseTownId !== bed.id) return days
  const way = roads.leg(first.start, place.point, { transport, flights }).minutes
  if (Math.min(first.startMinute, EARLY_START) + way <= AT_GATE.last) return days
  const away = ({ point }: Town) => distanceM(point, place.point)
  const below = bases.reduce<Town | null>((a, b) => (a === null || away(b) < away(a) ? b : a), null)
  if (below === null) return days
  return days.map((day, at) => (at === 0 ? inBed(day, below) : at === 1 && days.length > 2 ? inBed(day, bed) : day))
}

/** Back from the cliff where the sun sets, people still have supper at the camp. */
function lateOnTop(day: ProblemDay, { reading, nights }: WishForNights): ProblemDay {
  const isTop = nights.some(({ by, bed }) => by === 'climb' && bed.id === day.baseTownId)
  if (!isTop || reading.dailyWindow.end !== null || day.endMinute >= AT_CAMP) return day
  return { ...day, endMinute: AT_CAMP, meals: usualMeals(day.startMinute, AT_CAMP) }
}

const closing = (hours: WeekHours, at: number): WeekHours =>
  hours.map((day) => day.map(({ open, close }) => ({ open, close: Math.min(close, at) })))

/** What the plan says of these nights: where they are and what to book, or that it has none. */
export function toldNights(
  { nightsOut = [] }: PreparedTrip,
  { days }: Pick<Itinerary, 'days'>,
): { readonly assumed: readonly Assumption[]; readonly unmet: readonly UnmetFact[] } {
  const slept = new Set(days.slice(0, -1).flatMap(({ baseTownId }) => baseTownId ?? []))
  const idsOf = (by: NightOut['by']) => nightsOut.flatMap(({ by: each, place }) => (each === by ? place.id : []))
  const spent = (by: NightOut['by']) => idsOf(by).filter((id) => slept.has(id))
  const [tents, rafts, climbs] = [spent('tent'), spent('raft'), spent('climb')]
  const isMissed = tents.length + climbs.length === 0 && idsOf('tent').length > 0
  return {
    assumed: [
      ...(tents.length > 0 ? [noteOf(ASSUMPTIONS, 'night_in_tent', { place_ids: tents })] : []),
      ...(rafts.length > 0 ? [noteOf(ASSUMPTIONS, 'night_on_raft', { place_ids: rafts })] : []),
      ...(climbs.length > 0 ? [noteOf(ASSUMPTIONS, 'night_on_mountain', { place_ids: climbs })] : []),
    ],
    unmet: isMissed
      ? [{ ...noteOf(WISHES, 'interests', { interest: 'camping' }), code: 'no_time', suggestion: null }]
      : [],
  }
}
