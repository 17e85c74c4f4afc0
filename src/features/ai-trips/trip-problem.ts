import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { World } from '../../catalogue/world.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import {
  isOfKind,
  type KindLimit,
  type Transport,
  type TripProblem,
  type WantedKind,
  type WishedProvince,
} from '../../planner/problem.ts'
import type { Destination } from '../../world/destination.ts'
import { servedAreas } from '../../world/public-lines.ts'
import type { Town } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { cheapestRooms, foodCostOf, wholeBudgetOf } from '../trips/public.ts'
import { onDaysFromBase } from './base-day-trips.ts'
import { bedsForDawn, bedsLeftOut, bedsOnIslands, firstBeds, isOnIslandsAlone, shortStays } from './beds.ts'
import { selectCandidates } from './candidates.ts'
import { paceWithChildren } from './children.ts'
import { chooseStays } from './choose-stays.ts'
import { type Focus, focusOf, withDestinationsOfIslands } from './destination-focus.ts'
import { walkingOf } from './guests.ts'
import { kindsOf, scoreOf } from './interest.ts'
import { findLoop, loopGateway } from './loop-stays.ts'
import { withMealPrices } from './meal-prices.ts'
import { mustSeeOf } from './must-see.ts'
import { sightsOfNamedAreas } from './named-sights.ts'
import { withNightBefore } from './night-before.ts'
import type { NightOut } from './nights-out.ts'
import { rankOfPart } from './part-rank.ts'
import { alongStays, nightsOnWayOf, withStays } from './plan-stays.ts'
import { quarterGoalOf } from './quarter-goal.ts'
import { withSightsBetween } from './sights-between-stays.ts'
import { withSightsOnWay } from './sights-on-way.ts'
import { fromQuarter } from './stay-quarter.ts'
import { themesOf } from './themes.ts'
import { tripAreaOf } from './trip-area.ts'
import { bedOn, type DayWindow, daysOf, isNightBetweenFlights, windowOf } from './trip-days.ts'
import { longBoatOfDay } from './trip-ends.ts'
import { alongTurns } from './turns.ts'
import { closedIslands } from './when-open.ts'
import { firstDivesFirst, minimumsOf } from './wish-minimums.ts'
import { hirePriceOf, hiresLeftOut } from './without-car.ts'

const MAX_BASES = 60
/** More stops than this are a list, not a day. */
export const MOST_STOPS_A_DAY = 8
export const PACES = {
  easy: { maxStopsPerDay: 3, restMinutes: 15 },
  normal: { maxStopsPerDay: 5, restMinutes: 5 },
  full: { maxStopsPerDay: 7, restMinutes: 0 },
} as const

/** Food per person and day, in baht: street food and simple restaurants, or good ones when the trip may cost more. */
const FOOD_BAHT = { low: 180, normal: 250, high: 700 } as const

export interface PreparedTrip {
  /** Ids of the destinations, in order; titles name them. */
  readonly destinations: readonly string[]
  readonly problem: TripProblem
  readonly assumed: readonly Assumption[]
  readonly window: DayWindow
  readonly transport: Transport
  /** Food per person and day. */
  readonly foodBaht: number
  /** Nights out of town that the wish asks for. */
  readonly nightsOut?: readonly NightOut[]
  /** Whether a road engine measured the roads; `away`: one is configured but did not answer. */
  readonly roadEngine: 'none' | 'measured' | 'away'
}

/** Turns a reading into the planner's problem. Destinations come first, then their sights. */
export function prepareTrip(asked: Reading, catalogue: CatalogueView): PreparedTrip {
  const reading = withSightsOnWay(withDestinationsOfIslands(asked, catalogue), catalogue)
  const wish = withoutNameOfIsland(reading)
  // “Island hopping to Ko Samui” asks for islands, whatever its name says.
  const stays = chooseStays(reading, catalogue)
  const named = wish.mustVisit.map(({ placeId }) => placeId)
  if (!stays) {
    const prepared = prepareArea(wish, catalogue)
    const dived = firstDivesFirst(prepared.problem, named)
    const settled = onDaysFromBase(withNightBefore(dived, wish, catalogue), wish, catalogue)
    return { ...prepared, problem: fromQuarter(settled, wish, catalogue, quarterGoalOf(wish, catalogue)) }
  }
  const prepared = prepareArea(withStays(wish, stays), catalogue)
  const loop = findLoop(wish, catalogue)
  const home = loop && loopGateway(loop, catalogue)
  const settled = withSightsBetween(alongStays(prepared.problem, stays, catalogue, home), stays, wish, catalogue)
  const along = firstDivesFirst(settled, named)
  const assumed = [...prepared.assumed, ...nightsOnWayOf(stays)]
  return { ...prepared, assumed, problem: fromQuarter(along, wish, catalogue) }
}

/** “Ko Lanta” asks for no islands besides. */
function withoutNameOfIsland(reading: Reading): Reading {
  const { islands, interests } = reading
  return islands.length === 0 ? reading : { ...reading, interests: interests.filter(({ key }) => key !== 'island') }
}

function prepareArea(reading: Reading, catalogue: CatalogueView): PreparedTrip {
  const area = tripAreaOf(reading, catalogue, (place) =>
    scoreOf(place, kindsOf(place, catalogue.conceptsByKey), reading, catalogue.conceptsByKey),
  )
  const provinceCodes = new Set(area.provinces.map(({ code }) => code))
  const boat = longBoatOfDay(reading, catalogue)
  const assumed: Assumption[] = [
    ...area.assumed,
    ...hiresLeftOut(reading, provinceCodes, catalogue),
    ...(boat === null ? [] : [noteOf(ASSUMPTIONS, 'day_on_island', { minutes: boat })]),
  ]
  const window = windowOf(reading, catalogue)
  const transport = transportOf(
    reading,
    area.provinces.map(({ code }) => code),
    assumed,
  )
  const { budget, party, days } = reading
  const walking = walkingOf(reading)
  const foodBaht = FOOD_BAHT[reading.spending ?? 'normal']
  const candidates = withMealPrices(selectCandidates(reading, provinceCodes, catalogue), reading, foodBaht, catalogue)
  const focus = focusOf(reading, provinceCodes, catalogue)
  const problem: TripProblem = {
    days: daysOf(reading, window, catalogue),
    candidates,
    bases: basesOf(focus, candidates, reading, catalogue),
    flights: reading.transport === null || reading.transport === 'plane',
    ...geographyOf(catalogue.world),
    transport,
    ...(walking && { walking }),
    ...(reading.transport === 'motorbike' && { byDaylight: true }),
    mustVisit: [
      ...new Set([
        ...reading.mustVisit.map(({ placeId }) => placeId),
        ...sightsOfNamedAreas(reading, candidates, catalogue),
      ]),
    ],
    avoid: {
      kinds: reading.avoid.kinds.filter(({ strength }) => strength === 'hard').map(({ key }) => key),
      ids: reading.avoid.placeIds,
    },
    mustSee: mustSeeOf(reading, focus, candidates, catalogue),
    wanted: [...wantedOf(reading, candidates, catalogue.conceptsByKey), ...minimumsOf(reading, candidates)],
    themes: themesOf(reading, catalogue.conceptsByKey),
    askedBeds: askedBedsOf(reading, focus, catalogue),
    bedLimits: shortStays(focus.named, reading, catalogue.world),
    provinces: isNightBetweenFlights(reading) ? [] : wishedProvinces(reading, area.provinces, candidates),
    locked: [],
    limits: limitsOf(reading, catalogue.world.vocabulary),
    pace: paceOf(reading),
    budgetBaht: budget && wholeBudgetOf(budget, party, days),
    hirePrice: hirePriceOf(reading),
    otherCostBaht: foodCostOf(foodBaht, party, days) + cheapestRooms(reading.spending ?? undefined, days - 1, party),
    legs: null,
  }
  return {
    destinations: titledDestinations(focus, reading, catalogue),
    problem: alongTurns(problem, reading, catalogue),
    assumed,
    window,
    transport,
    foodBaht,
    roadEngine: 'none',
  }
}

/** The destinations that were named; without any, those on the islands that were. */
function titledDestinations({ named }: Focus, reading: Reading, { world }: CatalogueView): string[] {
  if (named.length > 0) return named.map(({ id }) => id)
  const islands = new Set(reading.islands.map(({ id }) => id))
  return world.destinations
    .filter(({ kind, point }) => kind === 'island' && islands.has(findIslandId(world.islands, point) ?? ''))
    .map(({ id }) => id)
}

/** The same for all trips. */
export type Geography = Pick<TripProblem, 'islands' | 'ferries' | 'landings' | 'served' | 'airports'>

export function geographyOf({ islands, ferries, landings, towns }: World): Geography {
  const airports = towns.filter(({ airport }) => airport !== null)
  return { islands, ferries, landings, served: servedAreas(towns), airports }
}

/** On a trip this long, nights may be spent in a part of the destination (`Bo Kluea` on a trip to Nan). */
const DAYS_FOR_PARTS = 3
/** One whose best sight the guide lists further down is for a visit. */
const RANKS_WORTH_A_NIGHT = 5

/** Whether some sleep in a part of a destination. Who stays in a city sleeps there, as long as people usually do. */
function isWorthNight(part: Destination, whole: Destination, days: number, catalogue: CatalogueView): boolean {
  const listed = rankOfPart(part, whole, catalogue)
  if (listed !== undefined) return listed < RANKS_WORTH_A_NIGHT
  return whole.kind !== 'city' || days - 1 > whole.nights.usual
}

/** Towns for the nights: those of the destinations, else of the provinces of the trip and of its candidates. */
function basesOf(
  { named, wholeProvinces }: Focus,
  candidates: TripProblem['candidates'],
  reading: Reading,
  catalogue: CatalogueView,
): Town[] {
  const { towns, destinations } = catalogue.world
  const parts = destinations.filter((part) =>
    named.some((whole) => whole.id === part.partOf && isWorthNight(part, whole, reading.days, catalogue)),
  )
  const own = [...named, ...(reading.days >= DAYS_FOR_PARTS ? parts : [])]
  const asked = new Set([
    reading.base?.townId,
    ...(reading.beds ?? []).map((_, index) => bedOn(reading, index, catalogue) ?? undefined),
    ...reading.towns.map(({ id }) => id),
    ...bedsForDawn(reading, catalogue).flat(),
    ...own.flatMap(({ kind, townIds }) => (kind === 'city' ? townIds.slice(0, 1) : townIds)),
  ])
  const islands = new Set(reading.islands.map(({ id }) => id))
  const covered = new Set(own.flatMap(({ provinceCodes }) => provinceCodes))
  const provinces = new Set([
    ...[...wholeProvinces, ...reading.mustVisit.map((wish) => wish.provinceCode)].filter((code) => !covered.has(code)),
    ...(named.length > 0 ? [] : candidates.map(({ provinceCode }) => provinceCode)),
  ])
  const closed = closedIslands(reading, catalogue.world)
  const leftOut = bedsLeftOut(named, reading, catalogue.world)
  const open = towns
    .filter(
      ({ id, provinceCode, islandId }) => asked.has(id) || provinces.has(provinceCode) || islands.has(islandId ?? ''),
    )
    .filter(({ id, islandId }) => !leftOut.has(id) && (islandId === null || !closed.has(islandId)))
  const onIslands = isOnIslandsAlone(named, reading, catalogue.world)
    ? open.filter(({ islandId }) => islands.has(islandId ?? ''))
    : []
  return (onIslands.length > 0 ? onIslands : open)
    .sort((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)) || b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_BASES)
}

/**
 * One night at least in each of several towns and destinations that the wish names, if there are nights for all. One night
 * for several is where the evening is what people come for.
 */
function askedBedsOf(reading: Reading, { named }: Focus, catalogue: CatalogueView): readonly (readonly string[])[] {
  const { towns, days } = reading
  const forDawn = bedsForDawn(reading, catalogue)
  const inNamed = new Set(named.flatMap(({ townIds }) => townIds))
  // Who sleeps in Pua sleeps in Nan, unless the wish names both.
  const partsOf = ({ id }: Destination) =>
    catalogue.world.destinations.filter((part) => part.partOf === id && !named.includes(part))
  const groups = [
    ...named
      .filter(({ nights, kind }) => nights.most > 0 && kind !== 'loop')
      .map((whole) => [...new Set([whole, ...partsOf(whole)].flatMap(({ townIds }) => townIds))]),
    ...towns.filter(({ id }) => !inNamed.has(id)).map(({ id }) => [id]),
    ...bedsOnIslands(named, reading, catalogue.world),
    ...forDawn,
  ]
  const nights = Math.max(1, days - 1)
  if (groups.length <= nights) return groups
  return [...forDawn, ...firstBeds(named, catalogue, nights)].slice(0, nights)
}

/**
 * Provinces to reward visits to. Those of a region count only if there are days for all: a week does not collect twenty
 * provinces. If the prompt names a town, provinces of candidates across the border count too.
 */
function wishedProvinces(
  reading: Reading,
  provinces: readonly WishedProvince[],
  candidates: TripProblem['candidates'],
): WishedProvince[] {
  const required = provinces.filter((province) => province.required)
  const optional = provinces.filter((province) => !province.required)
  const parts = optional.length <= reading.days ? optional : []
  if (reading.towns.length === 0) return [...required, ...parts]
  const known = new Set(provinces.map(({ code }) => code))
  const around = [...new Set(candidates.map(({ provinceCode }) => provinceCode))].filter((code) => !known.has(code))
  return [...required, ...parts, ...around.map((code) => ({ code, required: false }))]
}

/** Wishes of less weight only follow from others. */
const SAID_WEIGHT = 0.5

/** Requested kinds: the number that the prompt says, else some of each, as far as the area has them. */
function wantedOf(
  reading: Reading,
  candidates: TripProblem['candidates'],
  concepts: CatalogueView['conceptsByKey'],
): WantedKind[] {
  return reading.interests
    .filter((interest) => interest.kind !== 'tag' || interest.minCount !== null)
    .map(({ key, minCount, weight }) => {
      const there = candidates.filter((candidate) => isOfKind(candidate, key)).length
      const usual = weight < SAID_WEIGHT || haveTrait([key], 'once', concepts) ? 1 : usualNumber(reading.days)
      const named = weight >= SAID_WEIGHT && { named: true }
      return { kind: key, count: minCount ?? Math.max(1, Math.min(usual, there)), ...named }
    })
}

/** How many places of a requested kind a trip has, if the prompt does not say and the area has them. */
export function usualNumber(days: number): number {
  return Math.max(2, Math.min(days, 4))
}

/** Variety: a kind that was not requested never fills a day, and one class is enough. */
export function limitsOf({ interests }: Pick<Reading, 'interests'>, vocabulary: readonly Concept[]): KindLimit[] {
  const asked = new Map(interests.map((interest) => [interest.key, interest]))
  return vocabulary.flatMap(({ key, maxPerDay, traits }): KindLimit[] => {
    const interest = asked.get(key)
    const isOnce = traits?.includes('once') === true && (interest?.minCount ?? null) === null
    if (isOnce) return [{ kind: key, perDay: 1, perTrip: 1 }]
    return interest || maxPerDay === undefined ? [] : [{ kind: key, perDay: maxPerDay, perTrip: null }]
  })
}

function paceOf(reading: Reading): TripProblem['pace'] {
  const usual = paceWithChildren(PACES[reading.pace], reading)
  const counted = Math.ceil(reading.interests.reduce((sum, { minCount }) => sum + (minCount ?? 0), 0) / reading.days)
  const must = Math.ceil(reading.mustVisit.length / reading.days)
  const maxStopsPerDay = reading.maxStopsPerDay ?? Math.max(usual.maxStopsPerDay, counted, must)
  return {
    maxStopsPerDay: Math.min(MOST_STOPS_A_DAY, maxStopsPerDay),
    restMinutes: counted > usual.maxStopsPerDay ? 0 : usual.restMinutes,
  }
}

function transportOf(reading: Reading, provinceCodes: readonly string[], assumed: Assumption[]): Transport {
  if (reading.transport === 'motorbike') assumed.push(noteOf(ASSUMPTIONS, 'motorbike_as_car', {}))
  const by = reading.transport
  if (by === 'bicycle' || by === 'walk') assumed.push(noteOf(ASSUMPTIONS, 'vehicle_not_timed', { vehicle: by }))
  if (reading.transport !== null)
    return reading.transport === 'car' || reading.transport === 'motorbike' ? 'car' : 'public'
  const transport = provinceCodes.length === 1 && provinceCodes[0] === '10' ? 'public' : 'car'
  assumed.push(noteOf(ASSUMPTIONS, 'transport_assumed', { transport }))
  return transport
}
