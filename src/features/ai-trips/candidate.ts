import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Party, Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import type { IsoDate } from '../../world/calendar.ts'
import { type Interval, parseClock } from '../../world/hours.ts'
import { distanceM } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { costOfVisit } from '../trips/public.ts'
import { bestHours, partOf } from './best-hours.ts'
import { departuresOf } from './departures.ts'
import { hoursOnlyThen } from './guide-rules.ts'
import { isSnack, mealOf } from './meal-places.ts'
import type { ScoredPlace } from './scored-place.ts'
import type { whenOpen } from './when-open.ts'
import { BREAKFAST, untilBreakfastEnds } from './wish-minimums.ts'

/** One opening on each weekday that never comes. */
const NEVER_OPEN = Array.from({ length: 7 }, () => [])
const USUAL_VISIT_MINUTES = 60
/** On an island where nobody sleeps: what the boats leave of a day. */
const DAY_TRIP_MINUTES = 240

type Concepts = CatalogueView['conceptsByKey']

/** Who spends half a day somewhere can leave a little earlier; a tour or a class has its length. */
const HALF_DAY_MINUTES = 240
const SHORT_SHARE = 0.75

/** Whoever stays this long has lunch there. */
const LUNCH_MINUTES = 210

/** A tiring way up to a viewpoint takes so long, and is walked before sunrise. */
const CLIMB_MINUTES = 30
const TIRING = 2

const LIGHT_MEALS = new Set(['cafe', 'bar'])

/** A visit this short is no reason to drive, whatever the place is. */
const PASSING_MINUTES = 25

/** Whether people only see a place as they pass, unless the wish asks for its kind. */
export function isPassing(
  { category, visitMinutes, categoryCode }: PlaceEntry,
  kinds: readonly string[],
  interests: Reading['interests'],
  concepts: Concepts,
): boolean {
  if (categoryCode === 'RESTAURANT' || interests.some(({ key }) => kinds.includes(key))) return false
  const isShort = visitMinutes !== null && visitMinutes < PASSING_MINUTES
  return isShort || (category !== null && haveTrait([category], 'passing', concepts))
}

/** A place as the planner sees it. */
export function toCandidate(
  { place, kinds, score, passing, mealOnly }: ScoredPlace,
  party: Party,
  catalogue: CatalogueView,
  { closedIslands, closedMonths, daylight, isForDawn, isLikelyOpen, isShut, livelyHours }: ReturnType<typeof whenOpen>,
): Candidate {
  const concept = place.category === null ? undefined : catalogue.conceptsByKey.get(place.category)
  const islandId = findIslandId(catalogue.world.islands, place.point)
  const island = catalogue.world.islands.find(({ id }) => id === islandId)
  const dwellMinutes = Math.min(
    place.visitMinutes ?? concept?.visitMinutes ?? USUAL_VISIT_MINUTES,
    island && !catalogue.world.towns.some((town) => town.islandId === island.id)
      ? DAY_TRIP_MINUTES
      : Number.POSITIVE_INFINITY,
  )
  const atBest = hoursOnlyThen(place, dwellMinutes)
  const concepts = catalogue.conceptsByKey
  const part = isForDawn(place) ? 'sunrise' : partOf(place, kinds, concepts)
  // A trip without dates says on which weekday it starts, so that a weekend market is open.
  const mayEat = isLikelyOpen(place) || place.categoryCode === 'ATTRACTION'
  const isMorning = kinds.includes(BREAKFAST)
  // Nobody eats through the train or the show that the place is for.
  const isTimed = place.guide?.momentMinutes !== undefined
  const table = mayEat && !isMorning && !isTimed ? mealOf(place, kinds, concepts) : 'no'
  const meal = table === 'also' && mealOnly ? 'only' : table
  const byDaylight = (hours: Interval) =>
    part === 'evening' ? hours : daylight(hours, place.point, place.category, kinds)
  const worthwhile = (hours: Interval) => (isMorning ? untilBreakfastEnds(hours) : atBest(byDaylight(hours)))
  const usual = usualHours(concept)
  const closed = closedMonths(place, islandId)
  const hours =
    closed.throughout || isWithoutTour(place, catalogue, isShut)
      ? NEVER_OPEN
      : (livelyHours(place)?.map((day) => day.map(worthwhile).filter(isOpen)) ?? null)
  const isBoatOnly = island?.nights === false || isLanding(place, catalogue) || isByBoat(place, kinds)
  const departures = departuresOf(place, { hours, dwellMinutes, isBoatOnly }, concepts)
  return {
    id: place.id,
    point: place.point,
    provinceCode: place.provinceCode,
    islandId,
    kind: place.category,
    tags: kinds.filter((kind) => kind !== place.category),
    dwellMinutes,
    ...(dwellMinutes >= HALF_DAY_MINUTES &&
      !place.guide?.experience &&
      !place.guide?.momentMinutes && { shortMinutes: Math.round(dwellMinutes * SHORT_SHARE) }),
    hours,
    usualHours: usual && worthwhile(usual),
    exceptions: [
      ...(closedIslands.get(islandId ?? '') ?? []),
      ...datesWithoutTour(place, catalogue, closedIslands),
      ...closed.dates,
    ].map((date) => ({ date, intervals: [] })),
    costBaht: costOfVisit(place, party, catalogue),
    score,
    meal,
    lightMeal: place.category !== null && LIGHT_MEALS.has(place.category),
    part,
    passing: passing === true,
    bestHours: bestHours(place, kinds, dwellMinutes, concepts),
    isSnack: isSnack(place, { meal, part }),
    isSunny: place.category === 'beach' && !isBoatOnly,
    onlyThen: part !== null && place.guide?.onlyThen === true,
    ...(part === 'sunrise' && (place.guide?.effort ?? 0) >= TIRING && { climbMinutes: CLIMB_MINUTES }),
    apart: apartFrom(place, catalogue),
    mealsIncluded: place.guide?.mealsIncluded ?? [],
    ...(dwellMinutes >= LUNCH_MINUTES && { hasLunch: true }),
    ...(departures && { departures }),
    ...(place.guide?.momentMinutes && place.guide.momentDays && { departureDays: place.guide.momentDays }),
  }
}

/** Dates on which most places that a tour visits are on closed islands. */
function datesWithoutTour(
  place: PlaceEntry,
  catalogue: CatalogueView,
  closedIslands: ReadonlyMap<string, readonly IsoDate[]>,
): IsoDate[] {
  const dates = new Set(islandsOfTour(place, catalogue).flatMap((id) => closedIslands.get(id) ?? []))
  return [...dates].filter((date) =>
    isWithoutTour(place, catalogue, (id) => closedIslands.get(id ?? '')?.includes(date) === true),
  )
}

function isWithoutTour(
  place: PlaceEntry,
  catalogue: CatalogueView,
  isClosed: (islandId: string | null) => boolean,
): boolean {
  const islands = islandsOfTour(place, catalogue)
  return islands.filter(isClosed).length > islands.length / 2
}

/** The island of each place that a tour visits; empty for one on the mainland. */
function islandsOfTour({ guide }: PlaceEntry, catalogue: CatalogueView): string[] {
  return (guide?.covers ?? []).map((id) => {
    const point = catalogue.findPlace(id)?.point
    return (point && findIslandId(catalogue.world.islands, point)) ?? ''
  })
}

/** A lake or a park, not an island on which people stay. */
function isByBoat({ category }: PlaceEntry, kinds: readonly string[]): boolean {
  return category !== 'island' && kinds.includes('boat')
}

function isLanding({ point }: PlaceEntry, { world }: CatalogueView): boolean {
  return world.landings.some((landing) => !landing.onFoot && distanceM(landing.point, point) <= landing.radiusM)
}

/** What contains it, and what an experience visits. A food street is the quarter that it is in. */
function apartFrom({ category, categoryCode, partOf: whole, guide }: PlaceEntry, catalogue: CatalogueView): string[] {
  if (categoryCode === 'RESTAURANT' && category !== 'street_food') return []
  return [...(whole === null ? [] : [whole]), ...(guide?.covers ?? [])].map(
    (id) => catalogue.findPlace(id)?.duplicateOf ?? id,
  )
}

function isOpen({ open, close }: Interval): boolean {
  return close > open
}

function usualHours(concept: Concept | undefined): Interval | null {
  if (!concept?.usualHours) return null
  const [open, close] = concept.usualHours.map(parseClock)
  return open === null || open === undefined || close === null || close === undefined ? null : { open, close }
}
