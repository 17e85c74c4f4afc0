import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { isPastItsBest, livelyWeekdays } from '../trips/public.ts'
import { withAskedFirsts } from './asked-firsts.ts'
import { askedHere } from './asked-here.ts'
import { placesToAvoid } from './avoided.ts'
import { isPassing, toCandidate } from './candidate.ts'
import { FOR_CHILDREN, hasChildren, isTooYoungFor } from './children.ts'
import { type Focus, focusOf } from './destination-focus.ts'
import { withoutFillers, withoutLoneIslands } from './fillers.ts'
import { isTableOfForbidden } from './forbidden-foods.ts'
import { besideTheSand, isReachedOnWheels, outOfTheSun, usesWheelchair } from './guests.ts'
import { closedBy, isPlannable, suitability } from './guide-rules.ts'
import { isAllowed, isOfInterest, isOnlyLike, isStated, kindsWithin, scoreOf } from './interest.ts'
import { chooseMealPlaces, isForDietOnly, isForPlanning, isTableOfOthers, mealOf, suitsDiets } from './meal-places.ts'
import { missingKinds } from './missing-kinds.ts'
import { chiefSights, partsOfNamedAreas } from './named-sights.ts'
import { isUnasked } from './on-request.ts'
import { isUnaskedExtra } from './paid-extras.ts'
import { placesOfFeast } from './places-of-feast.ts'
import { isClosedIn } from './planned-soon.ts'
import type { ScoredPlace } from './scored-place.ts'
import { closedIslands, likelyStart, whenOpen } from './when-open.ts'
import {
  BREAKFAST,
  CHILDREN_FIRST,
  daysOfCandidate,
  isBreakfast,
  isForChildrenFirst,
  isSnorkelTrip,
  SNORKEL_TRIP,
} from './wish-minimums.ts'
import { hiredFor, reachWithoutCar, withoutHires } from './without-car.ts'

const MAX_CANDIDATES = 420
/** Of each requested kind, so that its best places are candidates even when others score higher. */
const PER_WANTED_KIND = 40
/** Of each province, so that no province of a wide region is missing. */
const PER_PROVINCE = 12
/** Half an hour's drive: on trips with a night, the next resort along the coast is part of the trip. */
const NEXT_TOWN_M = 28_000
const NEXT_TOWN_SIGHT_M = 10_000
const DAYS_FOR_NEIGHBOURS = 2
const FAR_FROM_TOWN_M = 70_000
const ELSEWHERE = 0.5
/** What is only seen in passing never fills a day. */
const IN_PASSING = 0.5
/** From this worth on, people come for it. */
const CAME_FOR = 1.5
/** With so many days, one of them can be the day of a market. */
const DAYS_FOR_A_WEEKDAY = 3
const CHARACTER = { least: 0.8, span: 0.4 } as const
/** With this many of a category, one is open when the trip is there. */
const ENOUGH_OF_A_KIND = 3

/** The places from which the planner chooses, best first: a few hundred out of possibly thousands. */
export function selectCandidates(
  reading: Reading,
  provinceCodes: ReadonlySet<string>,
  catalogue: CatalogueView,
): Candidate[] {
  const focus = focusOf(reading, provinceCodes, catalogue)
  const bare = reading.towns.filter(({ id }) => !focus.named.some(({ townIds }) => townIds.includes(id)))
  const towns = townPoints(bare, catalogue)
  const alone = townPoints(
    bare.filter(({ provinceNamed }) => !provinceNamed),
    catalogue,
  )
  const nextDoor = reading.days >= DAYS_FOR_NEIGHBOURS ? townsNextDoor(alone, provinceCodes, catalogue) : []
  const isAvoided = placesToAvoid(reading, catalogue)
  const isShut = shutForSeason(reading, catalogue)
  const must = new Set([...reading.mustVisit.map((wish) => wish.placeId), ...mealPlaceIds(reading)])
  const isNamedPart = partsOfNamedAreas(reading, catalogue)
  const chief = new Set(reading.mustVisit.flatMap(({ placeId }) => chiefSights(placeId, catalogue).slice(0, 1)))
  const isMissing = missingKinds(reading, focus, catalogue)
  const forChildren = new Set(focus.named.flatMap(({ children }) => children))
  const dayTrips = new Set(focus.named.flatMap((destination) => destination.dayTrips))
  const when = whenOpen(reading, catalogue)
  const suits = (kinds: readonly string[]) => suitsDiets(kinds, reading.food.diets)
  const mayEatAt = (place: PlaceEntry, kinds: readonly string[], mealOnly: boolean) =>
    when.isLikelyOpen(place) &&
    !isForDietOnly(place, reading) &&
    (suits(kinds) || (!mealOnly && mealOf(place, kinds, catalogue.conceptsByKey) !== 'only')) &&
    !isTableOfOthers(place, kinds, reading.food.diets, catalogue.conceptsByKey) &&
    !isTableOfForbidden(kinds, reading.food.avoid) &&
    isForPlanning(place, kinds, reading, catalogue.conceptsByKey) &&
    !(mealOnly && mealOf(place, kinds, catalogue.conceptsByKey) === 'no')
  const start = likelyStart(reading)
  const months = start === null ? (reading.soon ?? null) : [Number(start.slice(5, 7))]
  const isOnWheels = usesWheelchair(reading)
  const reachOf = reachWithoutCar(reading, catalogue)
  const firsts = focus.named.map(({ highlights }) => highlights)
  const isOfFeast = placesOfFeast(reading)
  const wishAt = askedHere(reading, focus.named, catalogue)
  const visits: ScoredPlace[] = []
  const meals: ScoredPlace[] = []
  for (const place of catalogue.places()) {
    const awayM = towns.length === 0 ? 0 : Math.min(...towns.map((town) => distanceM(town, place.point)))
    const isInArea =
      isNamedPart(place) ||
      focus.includes(place) ||
      isMissing(place) ||
      nextDoor.some(
        (town) => town.provinceCode === place.provinceCode && distanceM(town.point, place.point) <= NEXT_TOWN_SIGHT_M,
      )
    if ((!isInArea || isAvoided(place) || isShut(place)) && !must.has(place.id)) continue
    const kinds = kindsWithin(place, catalogue)
    if (place.guide?.children === 1 || forChildren.has(place.id)) kinds.push(FOR_CHILDREN)
    if (hasChildren(reading) && isForChildrenFirst(place, forChildren.has(place.id))) kinds.push(CHILDREN_FIRST)
    const isMorning = isBreakfast(place, reading)
    if (isMorning) kinds.push(BREAKFAST)
    if (isSnorkelTrip(place)) kinds.push(SNORKEL_TRIP)
    const isFit =
      (isAllowed(place, kinds, reading, catalogue.conceptsByKey) || isNamedIsland(place, reading, catalogue)) &&
      isPlannable(place, reading) &&
      !isTooYoungFor(place, reading, catalogue.conceptsByKey) &&
      (!isOnWheels || isReachedOnWheels(place, reading, focus.named, catalogue)) &&
      !isUnaskedExtra(place, reading, firsts, catalogue.conceptsByKey)
    if (!must.has(place.id) && !isFit) continue
    if (must.has(place.id) && place.duplicateOf !== null) continue
    const isChosen = must.has(place.id) || isNamedPart(place) || focus.worthOf(place.id) > 0
    const isPast = months?.every((month) => isPastItsBest(place, [month])) === true
    if (!isChosen && isPast && !isOfInterest(kinds, reading)) continue
    const mealOnly =
      !must.has(place.id) &&
      !isMorning &&
      !isOfFeast(place) &&
      !focus.goal?.isOf(place) &&
      isUnasked(place, kinds, reading, catalogue.conceptsByKey, focus.worthOf(place.id))
    const passing = isPassing(place, kinds, reading.interests, catalogue.conceptsByKey)
    const scored = {
      place,
      kinds,
      passing,
      mealOnly,
      score: Math.max(
        scoreOf(place, kinds, wishAt(place), catalogue.conceptsByKey, focus.worthOf(place.id)) *
          suitability(place, reading, catalogue.conceptsByKey, dayTrips.has(place.id)) *
          (focus.goal?.closeness(place) ?? nearness(place, awayM, reading, catalogue, focus)) *
          likelyOpen(place, kinds, reading, focus) *
          inCharacter(kinds, focus.named, wishAt(place)) *
          reachOf(place) *
          (passing ? IN_PASSING : 1),
        must.has(place.id) || chief.has(place.id) ? 0.5 : 0,
      ),
    }
    if (place.categoryCode === 'RESTAURANT') {
      if (must.has(place.id) || mayEatAt(place, kinds, mealOnly)) meals.push(scored)
    } else if (
      must.has(place.id) ||
      (!mealOnly && (isSight(place, kinds, reading) || focus.goal?.isOf(place)) && scored.score > 0)
    ) {
      visits.push(scored)
    }
  }
  const isNamed = (place: PlaceEntry) => must.has(place.id) || isNamedPart(place)
  const isKept = (place: PlaceEntry) => isNamed(place) || focus.worthOf(place.id) > 0 || isOfFeast(place)
  const isHired = hiredFor(reading, catalogue)
  const reached = withoutHires(visits, reading, isHired, isNamed)
  const expected = withoutLoneIslands(withoutFillers(reached, reading, isKept), focus, isNamed)
  const sights = withAskedFirsts(expected, reading, focus)
  const chosen = choose(sights, new Set([...must, ...chief]), isNamedPart, reading)
  const eating = chooseMealPlaces(withoutHires(meals, reading, isHired, isNamed), reading)
  const own = categoriesOfTheirOwn(reading, chosen)
  const eatenAt = new Set(mealPlaceIds(reading))
  return [...chosen, ...eating].map((scored) => {
    const kinds = scored.kinds.filter((kind) => !own.has(kind) || !isOnlyLike(scored.place, kind))
    const anytime = toCandidate({ ...scored, kinds }, reading.party, catalogue, when)
    // Bays of one boat are one visit, which lasts over noon.
    const cooler = scored.place.guide?.oneVisitWith ? anytime : outOfTheSun(anytime, reading)
    const usual = besideTheSand(cooler, scored.place.guide, reading)
    const candidate = eatenAt.has(usual.id) && usual.meal === 'no' ? { ...usual, meal: 'also' as const } : usual
    const isUnfit = candidate.meal !== 'no' && !must.has(candidate.id) && !suits(scored.kinds)
    const possible = {
      ...candidate,
      ...daysOfCandidate(candidate, reading.days),
      ...(isUnfit && { meal: 'no' as const }),
      ...(isHired(candidate) && { needsHire: true }),
    }
    return focus.worthOf(candidate.id) >= CAME_FOR ? { ...possible, isHighlight: true } : possible
  })
}

/** Who names only a destination wants what it is known for: beaches on an island, temples in an old capital. */
function inCharacter(kinds: readonly string[], named: readonly Destination[], { interests }: Reading): number {
  if (interests.some(isStated) || named.length === 0) return 1
  const known = named.flatMap(({ fits }) => Object.entries(fits)).filter(([key]) => kinds.includes(key))
  return CHARACTER.least + CHARACTER.span * Math.max(0, ...known.map(([, fit]) => fit))
}

function townPoints(towns: Reading['towns'], catalogue: CatalogueView): Point[] {
  return towns.flatMap(({ id }) => catalogue.world.towns.find((town) => town.id === id)?.point ?? [])
}

/** “Hua Hin” includes Cha-am, although that is in the next province. */
function townsNextDoor(named: readonly Point[], provinceCodes: ReadonlySet<string>, { world }: CatalogueView): Town[] {
  return world.towns.filter(
    ({ provinceCode, point }) =>
      !provinceCodes.has(provinceCode) && named.some((town) => distanceM(town, point) <= NEXT_TOWN_M),
  )
}

/**
 * Islands and places that are closed on all days of the trip. Those of named islands stay candidates of a dated trip, so that it
 * can say why they are missing; without dates, the island itself is unmet.
 */
function shutForSeason(reading: Reading, { world }: CatalogueView): (place: PlaceEntry) => boolean {
  const named = new Set(reading.islands.map(({ id }) => id))
  const closed = [...closedIslands(reading, world)].filter(([, dates]) => dates.length === reading.days)
  const isKept = (islandId: string | null) => reading.startDate !== null && islandId !== null && named.has(islandId)
  const shut = new Set(closed.map(([id]) => id).filter((id) => !isKept(id)))
  return ({ point, guide }) => {
    if (isClosedIn(guide?.closedMonths, reading.soon)) return true
    const { throughout } = closedBy(guide?.closedMonths, reading)
    if (shut.size === 0 && !throughout) return false
    const islandId = findIslandId(world.islands, point)
    return shut.has(islandId ?? '') || (throughout && !isKept(islandId))
  }
}

/** The island that the wish names, whatever one can do there that it avoids: who cannot swim still goes to the beach. */
function isNamedIsland(place: PlaceEntry, { islands, avoid }: Reading, { world }: CatalogueView): boolean {
  if (place.category !== 'island' || place.duplicateOf !== null || place.businessStatus !== 'operational') return false
  if (avoid.placeIds.includes(place.id) || avoid.provinces.includes(place.provinceCode)) return false
  const islandId = findIslandId(world.islands, place.point)
  return islands.some(({ id }) => id === islandId)
}

/** A named town or island matters more than the far end of its province. */
function nearness(
  place: PlaceEntry,
  awayM: number,
  { towns, islands }: Reading,
  catalogue: CatalogueView,
  { named, worthOf }: Focus,
): number {
  if (worthOf(place.id) > 0) return 1
  if (named.length > 0 && named.every((destination) => distanceM(destination.point, place.point) > destination.radiusM))
    return ELSEWHERE
  if (islands.length > 0) {
    const islandId = findIslandId(catalogue.world.islands, place.point)
    if (islands.some(({ id }) => id === islandId)) return 1
    if (towns.length === 0) return ELSEWHERE
  }
  return awayM <= FAR_FROM_TOWN_M ? 1 : ELSEWHERE
}

/**
 * Without dates, a Sunday market may be closed on all days of the trip; who asks for its kind, or comes where it is a highlight,
 * and has some days comes when it is open.
 */
function likelyOpen(place: PlaceEntry, kinds: readonly string[], reading: Reading, { worthOf }: Focus): number {
  const isCameFor = isOfInterest(kinds, reading) || worthOf(place.id) >= CAME_FOR
  if (reading.startDate !== null || (reading.days >= DAYS_FOR_A_WEEKDAY && isCameFor)) return 1
  const days = livelyWeekdays(place).length
  return days >= 5 ? 1 : days / 7
}

/** Shops and hotels are not sights, unless the trip is about them. */
function isSight(place: PlaceEntry, kinds: readonly string[], reading: Reading): boolean {
  if (place.categoryCode === 'ATTRACTION') return true
  if (place.categoryCode === 'ACCOMMODATION') return false
  return (
    reading.interests.some(({ key }) => kinds.includes(key)) ||
    (place.category !== null && place.categoryCode === 'SHOP' && place.popularity > 0.7)
  )
}

function choose(
  visits: ScoredPlace[],
  must: ReadonlySet<string>,
  isNamedPart: (place: PlaceEntry) => boolean,
  reading: Reading,
): ScoredPlace[] {
  visits.sort(byScore)
  const chosen = new Set(visits.filter(({ place }) => must.has(place.id)))
  for (const scored of visits.filter(({ place }) => isNamedPart(place)).slice(0, PER_WANTED_KIND)) chosen.add(scored)
  for (const { key } of reading.interests)
    for (const scored of visits.filter(({ kinds }) => kinds.includes(key)).slice(0, PER_WANTED_KIND)) chosen.add(scored)
  const perProvince = new Map<string, number>()
  for (const scored of visits) {
    const count = perProvince.get(scored.place.provinceCode) ?? 0
    perProvince.set(scored.place.provinceCode, count + 1)
    if (count < PER_PROVINCE) chosen.add(scored)
  }
  for (const scored of visits) {
    if (chosen.size >= MAX_CANDIDATES) break
    chosen.add(scored)
  }
  return [...chosen].sort(byScore).slice(0, MAX_CANDIDATES)
}

/** Requested categories of which the area has enough; similar kinds then no longer count as them. */
function categoriesOfTheirOwn({ interests }: Reading, chosen: readonly ScoredPlace[]): ReadonlySet<string> {
  const asked = interests.filter(({ kind }) => kind === 'category').map(({ key }) => key)
  return new Set(asked.filter((key) => chosen.filter(({ place }) => place.category === key).length >= ENOUGH_OF_A_KIND))
}

function byScore(a: ScoredPlace, b: ScoredPlace): number {
  return b.score - a.score || (a.place.id < b.place.id ? -1 : 1)
}

function mealPlaceIds(reading: Reading): string[] {
  return reading.meals.flatMap((meal) => meal.placeId ?? [])
}
