import { distanceM, type Point } from './point.ts'
import { STATION_REACH_M, TRAIN } from './rail-between.ts'
import { RAILWAY_LINES } from './railway-lines.ts'
import type { Access, Leg, Spot, TravelOptions } from './travel.ts'

type SurfaceLeg = (from: Spot, to: Spot, options: TravelOptions) => Leg

const BY_CAR: TravelOptions = { transport: 'car', flights: false }

/** Trains along one line of the State Railway: with a change, a bus is as quick. */
export function createRailways(spot: (point: Point) => Spot, land: SurfaceLeg) {
  const stations = RAILWAY_LINES.flatMap((line, lineIndex) => {
    let alongM = 0
    return line.map(([latitude, longitude], i) => {
      const point = { latitude, longitude }
      const before = line[i - 1]
      if (before) alongM += distanceM(point, { latitude: before[0], longitude: before[1] }) * TRAIN.bends
      return { lineIndex, alongM, spot: spot(point) }
    })
  })

  /** The nearest station of each line within reach. */
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

  /** The quickest train door to door; null when no line connects the two. */
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
