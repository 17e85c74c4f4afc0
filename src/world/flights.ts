import { distanceM, type Point } from './point.ts'
import type { Town } from './region.ts'
import type { Access, Leg, Spot, TravelOptions } from './travel.ts'

type SurfaceLeg = (from: Spot, to: Spot, options: TravelOptions) => Leg

const BY_CAR: TravelOptions = { transport: 'car', flights: false }
const HUB_PROVINCE = '10'
/** Towns of this rank have direct flights between them, without a change in Bangkok. */
const DIRECT_RANK = 5
const AIRPORT_REACH_M = 130_000
const AIRPORTS_TRIED = 3
/**
 * Minutes: at the airport before, half the usual headway, taxiing and climbing, luggage, changing planes. 660 km/h in
 * between.
 */
const FLIGHT = { before: 75, headway: 30, fixed: 28, metresPerMinute: 11_000, after: 25, change: 110 }

/** Flights between towns with an airport: to and from Bangkok, between large cities, else via Bangkok. */
export function createAirlines(towns: readonly Town[], spot: (point: Point) => Spot, surface: SurfaceLeg) {
  const airports = townsByPlane(towns).map((town) => ({ town, spot: spot(town.point) }))
  const hub = airports.find(({ town }) => town.provinceCode === HUB_PROVINCE)

  const access = (from: Spot): readonly Access[] => {
    from.airports ??= airports
      .map((airport, index) => ({ index, airport, straightM: distanceM(airport.spot.point, from.point) }))
      .filter(({ straightM }) => straightM <= AIRPORT_REACH_M)
      .sort((a, b) => a.straightM - b.straightM)
      .slice(0, AIRPORTS_TRIED)
      .map(({ index, airport }) => {
        const { minutes, metres } = surface(from, airport.spot, BY_CAR)
        return { index, minutes, metres }
      })
    return from.airports
  }

  const flight = (a: Town, b: Town): { minutes: number; metres: number } | null => {
    const straightM = distanceM(a.point, b.point)
    const once = FLIGHT.before + FLIGHT.headway + FLIGHT.fixed + FLIGHT.after
    const direct =
      a.airport === hub?.town.airport ||
      b.airport === hub?.town.airport ||
      (a.rank >= DIRECT_RANK && b.rank >= DIRECT_RANK)
    if (direct) return { minutes: once + straightM / FLIGHT.metresPerMinute, metres: straightM }
    if (!hub) return null
    const metres = distanceM(a.point, hub.town.point) + distanceM(hub.town.point, b.point)
    return { minutes: once + FLIGHT.change + FLIGHT.fixed + metres / FLIGHT.metresPerMinute, metres }
  }

  const known = new Map<number, { minutes: number; metres: number } | null>()
  const flightBetween = (a: number, b: number) => {
    const key = a * airports.length + b
    let air = known.get(key)
    if (air === undefined) {
      const { town: departure } = airports[a] as { town: Town }
      const { town: arrival } = airports[b] as { town: Town }
      air = departure.airport === arrival.airport ? null : flight(departure, arrival)
      known.set(key, air)
    }
    return air
  }

  /** The quickest flight door to door; null when an end has no airport nearby. */
  const leg = (from: Spot, to: Spot): Leg | null => {
    let best: Leg | null = null
    for (const a of access(from)) {
      for (const b of access(to)) {
        const air = flightBetween(a.index, b.index)
        if (!air) continue
        const minutes = Math.ceil(a.minutes + air.minutes + b.minutes)
        if (best && minutes >= best.minutes) continue
        best = { mode: 'flight', minutes, metres: Math.round(a.metres + air.metres + b.metres), source: 'estimated' }
      }
    }
    return best
  }
  return { leg }
}

/** Towns that planes reach: a town may also name the airport of the mainland, or of the next island, from which boats go on. */
export function townsByPlane(towns: readonly Town[]): Town[] {
  const home = new Map<string, Town>()
  const onMainland = ({ islandId }: Town) => Number(islandId === null)
  for (const town of towns) {
    if (town.airport === null) continue
    const best = home.get(town.airport)
    if (!best || (onMainland(town) - onMainland(best) || town.rank - best.rank) > 0) home.set(town.airport, town)
  }
  return towns.filter(({ airport, islandId }) => airport !== null && home.get(airport)?.islandId === islandId)
}
