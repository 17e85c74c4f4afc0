// A day in a quarter of a city: “a food crawl in Chinatown” is not a day at the Grand Palace.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { isForItself, kindsOf } from './interest.ts'
import { isQuarter, quarterNamed } from './quarter-landmarks.ts'

export interface QuarterGoal {
  /** The middle of each quarter, in the order of the wish. */
  readonly points: readonly Point[]
  includes(place: Pick<PlaceEntry, 'point'>): boolean
  /** What people come to the quarter for, whether they say so or not. */
  isOf(place: Pick<PlaceEntry, 'point' | 'category'>): boolean
  /** 1 in the middle, less at the edge. */
  closeness(place: Pick<PlaceEntry, 'point'>): number
  /** Of what the quarter lacks, such as cafés, the next ones. */
  isNextTo(place: Pick<PlaceEntry, 'point'>): boolean
}

/** Longer trips are for the city. */
const MOST_DAYS = 2
/** A must-visit this far from the quarter is another goal. */
const SAME_QUARTER_M = 1_600
/** A day is within a walk where there is enough; a quarter of few places goes on to the next metro station. */
const REACH_M = { least: 1_200, most: 2_500, next: 4_000 } as const
const ENOUGH_A_DAY = 24
/** Of its worth, what a place at the edge has less. */
const AT_THE_EDGE = 0.5
/** What people do in a quarter; who names the city and temples besides sees the city. */
const TASTES = new Set(
  'food street_food restaurant cafe bar chinatown shopping market mall night_market walking_street photo art local_life nightlife'.split(
    ' ',
  ),
)
/** On request elsewhere; here they are the day. */
const OF_QUARTERS = new Set(['cafe', 'mall'])

const goals = new WeakMap<Reading, { readonly catalogue: unknown; readonly goal: QuarterGoal | null }>()

/** Null if the trip goes anywhere else, or is for the city around. */
export function quarterGoalOf(reading: Reading, catalogue: CatalogueView): QuarterGoal | null {
  const known = goals.get(reading)
  if (known?.catalogue === catalogue) return known.goal
  const goal = findGoal(reading, catalogue)
  goals.set(reading, { catalogue, goal })
  return goal
}

function findGoal(reading: Reading, catalogue: CatalogueView): QuarterGoal | null {
  const { days, quarters = [], islands, regions, districts, stays = [], provinces, interests } = reading
  if (days > MOST_DAYS || provinces.length !== 1) return null
  if (islands.length + regions.length + districts.length + stays.length > 0) return null
  const visits = reading.mustVisit.flatMap(({ placeId }) => catalogue.findPlace(placeId) ?? [])
  const points = [
    ...quarters.flatMap(({ text }) => quarterNamed(text, catalogue) ?? []),
    ...visits.filter(isQuarter).map(({ point }) => point),
  ]
  if (points.length === 0 || !visits.every((place) => isWithin(place, points, SAME_QUARTER_M))) return null
  if (isCityNamed(reading) && (days > 1 || !(interests.length > 0 && interests.every(({ key }) => TASTES.has(key)))))
    return null
  const distances = [...catalogue.places()]
    .filter(({ provinceCode, categoryCode }) => provinces.includes(provinceCode) && categoryCode !== 'ACCOMMODATION')
    .map(({ point }) => nearestM(point, points))
    .sort((a, b) => a - b)
  const enough = distances[ENOUGH_A_DAY * days * points.length - 1] ?? REACH_M.most
  const reachM = Math.min(REACH_M.most, Math.max(REACH_M.least, enough))
  const includes = (place: Pick<PlaceEntry, 'point'>) => isWithin(place, points, reachM)
  return {
    points,
    includes,
    isOf: (place) => OF_QUARTERS.has(place.category ?? '') && includes(place),
    closeness: ({ point }) => 1 - AT_THE_EDGE * Math.min(1, nearestM(point, points) / reachM),
    isNextTo: (place) => isWithin(place, points, REACH_M.next),
  }
}

function isWithin({ point }: Pick<PlaceEntry, 'point'>, points: readonly Point[], reachM: number): boolean {
  return nearestM(point, points) <= reachM
}

const nearestM = (point: Point, points: readonly Point[]) => Math.min(...points.map((each) => distanceM(each, point)))

/** “Bangkok, Chinatown”: a quarter without a name of its own in the catalogue brings its city along. */
function isCityNamed({ quarters = [], destinations = [], towns }: Reading): boolean {
  if (quarters.length > 0) return quarters.some(({ besideCity }) => besideCity)
  return destinations.length + towns.length > 0
}

/** Of what was asked for, what the quarters have none of: the trip has it elsewhere or not at all. */
export function missingInQuarters(reading: Reading, catalogue: CatalogueView): string[] {
  const goal = quarterGoalOf(reading, catalogue)
  if (!goal) return []
  const there = new Set(
    [...catalogue.places()].filter(goal.includes).flatMap((place) => kindsOf(place, catalogue.conceptsByKey)),
  )
  return reading.interests
    .filter((interest) => interest.kind === 'category' && isForItself(interest) && !there.has(interest.key))
    .map(({ key }) => key)
}
