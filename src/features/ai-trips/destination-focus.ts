import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { worthsOf } from './highlight-worth.ts'
import { type QuarterGoal, quarterGoalOf } from './quarter-goal.ts'

/** What the destinations of a trip say about places: which are part of it, and which ones people come for. */
export interface Focus {
  readonly named: readonly Destination[]
  /** Provinces that belong to the trip as a whole, besides the destinations in them. */
  readonly wholeProvinces: ReadonlySet<string>
  /** The quarters that the trip is for, and nothing around. */
  readonly goal: QuarterGoal | null
  /** What a highlight is worth, in good sights; 0 for other places. */
  worthOf(placeId: string): number
  includes(place: PlaceEntry): boolean
}

/** From this length on, a trip may go from one destination to the next. */
export const DAYS_FOR_A_JOURNEY = 4
/** Beyond the destination's circle, a place is still of it. */
const EDGE_M = 2_000

export function focusOf(reading: Reading, provinceCodes: ReadonlySet<string>, catalogue: CatalogueView): Focus {
  const { islands } = catalogue.world
  const named = namedDestinations(reading, catalogue)
  const narrow = named.filter((destination) => !isAskedAsProvince(destination, reading, catalogue))
  // “Khao Yai, Korat” on a short trip is the park with its province; a journey means the town as well.
  const visited = reading.days >= DAYS_FOR_A_JOURNEY ? named : narrow
  const wholeProvinces = provincesBeside(narrow, reading, provinceCodes)
  const worths = worthsOf(named, wholeProvinces, reading, catalogue)
  const ownIslands = new Map(
    named
      .filter(({ kind }) => kind === 'island')
      .map((destination) => [destination.id, islandsOf(destination, catalogue)]),
  )
  // “Hua Hin in Prachuap Khiri Khan” ends at the border of the province.
  const endsAtBorder = reading.towns.some((town) => town.provinceNamed)
  const isWithin = ({ id, point, radiusM, provinceCodes }: Destination, place: PlaceEntry) => {
    if (!provinceCodes.includes(place.provinceCode) || distanceM(point, place.point) > radiusM + EDGE_M) return false
    const own = ownIslands.get(id)
    return !own?.size || own.has(findIslandId(islands, place.point) ?? '')
  }
  const goal = quarterGoalOf(reading, catalogue)
  return {
    named,
    wholeProvinces,
    goal,
    worthOf: (placeId) => worths.get(placeId) ?? 0,
    includes: (place) =>
      goal?.includes(place) ??
      (wholeProvinces.has(place.provinceCode) ||
        ((!endsAtBorder || reading.provinces.includes(place.provinceCode)) &&
          (worths.has(place.id) || visited.some((destination) => isWithin(destination, place))))),
  }
}

/** The island in the middle of a destination, and those on which people sleep. Empty for one with bridges. */
function islandsOf({ point, townIds }: Destination, { world }: CatalogueView): ReadonlySet<string> {
  const slept = world.towns.filter(({ id }) => townIds.includes(id)).map(({ islandId }) => islandId)
  return new Set([findIslandId(world.islands, point), ...slept].filter((id) => id !== null))
}

export function namedDestinations(reading: Reading, { world }: Pick<CatalogueView, 'world'>): Destination[] {
  return (reading.destinations ?? []).flatMap(
    (id) => world.destinations.find((destination) => destination.id === id) ?? [],
  )
}

/** “Ko Muk and Ko Kradan” are the islands of Trang: an island that people sleep on means the destination whose beds it has. */
export function withDestinationsOfIslands(reading: Reading, { world }: CatalogueView): Reading {
  const { destinations: known = [], islands } = reading
  const townsOn = (id: string) => new Set(world.towns.flatMap((town) => (town.islandId === id ? town.id : [])))
  const found = islands.flatMap(({ id }) => {
    const towns = townsOn(id)
    const around = world.destinations.filter(
      ({ kind, townIds }) => kind !== 'loop' && townIds.some((at) => towns.has(at)),
    )
    return around.some((each) => known.includes(each.id)) ? [] : around.slice(0, 1).map((each) => each.id)
  })
  return found.length === 0 ? reading : { ...reading, destinations: [...new Set([...known, ...found])] }
}

/** “Nan” and “Phuket” mean the whole province. */
function isAskedAsProvince(
  { nameTh, nameEn, shortTh, shortEn, provinceCodes, townIds, kind }: Destination,
  { provinces, towns, islands }: Reading,
  { provincesByCode }: CatalogueView,
): boolean {
  if (towns.some(({ id }) => townIds.includes(id)) || (kind === 'island' && islands.length > 0)) return false
  const province = provincesByCode.get(provinceCodes[0] ?? '')
  if (!province || !provinces.includes(province.code)) return false
  const names = new Set([nameTh, nameEn, shortTh, shortEn].map(bare))
  return [province.nameTh, province.nameEn, ...province.aliases].some((name) => names.has(bare(name)))
}

const bare = (name: string) => name.toLowerCase().replaceAll(' ', '')

/** Provinces of the trip that are named for more than the narrow destinations in them. */
function provincesBeside(
  narrow: readonly Destination[],
  { towns, districts, islands }: Reading,
  provinceCodes: ReadonlySet<string>,
): ReadonlySet<string> {
  if (narrow.length === 0) return provinceCodes
  const covered = new Set(narrow.flatMap((destination) => destination.provinceCodes))
  const others = [
    ...towns.filter(({ id }) => !narrow.some(({ townIds }) => townIds.includes(id))),
    ...districts.filter(({ provinceCode }) => !covered.has(provinceCode)),
    ...islands.filter(({ provinceCode }) => !covered.has(provinceCode)),
  ].map(({ provinceCode }) => provinceCode)
  return new Set([...[...provinceCodes].filter((code) => !covered.has(code)), ...others])
}
