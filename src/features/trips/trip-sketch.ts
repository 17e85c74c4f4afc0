import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import type { DayFacts, TripFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'
import { isOneOf } from './trip-themes.ts'

/** What the title and the introduction are about. `places` are those of all stops, `sights` those of visits only. */
export interface TripSketch {
  /** Ids; see `TripFacts`. */
  readonly destinations: readonly string[]
  readonly days: number
  readonly places: readonly TripPlace[]
  readonly sights: readonly TripPlace[]
  /** Where each night is spent: a town, or the island that it is on. */
  readonly nights: readonly NightPlace[]
  readonly preferences: readonly string[]
  readonly pace: 'easy' | 'normal' | 'full'
}

interface NightPlace {
  readonly townId: string | null
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly provinceCode: string
}

export function sketchOf(facts: TripFacts, find: FindTripPlace, { world }: TripCatalogue): TripSketch {
  const { days, destinations = [], preferences, request } = facts
  return {
    destinations,
    days: days.length,
    places: days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => (id === null ? [] : (find(id) ?? [])))),
    sights: days.flatMap((day) => sightsOf(day, find)),
    nights: days.slice(0, -1).flatMap(({ base }) => {
      if (!base) return []
      const town = world.towns.find(({ id }) => id === base.town_id)
      const island = town && world.islands.find(({ id }) => id === town.islandId)
      const { nameTh, nameEn } = island ?? town ?? { nameTh: base.name_th, nameEn: base.name_en }
      return [{ townId: base.town_id, nameTh, nameEn, provinceCode: base.province_code }]
    }),
    preferences,
    pace: request?.pace ?? 'normal',
  }
}

export function sightsOf({ stops }: DayFacts, find: FindTripPlace): TripPlace[] {
  return stops.flatMap(({ kind, place_id: id }) => (kind === 'visit' && id !== null ? (find(id) ?? []) : []))
}

/**
 * The destinations of the trip, without those where it neither sees anything nor spends a night; none of them if most nights
 * are elsewhere: a title names the trip, not where it sets out. What people see on one tour is in the title if the tour is.
 */
export function visitedDestinations(
  { destinations, sights, nights }: TripSketch,
  known: readonly Destination[],
): Destination[] {
  const asked = destinations.flatMap((id) => known.find((each) => each.id === id) ?? [])
  const visited = asked.filter(
    ({ highlights, point, radiusM, townIds, nights: usual }) =>
      // A bed where the boats leave is no visit to the islands.
      (usual.usual > 0 && nights.some(({ townId }) => townId !== null && townIds.includes(townId))) ||
      sights.some((place) => isSeenAt(place, highlights) || distanceM(point, place.point) <= radiusM),
  )
  if (visited.length === 0) return nights.length > 0 ? [] : asked
  const away = nights.filter(
    ({ provinceCode }) => !visited.some(({ provinceCodes }) => provinceCodes.includes(provinceCode)),
  )
  return away.length > nights.length / 2 ? [] : visited
}

function isSeenAt({ id, guide }: TripPlace, highlights: readonly string[]): boolean {
  return [id, ...(guide?.covers ?? [])].some((seen) => highlights.includes(seen))
}

/**
 * The best sights of a trip: what the travellers do because they asked for it, then of each destination the first in a guide's
 * order, else the best known.
 */
export function highPoints(sketch: TripSketch, known: readonly Destination[], most: number): TripPlace[] {
  const own = visitedDestinations(sketch, known)
  const rankIn = (destinations: readonly Destination[], ids: readonly string[]) =>
    Math.min(...destinations.flatMap(({ highlights }) => ids.map((id) => rankOf(highlights, id))), UNRANKED)
  const ranked = sketch.sights.map((place) => ({
    place,
    asked: place.guide?.bookAhead === true && isOneOf(place, sketch.preferences) ? 0 : 1,
    // A tour is as high a point as the best sight that it visits.
    own: rankIn(own, [place.id, ...(place.guide?.covers ?? [])]),
    any: bestRanks(known).get(place.id) ?? UNRANKED,
  }))
  const sorted = ranked.sort(
    (a, b) => a.asked - b.asked || a.own - b.own || a.any - b.any || b.place.popularity - a.place.popularity,
  )
  return [...new Map(sorted.map(({ place }) => [place.id, place])).values()].slice(0, most)
}

const UNRANKED = 1_000
const ranksOf = new WeakMap<readonly Destination[], ReadonlyMap<string, number>>()

/** The best rank of each sight among all destinations. */
function bestRanks(known: readonly Destination[]): ReadonlyMap<string, number> {
  const kept = ranksOf.get(known)
  if (kept) return kept
  const ranks = new Map<string, number>()
  for (const { highlights } of known)
    for (const [rank, id] of highlights.entries()) ranks.set(id, Math.min(rank, ranks.get(id) ?? UNRANKED))
  ranksOf.set(known, ranks)
  return ranks
}

function rankOf(highlights: readonly string[], id: string): number {
  const at = highlights.indexOf(id)
  return at < 0 ? UNRANKED : at
}
