import { distanceM, type Point } from './point.ts'
import { RAILWAY_LINES, RARE_LINES } from './railway-lines.ts'

/** From further away nobody sets out for a station. */
export const STATION_REACH_M = 25_000
/** Rails bend; fast trains average 62 km/h with stops; a few trains a day. */
export const TRAIN = { bends: 1.12, metresPerMinute: 62_000 / 60, wait: 30 }

export interface RailWay {
  /** The stations at both ends. */
  readonly from: Point
  readonly to: Point
  readonly metres: number
  readonly minutes: number
}

/** The shortest way on one line between the stations next to two points; null where none connects them. */
export function railBetween(from: Point, to: Point): RailWay | null {
  let best: RailWay | null = null
  for (const line of RAILWAY_LINES) {
    const stations = line.map(([latitude, longitude]) => ({ latitude, longitude }))
    const [a, b] = [nearest(stations, from), nearest(stations, to)]
    if (a === null || b === null || a === b) continue
    const between = stations.slice(Math.min(a, b), Math.max(a, b) + 1)
    const straightM = between.slice(1).reduce((sum, point, at) => sum + distanceM(between[at]!, point), 0)
    const metres = Math.round(straightM * TRAIN.bends)
    if (best && best.metres <= metres) continue
    best = { from: stations[a]!, to: stations[b]!, metres, minutes: Math.ceil(metres / TRAIN.metresPerMinute) }
  }
  return best
}

/** Whether trains stop so near. */
export function isNearStation(point: Point, reachM: number): boolean {
  return [...RAILWAY_LINES, ...RARE_LINES].some((line) =>
    line.some(([latitude, longitude]) => distanceM({ latitude, longitude }, point) <= reachM),
  )
}

function nearest(stations: readonly Point[], point: Point): number | null {
  const far = stations.map((station) => distanceM(station, point))
  const least = Math.min(...far)
  return least <= STATION_REACH_M ? far.indexOf(least) : null
}
