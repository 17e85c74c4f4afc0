import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination, Journey } from '../../world/destination.ts'
import { townsByPlane } from '../../world/flights.ts'
import type { Island } from '../../world/region.ts'
import { isAvoidedStay } from './avoided.ts'
import { goesByRail, isServedByTrain, withStations } from './by-rail.ts'
import { DAYS_FOR_A_JOURNEY, namedDestinations } from './destination-focus.ts'
import { findLoop, staysOfLoop } from './loop-stays.ts'
import { nightBeforeFlight } from './night-before.ts'
import { staysBetweenFlights } from './nights-by-airport.ts'
import { isOneStay } from './one-stay.ts'
import { isRoundByCar, journeyEndsOf, roundByCar, withNightsOnWay } from './road-trip.ts'
import { chainOf, isWithinADay, monthOf, poolIn, staysBySea, staysOnTheWay } from './stay-chain.ts'
import { withNights } from './stay-nights.ts'
import { inOrder, shortestOrder } from './stay-order.ts'
import { knownFor, SERVED, stayWorthFor, tastesOf } from './stay-worth.ts'
import { withSightsOfOthers } from './stays-of-sights.ts'
import { isByCar } from './trip-ends.ts'
import { areApart, type TripStay } from './trip-stay.ts'
import { partsReached, provincesOfAreas } from './wished-regions.ts'

/**
 * The stays of a journey, in order: of several destinations that the wish names, of a round trip, or of a classic journey
 * where it leaves them open. Null when the trip stays in one area, or the wish divides its days itself.
 */
export function chooseStays(reading: Reading, catalogue: CatalogueView): readonly TripStay[] | null {
  const between = staysBetweenFlights(reading, catalogue)
  if (between) return between
  const stays = staysFor(reading, catalogue)
  const gate = nightBeforeFlight(stays?.at(-1)?.destination, reading, catalogue)
  if (gate === null) return stays
  const others = staysFor({ ...reading, days: reading.days - 1 }, catalogue)
  const isThere = nightBeforeFlight(others?.at(-1)?.destination, reading, catalogue) === null
  return others && (isThere ? withNights(others, reading.days - 1) : [...others, { destination: gate, nights: 1 }])
}

function staysFor(reading: Reading, catalogue: CatalogueView): readonly TripStay[] | null {
  const { days, base, towns, districts } = reading
  if (days < DAYS_FOR_A_JOURNEY || isDivided(reading) || base || districts.length > 0) return null
  const loop = findLoop(reading, catalogue)
  if (loop) return staysOfLoop(loop, days - 1, catalogue)
  const named = withSightsOfOthers(namedDestinations(reading, catalogue), reading, catalogue)
  if (named.length > 0) {
    const isAll = reading.provinces.every((code) => named.some(({ provinceCodes }) => provinceCodes.includes(code)))
    if (!isAll || towns.length > named.length) return null
    const isAlone =
      reading.regions.every((region) => isAround(region, named)) && !isForRegion(reading, named, catalogue)
    const all = isAlone ? staysOfNamed(named, reading, catalogue) : staysBesideNamed(named, reading, catalogue)
    return withNightsOnWay(inLine(all, reading, catalogue), named, reading, catalogue)
  }
  if (reading.provinces.length > 0 || reading.mustVisit.length > 0) return null
  if (isRoundByCar(reading)) return roundByCar(reading, catalogue)
  if ((reading.end && !reading.flies) || reading.start) return null
  return openJourney(reading, catalogue)
}

/** “From Bangkok to Phuket in 9 days” says where the days begin and end, not how many of them are spent there. */
function isDivided({ stays = [], start, end }: Reading): boolean {
  const areEnds =
    stays.length === 2 &&
    stays.some((stay) => stay.days === 1) &&
    [start, end].every((each, at) => each !== null && stays[at]?.provinceCodes.includes(each.provinceCode))
  return stays.length > 0 && !areEnds
}

/** The whole country, or where the named destinations are: “the south: Phuket, Krabi”. */
function isAround({ key, provinceCodes }: Reading['regions'][number], named: readonly Destination[]): boolean {
  return key === 'all' || named.some((destination) => provinceCodes.includes(destination.provinceCodes[0] ?? ''))
}

/** “Lower Isan, Khmer temples, Ubon”: the region has what none of the named destinations is known for. */
function isForRegion(reading: Reading, named: readonly Destination[], catalogue: CatalogueView): boolean {
  const region = provincesOfAreas(reading)
  if (region === null || reading.regions.some(({ key }) => key === 'all')) return false
  const others = poolIn(region, reading, catalogue)
  return reading.interests.some(({ key, kind }) => {
    const serves = knownFor(key, catalogue)
    return kind !== 'tag' && named.every((each) => serves(each) === 0) && others.some((each) => serves(each) > 0)
  })
}

function inLine(
  stays: readonly TripStay[] | null,
  reading: Reading,
  catalogue: CatalogueView,
): readonly TripStay[] | null {
  return stays && inOrder(stays, journeyEndsOf(reading, catalogue), catalogue)
}

/** A classic journey or one through the region, whichever suits the travellers best. */
function openJourney(reading: Reading, catalogue: CatalogueView): readonly TripStay[] | null {
  const region = provincesOfAreas(reading)
  const byRail = goesByRail(reading) ? journeyByRail(reading, region, catalogue) : null
  if (byRail) return byRail
  const journey = journeyFor(reading, region, catalogue)
  // Whoever has three weeks for the country, with children or without, sees what everybody sees in three weeks.
  const isLong = reading.days >= LONG_TRIP_DAYS
  const isPart = region !== null && !(isLong && reading.regions.some(({ key }) => key === 'all'))
  const tastes = [...tastesOf(reading)].filter((taste) => taste !== 'family' || !isLong)
  const isOpen = isPart || tastes.length > 0 || reading.avoid.destinations !== undefined
  const chain = isOpen ? chainIn(reading, region, catalogue) : null
  if (!journey || !chain) return journey?.stays ?? chain?.stays ?? null
  return chain.value > journey.value ? chain.stays : journey.stays
}

/** A classic journey where trains go, or the stations of a part of the country. */
function journeyByRail(
  reading: Reading,
  region: ReadonlySet<string> | null,
  catalogue: CatalogueView,
): readonly TripStay[] | null {
  const isPart = region !== null && reading.regions.some(({ key }) => key !== 'all')
  const journey = journeyFor(reading, region, catalogue, true)
  return journey?.stays ?? (isPart ? (chainIn(reading, region, catalogue)?.stays ?? null) : null)
}

/**
 * The nights are divided by the usual length of each visit; none of less than one night. Destinations on different islands are
 * stays of their own, however close: nobody takes the ferry there and back for a day at each. What is left of a long trip
 * goes to what was asked for and is not there yet, or to what lies between the ends of the journey.
 */
function staysOfNamed(
  all: readonly Destination[],
  reading: Reading,
  catalogue: CatalogueView,
): readonly TripStay[] | null {
  const { islands } = catalogue.world
  const named = reading.days < LONG_TRIP_DAYS ? all : firstOfNeighbours(all, islands)
  const isSpread = named.every((one, at) => named.every((other, i) => i === at || areApart(one, other, islands)))
  const nights = reading.days - 1
  if (!isSpread || nights < named.length) return null
  const nightsFor = (length: 'usual' | 'least') =>
    named.map((destination) => ({ destination, nights: Math.max(1, destination.nights[length]) }))
  const isLine = reading.start && reading.end && reading.start.provinceCode !== reading.end.provinceCode
  const usual = nightsFor('usual')
  if (!isLine) return severalWith([...usual, ...staysBySea(usual, reading, catalogue)], nights)
  // Who names the stops between the ends has them for longer, and others only on a journey that the start is part of too.
  const isAt = (end: Reading['start'], { provinceCodes }: Destination) => provinceCodes[0] === end?.provinceCode
  const hasStops = named.some((each) => !isAt(reading.start, each) && !isAt(reading.end, each))
  if (hasStops && !named.some((each) => isAt(reading.start, each))) return severalWith(usual, nights)
  const own = hasStops ? usual : nightsFor('least')
  const others = staysOnTheWay(own, reading, catalogue)
  const line = severalWith([...own, ...others], nights)
  return line && others.length > 0 ? amongNamed(line, named, reading, catalogue) : line
}

/** “Bangkok, then the south”: the named ones for their usual nights, and the others in the regions. */
function staysBesideNamed(
  all: readonly Destination[],
  reading: Reading,
  catalogue: CatalogueView,
): readonly TripStay[] | null {
  const { islands } = catalogue.world
  const isForOthers = isForRegion(reading, all, catalogue)
  const named = isForOthers ? firstOfNeighbours(all, islands) : all
  const isSpread = named.every((one, at) => named.every((other, i) => i === at || areApart(one, other, islands)))
  const nights = reading.days - 1
  const nightsFor = (length: 'usual' | 'least') =>
    named.map((destination) => ({ destination, nights: Math.max(1, destination.nights[length]) }))
  const left = (stays: readonly TripStay[]) => nights - stays.reduce((sum, stay) => sum + stay.nights, 0)
  const usual = nightsFor('usual')
  const own = left(usual) < 1 && isForOthers ? nightsFor('least') : usual
  const spare = left(own)
  if (!isSpread || reading.start || spare < 1) return null
  const isOne = reading.interests.some(isOneStay)
  const isElsewhere = (each: Destination) =>
    named.every(
      (one) => one.id !== each.id && one.partOf !== each.id && each.partOf !== one.id && areApart(one, each, islands),
    )
  const pool = poolIn(provincesOfAreas(reading), reading, catalogue)
    .filter(isElsewhere)
    .filter(({ fits }) => !isOne || fits.beach >= SERVED)
  const chain = chainOf([], spare, { reading, catalogue, pool })
  return severalWith([...own, ...(isOne ? chain.slice(0, 1) : chain)], nights)
}

const severalWith = (stays: readonly TripStay[], nights: number) =>
  stays.length > 1 ? withNights(stays, nights) : null

/** Stays on the way where they lie, with the named ones in their order. */
function amongNamed(
  stays: readonly TripStay[],
  named: readonly Destination[],
  reading: Reading,
  catalogue: CatalogueView,
): readonly TripStay[] {
  return shortestOrder(stays, journeyEndsOf(reading, catalogue), catalogue, (order) => {
    const places = order.map(({ destination }) => named.indexOf(destination)).filter((at) => at >= 0)
    return places.every((place, at) => at === 0 || place > places[at - 1]!)
  })
}

/** “Bangkok, Krabi, Railay, Phuket” on a long trip: Railay is seen from Krabi, and the whole is no single area for that. */
function firstOfNeighbours(named: readonly Destination[], islands: readonly Island[]): Destination[] {
  const kept: Destination[] = []
  for (const one of named) if (kept.every((other) => areApart(one, other, islands))) kept.push(one)
  return kept
}

interface Choice {
  readonly stays: readonly TripStay[]
  readonly value: number
}

/** How far the length of a classic journey may be stretched, in days. */
const STRETCH = 2
/** On a trip this long, people stay longer in places worth it rather than see less known ones. */
const LONG_TRIP_DAYS = 16
const SHARE_OF_USUAL = 0.7

/** The journey of about the length of the trip, or for a long one any whose stays are worth so many nights. */
function journeyFor(
  reading: Reading,
  region: ReadonlySet<string> | null,
  catalogue: CatalogueView,
  isByRail = false,
): Choice | null {
  const journey = journeyWithin(STRETCH, reading, region, catalogue, isByRail)
  if (journey || reading.days < LONG_TRIP_DAYS) return journey
  return journeyWithin(reading.days, reading, region, catalogue, isByRail)
}

function journeyWithin(
  stretch: number,
  reading: Reading,
  region: ReadonlySet<string> | null,
  catalogue: CatalogueView,
  isByRail: boolean,
): Choice | null {
  const { world } = catalogue
  const worth = stayWorthFor(reading, catalogue)
  const { days } = reading
  const towns = isByCar(reading) ? [] : townsByPlane(world.towns)
  const isAvoided = isAvoidedStay(reading)
  const byId = new Map(world.destinations.map((destination) => [destination.id, destination]))
  const choices = world.journeys.flatMap((journey) => {
    const stays = journey.stays.flatMap(({ destinationId, nights }) => {
      const destination = byId.get(destinationId)
      return destination ? [{ destination, nights }] : []
    })
    const isInside = stays.every(
      ({ destination }) =>
        !isAvoided(destination) &&
        (!isByRail || isServedByTrain(destination, world.islands)) &&
        (region === null || isIn(destination, region)),
    )
    const [least, most] = journey.days
    if (!isInside || stays.length < journey.stays.length || days < least - 1 || days > most + stretch) return []
    if (days > most + STRETCH && days > longestOf(stays)) return []
    const isDayApart = stays.every(
      (stay, at) => at === 0 || isWithinADay(stays[at - 1]!.destination, stay.destination, towns),
    )
    const { isAll } = partsReached(
      reading,
      stays.map(({ destination }) => destination),
    )
    if (!isDayApart || !isAll) return []
    const divided = withNights(stays, days - 1)
    const away = Math.min(STRETCH, Math.max(0, least - days, days - most))
    return divided
      ? [
          {
            stays: divided,
            value:
              suitsOf(journey, reading) +
              worth(stays) +
              islandsOf(stays, reading) +
              regionsOf(stays, reading, catalogue) -
              away,
          },
        ]
      : []
  })
  return choices.reduce<Choice | null>((a, b) => (a === null || b.value > a.value ? b : a), null)
}

/** The most days that stays are worth. */
const longestOf = (stays: readonly TripStay[]) =>
  stays.reduce((sum, { destination }) => sum + destination.nights.most, 1)

/** Who comes for the first time sees the capital, the north and one sea rather than one of them for long. */
function regionsOf(stays: readonly TripStay[], reading: Reading, { provincesByCode }: CatalogueView): number {
  if (!reading.journey?.includes('first_visit')) return 0
  const regions = stays.map(({ destination }) => provincesByCode.get(destination.provinceCodes[0] ?? '')?.region)
  return REGION * new Set(regions).size
}

const REGION = 1

/** Who asks for islands on a long trip sees two of them. */
function islandsOf(stays: readonly TripStay[], { interests, days }: Reading): number {
  const isAsked = days >= DAYS_FOR_ISLANDS && interests.some(({ key }) => key === 'island')
  return isAsked && stays.filter(({ destination: { kind } }) => kind === 'island').length > 1 ? ISLANDS : 0
}

const DAYS_FOR_ISLANDS = 10
const ISLANDS = 1.5
/** For a journey in its season, against one out of it; without dates, the share of the year that most journeys suit. */
const SEASON = 3
const ANY_SEASON = 0.6

/** A journey for which there is no classic one; see `chainOf`. */
function chainIn(reading: Reading, region: ReadonlySet<string> | null, catalogue: CatalogueView): Choice | null {
  const nights = reading.days - 1
  const open = poolIn(region, reading, catalogue)
  const pool = goesByRail(reading) ? withStations(open, catalogue.world.islands) : open
  const chained = reading.days < LONG_TRIP_DAYS ? nights : Math.ceil(nights * SHARE_OF_USUAL)
  const stays = inLine(withNights(chainOf([], chained, { reading, catalogue, pool }), nights), reading, catalogue)
  const worth = stayWorthFor(reading, catalogue)
  return stays && stays.length > 0 ? { stays, value: seasonOf(stays, monthOf(reading)) + worth(stays) } : null
}

/** As much as a classic journey earns for its season, by the nights in good months; poor ones are out already. */
function seasonOf(stays: readonly TripStay[], month: number | null): number {
  if (month === null) return ANY_SEASON
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  const good = stays.filter(({ destination }) => destination.monthsBest.includes(month))
  return (SEASON * good.reduce((sum, stay) => sum + stay.nights, 0)) / Math.max(1, nights)
}

/** How well a classic journey suits the season and the travellers. */
function suitsOf(journey: Journey, reading: Reading): number {
  const tastes = tastesOf(reading)
  const month = monthOf(reading)
  const season = month === null ? journey.months.length / 12 : journey.months.includes(month) ? SEASON : -SEASON
  const fromAbroad = reading.language === 'en' || reading.party.foreigners > 0
  const isFirst = reading.journey?.includes('first_visit') ?? false
  const suits = {
    first_time: isFirst ? 3 : fromAbroad ? (tastes.size === 1 ? 0 : 1.5) : 0,
    returning: fromAbroad ? -1 : 0,
    thai_domestic: fromAbroad ? -1 : 1.5,
    family: reading.party.children > 0 ? 2 : -1,
    honeymoon: reading.group === 'honeymoon' ? 2 : -1,
    culture: tastes.has('culture') ? 1 : 0,
    beach: tastes.has('beach') ? 1 : 0,
    adventure: tastes.has('adventure') || tastes.has('nature') ? 1 : -0.5,
  }
  return season + suits[journey.taste]
}

const isIn = ({ provinceCodes }: Destination, region: ReadonlySet<string>) => region.has(provinceCodes[0] ?? '')
