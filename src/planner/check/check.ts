// Checks itineraries independently: shares types and `world` with the solver, but no code.
import { isOpenThroughout, parseClock } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import { LAST_BOAT, LAST_LONGTAIL } from '../../world/region.ts'
import { createRoads, type Roads } from '../../world/roads.ts'
import type { Leg } from '../../world/travel.ts'
import type { Itinerary, ItineraryDay, ItineraryStop } from '../itinerary.ts'
import type { Candidate, MealRule, ProblemDay, TripProblem } from '../problem.ts'
import { checkLight, checkNoon, checkRide, checkSunset, earliestOf, endsWithSunset } from './check-light.ts'
import { checkLuggage } from './check-luggage.ts'
import { checkWishes } from './check-wishes.ts'
import type { Rule, Violation } from './violation.ts'

/** The rules that an itinerary breaks; empty for a valid one. `roads`: built earlier for the same problem. */
export function checkItinerary(problem: TripProblem, itinerary: Itinerary, roads?: Roads): Violation[] {
  const { islands, ferries, landings = [], served, airports } = problem
  const travel = roads ?? createRoads({ islands, ferries, landings, served, towns: airports })
  if (itinerary.days.length !== problem.days.length) {
    return [{ rule: 'days', day: null, detail: `${itinerary.days.length} for ${problem.days.length}` }]
  }
  const known = new Map(problem.candidates.map((candidate) => [candidate.id, candidate]))
  const days = itinerary.days.flatMap((day, index) => checkDay(problem, itinerary, known, travel, day, index))
  return [
    ...days,
    ...checkOnce(itinerary, known),
    ...checkApart(problem, itinerary, known),
    ...checkWishes(problem, itinerary, known),
  ]
}

function checkDay(
  problem: TripProblem,
  itinerary: Itinerary,
  known: ReadonlyMap<string, Candidate>,
  roads: Roads,
  day: ItineraryDay,
  index: number,
): Violation[] {
  const asked = problem.days[index] as ProblemDay
  const found: Violation[] = []
  const fail = (rule: Rule, detail: string) => found.push({ rule, day: index, detail })
  const begin = earliestOf(asked, day, known)
  for (const stop of day.stops) {
    if (stop.arrive > stop.depart) fail('order', `${stop.arrive}–${stop.depart}`)
    if (stop.arrive < begin || stop.depart > asked.endMinute) fail('window', `${stop.arrive}–${stop.depart}`)
    if (stop.candidateId === null) continue
    const candidate = known.get(stop.candidateId)
    const isElsewhere = asked.awayFrom?.includes(candidate?.provinceCode ?? '')
    const isOnOthers = candidate?.days?.includes(index) === false
    if (candidate && !stop.locked && (isElsewhere || isOnOthers)) fail('other_day', candidate.id)
    if (!candidate) fail('known_place', stop.candidateId)
    else {
      checkOpen(candidate, asked, stop, fail)
      checkLight(candidate, asked, stop, fail)
      checkSunset(candidate, problem, asked, stop, fail)
      checkNoon(candidate, problem, asked, stop, fail)
      checkDeparture(candidate, problem, asked, stop, fail)
    }
  }
  const [begins, ends] = [beginOf(problem, itinerary, index), endOf(problem, itinerary, index)]
  for (const stop of begins && ends ? day.stops : []) {
    const candidate = known.get(stop.candidateId ?? '')
    if (!candidate || !begins || !ends) continue
    const [from, to] = [begins, ends].map(({ point }) => roads.spot(point).islandId ?? null)
    const wayOn = (place: Candidate) => legMinutes(problem, roads, place, ends)
    checkLuggage(candidate, problem, { from: from!, to: to!, isMove: begins.id !== ends.id, wayOn }, stop, fail)
    checkRide(candidate, problem, problem.days[index]!, stop, wayOn(candidate), fail)
  }
  checkWay(problem, itinerary, known, roads, index, fail)
  checkBoats(problem, itinerary, known, roads, index, fail)
  checkMeals(problem, itinerary, known, index, fail)
  checkBase(problem, day, index, fail)
  return found
}

type Fail = (rule: Rule, detail: string) => void

/** Boats and classes set out at their times, except for those who asked for them. */
function checkDeparture(
  { id, departures, departureDays, keepsStay }: Candidate,
  { mustVisit }: TripProblem,
  { weekday }: ProblemDay,
  { kind, arrive, locked }: ItineraryStop,
  fail: Fail,
): void {
  if (departureDays?.includes(weekday ?? -1) === false) return
  if (!departures || keepsStay || locked || kind !== 'visit' || mustVisit.includes(id)) return
  if (!departures.some(({ open, close }) => open <= arrive && arrive <= close)) fail('departure', `${id} at ${arrive}`)
}

/** A place and what contains it, a tour and what it visits: never both, unless both were asked for. */
function checkApart(problem: TripProblem, itinerary: Itinerary, known: ReadonlyMap<string, Candidate>): Violation[] {
  const ids = new Set(itinerary.days.flatMap((day) => day.stops.flatMap(({ candidateId }) => candidateId ?? [])))
  const musts = new Set(problem.mustVisit)
  return [...ids].flatMap((id) =>
    (known.get(id)?.apart ?? [])
      .filter((other) => ids.has(other) && !(musts.has(id) && musts.has(other)))
      .map((other): Violation => ({ rule: 'apart', day: null, detail: `${id} and ${other}` })),
  )
}

function checkOnce(itinerary: Itinerary, known: ReadonlyMap<string, Candidate>): Violation[] {
  const seen = new Set<string>()
  const found: Violation[] = []
  itinerary.days.forEach((day, index) => {
    for (const { candidateId } of day.stops) {
      if (candidateId === null) continue
      const parts = known.get(candidateId)?.visits?.map(({ id }) => id) ?? [candidateId]
      for (const id of parts) if (seen.has(id)) found.push({ rule: 'once', day: index, detail: id })
      for (const id of parts) seen.add(id)
    }
  })
  return found
}

const ALWAYS_PLANNED = { open: 8 * 60, close: 18 * 60 }

function checkOpen(candidate: Candidate, day: ProblemDay, stop: ItineraryStop, fail: Fail): void {
  const where = `${candidate.id} ${stop.arrive}–${stop.depart}`
  const within = (span: { open: number; close: number }) => span.open <= stop.arrive && stop.depart <= span.close
  const exception = day.date === null ? undefined : candidate.exceptions.find(({ date }) => date === day.date)
  if (!exception && candidate.hours === null) {
    if (!stop.locked && !within(candidate.usualHours ?? ALWAYS_PLANNED))
      fail('open', `${where} outside the usual hours`)
    if (stop.opening !== 'unknown') fail('opening_label', `${where} says ${stop.opening}, its hours are unknown`)
    return
  }
  const open = exception ? exception.intervals.some(within) : isOpenOn(candidate, day.weekday, stop)
  if (!open && !stop.locked) fail('open', where)
  if (stop.opening !== (open ? 'open' : 'closed')) fail('opening_label', `${where} says ${stop.opening}`)
}

/** Without a date, being open on any weekday is enough. */
function isOpenOn(candidate: Candidate, weekday: number | null, stop: ItineraryStop): boolean {
  const days = weekday === null ? [0, 1, 2, 3, 4, 5, 6] : [weekday]
  const { hours } = candidate
  return hours !== null && days.some((each) => isOpenThroughout(hours, each, stop.arrive, stop.depart))
}

/** Where a day starts: its fixed point, else the base of the night before; on the first day the first base. */
function beginOf(problem: TripProblem, itinerary: Itinerary, index: number): Place | null {
  const fixed = problem.days[index]?.start
  if (fixed) return { id: `day:${index}:start`, point: fixed }
  return baseOf(problem, itinerary.days[Math.max(0, index - 1)]?.baseTownId ?? null)
}

function endOf(problem: TripProblem, itinerary: Itinerary, index: number): Place | null {
  const fixed = problem.days[index]?.end
  if (fixed) return { id: `day:${index}:end`, point: fixed }
  return baseOf(problem, itinerary.days[index]?.baseTownId ?? null)
}

interface Place {
  readonly id: string
  readonly point: Point
}

function baseOf(problem: TripProblem, id: string | null): Place | null {
  const town = problem.bases.find((base) => base.id === id)
  return town ? { id: `town:${town.id}`, point: town.point } : null
}

function checkWay(
  problem: TripProblem,
  itinerary: Itinerary,
  known: ReadonlyMap<string, Candidate>,
  roads: Roads,
  index: number,
  fail: Fail,
): void {
  const day = itinerary.days[index] as ItineraryDay
  const asked = problem.days[index] as ProblemDay
  let here = beginOf(problem, itinerary, index)
  let free = earliestOf(asked, day, known)
  let breathed = true
  for (const stop of day.stops) {
    const candidate = stop.candidateId === null ? undefined : known.get(stop.candidateId)
    const elsewhere = stop.nearBed ? endOf(problem, itinerary, index) : here
    const to: Place | null = candidate ? { id: candidate.id, point: candidate.point } : elsewhere
    const needs = here && to && here.id !== to.id ? legMinutes(problem, roads, here, to) : 0
    if ((stop.leg?.minutes ?? 0) !== needs)
      fail('travel', `the leg to ${to?.id} takes ${needs} minutes, not ${stop.leg?.minutes}`)
    if (stop.kind === 'rest') {
      if (stop.arrive < free + needs) fail('order', `a rest at ${stop.arrive} before ${free + needs}`)
      breathed ||= stop.depart - stop.arrive >= problem.pace.restMinutes
      free = stop.depart
      here = to
      continue
    }
    const rest = breathed ? 0 : problem.pace.restMinutes
    if (stop.arrive < free) fail('order', `${to?.id} at ${stop.arrive} before ${free}`)
    else if (stop.arrive < free + rest + needs) fail('travel', `${to?.id} at ${stop.arrive} cannot be reached by then`)
    free = stop.depart
    breathed = stop.kind !== 'visit'
    here = to
  }
  const end = endOf(problem, itinerary, index)
  const back = here && end ? legMinutes(problem, roads, here, end) : 0
  if ((day.returnLeg?.minutes ?? 0) !== back) fail('travel', `the way back takes ${back} minutes`)
  const latest = endsWithSunset(asked, day, known) ? asked.endMinute : (asked.homeMinute ?? asked.endMinute)
  if (free + back > latest) fail('window', `back at ${free + back} after ${latest}`)
}

/** Of the way over water, so much is the boat with its wait; the rest is the way to the pier. */
const CROSSING_MINUTES = 120

/** Who ends the day on other land leaves by the last boat. Without beds it is a saved trip, which keeps its stops. */
function checkBoats(
  problem: TripProblem,
  itinerary: Itinerary,
  known: ReadonlyMap<string, Candidate>,
  roads: Roads,
  index: number,
  fail: Fail,
): void {
  const end = endOf(problem, itinerary, index)
  if (!end || problem.bases.length === 0) return
  const islandAt = (point: Point) => roads.spot(point).islandId
  const islandOf = (id: string | null) => problem.islands.find((island) => island.id === id)
  const lastFrom = (id: string) => islandOf(id)?.lastBoat ?? LAST_BOAT
  for (const { candidateId, depart, locked } of itinerary.days[index]?.stops ?? []) {
    const place = known.get(candidateId ?? '')
    const [here, there] = place ? [islandAt(place.point), islandAt(end.point)] : [null, null]
    if (!place || locked) continue
    if (here === there) {
      const isByLongtail = islandOf(here ?? null)?.roads === false && legOf(problem, roads, place, end)?.mode === 'boat'
      if (isByLongtail && depart > (parseClock(LAST_LONGTAIL) ?? 0)) fail('last_boat', `${candidateId} until ${depart}`)
      continue
    }
    const boats = [here, there].flatMap((id) => (id === null ? [] : (parseClock(lastFrom(id)) ?? 0)))
    const way = legMinutes(problem, roads, place, end)
    if (depart > Math.min(...boats) - Math.max(0, way - CROSSING_MINUTES))
      fail('last_boat', `${candidateId} until ${depart}`)
  }
}

function legMinutes(problem: TripProblem, roads: Roads, from: Place, to: Place): number {
  return legOf(problem, roads, from, to)?.minutes ?? 0
}

function legOf(problem: TripProblem, roads: Roads, from: Place, to: Place): Leg | null {
  const { legs, transport, flights, walking } = problem
  if (from.id === to.id) return null
  const [row, column] = legs ? [legs.ids.indexOf(from.id), legs.ids.indexOf(to.id)] : [-1, -1]
  const minutes = row < 0 || column < 0 ? -1 : (legs?.minutes[row * legs.ids.length + column] ?? -1)
  const metres = row < 0 || column < 0 ? -1 : (legs?.metres[row * legs.ids.length + column] ?? -1)
  const measured = minutes < 0 || metres < 0 ? null : { minutes, metres }
  return roads.leg(from.point, to.point, { transport, flights, ...(walking && { walking }) }, measured)
}

/** On a journey this long, people eat on the way. */
const LONG_JOURNEY_MINUTES = 120

function checkMeals(
  problem: TripProblem,
  itinerary: Itinerary,
  known: ReadonlyMap<string, Candidate>,
  index: number,
  fail: Fail,
): void {
  const { stops, returnLeg } = itinerary.days[index] as ItineraryDay
  const rules = (problem.days[index] as ProblemDay).meals
  for (const stop of stops) {
    const capable = stop.candidateId === null || known.get(stop.candidateId)?.meal !== 'no'
    if (stop.kind === 'meal' && !capable) fail('meal', `no meal at ${stop.candidateId}`)
    if (stop.kind === 'visit' && !stop.locked && known.get(stop.candidateId ?? '')?.meal === 'only') {
      fail('meal', `${stop.candidateId} is not a sight`)
    }
    if (stop.kind === 'meal' && !rules.some((rule) => rule.name === stop.meal)) fail('meal', `no ${stop.meal} was due`)
  }
  const begin = problem.days[index]?.startMinute ?? 0
  const journeys = [
    ...stops.map((stop) => ({ minutes: stop.leg?.minutes ?? 0, until: stop.arrive })),
    { minutes: returnLeg?.minutes ?? 0, until: (stops.at(-1)?.depart ?? begin) + (returnLeg?.minutes ?? 0) },
  ].filter(({ minutes }) => minutes >= LONG_JOURNEY_MINUTES)
  const covers = (rule: MealRule) => (from: number, until: number) =>
    Math.min(until, rule.to) - Math.max(from, rule.from) >= rule.minutes
  for (const rule of rules) {
    const taken = stops.filter((stop) => stop.kind === 'meal' && stop.meal === rule.name)
    const included = stops.filter((stop) => stop.includes?.includes(rule.name))
    if (taken.length + included.length > 1) fail('meal', `${rule.name} twice`)
    for (const { arrive, depart } of taken) {
      if (arrive < rule.from || depart > rule.to || depart - arrive < rule.minutes)
        fail('meal', `${rule.name} at ${arrive}`)
    }
    for (const { candidateId, arrive, depart } of included) {
      if (!mealsAt(known.get(candidateId ?? '')).includes(rule.name)) fail('meal', `no ${rule.name} at ${candidateId}`)
      if (!covers(rule)(arrive, depart)) fail('meal', `${rule.name} at ${candidateId} outside its hours`)
    }
    const onTheWay = journeys.some(({ minutes, until }) => covers(rule)(until - minutes, until))
    const excused = itinerary.unmet.some(
      (item) => item.wish === 'meal' && item.day === index && item.subject === rule.name,
    )
    if (taken.length + included.length === 0 && !onTheWay && !excused) fail('meal', `no ${rule.name}`)
  }
}

function mealsAt(candidate: Candidate | undefined): readonly MealRule['name'][] {
  const hasLunch = candidate?.hasLunch === true || candidate?.lunchBreak !== undefined
  return [...(candidate?.mealsIncluded ?? []), ...(hasLunch ? (['lunch'] as const) : [])]
}

function checkBase(problem: TripProblem, day: ItineraryDay, index: number, fail: Fail): void {
  const asked = problem.days[index] as ProblemDay
  const isOnTheWay = problem.days[index + 1]?.nightRide !== undefined
  const departs = isOnTheWay || (index === problem.days.length - 1 && asked.end !== null)
  if (problem.bases.length === 0 || departs) {
    if (day.baseTownId !== null) fail('base', `${day.baseTownId} is not one of the towns`)
    return
  }
  const town = problem.bases.find((base) => base.id === day.baseTownId)
  if (!town) fail('base', `${day.baseTownId} is not one of the towns`)
  const settled = problem.bases.some((base) => base.id === asked.baseTownId)
  if (settled && day.baseTownId !== asked.baseTownId) fail('base', `${day.baseTownId} instead of ${asked.baseTownId}`)
  // A trip ends where there is a way home, and nobody sleeps there.
  const isNight = index === 0 || index < problem.days.length - 1
  const isOpen = asked.bedTownIds?.some((id) => problem.bases.some((base) => base.id === id))
  if (isNight && isOpen && !asked.bedTownIds?.includes(day.baseTownId ?? ''))
    fail('base', `${day.baseTownId} is not for that night`)
}
