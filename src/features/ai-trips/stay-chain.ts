import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { coastOf } from '../../world/coast.ts'
import type { Destination } from '../../world/destination.ts'
import { townsByPlane } from '../../world/flights.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { isAvoidedStay } from './avoided.ts'
import { isOneStay } from './one-stay.ts'
import { SERVED, stayWorthFor, tastesOf } from './stay-worth.ts'
import { isByCar, isRoadTrip, namedEndsOf } from './trip-ends.ts'
import { areApart, islandOf, type TripStay } from './trip-stay.ts'
import { likelyStart } from './when-open.ts'
import { partsReached } from './wished-regions.ts'

/** Travel between two stays takes at most this much of the country. */
const NEXT_M = 350_000
const LEAST_NIGHTS = 2

export interface Chain {
  readonly reading: Reading
  readonly catalogue: CatalogueView
  readonly pool: readonly Destination[]
  /** The ends of a journey from one place to another: its stays are spread along the way. */
  readonly line?: { readonly start: Point; readonly end: Point }
}

/** Where the nights of a journey may be, in the month of the trip: in a region, or anywhere. */
export function poolIn(region: ReadonlySet<string> | null, reading: Reading, { world }: CatalogueView): Destination[] {
  const month = monthOf(reading)
  const isAvoided = isAvoidedStay(reading)
  return world.destinations.filter((destination) => {
    const { kind, nights, provinceCodes, monthsPoor } = destination
    return (
      !isAvoided(destination) &&
      kind !== 'loop' &&
      nights.usual > 0 &&
      (region === null || region.has(provinceCodes[0] ?? '')) &&
      !monthsPoor.includes(month ?? 0)
    )
  })
}

/**
 * Stays for so many nights besides those that there are: each time the destination with which the journey is worth most,
 * not far from the others, for its usual nights.
 */
export function chainOf(
  fixed: readonly TripStay[],
  nights: number,
  { reading, catalogue, pool, line }: Chain,
): TripStay[] {
  const worth = stayWorthFor(reading, catalogue)
  const { islands, towns } = catalogue.world
  const byPlane = isByCar(reading) ? [] : townsByPlane(towns)
  const added: TripStay[] = []
  let left = nights
  // A region is more than its best destination.
  const mostNights = Math.max(LEAST_NIGHTS, Math.ceil(left / 2))
  while (left > 0) {
    const stays = [...fixed, ...added]
    const from = stays.at(-1)?.destination
    const isNew = (each: Destination) =>
      stays.every(({ destination }) => {
        const isPart = destination.partOf === each.id || each.partOf === destination.id
        return destination !== each && !isPart && areApart(destination, each, islands)
      })
    const stayIn = (destination: Destination) => ({
      destination,
      nights: Math.min(left, destination.nights.usual, mostNights),
    })
    const awayM = ({ point }: Destination) => Math.min(...stays.map((stay) => distanceM(stay.destination.point, point)))
    // To a part of the wish where the journey has not been, any way is worth it.
    const reached = (...more: readonly Destination[]) =>
      partsReached(reading, [...stays.map(({ destination }) => destination), ...more]).count
    const wayM = (destination: Destination) =>
      reached(destination) > reached()
        ? 0
        : line
          ? longestLegM([...stays.map((stay) => stay.destination), destination], line)
          : from
            ? awayM(destination)
            : 0
    const gain = (destination: Destination) => worth([...stays, stayIn(destination)]) - wayM(destination) / NEXT_M
    const [best] = pool
      .filter((each) => isNew(each) && (!from || isWithinADay(from, each, byPlane)))
      .map((destination) => ({ destination, gain: gain(destination) }))
      .sort((a, b) => b.gain - a.gain || (a.destination.id < b.destination.id ? -1 : 1))
    if (!best) break
    added.push(stayIn(best.destination))
    left -= added.at(-1)!.nights
  }
  return line ? added : withoutLoneNight(added)
}

/**
 * A last stay of fewer nights than it takes is spent in the one before; so is a lone night on an island to which people go by
 * boat from the airport of the stay before: the boats take most of both days, and a tour shows more of the island.
 */
function withoutLoneNight(stays: TripStay[]): TripStay[] {
  const [before, last] = stays.slice(-2)
  if (!before || !last) return stays
  const { gateway, townIds, kind, nights } = last.destination
  const airport = gateway.airportTownId
  const isFurther =
    airport !== null && !townIds.includes(airport) && before.destination.gateway.airportTownId === airport
  const isTooShort = last.nights < nights.least || (kind === 'island' && last.nights === 1 && isFurther)
  return isTooShort ? [...stays.slice(0, -2), { ...before, nights: before.nights + last.nights }] : stays
}

function longestLegM(stays: readonly Destination[], { start, end }: NonNullable<Chain['line']>): number {
  const points = [start, end, ...stays.map(({ point }) => point)]
  const inOrder = points.sort((a, b) => distanceM(start, a) - distanceM(start, b))
  return Math.max(...inOrder.slice(1).map((point, at) => distanceM(inOrder[at]!, point)))
}

/** Whether a change of region takes a day at most: by road within some hours, or by plane between their towns. */
export function isWithinADay(from: Destination, to: Destination, byPlane: readonly Town[]): boolean {
  const flies = ({ townIds, gateway }: Destination) =>
    byPlane.some(({ id }) => id === gateway.airportTownId || townIds.includes(id))
  return distanceM(from.point, to.point) <= NEXT_M || (flies(from) && flies(to))
}

/** Fewer nights than this beyond the usual ones make the stays longer rather than more. */
const SPARE_NIGHTS = 2
/** A stay lies between the ends of the journey if the way through it is at most this much longer. */
const BETWEEN = 1.25
/** Along a river that is named, it may wind. */
const ALONG = 1.5

/** Stays for nights beyond the usual ones, by the sea or on islands, if that was asked for and none of the stays is there. */
export function staysBySea(stays: readonly TripStay[], reading: Reading, catalogue: CatalogueView): TripStay[] {
  const spare = spareNights(stays, reading)
  // “Krabi, islands” are those to which boats go from there.
  const isForIslands = stays.length > 1 && reading.interests.some(({ key }) => key === 'island')
  const isSeaside = ({ kind, fits }: Destination) => fits.beach >= SERVED && (!isForIslands || kind === 'island')
  const isThere = stays.some(({ destination }) => isSeaside(destination))
  if (spare < SPARE_NIGHTS || isThere || !tastesOf(reading).has('beach')) return []
  const chain = chainOf([], spare, {
    reading: bySeaOnly(reading),
    catalogue,
    pool: nearestOf(poolIn(null, reading, catalogue).filter(isSeaside), stays, reading, catalogue),
  })
  // “One easy beach” is one bed.
  return reading.interests.some(isOneStay) ? chain.slice(0, 1) : chain
}

/**
 * “Trang, the sea” means the islands of Trang, who drives from home and back goes to the sea from there, and from Hua Hin the
 * islands of the Gulf are near: each time if there are any.
 */
function nearestOf(
  all: readonly Destination[],
  stays: readonly TripStay[],
  reading: Reading,
  catalogue: CatalogueView,
): readonly Destination[] {
  const coastFor = ({ provinceCodes: [own = ''] }: Destination) => coastOf(own)
  const isOnTheirCoast = (each: Destination) =>
    coastFor(each) !== null && stays.some(({ destination }) => coastFor(destination) === coastFor(each))
  const home = isRoadTrip(reading) ? namedEndsOf(reading, catalogue).start : null
  const choices = [
    all.filter(({ provinceCodes }) => reading.provinces.includes(provinceCodes[0] ?? '')),
    all.filter(({ point }) => home !== null && distanceM(home, point) <= NEXT_M),
    all.filter(isOnTheirCoast),
  ]
  return choices.find(({ length }) => length > 0) ?? all
}

/** Stays along the way from one end of the journey to the other. Cars do not go where only boats go. */
export function staysOnTheWay(stays: readonly TripStay[], reading: Reading, catalogue: CatalogueView): TripStay[] {
  const { start, end } = namedEndsOf(reading, catalogue)
  const spare = spareNights(stays, reading)
  if (!start || !end || spare < 1) return []
  const { islands } = catalogue.world
  const isOnWheels = reading.transport === 'car' || reading.transport === 'motorbike'
  const direct = distanceM(start, end)
  const isBetween = ({ point }: Destination) =>
    distanceM(start, point) + distanceM(point, end) <= direct * (along ? ALONG : BETWEEN) &&
    Math.max(distanceM(start, point), distanceM(point, end)) <= direct
  // “Along the Mekong from Chiang Khan to Nakhon Phanom”.
  const along = reading.regions.find((region) =>
    [reading.start, reading.end].every((at) => at && region.provinceCodes.includes(at.provinceCode)),
  )
  const pool = poolIn(along ? new Set(along.provinceCodes) : null, reading, catalogue).filter(
    (each) => isBetween(each) && !(isOnWheels && islandOf(each, islands) !== null),
  )
  return chainOf(stays, spare, { reading, catalogue, pool, line: { start, end } })
}

const spareNights = (stays: readonly TripStay[], { days }: Reading) =>
  days - 1 - stays.reduce((sum, { nights }) => sum + nights, 0)

/** The wish for the sea alone. */
function bySeaOnly(reading: Reading): Reading {
  return { ...reading, interests: reading.interests.filter((each) => tastesOf({ interests: [each] }).has('beach')) }
}

/** Month 1 … 12, if known. */
export function monthOf(reading: Reading): number | null {
  const start = likelyStart(reading)
  return start === null ? null : Number(start.slice(5, 7))
}
