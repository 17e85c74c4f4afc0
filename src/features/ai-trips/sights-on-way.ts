// `แวะเที่ยวระหว่างทาง`: sights that break a long drive to the goal and home, where the wish names none.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { selectCandidates } from './candidates.ts'
import { namedDestinations } from './destination-focus.ts'
import { isRoadTrip, namedEndsOf } from './trip-ends.ts'

/** From here on a drive is worth a stop. */
const LONG_M = 180_000
/** Nearer to either end, a sight breaks no drive. */
const FROM_ENDS_M = 60_000
/** A sight is on the way if the way through it is at most this much longer. */
const ON_WAY = 1.12
/** Minutes; longer visits are a day of their own. */
const LONGEST_STOP = 120
const APART_M = 50_000
const DAYS_FOR_BOTH_WAYS = 3

/** The trip with a sight on the way there, and another one on the way home if it is driven. */
export function withSightsOnWay(reading: Reading, catalogue: CatalogueView): Reading {
  if (!reading.journey?.includes('stops_on_way') || reading.days < 2) return reading
  const { start } = namedEndsOf(reading, catalogue)
  const [goal, ...others] = goalsOf(reading, catalogue)
  if (!start || !goal || others.length > 0 || reading.flies || distanceM(start, goal) < LONG_M) return reading
  const count = isRoadTrip(reading) && reading.days >= DAYS_FOR_BOTH_WAYS ? 2 : 1
  const chosen: Candidate[] = []
  for (const each of sightsBetween(start, goal, reading, catalogue)) {
    if (chosen.length === count) break
    if (chosen.every(({ point }) => distanceM(point, each.point) >= APART_M)) chosen.push(each)
  }
  const wishes = chosen.map(({ id, provinceCode }) => ({
    placeId: id,
    text: catalogue.findPlace(id)?.nameTh ?? id,
    provinceCode,
    certainty: 1,
    alternatives: [],
    day: null,
  }))
  return { ...reading, mustVisit: [...reading.mustVisit, ...wishes] }
}

/** Where the trip goes: its destinations, else its provinces. */
function goalsOf(reading: Reading, catalogue: CatalogueView): readonly Point[] {
  const named = namedDestinations(reading, catalogue).map(({ point }) => point)
  return named.length > 0
    ? named
    : reading.provinces.flatMap((code) => catalogue.provincesByCode.get(code)?.point ?? [])
}

/** What people come for along the way, best first, as for a trip there. */
function sightsBetween(start: Point, goal: Point, reading: Reading, catalogue: CatalogueView): readonly Candidate[] {
  const direct = distanceM(start, goal)
  const isOnWay = (point: Point) =>
    distanceM(start, point) + distanceM(point, goal) <= direct * ON_WAY &&
    Math.min(distanceM(start, point), distanceM(point, goal)) >= FROM_ENDS_M
  const known = new Set(reading.avoid.destinations)
  const along = catalogue.world.destinations.filter(
    ({ id, kind, point }) => kind !== 'loop' && kind !== 'island' && isOnWay(point) && !known.has(id),
  )
  const provinces = along.flatMap(({ provinceCodes }) => provinceCodes.slice(0, 1))
  const there = {
    ...reading,
    destinations: along.map(({ id }) => id),
    provinces: [...new Set(provinces)],
    mustVisit: [],
    stays: [],
    towns: [],
    districts: [],
  }
  return selectCandidates(there, new Set(provinces), catalogue)
    .filter((sight) => isStopOnDrive(sight) && isOnWay(sight.point))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** What people come for and see in an hour or two, whenever they pass. */
export function isStopOnDrive({ isHighlight, dwellMinutes, islandId, meal, departures, part }: Candidate): boolean {
  const isAnyTime = part === null && !departures?.length
  return isHighlight === true && islandId === null && meal === 'no' && isAnyTime && dwellMinutes <= LONGEST_STOP
}
