import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { World } from '../../catalogue/world.ts'
import type { Endpoint, Reading } from '../../language/reader/reading.ts'
import { townsByPlane } from '../../world/flights.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Ferry, Island, Town } from '../../world/region.ts'
import { leaveMinute } from './flight-hours.ts'

/** Travellers from this near come home at the end; those from further away leave from where the trip ends. */
const HOME_WITHIN_M = 300_000
/** The last boats from islands are in the afternoon. */
export const LAST_BOAT_LANDS = 17 * 60 + 30

/** Where the trip starts and ends, if that is not where nights are spent. */
export interface TripEnds {
  readonly start: Point | null
  readonly end: Point | null
  /** When the trip is over at the latest, in minutes after midnight. */
  readonly endMinute: number
}

/**
 * The places that the prompt names; else trips from nearby come home, and those to an island begin and end at the pier on
 * the mainland.
 */
export function tripEndsOf(reading: Reading, catalogue: CatalogueView): TripEnds {
  const { start, end } = namedEndsOf(reading, catalogue)
  const endMinute = leaveMinute(reading)
  const comesHome =
    start && (isNear(start, reading, catalogue) || (isRoadTrip(reading) && isDrivenHome(start, reading, catalogue)))
  if (start) return { start, end: end ?? (comesHome ? start : null), endMinute }
  // Who lands somewhere comes to the pier from there.
  const staysThere = longBoatOfDay(reading, catalogue) !== null
  const piers = end || landsAt(reading) !== null || staysThere ? null : piersOf(reading, catalogue)
  if (piers) return { ...piers, endMinute: Math.min(endMinute, LAST_BOAT_LANDS) }
  return { start: endpointOf(firstOfMany(reading), catalogue), end, endMinute }
}

/** The ends that the wish names: “to Samui” ends on the island; “from Krabi” to Ko Phi Phi begins in the province's capital. */
export function namedEndsOf(
  reading: Reading,
  catalogue: CatalogueView,
): { readonly start: Point | null; readonly end: Point | null } {
  const pointOf = (endpoint: Reading['start']) => {
    const onIsland = endpoint?.islandId !== undefined && bestTownOn(endpoint.islandId, catalogue)
    if (onIsland && endpoint?.townId === null) return onIsland.point
    const isBare = endpoint?.townId === null && endpoint.placeId === null && !isNameOfProvince(endpoint, catalogue)
    const island = isBare && islandIn(endpoint.provinceCode, reading, catalogue)
    return island || endpointOf(endpoint, catalogue)
  }
  return { start: pointOf(reading.start), end: pointOf(reading.end) }
}

function bestTownOn(islandId: string, { world }: CatalogueView): Town | undefined {
  return world.towns.filter((town) => town.islandId === islandId).sort((a, b) => b.rank - a.rank)[0]
}

function isNameOfProvince({ text, provinceCode }: Endpoint, { provincesByCode }: CatalogueView): boolean {
  const { nameTh, nameEn, aliases } = provincesByCode.get(provinceCode) ?? { nameTh: '', nameEn: '', aliases: [] }
  return [nameTh, nameEn, ...aliases].some((name) => name.toLowerCase() === text.toLowerCase())
}

function islandIn(provinceCode: string, { islands, destinations }: Reading, { world }: CatalogueView): Point | null {
  if (!islands.some((island) => island.provinceCode === provinceCode)) return null
  const island = world.destinations.find(
    ({ id, kind, provinceCodes }) =>
      kind === 'island' && provinceCodes[0] === provinceCode && destinations?.includes(id),
  )
  return world.towns.find(({ id }) => id === island?.townIds[0])?.point ?? null
}

/** People who set out in their own car come back in it, whether they say so or not. */
export function isRoadTrip({ start, end, transport }: Pick<Reading, 'start' | 'end' | 'transport'>): boolean {
  const isBack = start !== null && (end === null || end.provinceCode === start.provinceCode)
  return isBack && (transport === 'car' || transport === 'motorbike')
}

/** Whether the whole trip is driven; whoever lands somewhere and drives on may fly again. */
export function isByCar({ transport, flies }: Pick<Reading, 'transport' | 'flies'>): boolean {
  return (transport === 'car' || transport === 'motorbike') && !flies
}

/** Minute at which the travellers land; null for those who do not fly in or do not say when. */
export function landsAt({ flies, transport, arrivalMinute }: Reading): number | null {
  return (flies ?? transport === 'plane') ? arrivalMinute : null
}

/** A day's drive; from further away people need nights on the way, which the wish would name. */
const DRIVEN_IN_A_DAY_M = 700_000

/** On a trip of some days the last one is the way home, as far as a day goes. */
function isDrivenHome(start: Point, reading: Reading, { provincesByCode, world }: CatalogueView): boolean {
  if (reading.days < DAYS_WITH_A_WAY_HOME || reading.busy?.length) return false
  const last = world.destinations.find(({ id }) => id === reading.destinations?.at(-1))
  const point = last?.point ?? provincesByCode.get(reading.provinces.at(-1) ?? '')?.point
  return point !== undefined && distanceM(start, point) <= DRIVEN_IN_A_DAY_M
}

const DAYS_WITH_A_WAY_HOME = 3

function isNear(start: Point, { days, provinces }: Reading, { provincesByCode }: CatalogueView): boolean {
  if (days === 1) return true
  const points = provinces.flatMap((code) => provincesByCode.get(code)?.point ?? [])
  return points.length > 0 && points.every((point) => distanceM(start, point) <= HOME_WITHIN_M)
}

/** The piers of a trip to islands alone; null for other trips and for islands with an airport. */
function piersOf({ islands, towns, provinces }: Reading, { world }: CatalogueView) {
  const named = islands.flatMap(({ id }) => world.islands.find((island) => island.id === id && island.nights) ?? [])
  const codes = new Set(named.map(({ provinceCode }) => provinceCode))
  const isOnOne = (id: string) =>
    named.some((island) => island.id === world.towns.find((town) => town.id === id)?.islandId)
  if (!provinces.every((code) => codes.has(code)) || !towns.every(({ id }) => isOnOne(id))) return null
  const [start, end] = [named[0], named.at(-1)].map((island) => island && pierOf(island, world))
  return start && end ? { start, end } : null
}

/** From here on, whoever asks for a day on an island sleeps there: there and back would leave time for a meal. */
const LONG_BOAT = 120

/** Minutes of the boat to the island of a day that nobody has time to come over for; null for any other trip. */
export function longBoatOfDay(reading: Reading, { world }: CatalogueView): number | null {
  const { days, start, end, islands } = reading
  if (days !== 1 || start || end) return null
  const [island, ...others] = world.islands.filter(
    ({ id, nights }) => nights && islands.some((named) => named.id === id),
  )
  return island && others.length === 0 ? longBoatTo(island, world) : null
}

/** Minutes of the boat to an island, with the wait, if there and back leaves little of a day; null for nearer ones. */
export function longBoatTo(island: Island, world: World): number | null {
  const boat = quickestBoat(island, world)
  const minutes = boat ? boat.minutes + boat.wait : 0
  return minutes >= LONG_BOAT ? minutes : null
}

/** Where travellers change to the quickest boat; undefined when they can fly. */
export function pierOf(island: Island, world: World): Point | undefined {
  return quickestBoat(island, world)?.fromPier
}

function quickestBoat({ id }: Island, { towns, ferries }: World): Ferry | undefined {
  if (townsByPlane(towns).some(({ islandId }) => islandId === id)) return undefined
  const boats = ferries.filter(({ from, to }) => from === 'mainland' && to === id)
  return boats.sort((a, b) => a.minutes + a.wait - b.minutes - b.wait)[0]
}

/** A list of three places or more is in the order of the journey. */
function firstOfMany({ provinces, regions }: Reading): Reading['start'] {
  const [first] = provinces
  if (first === undefined || provinces.length + regions.length < 3) return null
  return { text: '', provinceCode: first, townId: null, placeId: null }
}

function endpointOf(endpoint: Reading['start'], catalogue: CatalogueView): Point | null {
  if (!endpoint) return null
  const place = endpoint.placeId === null ? undefined : catalogue.findPlace(endpoint.placeId)
  if (place) return place.point
  const { towns } = catalogue.world
  const town = towns.find(({ id }) => id === endpoint.townId) ?? capitalOf(endpoint.provinceCode, catalogue)
  return town?.point ?? catalogue.provincesByCode.get(endpoint.provinceCode)?.point ?? null
}

/** “From Surat Thani” is from the town, not from the beaches of Samui: the one with the name of the province, else the largest. */
export function capitalOf(provinceCode: string, { world, provincesByCode }: CatalogueView): Town | undefined {
  const own = world.towns.filter((town) => town.provinceCode === provinceCode).sort((a, b) => b.rank - a.rank)
  return own.find(({ nameTh }) => nameTh === provincesByCode.get(provinceCode)?.nameTh) ?? own[0]
}
