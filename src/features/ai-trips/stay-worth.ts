import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading, RegionWish } from '../../language/reader/reading.ts'
import type { Destination, Taste } from '../../world/destination.ts'
import { fameFor } from './highlight-worth.ts'
import { kindsOf } from './interest.ts'
import type { TripStay } from './trip-stay.ts'
import { namedRegionsOf } from './wished-regions.ts'

/** Which kinds of places show a taste. */
const TASTE_OF: Readonly<Record<string, Taste>> = {
  beach: 'beach',
  snorkeling: 'beach',
  diving: 'beach',
  dive_trip: 'beach',
  temple: 'culture',
  historic_site: 'culture',
  museum: 'culture',
  culture: 'culture',
  nature: 'nature',
  waterfall: 'nature',
  national_park: 'nature',
  mountain: 'nature',
  viewpoint: 'nature',
  trekking: 'adventure',
  adventure: 'adventure',
  food: 'food',
  street_food: 'food',
  restaurant: 'food',
  cafe: 'food',
  night_market: 'food',
  nightlife: 'nightlife',
  bar: 'nightlife',
  shopping: 'shopping',
  mall: 'shopping',
  market: 'shopping',
  spa: 'wellness',
  family: 'family',
}
/** People sleep where the sun rises for them; other tags say how they travel, not where. */
const TAGS_OF_AREAS = new Set(['sunrise'])
const QUIET = new Set(['relax', 'hidden_gem'])
/** What each of the first highlights says about a destination: two of a kind are what people go there for. */
const SHARE_OF_RANK = [0.6, 0.5, 0.4, 0.3, 0.2]
/** What a place loses for which people do not travel, although it has the sight. */
const UNKNOWN = 0.5
/** For who asks for islands, a beach on the mainland is half of what they want. */
const NO_ISLAND = 0.5

/** For who asks for the Mekong, a town of its provinces away from the river. */
const NEAR_IT = 0.4

const WISH = 2
const FAME = 2
/** Nights where nothing is that they came for, except for those who see the country for the first time. */
const IDLE = 1
const LITTLE = 0.3

/** A destination that serves a taste less than this does not count for it. */
export const SERVED = 0.5

/** How well a destination serves a wish, 0 … 1. */
type Serves = (destination: Destination) => number

export type StayWorth = (stays: readonly TripStay[]) => number

/** The tastes that the wish names. */
export function tastesOf({ interests }: Pick<Reading, 'interests'>): ReadonlySet<Taste> {
  return new Set(interests.flatMap(({ key }) => (key === 'island' ? 'beach' : (TASTE_OF[key] ?? []))))
}

/**
 * What stays are worth to such travellers: what they came for, how they like it, and fame. Of several things that they came
 * for, each needs only its share of the nights: temples and beaches are half and half, not the average of both everywhere. The
 * squares say that a wish half fulfilled is worth less than half.
 */
export function stayWorthFor(reading: Reading, catalogue: CatalogueView): StayWorth {
  const what = whatOf(reading, catalogue)
  const how = howOf(reading)
  const isFirst = reading.journey?.includes('first_visit')
  const fame = reading.interests.some(({ key }) => key === 'hidden_gem') ? () => 0 : fameFor(reading)
  return (stays) => {
    const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
    const share = (of: Serves) =>
      stays.reduce((sum, stay) => sum + of(stay.destination) * stay.nights, 0) / Math.max(1, nights)
    const found = what.reduce((sum, of) => sum + WISH * Math.min(1, what.length * share(of)) ** 2, 0)
    const isIdle: Serves = (destination) => Number(what.length > 0 && what.every((of) => of(destination) < LITTLE))
    const idle = isFirst ? 0 : IDLE * share(isIdle)
    return found - idle + how.reduce((sum, of) => sum + WISH * share(of), 0) + FAME * share(fame)
  }
}

/** Tastes; islands; kinds of sights that some destinations are known for; and rivers, coasts and regions. */
function whatOf(reading: Reading, catalogue: CatalogueView): Serves[] {
  const keys = reading.interests.map(({ key }) => key)
  const tastes = new Set(keys.flatMap((key) => TASTE_OF[key] ?? []))
  const kinds = reading.interests
    .filter(({ key, kind }) => !(key in TASTE_OF) && key !== 'island' && (kind !== 'tag' || TAGS_OF_AREAS.has(key)))
    .map(({ key }) => knownFor(key, catalogue))
    .filter((serves) => catalogue.world.destinations.some((destination) => serves(destination) > 0))
  const islands: Serves[] = keys.includes('island')
    ? [({ kind, fits }) => fits.beach * (kind === 'island' ? 1 : NO_ISLAND)]
    : []
  return [
    ...[...tastes].filter((taste) => taste !== 'beach' || islands.length === 0).map(servesTaste),
    ...islands,
    ...kinds,
    ...namedRegionsOf(reading).parts.map((part) => isIn(part, catalogue)),
  ]
}

/** Where a round trip follows a river or a coast, its stops are on it, and other towns of these provinces only near. */
function isIn({ provinceCodes }: RegionWish, { world }: CatalogueView): Serves {
  const followed = world.destinations.filter(
    (loop) => loop.kind === 'loop' && loop.provinceCodes.every((code) => provinceCodes.includes(code)),
  )
  const stops = new Set(followed.flatMap(({ townIds }) => townIds))
  return ({ provinceCodes: [own = ''], townIds: [town = ''] }) => {
    if (!provinceCodes.includes(own)) return 0
    return stops.size === 0 || stops.has(town) ? 1 : NEAR_IT
  }
}

const servesTaste =
  (taste: Taste): Serves =>
  ({ fits }) =>
    fits[taste]

/** How much of what people go to a destination for is of a kind. */
export function knownFor(key: string, catalogue: CatalogueView): Serves {
  const known = new Map<string, number>()
  return ({ id, highlights, fameThai, fameForeign }) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const shares = SHARE_OF_RANK.map((share, rank) => {
      const place = catalogue.findPlace(highlights[rank] ?? '')
      return place && kindsOf(place, catalogue.conceptsByKey).includes(key) ? share : 0
    })
    const sum = shares.reduce((a, b) => a + b, 0)
    const share = Math.min(1, sum) * (1 - UNKNOWN * (1 - Math.max(fameThai, fameForeign)))
    known.set(id, share)
    return share
  }
}

/** A honeymoon is for two; who wants quiet is not sent where the night is loud. */
function howOf({ interests, group }: Reading): Serves[] {
  return [
    ...(group === 'honeymoon' ? [servesTaste('romance')] : []),
    ...(interests.some(({ key }) => QUIET.has(key)) ? [({ fits }: Destination) => 1 - fits.nightlife] : []),
  ]
}
