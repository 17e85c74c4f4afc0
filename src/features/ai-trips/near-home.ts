// A day trip that the day or the children are too short for becomes a day around where they are, and says so.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Endpoint, Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Island } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import type { PlannedTrip } from '../trips/public.ts'
import { hasSmallChildren } from './children.ts'
import { longBoatTo, namedEndsOf } from './trip-ends.ts'

/** Small children have no day on a speedboat in them: a day trip to an island far out is left out. */
export function nearerForChildren(reading: Reading, catalogue: CatalogueView): Reading {
  const { world } = catalogue
  const { days, base, islands } = reading
  if (!hasSmallChildren(reading)) return reading
  const from = days === 1 ? namedEndsOf(reading, catalogue).start : bedOf(base, catalogue)
  if (!from) return reading
  const here = findIslandId(world.islands, from)
  const isFar = (island: Island) => island.id !== here && longBoatTo(island, world) !== null
  const far = world.islands.filter((island) => islands.some(({ id }) => id === island.id) && isFar(island))
  if (far.length === 0) return reading
  const said = far.map(({ nameTh, nameEn }) => (reading.language === 'th' ? nameTh : nameEn)).join(', ')
  const assumed = [...reading.assumed, noteOf(ASSUMPTIONS, 'boat_too_long_for_children', { said })]
  const isOther = islands.some(({ id }) => far.every((island) => island.id !== id))
  if (days === 1 && !isOther) return aroundStart({ ...reading, assumed }, catalogue) ?? reading
  return withoutIslands({ ...reading, assumed }, far, catalogue)
}

/** The same day where it starts, if the trip found nothing to visit where it was to go; null if there is no such day. */
export function dayNearHome(trip: PlannedTrip, reading: Reading, catalogue: CatalogueView): Reading | null {
  if (!isEmptyDay(trip) || !reading.start) return null
  const note = noteOf(ASSUMPTIONS, 'day_near_home', {})
  return aroundStart({ ...reading, assumed: [...reading.assumed, note] }, catalogue)
}

/** A trip of one day on which nothing is visited. */
export const isEmptyDay = ({ days }: Pick<PlannedTrip, 'days'>): boolean =>
  days.length === 1 && days.every(({ stops }) => stops.every(({ kind }) => kind !== 'visit'))

function bedOf(base: Endpoint | null, { world }: CatalogueView): Point | null {
  if (!base) return null
  const town = world.towns.find(({ id }) => id === base.townId)
  return town?.point ?? world.islands.find(({ id }) => id === base.islandId)?.pier ?? null
}

/** The wish for a day around where it starts, for the rest of what it asks for. */
function aroundStart(reading: Reading, catalogue: CatalogueView): Reading | null {
  const { start } = reading
  const point = namedEndsOf(reading, catalogue).start
  if (!start || !point) return null
  const { world } = catalogue
  const own = world.destinations
    .filter(({ kind, provinceCodes }) => kind !== 'loop' && provinceCodes.includes(start.provinceCode))
    .filter((each) => findIslandId(world.islands, each.point) === findIslandId(world.islands, point))
    .filter((each) => distanceM(each.point, point) <= each.radiusM + NEAR_M)
  const home = own.sort((a, b) => distanceM(a.point, point) - distanceM(b.point, point))[0]
  const island = world.islands.find(({ id }) => id === start.islandId)
  const provinceCode = start.provinceCode
  return {
    ...reading,
    provinces: [provinceCode],
    destinations: home ? [home.id] : [],
    islands: island ? [{ id: island.id, provinceCode, must: false }] : [],
    towns: [],
    districts: [],
    regions: [],
    mustVisit: [],
    stays: [],
  }
}

const NEAR_M = 10_000

function withoutIslands(reading: Reading, left: readonly Island[], { world }: CatalogueView): Reading {
  const isLeft = (point: Point) => left.some(({ id }) => id === findIslandId(world.islands, point))
  const named = new Set(reading.destinations)
  const kept = world.destinations.filter((each: Destination) => named.has(each.id) && !isLeft(each.point))
  const codes = new Set([
    ...kept.flatMap(({ provinceCodes }) => provinceCodes),
    ...(reading.base ? [reading.base.provinceCode] : []),
  ])
  return {
    ...reading,
    islands: reading.islands.filter(({ id }) => left.every((island) => island.id !== id)),
    destinations: kept.map(({ id }) => id),
    provinces: reading.provinces.filter(
      (code) => codes.has(code) || left.every(({ provinceCode }) => provinceCode !== code),
    ),
    stays: [],
  }
}
