// Through some places by car, from home and back if there is one: the nights on the way, and what the whole is worth.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { type Drives, drivesOf } from './drives.ts'
import { withNights } from './stay-nights.ts'
import { type StayWorth, stayWorthFor } from './stay-worth.ts'
import { areApart, type TripStay } from './trip-stay.ts'
import { namedRegionsOf, partsReached } from './wished-regions.ts'

/** Hours at the wheel, as a mean of the days, against what the nights are worth. */
const HOUR_OF_DAY = 0.08
/** People like to be there after five hours; each further one costs more than the road. */
const LONG_DRIVE = 5 * 60
const LONG_HOUR = 0.6
/** A night that a visit is too short for. */
const HURRY = 0.5
/** Packing again, for each night. */
const MOVE = 0.3
/** Nobody drives past home in the middle of a trip. */
const PAST_HOME = 0.2
const NEAR_HOME = 1.2
/** A night on the way is not what they came for. */
const ON_WAY = 0.5
/** This much of the nights is where the wish goes. */
const SHARE_THERE = 0.5
/** Each part of the wish has nights, wherever it is. */
const PART = 5

/** What is looked for: where the wish goes, and where people may sleep on the way there. */
export interface CourseWish {
  /** Null where a trip begins and ends at its first and last place. */
  readonly home: Point | null
  readonly reading: Reading
  readonly catalogue: CatalogueView
  readonly pool: ReadonlySet<Destination>
  readonly onWay: readonly Destination[]
  /** Minutes of the longest way of a day. */
  readonly longest: number
}

export interface Course {
  readonly stays: readonly TripStay[]
  readonly value: number
}

/** Values the places of a course in their order; null where the days do not do for the ways between them. */
export function courseValue(wish: CourseWish): (places: readonly Destination[]) => Course | null {
  const { home, reading, catalogue, pool, onWay } = wish
  const drives = drivesOf(catalogue.world)
  const worth = worthForDrivers(reading, catalogue)
  const worths = new Map([...pool, ...onWay].map((each) => [each, worth([{ destination: each, nights: 1 }])]))
  const worthOf = (each: Destination) => worths.get(each) ?? 0
  const nightsOnWay = nightsOnWayFor(wish, drives, worthOf)
  const hasParts = namedRegionsOf(reading).parts.length > 0
  const nights = reading.days - 1
  return (places) => {
    const way = nightsOnWay(places)
    const stays = way && divided(way, nights, worthOf)
    if (!stays) return null
    const ends = home ? [home] : []
    const points = [...ends, ...way, ...ends]
    const legs = points.slice(1).map((to, at) => drives.minutes(points[at]!, to))
    const counted = stays.map((stay) => ({ ...stay, nights: Math.min(stay.nights, usual(stay.destination).nights) }))
    const filled = counted.reduce((sum, stay) => sum + stay.nights * (pool.has(stay.destination) ? 1 : ON_WAY), 0)
    const there = stays.reduce((sum, stay) => sum + (pool.has(stay.destination) ? stay.nights : 0), 0)
    if (there < SHARE_THERE * nights) return null
    const short = stays.reduce((sum, stay) => sum + Math.max(0, stay.destination.nights.least - stay.nights), 0)
    const hours = legs.reduce((sum, minutes) => sum + minutes, 0) / 60
    const tooLong = legs.reduce((sum, minutes) => sum + Math.max(0, minutes - LONG_DRIVE), 0) / 60
    const value =
      worth(counted) * (filled / nights) +
      (hasParts ? PART * partsReached(reading, way).count : 0) -
      (HOUR_OF_DAY * hours + LONG_HOUR * tooLong) / reading.days -
      (HURRY * short + MOVE * stays.length) / nights -
      PAST_HOME * way.slice(1).filter((to, at) => passesHome(way[at]!, to, home, drives)).length
    return { stays, value }
  }
}

function passesHome(from: Destination, to: Destination, home: Point | null, drives: Drives): boolean {
  return home !== null && drives.minutes(from, home) + drives.minutes(home, to) <= NEAR_HOME * drives.minutes(from, to)
}

/** Who drives comes to what Thais drive to, and not only to what is known abroad. */
function worthForDrivers(reading: Reading, catalogue: CatalogueView): StayWorth {
  const [own, thai] = [
    stayWorthFor(reading, catalogue),
    stayWorthFor({ ...reading, language: 'th', party: { ...reading.party, foreigners: 0 } }, catalogue),
  ]
  return (stays) => (own(stays) + thai(stays)) / 2
}

const usual = (destination: Destination): TripStay => ({ destination, nights: Math.max(1, destination.nights.usual) })

/** The least nights everywhere, then the usual ones where they are worth most. */
function divided(
  way: readonly Destination[],
  nights: number,
  worthOf: (destination: Destination) => number,
): readonly TripStay[] | null {
  const stays = way.map((destination) => ({ destination, nights: Math.max(1, destination.nights.least) }))
  let left = nights - stays.reduce((sum, stay) => sum + stay.nights, 0)
  for (const stay of stays.toSorted((a, b) => worthOf(b.destination) - worthOf(a.destination))) {
    const more = Math.max(0, Math.min(left, usual(stay.destination).nights - stay.nights))
    stay.nights += more
    left -= more
  }
  return left === 0 ? stays : withNights(stays, nights)
}

/** Nobody breaks a drive within an hour of either end. */
const NEAR_END = 60
/** A night on the way is near the straight way. */
const BETWEEN = 1.2
/** An hour of detour, against what a night there is worth. */
const HOUR_OF_DETOUR = 0.8
const MOST_ON_A_WAY = 3

/** Where one night breaks a way, the best first, and what is on it, the nearest to its end first. */
type Options = readonly [enough: readonly Destination[], onWay: readonly Destination[]]

/** The places with nights between those that are too far apart; null where there are none. */
function nightsOnWayFor(
  { home, catalogue, onWay, longest }: CourseWish,
  drives: Drives,
  worthOf: (destination: Destination) => number,
): (places: readonly Destination[]) => readonly Destination[] | null {
  const areOfOneTrip = separate(catalogue)
  const pointOf = (end: Destination | Point) => ('point' in end ? end.point : end)
  const optionsBetween = (from: Destination | Point, to: Destination | Point): Options => {
    const [a, b] = [pointOf(from), pointOf(to)]
    const direct = distanceM(a, b)
    const whole = drives.minutes(from, to)
    const options = onWay.flatMap((each) => {
      if (distanceM(a, each.point) + distanceM(each.point, b) > direct * BETWEEN) return []
      const [there, left] = [drives.minutes(from, each), drives.minutes(each, to)]
      if (there > longest || there < NEAR_END || left < NEAR_END) return []
      const detour = (there + left - whole) / 60
      return [{ each, left, value: worthOf(each) - HOUR_OF_DETOUR * detour }]
    })
    const enough = options.filter(({ left }) => left <= longest).sort((x, y) => y.value - x.value)
    // Where one night does not do, the next one is as far as a day goes.
    const nearest = options.toSorted((x, y) => x.left - y.left)
    return [enough.map(({ each }) => each), nearest.map(({ each }) => each)]
  }
  const known = new Map<Destination | Point, Map<Destination | Point, Options>>()
  const between = (from: Destination | Point, to: Destination | Point, slept: readonly Destination[]) => {
    const row = known.get(from) ?? new Map<Destination | Point, Options>()
    known.set(from, row)
    const options = row.get(to) ?? optionsBetween(from, to)
    row.set(to, options)
    const isNew = (each: Destination) => slept.every((other) => areOfOneTrip(other, each))
    return options[0].find(isNew) ?? options[1].find(isNew)
  }
  return (places) => {
    const way: Destination[] = []
    const slept = (to: Destination | Point): boolean => {
      for (let nights = 0; ; nights++) {
        const from = way.at(-1) ?? home
        if (!from || drives.minutes(from, to) <= longest) return true
        const stop = nights < MOST_ON_A_WAY ? between(from, to, [...places, ...way]) : undefined
        if (!stop) return false
        way.push(stop)
      }
    }
    for (const to of places) {
      if (!slept(to)) return null
      way.push(to)
    }
    return !home || slept(home) ? way : null
  }
}

/** Whether two places are nights of their own, neither a part of the other nor next to it; asked many times of the same two. */
export function separate({ world }: CatalogueView): (one: Destination, other: Destination) => boolean {
  const known = new Map<Destination, Set<Destination>>()
  const besides = (one: Destination) =>
    new Set(
      world.destinations.filter(
        (other) =>
          other !== one && one.partOf !== other.id && other.partOf !== one.id && areApart(one, other, world.islands),
      ),
    )
  return (one, other) => {
    const found = known.get(one) ?? besides(one)
    known.set(one, found)
    return found.has(other)
  }
}
