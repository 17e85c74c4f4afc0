// “Landing in Krabi at 22:40, three nights on Ko Lanta”: no boat leaves that late, so there is a night near the airport first.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import { MAX_DAYS } from '../../language/reader/duration.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { addDays } from '../../world/calendar.ts'
import type { Destination } from '../../world/destination.ts'
import { parseClock } from '../../world/hours.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { type Island, LAST_BOAT } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { namedDestinations } from './destination-focus.ts'
import { beginMinute } from './flight-hours.ts'
import { nightBeforeFlight, wayMinutes } from './night-before.ts'
import { capitalOf, pierOf } from './trip-ends.ts'
import type { TripStay } from './trip-stay.ts'

/** Who lands further away than this from the island lives there, or flies on. */
const LANDS_WITHIN_M = 300_000

interface IslandTrip {
  readonly island: Destination
  /** Where they sleep after a landing too late for the boat, and before a flight too early for it. */
  readonly before: Destination | null
  readonly after: Destination | null
}

/** The stays of a trip to one island whose flights no boat meets; null for any other trip. */
export function staysBetweenFlights(reading: Reading, catalogue: CatalogueView): readonly TripStay[] | null {
  const trip = islandTripOf(reading, catalogue)
  if (!trip) return null
  const { island, before, after } = trip
  const onIsland = reading.days - 1 - Number(before !== null) - Number(after !== null)
  if (onIsland < 1) return null
  const oneNightIn = (destination: Destination | null) => (destination ? [{ destination, nights: 1 }] : [])
  return [...oneNightIn(before), { destination: island, nights: onIsland }, ...oneNightIn(after)]
}

/** The wish with those nights on top of the ones it asks for on the island, where nothing else says how long the trip is. */
export function withNightsByAirport(reading: Reading, catalogue: CatalogueView): Reading {
  const trip = islandTripOf(reading, catalogue)
  if (!trip) return reading
  const [near] = [trip.before, trip.after].flatMap((each) => each?.provinceCodes[0] ?? [])
  const more = Number(trip.before !== null) + Number(trip.after !== null)
  const days = reading.days + (reading.lengthOn?.isInNights ? more : 0)
  const told = { province_code: near ?? '' }
  if (days === reading.days || days > MAX_DAYS) {
    const note = noteOf(ASSUMPTIONS, 'night_of_landing', told)
    return trip.before ? { ...reading, stays: [], assumed: [...reading.assumed, note] } : reading
  }
  return {
    ...reading,
    days,
    nights: days - 1,
    endDate: reading.startDate && addDays(reading.startDate, days - 1),
    stays: [],
    assumed: [...reading.assumed, noteOf(ASSUMPTIONS, 'nights_by_airport', { ...told, days })],
  }
}

function islandTripOf(reading: Reading, catalogue: CatalogueView): IslandTrip | null {
  const { islands, lengthOn, base, towns, districts, mustVisit, days } = reading
  const { world } = catalogue
  const [wish, ...more] = islands
  if (!wish || more.length > 0 || days < 2 || towns.length + districts.length + mustVisit.length > 0) return null
  if (base && base.islandId !== wish.id) return null
  const isOnIt = ({ point }: Destination) => findIslandId(world.islands, point) === wish.id
  const island = world.destinations.find((each) => each.kind === 'island' && isOnIt(each))
  const there = world.islands.find(({ id }) => id === wish.id)
  const named = namedDestinations(reading, catalogue)
  const others = named.filter((each) => !isOnIt(each))
  // “Krabi and Ko Lanta, six days”: both are what they come for, unless the length is that of the island alone.
  const isGoal = lengthOn !== undefined || others.length === 0 || others[0] !== named[0]
  if (!island || !there || others.length > 1 || !isGoal) return null
  const landing = landingOf(reading, { island, there, other: others[0] }, catalogue)
  const isElsewhere = reading.provinces.some((code) => code !== wish.provinceCode && code !== landing?.provinceCode)
  if (!landing || isElsewhere) return null
  const before = isAfterBoats(landing.point, there, reading, catalogue) ? landing.near : null
  const isLengthened = lengthOn?.isInNights === true
  const after = before || isLengthened ? nightBeforeFlight(island, reading, catalogue) : null
  return before || after ? { island, before, after } : null
}

interface Landing {
  readonly provinceCode: string
  readonly point: Point
  /** Where people sleep near there. */
  readonly near: Destination
}

interface Goal {
  readonly island: Destination
  readonly there: Island
  /** The only other place that the wish names. */
  readonly other: Destination | undefined
}

/** Where they land for the island, if that is not on it: what the wish names, else the nearest airport. */
function landingOf(reading: Reading, { island, there, other }: Goal, catalogue: CatalogueView): Landing | null {
  const { start, flies, transport } = reading
  const { world } = catalogue
  const airport = world.towns.find(({ id }) => id === island.gateway.airportTownId)
  const begins = start && capitalOf(start.provinceCode, catalogue)
  const isNear = begins && distanceM(begins.point, island.point) <= LANDS_WITHIN_M
  if (!other && !(flies ?? transport === 'plane')) return null
  const code = other?.provinceCodes[0] ?? (isNear ? begins.provinceCode : airport?.provinceCode)
  const isAtAirport = airport?.provinceCode === code && !(other && airport?.islandId === there.id)
  const town = isAtAirport ? airport : capitalOf(code ?? '', catalogue)
  if (!code || !town || town.islandId === there.id) return null
  const near = world.destinations
    .filter(({ kind, townIds, provinceCodes }) => kind !== 'loop' && townIds.length > 0 && provinceCodes[0] === code)
    .filter(({ point }) => findIslandId(world.islands, point) === town.islandId)
    .sort((a, b) => distanceM(a.point, town.point) - distanceM(b.point, town.point))
  const bed = other ?? near[0]
  return bed ? { provinceCode: code, point: town.point, near: bed } : null
}

/** Whether the last boat has left when they get from the airport to its pier. */
function isAfterBoats(from: Point, island: Island, reading: Reading, { world }: CatalogueView): boolean {
  if (reading.arrivalMinute === null) return false
  const pier = pierOf(island, world) ?? island.pier
  return beginMinute(reading) + wayMinutes(from, pier) > (parseClock(island.lastBoat ?? LAST_BOAT) ?? 0)
}
