// The two supported engines. Both use OpenStreetMap; their operators can raise the limits below.
import { distanceM, type Point } from '../../world/point.ts'
import { type RoadDialect, RoadEngineError, type RoadTable, unknownTable } from './road-engine.ts'

/** A point snapped to a road farther away than this has no road: an islet, a summit. */
const OFF_ROAD_M = 2_000
/** A leg faster than this, or longer than two days, is not a drive. */
const MAX_METRES_PER_MINUTE = 2_500
const MAX_MINUTES = 2 * 1440
const COORDINATE_DIGITS = 5

/** OSRM 5 and newer: `table/v1/driving`, `--max-table-size` 100 unless it was raised. */
export const osrm: RoadDialect = {
  name: 'osrm',
  pointsPerRequest: 100,
  maxApartM: Number.POSITIVE_INFINITY,
  request(points) {
    const at = points.map((point) => `${degrees(point.longitude)},${degrees(point.latitude)}`).join(';')
    return { path: `/table/v1/driving/${at}?annotations=duration,distance`, body: null }
  },
  read(json, points) {
    const { code, durations, distances, sources } = fieldsOf(json)
    if (code !== 'Ok') throw new RoadEngineError('bad_answer', `The road engine says ${text(code)}.`)
    const taken = sources === undefined ? [] : listOf(sources, points.length)
    const isOffRoad = taken.map((source) => Number(fieldsOf(source)['distance'] ?? 0) > OFF_ROAD_M)
    return readTable(points, (i, j) => {
      if (isOffRoad[i] || isOffRoad[j]) return null
      const [seconds, metres] = [cell(durations, i, j, points.length), cell(distances, i, j, points.length)]
      return { seconds, metres }
    })
  },
}

/** Valhalla 3: `sources_to_targets`, 2,500 pairs within 400 km unless its `service_limits` were raised. */
export const valhalla: RoadDialect = {
  name: 'valhalla',
  pointsPerRequest: 50,
  maxApartM: 390_000,
  request(points) {
    const at = points.map((point) => ({ lat: degrees(point.latitude), lon: degrees(point.longitude) }))
    const body = { sources: at, targets: at, costing: 'auto', units: 'kilometers', verbose: true }
    return { path: '/sources_to_targets', body: JSON.stringify(body) }
  },
  read(json, points) {
    const { sources_to_targets: rows } = fieldsOf(json)
    return readTable(points, (i, j) => {
      const { time, distance } = fieldsOf(cell(rows, i, j, points.length))
      return { seconds: time, metres: typeof distance === 'number' ? distance * 1000 : distance }
    })
  },
}

type Cell = { readonly seconds: unknown; readonly metres: unknown } | null

/** Null means that no route exists; any other non-number makes the answer invalid. */
function readTable(points: readonly Point[], read: (i: number, j: number) => Cell): RoadTable {
  const table = unknownTable(points.length)
  points.forEach((from, i) => {
    points.forEach((to, j) => {
      const { seconds, metres } = read(i, j) ?? { seconds: null, metres: null }
      if (seconds === null || metres === null) return
      if (!isAmount(seconds) || !isAmount(metres)) {
        throw new RoadEngineError('bad_answer', 'The road engine did not answer with a table.')
      }
      const minutes = seconds / 60
      const leastM = Math.max(0, distanceM(from, to) - 2 * OFF_ROAD_M)
      if (minutes > MAX_MINUTES || leastM > minutes * MAX_METRES_PER_MINUTE) return
      table.minutes[i * points.length + j] = minutes
      table.metres[i * points.length + j] = metres
    })
  })
  return table
}

function cell(rows: unknown, i: number, j: number, length: number): unknown {
  return listOf(listOf(rows, length)[i], length)[j]
}

function listOf(value: unknown, length: number): readonly unknown[] {
  if (Array.isArray(value) && value.length === length) return value
  throw new RoadEngineError('bad_answer', 'The road engine did not answer with a table.')
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  throw new RoadEngineError('bad_answer', 'The road engine did not answer with a table.')
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function degrees(value: number): number {
  return Number(value.toFixed(COORDINATE_DIGITS))
}

function text(code: unknown): string {
  return String(code ?? 'nothing').slice(0, 60)
}
