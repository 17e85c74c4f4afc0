import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination, Journey, Taste } from '../../world/destination.ts'
import { townsByPlane } from '../../world/flights.ts'
import { distanceM } from '../../world/point.ts'
import type { Island, Town } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { DAYS_FOR_A_JOURNEY, namedDestinations } from './destination-focus.ts'
import { fameFor } from './highlight-worth.ts'
import { likelyStart } from './when-open.ts'

/** Nights in one destination; the day after the last of them leads to the next stay. */
export interface TripStay {
  readonly destination: Destination
  readonly nights: number
}

/** Destinations this close are one stay: the solver visits them from where it sleeps. */
const APART_M = 120_000

/** Which kinds of places show a taste. */
const TASTE_OF: Readonly<Record<string, Taste>> = {
  beach: 'beach',
  island: 'beach',
  snorkeling: 'beach',
  diving: 'beach',
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

/**
 * The stays of a journey, in order: of several destinations that the wish names, or of a classic journey where it leaves them
 * open. Null when the trip stays in one area, or the wish divides its days itself.
 */
export function chooseStays(reading: Reading, catalogue: CatalogueView): readonly TripStay[] | null {
  const { days, stays, base, towns, districts } = reading
  if (days < DAYS_FOR_A_JOURNEY || (stays ?? []).length > 0 || base || districts.length > 0) return null
  const named = namedDestinations(reading, catalogue)
  if (named.length > 0) {
    const isAll = reading.provinces.every((code) => named.some(({ provinceCodes }) => provinceCodes.includes(code)))
    const isClear = isAll && reading.regions.every(({ key }) => key === 'all') && towns.length <= named.length
    return isClear ? staysOfNamed(named, days, catalogue) : null
  }
  if (reading.provinces.length > 0 || reading.mustVisit.length > 0 || reading.start || reading.end) return null
  const region =
    reading.regions.length === 0 ? null : new Set(reading.regions.flatMap(({ provinceCodes }) => provinceCodes))
  const journey = journeyFor(reading, region, catalogue)
  const chain = region === null ? null : chainIn(reading, region, catalogue)
  if (!journey || !chain) return journey?.stays ?? chain?.stays ?? null
  return chain.value > journey.value ? chain.stays : journey.stays
}

/**
 * The nights are divided by the usual length of each visit; none of less than one night. Destinations on different islands are
 * stays of their own, however close: nobody takes the ferry there and back for a day at each.
 */
function staysOfNamed(
  named: readonly Destination[],
  days: number,
  { world: { islands } }: CatalogueView,
): readonly TripStay[] | null {
  const isApart = (one: Destination, other: Destination) =>
    distanceM(one.point, other.point) > APART_M || islandOf(one, islands) !== islandOf(other, islands)
  const isSpread = named.every((one, at) => named.every((other, i) => i === at || isApart(one, other)))
  if (named.length < 2 || !isSpread || days <= named.length) return null
  return withNights(
    named.map((destination) => ({ destination, nights: Math.max(1, destination.nights.usual) })),
    days - 1,
  )
}

/** Adds nights where the visit is shortest, and takes them where it is longest, for its usual length. */
function withNights(stays: readonly TripStay[], total: number): readonly TripStay[] | null {
  const nights = stays.map((stay) => stay.nights)
  const ratio = (at: number, more: number) =>
    ((nights[at] ?? 0) + more) / Math.max(1, stays[at]?.destination.nights.usual ?? 1)
  const indexes = stays.map((_, at) => at)
  let sum = nights.reduce((all, each) => all + each, 0)
  for (; sum < total; sum++) {
    const at = indexes.reduce((best, each) => (ratio(each, 1) < ratio(best, 1) ? each : best))
    nights[at] = (nights[at] ?? 0) + 1
  }
  for (; sum > total; sum--) {
    const longer = indexes.filter((at) => (nights[at] ?? 0) > 1)
    if (longer.length === 0) return null
    const at = longer.reduce((best, each) => (ratio(each, -1) > ratio(best, -1) ? each : best))
    nights[at] = (nights[at] ?? 0) - 1
  }
  return stays.map(({ destination }, at) => ({ destination, nights: nights[at] ?? 1 }))
}

/** The island that a destination is; null for one on the mainland. */
export function islandOf({ kind, point }: Destination, islands: readonly Island[]): string | null {
  return kind === 'island' ? findIslandId(islands, point) : null
}

interface Choice {
  readonly stays: readonly TripStay[]
  readonly value: number
}

/** How far the length of a classic journey may be stretched, in days. */
const STRETCH = 2

function journeyFor(reading: Reading, region: ReadonlySet<string> | null, { world }: CatalogueView): Choice | null {
  const { days } = reading
  const towns = townsByPlane(world.towns)
  const byId = new Map(world.destinations.map((destination) => [destination.id, destination]))
  const choices = world.journeys.flatMap((journey) => {
    const stays = journey.stays.flatMap(({ destinationId, nights }) => {
      const destination = byId.get(destinationId)
      return destination ? [{ destination, nights }] : []
    })
    const isInside = region === null || stays.every(({ destination }) => isIn(destination, region))
    const [least, most] = journey.days
    if (!isInside || stays.length < journey.stays.length || days < least - 1 || days > most + STRETCH) return []
    const isDayApart = stays.every(
      (stay, at) => at === 0 || isWithinADay(stays[at - 1]!.destination, stay.destination, towns),
    )
    if (!isDayApart) return []
    const divided = withNights(stays, days - 1)
    const away = Math.max(0, least - days, days - most)
    return divided
      ? [
          {
            stays: divided,
            value: suitsOf(journey, reading) + valueOf(stays, reading) + islandsOf(stays, reading) - away,
          },
        ]
      : []
  })
  return choices.reduce<Choice | null>((a, b) => (a === null || b.value > a.value ? b : a), null)
}

/** Whether a change of region takes a day at most: by road within some hours, or by plane between their towns. */
function isWithinADay(from: Destination, to: Destination, byPlane: readonly Town[]): boolean {
  const flies = ({ townIds, gateway }: Destination) =>
    byPlane.some(({ id }) => id === gateway.airportTownId || townIds.includes(id))
  return distanceM(from.point, to.point) <= NEXT_M || (flies(from) && flies(to))
}

/** Who asks for islands on a long trip sees two of them. */
function islandsOf(stays: readonly TripStay[], { interests, days }: Reading): number {
  const isAsked = days >= DAYS_FOR_ISLANDS && interests.some(({ key }) => key === 'island')
  return isAsked && stays.filter(({ destination: { kind } }) => kind === 'island').length > 1 ? ISLANDS : 0
}

const DAYS_FOR_ISLANDS = 10
const ISLANDS = 1.5
const LEAST_NIGHTS = 2
/** For a journey in its season, against one out of it; without dates, the share of the year that most journeys suit. */
const SEASON = 3
const ANY_SEASON = 0.6

/** Travel between two stays takes at most this much of the country. */
const NEXT_M = 350_000

/**
 * A journey through a region for which there is no classic one: from its best destination on to the best one nearby, for
 * the usual nights of each.
 */
function chainIn(reading: Reading, region: ReadonlySet<string>, { world }: CatalogueView): Choice | null {
  const month = monthOf(reading)
  const pool = world.destinations.filter(
    (destination) =>
      destination.kind !== 'loop' &&
      destination.nights.usual > 0 &&
      isIn(destination, region) &&
      !destination.monthsPoor.includes(month ?? 0),
  )
  const stays: TripStay[] = []
  const isTaken = (destination: Destination) =>
    stays.some(({ destination: { id, partOf } }) => [id, partOf].includes(destination.id) || id === destination.partOf)
  let left = reading.days - 1
  // A region is more than its best destination.
  const mostNights = Math.max(LEAST_NIGHTS, Math.ceil(left / 2))
  while (left > 0) {
    const from = stays.at(-1)?.destination
    const worth = (destination: Destination) =>
      valueOf([{ destination, nights: 1 }], reading) - (from ? distanceM(from.point, destination.point) / NEXT_M : 0)
    const near = pool.filter(
      (destination) => !isTaken(destination) && (!from || distanceM(from.point, destination.point) <= NEXT_M),
    )
    const [best] = near.sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))
    if (!best) break
    const nights = Math.min(left, best.nights.usual, mostNights)
    stays.push({ destination: best, nights })
    left -= nights
  }
  const divided = stays.length > 0 ? withNights(stays, reading.days - 1) : null
  return divided && { stays: divided, value: seasonOf(divided, month) + valueOf(divided, reading) }
}

/** As much as a classic journey earns for its season, by the nights in good months; poor ones are out already. */
function seasonOf(stays: readonly TripStay[], month: number | null): number {
  if (month === null) return ANY_SEASON
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  const good = stays.filter(({ destination }) => destination.monthsBest.includes(month))
  return (SEASON * good.reduce((sum, stay) => sum + stay.nights, 0)) / Math.max(1, nights)
}

const isIn = ({ provinceCodes }: Destination, region: ReadonlySet<string>) => region.has(provinceCodes[0] ?? '')

/** Month 1 … 12, if known. */
function monthOf(reading: Reading): number | null {
  const start = likelyStart(reading)
  return start === null ? null : Number(start.slice(5, 7))
}

/** What stays are worth to such travellers: fame, and what they like. */
function valueOf(stays: readonly TripStay[], reading: Reading): number {
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  const share = (of: (destination: Destination) => number) =>
    stays.reduce((sum, stay) => sum + of(stay.destination) * stay.nights, 0) / Math.max(1, nights)
  const tastes = new Set(reading.interests.flatMap(({ key }) => TASTE_OF[key] ?? []))
  const liked = [...tastes].reduce((sum, taste) => sum + 2 * share(({ fits }) => fits[taste]), 0)
  return liked + FAME * share(fameFor(reading))
}

const FAME = 2

/** How well a classic journey suits the season and the travellers. */
function suitsOf(journey: Journey, reading: Reading): number {
  const tastes = new Set(reading.interests.flatMap(({ key }) => TASTE_OF[key] ?? []))
  const month = monthOf(reading)
  const season = month === null ? journey.months.length / 12 : journey.months.includes(month) ? SEASON : -SEASON
  const fromAbroad = reading.language === 'en' || reading.party.foreigners > 0
  const suits = {
    first_time: fromAbroad ? 1.5 : 0,
    returning: fromAbroad ? -1 : 0,
    thai_domestic: fromAbroad ? -1 : 1.5,
    family: reading.party.children > 0 ? 2 : -1,
    honeymoon: -1,
    culture: tastes.has('culture') ? 1 : 0,
    beach: tastes.has('beach') ? 1 : 0,
    adventure: tastes.has('adventure') || tastes.has('nature') ? 1 : -0.5,
  }
  return season + suits[journey.taste]
}
