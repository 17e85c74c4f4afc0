import { distanceM, type Point } from './point.ts'
import type { Town } from './region.ts'
import type { Access, Leg, Spot, TravelOptions } from './travel.ts'

type SurfaceLeg = (from: Spot, to: Spot, options: TravelOptions) => Leg

const BY_CAR: TravelOptions = { transport: 'car', flights: false }
const HUB_PROVINCE = '10'
/** Both ends this large have a flight of their own that does not change in Bangkok. */
const DIRECT_RANK = 5
const AIRPORT_REACH_M = 130_000
const AIRPORTS_TRIED = 3
/** At the airport before, half of the usual headway, taxiing and climbing, luggage; at 660 km/h in between. */
const FLIGHT = { before: 75, headway: 30, fixed: 28, metresPerMinute: 11_000, after: 25, change: 110 }

/** Flights between towns that have an airport: to and from Bangkok, between large cities, else by Bangkok. */
export function createAirlines(towns: readonly Town[], spot: (point: Point) => Spot, surface: SurfaceLeg) {
  const airports = towns.filter((town) => town.airport !== null).map((town) => ({ town, spot: spot(town.point) }))
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

  /** The quickest flight door to door, null where no airport is near an end. */
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

/** Stations that fast trains stop at, in order along each line from Bangkok. */
const LINES: readonly (readonly (readonly [latitude: number, longitude: number])[])[] = [
  // Chiang Mai
  [
    [13.8, 100.54],
    [14.36, 100.58],
    [14.8, 100.61],
    [15.7, 100.09],
    [16.44, 100.35],
    [16.82, 100.26],
    [17.62, 100.1],
    [17.98, 100.05],
    [18.28, 99.47],
    [18.58, 99.03],
    [18.78, 99.02],
  ],
  // Ubon Ratchathani
  [
    [13.8, 100.54],
    [14.36, 100.58],
    [14.53, 100.91],
    [14.71, 101.42],
    [14.97, 102.08],
    [15.0, 103.1],
    [14.89, 103.49],
    [15.12, 104.33],
    [15.2, 104.86],
  ],
  // Nong Khai
  [
    [13.8, 100.54],
    [14.36, 100.58],
    [14.53, 100.91],
    [14.71, 101.42],
    [14.97, 102.08],
    [15.59, 102.43],
    [16.42, 102.83],
    [17.41, 102.8],
    [17.85, 102.75],
  ],
  // Hat Yai and Sungai Kolok
  [
    [13.8, 100.54],
    [13.82, 100.06],
    [13.53, 99.82],
    [13.11, 99.94],
    [12.57, 99.96],
    [11.81, 99.8],
    [10.5, 99.18],
    [9.1, 99.23],
    [8.16, 99.68],
    [7.62, 100.08],
    [7.0, 100.47],
    [6.54, 101.28],
    [6.03, 101.96],
  ],
  // Trang
  [
    [13.8, 100.54],
    [12.57, 99.96],
    [10.5, 99.18],
    [9.1, 99.23],
    [8.16, 99.68],
    [7.56, 99.61],
  ],
  // Nakhon Si Thammarat
  [
    [13.8, 100.54],
    [12.57, 99.96],
    [10.5, 99.18],
    [9.1, 99.23],
    [8.16, 99.68],
    [8.43, 99.96],
  ],
  // Kanchanaburi and Nam Tok
  [
    [13.77, 100.48],
    [13.82, 100.06],
    [14.03, 99.53],
    [14.24, 99.06],
  ],
  // Aranyaprathet
  [
    [13.74, 100.52],
    [13.69, 101.07],
    [14.05, 101.37],
    [13.82, 102.06],
    [13.69, 102.5],
  ],
]

const STATION_REACH_M = 25_000
/** Rails bend; fast trains with their stops make 62 km/h; a few trains a day. */
const TRAIN = { bends: 1.12, metresPerMinute: 62_000 / 60, wait: 30 }

/** Trains along the lines of the State Railway, one line at a time: a change costs what a bus takes. */
export function createRailways(spot: (point: Point) => Spot, land: SurfaceLeg) {
  const stations = LINES.flatMap((line, lineIndex) => {
    let alongM = 0
    return line.map(([latitude, longitude], i) => {
      const point = { latitude, longitude }
      const before = line[i - 1]
      if (before) alongM += distanceM(point, { latitude: before[0], longitude: before[1] }) * TRAIN.bends
      return { lineIndex, alongM, spot: spot(point) }
    })
  })

  /** The nearest station of each line in reach. */
  const access = (from: Spot): readonly Access[] => {
    if (from.islandId !== null) return []
    from.stations ??= stations
      .map((station, index) => ({ station, index, straightM: distanceM(station.spot.point, from.point) }))
      .filter(({ straightM }) => straightM <= STATION_REACH_M)
      .sort((a, b) => a.straightM - b.straightM)
      .filter(({ station }, i, all) => all.findIndex((other) => other.station.lineIndex === station.lineIndex) === i)
      .map(({ station, index }) => {
        const { minutes, metres } = land(from, station.spot, BY_CAR)
        return { index, minutes, metres }
      })
    return from.stations
  }

  /** The quickest train door to door, null where no line joins the two. */
  const leg = (from: Spot, to: Spot): Leg | null => {
    let best: Leg | null = null
    for (const a of access(from)) {
      for (const b of access(to)) {
        const first = stations[a.index] as (typeof stations)[number]
        const last = stations[b.index] as (typeof stations)[number]
        if (first.lineIndex !== last.lineIndex || a.index === b.index) continue
        const railM = Math.abs(first.alongM - last.alongM)
        const minutes = Math.ceil(a.minutes + TRAIN.wait + railM / TRAIN.metresPerMinute + b.minutes)
        if (best && minutes >= best.minutes) continue
        best = { mode: 'train', minutes, metres: Math.round(a.metres + railM + b.metres), source: 'estimated' }
      }
    }
    return best
  }
  return { leg }
}
