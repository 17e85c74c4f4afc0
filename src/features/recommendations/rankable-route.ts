import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { kindsOf } from '../ai-trips/public.ts'
import { addVector, type KindVector, unitVector } from './kind-vector.ts'
import { cellOf } from './near-favorites.ts'
import { seasonOf } from './season.ts'

export const ROUTE_ORIGINS = ['editorial', 'community', 'ai'] as const
export type RouteOrigin = (typeof ROUTE_ORIGINS)[number]

/** What ranking knows of a route; computed once per state of the catalogue and the route. */
export interface RankableRoute {
  readonly id: string
  readonly origin: RouteOrigin
  /** What its places are, rare kinds weighing more. */
  readonly kinds: KindVector
  readonly provinceCodes: readonly string[]
  readonly numberOfDays: number
  /** Each once. */
  readonly placeIds: readonly string[]
  readonly cells: readonly number[]
  /** How pleasant it is in each month, January first. */
  readonly season: readonly number[]
}

export interface RouteContent {
  readonly id: string
  readonly origin: RouteOrigin
  readonly tags: readonly string[]
  readonly provinceCodes: readonly string[]
  readonly numberOfDays: number
  readonly placeIds: readonly string[]
}

const kindsByPlace = new WeakMap<PlaceEntry, readonly string[]>()

/** The keys of a place, narrow and broad. An entry never changes, so its keys are found once. */
function placeKinds(place: PlaceEntry, { conceptsByKey }: Catalogue): readonly string[] {
  const known = kindsByPlace.get(place)
  if (known) return known
  const kinds = kindsOf(place, conceptsByKey).filter((key) => conceptsByKey.has(key))
  kindsByPlace.set(place, kinds)
  return kinds
}

/**
 * Rarity of each kind among routes: ln(1 + N / n), the inverse document frequency (Spärck Jones 1972), so that what nearly
 * every route has decides little.
 */
export function rarities(routes: readonly RouteContent[], catalogue: Catalogue): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const route of routes)
    for (const kind of new Set(placesOf(route.placeIds, catalogue).flatMap((place) => placeKinds(place, catalogue))))
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return new Map([...counts].map(([kind, count]) => [kind, Math.log(1 + routes.length / count)]))
}

export type PlaceVectors = (place: PlaceEntry) => KindVector | undefined

/** Finds the vector of a place, computed once for each. */
export function placeVectors(catalogue: Catalogue, rarity: ReadonlyMap<string, number>): PlaceVectors {
  const vectors = new WeakMap<PlaceEntry, KindVector | null>()
  return (place) => {
    const known = vectors.get(place)
    if (known !== undefined) return known ?? undefined
    const kinds = placeKinds(place, catalogue)
    const vector = unitVector(new Map(kinds.map((kind) => [kind, rarity.get(kind) ?? 0])))
    vectors.set(place, vector ?? null)
    return vector
  }
}

export function rankableRoute(
  content: RouteContent,
  catalogue: Catalogue,
  { rarity, vectorOf }: { readonly rarity: ReadonlyMap<string, number>; readonly vectorOf: PlaceVectors },
): RankableRoute {
  const places = placesOf(content.placeIds, catalogue)
  const sum = new Map<string, number>()
  for (const place of places) {
    const vector = vectorOf(place)
    if (vector) addVector(sum, vector, 1)
  }
  for (const tag of content.tags)
    if (catalogue.conceptsByKey.has(tag)) sum.set(tag, (sum.get(tag) ?? 0) + (rarity.get(tag) ?? 0))
  const seasons = places.map((place) =>
    seasonOf(placeKinds(place, catalogue), catalogue.provincesByCode.get(place.provinceCode)),
  )
  return {
    id: content.id,
    origin: content.origin,
    kinds: unitVector(sum) ?? new Map(),
    provinceCodes: content.provinceCodes,
    numberOfDays: content.numberOfDays,
    placeIds: [...new Set(places.map(({ id }) => id))],
    cells: [...new Set(places.map(({ point }) => cellOf(point)))],
    season: Array.from({ length: 12 }, (_, month) =>
      seasons.length === 0 ? 0 : seasons.reduce((all, season) => all + season[month]!, 0) / seasons.length,
    ),
  }
}

/** The places as the catalogue lists them: a duplicate under the id of the one that it duplicates. */
function placesOf(ids: readonly string[], catalogue: Catalogue): PlaceEntry[] {
  return ids.flatMap((id) => {
    const place = catalogue.findPlace(id)
    const listed = place?.duplicateOf ? catalogue.findPlace(place.duplicateOf) : undefined
    return listed ?? place ?? []
  })
}
