// Where a trip begins and ends whose beds are on an island or far from the airport, and the wish does not say where from.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type ProblemDay, usualMeals } from '../../planner/problem.ts'
import { townsByPlane } from '../../world/flights.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { HOMEWARD } from './timed-trip.ts'
import { LAST_BOAT_LANDS, landsAt, pierOf } from './trip-ends.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** The first flights land at about half past eight; by now people are out of the airport. */
const FIRST_FLIGHT_OUT = 9 * 60
/** From this far on, the way from the airport is part of the first day. */
const FAR_M = 60_000

type World = Pick<CatalogueView, 'world'>

/**
 * The first day begins at the airport or the pier on the mainland, so that it has time for the way to the first bed, and the
 * last one ends at the pier, or in the town with the airport after several islands. Trips that already have such ends, and
 * those of a day, stay as they are.
 */
export function reachedEnds(prepared: PreparedTrip, reading: Reading, catalogue: World): PreparedTrip {
  const { days } = prepared.problem
  if (days.length === 1) return prepared
  const bedsOf = (day: ProblemDay | undefined) => bedsOn(day, prepared, catalogue)
  const first = days[0]?.start || reading.start ? null : begin(days[0]!, bedsOf(days[0]), reading, catalogue)
  const last = days.at(-1)!
  const isEnded = last.end !== null || reading.end !== null
  const takeOff = isEnded ? undefined : takeOffFrom(prepared, reading, catalogue)
  const landing = isEnded || takeOff ? undefined : landingFrom(bedsOf(days.at(-2)), catalogue)
  const airport = takeOff ?? (isEnded || landing ? undefined : airportHome(prepared, reading, catalogue))
  if (!first && !landing && !airport) return prepared
  const isOpen = reading.dailyWindow.end === null && reading.departureMinute === null
  const end = landing
    ? withEnd(last, landing, LAST_BOAT_LANDS)
    : airport
      ? withEnd(last, airport, isOpen ? HOMEWARD : last.endMinute)
      : last
  return {
    ...prepared,
    problem: { ...prepared.problem, days: [first ?? days[0]!, ...days.slice(1, -1), end] },
  }
}

/** The trip without the way from home and back, which takes more than a day; undefined for one that begins and ends at a bed. */
export function withoutHome(prepared: PreparedTrip): PreparedTrip | undefined {
  const { days } = prepared.problem
  if (days.length === 1 || !(days[0]?.start || days.at(-1)?.end)) return undefined
  const open = days.map((day, at) => ({
    ...day,
    start: at === 0 ? null : day.start,
    end: at === days.length - 1 ? null : day.end,
  }))
  const assumed = [...prepared.assumed, noteOf(ASSUMPTIONS, 'way_outside', {})]
  return { ...prepared, assumed, problem: { ...prepared.problem, days: open } }
}

/** The town of the night, or all that the solver may choose. */
function bedsOn(day: ProblemDay | undefined, { problem }: PreparedTrip, { world }: World): readonly Town[] {
  const town = world.towns.find(({ id }) => id === day?.baseTownId)
  return town ? [town] : problem.bases
}

function begin(day: ProblemDay, beds: readonly Town[], reading: Reading, catalogue: World): ProblemDay | null {
  const airports = new Set(beds.map((bed) => airportFor(bed, catalogue)))
  const [airport] = airports
  // Of several beds, the first may be far: the trip begins in the town with the airport.
  const isAtOne =
    airport && beds.includes(airport) && beds.some((bed) => isByBoat(bed, catalogue) || isFarFrom(bed, airport))
  if (airports.size === 1 && isAtOne) return { ...day, start: airport.point }
  if (airports.size === 1 && airport && landsAt(reading) !== null && beds.some((bed) => bed !== airport))
    return { ...day, start: airport.point }
  const isOverWater = beds.every((bed) => isByBoat(bed, catalogue))
  // Those with a car of their own come from somewhere else.
  const isFar = reading.transport !== 'car' && beds.every((bed) => airport && isFarFrom(bed, airport))
  if (beds.length === 0 || airports.size > 1 || !(isOverWater || isFar)) return null
  const start = airport?.point ?? commonPier(beds, catalogue)
  if (!start) return null
  const startMinute =
    airport && reading.arrivalMinute === null ? Math.max(day.startMinute, FIRST_FLIGHT_OUT) : day.startMinute
  return { ...day, start, startMinute, meals: usualMeals(startMinute, day.endMinute) }
}

function isFarFrom({ point }: Town, airport: Town): boolean {
  return distanceM(point, airport.point) > FAR_M
}

/** Where people fly to on the way to a bed. */
function airportFor({ id }: Town, { world }: World): Town | undefined {
  const around = world.destinations.filter(({ kind, townIds }) => kind !== 'loop' && townIds.includes(id))
  const own = around.find(({ townIds }) => townIds[0] === id) ?? around[0]
  return world.towns.find((town) => town.id === own?.gateway.airportTownId)
}

function isByBoat({ islandId }: Town, { world }: World): boolean {
  return islandId !== null && !townsByPlane(world.towns).some((town) => town.islandId === islandId)
}

/** The pier on the mainland of beds that are all on one island, or on islands with the same way home. */
function commonPier(beds: readonly Town[], { world }: World): Point | undefined {
  const piers = [...new Set(beds.map(({ islandId }) => islandId))].map((id) => {
    const island = world.islands.find((each) => each.id === id)
    return island && pierOf(island, world)
  })
  return piers.every((pier) => pier === piers[0]) ? piers[0] : undefined
}

/** Where the way home begins after nights over water: at their pier, or where people fly from if they have several. */
function landingFrom(beds: readonly Town[], catalogue: World): Point | undefined {
  const pier = commonPier(beds, catalogue)
  if (pier || !beds.every((bed) => isByBoat(bed, catalogue))) return pier
  const airports = new Set(beds.map((bed) => airportFor(bed, catalogue)))
  return airports.size === 1 ? [...airports][0]?.point : undefined
}

/** From further away, people fly home from another airport. */
const BACK_TO_AIRPORT_M = 150_000

/** Where those who say when their plane home leaves take it: where they landed, if that is in reach, else near the last bed. */
function takeOffFrom(prepared: PreparedTrip, reading: Reading, catalogue: World): Point | undefined {
  const { flies, transport, departureMinute } = reading
  if (departureMinute === null || flies === 'in' || !(flies ?? transport === 'plane')) return undefined
  const { days } = prepared.problem
  const [first, last] = [days[0], days.at(-2)].map((day) => bedsOn(day, prepared, catalogue))
  const [landed, others] = [first, last].map((beds = []) => new Set(beds.map((bed) => airportFor(bed, catalogue))))
  const [there] = landed ?? []
  const [here] = others ?? []
  const isBack =
    landed?.size === 1 && there && last?.every(({ point }) => distanceM(point, there.point) <= BACK_TO_AIRPORT_M)
  const airport = isBack ? there : others?.size === 1 ? here : undefined
  return airport && last?.some((bed) => bed !== airport) ? airport.point : undefined
}

/** Where people who come by plane fly home from, if that is one town for all beds and none of them is over water. */
function airportHome(prepared: PreparedTrip, { transport }: Reading, catalogue: World): Point | undefined {
  const beds = prepared.problem.days.slice(0, -1).flatMap((day) => bedsOn(day, prepared, catalogue))
  if (transport !== 'plane' || beds.some((bed) => isByBoat(bed, catalogue))) return undefined
  const airports = new Set(beds.map((bed) => airportFor(bed, catalogue)))
  const [airport] = airports
  return airports.size === 1 && beds.some((bed) => bed !== airport) ? airport?.point : undefined
}

function withEnd(day: ProblemDay, end: Point, latest: number): ProblemDay {
  const endMinute = Math.max(day.startMinute, Math.min(day.endMinute, latest))
  return { ...day, end, endMinute, meals: usualMeals(day.startMinute, endMinute) }
}
