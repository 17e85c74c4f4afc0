// Trips by car from home and back: a chain of places worth the nights, in legs that people drive.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { type Course, type CourseWish, courseValue, separate } from './driven-course.ts'
import { drivesOf } from './drives.ts'
import { isClimbOfDay } from './highlight-worth.ts'
import { poolIn } from './stay-chain.ts'
import type { JourneyEnds } from './stay-order.ts'
import { tastesOf } from './stay-worth.ts'
import { capitalOf, isByCar, isRoadTrip, namedEndsOf } from './trip-ends.ts'
import type { TripStay } from './trip-stay.ts'
import { provincesOfAreas } from './wished-regions.ts'

export function journeyEndsOf(reading: Reading, catalogue: CatalogueView): JourneyEnds {
  const { start, end } = namedEndsOf(reading, catalogue)
  return { start, end: end ?? (isRoadTrip(reading) ? start : null) }
}

/** Minutes of the longest way of a day: people share the wheel for more only where the trip is too short for less. */
const USUAL_LONGEST = 375
const LONGEST = [USUAL_LONGEST, 480, 600, 780]
/** Nobody spends a night of the trip so near home. */
const AWAY_M = 45_000
/** Who asks for these takes the car ferry; nobody else brings a car to an island. */
const BY_FERRY = new Set(['island', 'snorkeling', 'diving', 'dive_trip'])

/** From home and back, or through the whole country without a word of where from. */
export function isRoundByCar(reading: Reading): boolean {
  const { start, end, regions } = reading
  return isRoadTrip(reading) || (!start && !end && isByCar(reading) && regions.some(({ key }) => key === 'all'))
}

/** Where a road trip goes; null wherever the days take it: of whom only the home is known, a wish goes further than around it. */
function regionOf(reading: Reading): ReadonlySet<string> | null {
  const isOpen = reading.regions.every(({ key }) => key === `around_${reading.start?.provinceCode}`)
  return isOpen ? null : provincesOfAreas(reading)
}

/** The nights of a round by car, through a region or wherever the days go; null where nobody drives there in them. */
export function roundByCar(reading: Reading, catalogue: CatalogueView): readonly TripStay[] | null {
  const home = homeOf(reading, catalogue)
  if (!home) return null
  const onIslands = reading.interests.some(({ key }) => BY_FERRY.has(key))
  const onWay = onRoads(home, reading, catalogue)
  const isOpen = (each: Destination) => !isKnown(each, reading) && !isForClimb(each, reading, catalogue)
  const pool = poolIn(regionOf(reading), reading, catalogue).filter(
    (each) =>
      isOpen(each) &&
      (onWay.includes(each) || (onIslands && isReachedByCar(each, catalogue))) &&
      isAway(each, reading, home),
  )
  for (const longest of LONGEST) {
    const found = bestCourse({ home, reading, catalogue, pool: new Set(pool), onWay, longest })
    if (found) return found.stays
  }
  return null
}

/** The stays that the wish names with nights on the ways that are far, from home, between them and back, if the days do for it. */
export function withNightsOnWay(
  stays: readonly TripStay[] | null,
  named: readonly Destination[],
  reading: Reading,
  catalogue: CatalogueView,
): readonly TripStay[] | null {
  const places = stays?.map(({ destination }) => destination) ?? (named.length === 1 ? named : [])
  const isOpen = isRoadTrip(reading) || (!reading.start && !reading.end)
  if (!isByCar(reading) || !isOpen || places.length === 0) return stays
  const home = namedEndsOf(reading, catalogue).start
  const drives = drivesOf(catalogue.world)
  const points = home ? [home, ...places, home] : places
  if (points.slice(1).every((to, at) => drives.minutes(points[at]!, to) < FAR)) return stays
  const isNamed = ({ destination }: TripStay) => places.includes(destination)
  const isEnough = (course: Course | null) =>
    course !== null &&
    course.stays.length > places.length &&
    course.stays.filter(isNamed).reduce((sum, { nights }) => sum + nights, 0) >= SHARE_OF_NAMED * (reading.days - 1)
  const wish = { home, reading, catalogue, pool: new Set(places), onWay: onRoads(home, reading, catalogue) }
  const broken = LONGEST_TO_NAMED.map((longest) => courseValue({ ...wish, longest })(places)).find(isEnough)
  return broken?.stays.map((stay) => (isNamed(stay) ? stay : { ...stay, isOnWay: true })) ?? stays
}

/** Whoever drives so long to what they name breaks the drive, if this much of the nights is left for it. */
const FAR = 8 * 60
const SHARE_OF_NAMED = 0.6
const LONGEST_TO_NAMED = [USUAL_LONGEST, 420, 480, 600]

/** Those who drive round the whole country without saying from where do so from the capital. */
function homeOf(reading: Reading, catalogue: CatalogueView): Point | null {
  const { start } = namedEndsOf(reading, catalogue)
  return start ?? capitalOf(CAPITAL, catalogue)?.point ?? null
}

const CAPITAL = '10'

/** Who does not live there may stay where the round begins. */
const isAway = ({ point }: Destination, { start }: Reading, home: Point | null) =>
  start === null || home === null || distanceM(home, point) > AWAY_M

/** Where the nights of drivers may be. */
function onRoads(home: Point | null, reading: Reading, catalogue: CatalogueView): Destination[] {
  const isOnRoads = ({ point }: Destination) => findIslandId(catalogue.world.islands, point) === null
  return poolIn(null, reading, catalogue).filter((each) => isAway(each, reading, home) && isOnRoads(each))
}

/** Whether ferries take cars to it; from any other island people come back to the pier where the car is. */
function isReachedByCar({ point }: Destination, { world }: CatalogueView): boolean {
  const island = world.islands.find(({ id }) => id === findIslandId(world.islands, point))
  return island === undefined || (island.roads && !island.carFree)
}

/** Thais know the province that they live in. */
function isKnown({ provinceCodes }: Destination, { start, language }: Reading): boolean {
  return language === 'th' && provinceCodes[0] === start?.provinceCode
}

/** Whether people go there for a climb of a whole day that nobody asked for. */
function isForClimb(destination: Destination, reading: Reading, catalogue: CatalogueView): boolean {
  return !tastesOf(reading).has('adventure') && isClimbOfDay(destination, catalogue)
}

/** Searches begin with each of the best places that are so far apart: one step leads nobody to the other end of the country. */
const STARTS = 8
const STARTS_APART_M = 150_000
/** So many of them are worth a closer search. */
const FINALS = 3

interface Found {
  readonly places: readonly Destination[]
  readonly course: Course
}

/** Adds, leaves out and exchanges places, each time the one change that is worth most. */
function bestCourse(wish: CourseWish & { readonly home: Point }): Course | null {
  const { home, catalogue, pool } = wish
  const valueOf = courseValue(wish)
  const areOfOneTrip = separate(catalogue)
  const isNew = (each: Destination, others: readonly Destination[]) =>
    others.every((other) => areOfOneTrip(other, each))
  const more = (places: readonly Destination[]) =>
    [...pool].filter((each) => isNew(each, places)).map((each) => inserted(each, places, home))
  const fewer = (places: readonly Destination[]) => places.map((_, at) => places.filter((__, other) => other !== at))
  const best = (orders: readonly (readonly Destination[])[]) =>
    orders
      .flatMap((places): Found[] => {
        const course = valueOf(places)
        return course ? [{ places, course }] : []
      })
      .sort((a, b) => b.course.value - a.course.value)[0]
  const improved = (from: Found, changes: (places: readonly Destination[]) => readonly (readonly Destination[])[]) => {
    let found = from
    for (;;) {
      const next = best(changes(found.places))
      if (!next || next.course.value <= found.course.value + 1e-9) return found
      found = best([next.places, straightened(next.places, home)]) ?? next
    }
  }
  const steps = (places: readonly Destination[]) => [...more(places), ...fewer(places)]
  const grown = startsOf(wish, valueOf).map((start) => improved(start, steps))
  const exchanged = grown
    .sort((a, b) => b.course.value - a.course.value)
    .slice(0, FINALS)
    .map((found) => improved(found, (places) => [...steps(places), ...fewer(places).flatMap(more)]))
  return exchanged.sort((a, b) => b.course.value - a.course.value)[0]?.course ?? null
}

function startsOf({ pool }: CourseWish, valueOf: (places: readonly Destination[]) => Course | null): Found[] {
  const all = [...pool].flatMap((each): Found[] => {
    const course = valueOf([each])
    return course ? [{ places: [each], course }] : []
  })
  const starts: Found[] = []
  for (const each of all.sort((a, b) => b.course.value - a.course.value)) {
    const isApart = starts.every(
      ({ places: [other] }) => distanceM(other!.point, each.places[0]!.point) >= STARTS_APART_M,
    )
    if (isApart && starts.length < STARTS) starts.push(each)
  }
  return starts
}

/** With one more place, where it makes the way least longer. */
function inserted(place: Destination, others: readonly Destination[], home: Point): readonly Destination[] {
  const points = [home, ...others.map(({ point }) => point), home]
  const longer = (at: number) =>
    distanceM(points[at]!, place.point) +
    distanceM(place.point, points[at + 1]!) -
    distanceM(points[at]!, points[at + 1]!)
  const best = points.slice(1).reduce((found, _, at) => (longer(at) < longer(found) ? at : found), 0)
  return [...others.slice(0, best), place, ...others.slice(best)]
}

/** Without turns that make the way longer: parts of it are turned round. */
function straightened(places: readonly Destination[], home: Point): readonly Destination[] {
  const metres = (order: readonly Destination[]) => {
    const points = [home, ...order.map(({ point }) => point), home]
    return points.slice(1).reduce((sum, point, at) => sum + distanceM(points[at]!, point), 0)
  }
  let best = { order: places, metres: metres(places) }
  for (let from = 0; from < places.length - 1; from++)
    for (let to = from + 2; to <= places.length; to++) {
      const { order } = best
      const turned = [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)]
      if (metres(turned) < best.metres - 1) best = { order: turned, metres: metres(turned) }
    }
  return best.order
}
