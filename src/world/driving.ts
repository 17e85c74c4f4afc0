import { NO_ROADS } from './no-roads.ts'
import { crosses, distanceM, type Point } from './point.ts'
import { JUNCTIONS, SLOW_CITIES, VALLEYS, ZONES } from './road-network.ts'
import type { JunctionInSight, Spot } from './travel.ts'

/** Driving between two points of one landmass, door to door. */
export interface Drive {
  readonly metres: number
  readonly minutes: number
}

/**
 * Estimates driving from the great circle: longer by a factor that falls with the distance, longer and slower in the hills,
 * and around the sea and the neighbours where the straight line would cross them.
 * `roads.test.ts` compares it with known distances; `docs/planner-rules.md` states the error.
 */
export function estimateDrive(from: Spot, to: Spot): Drive {
  const path = isClear(from.point, to.point) ? stretch(from.point, to.point) : detour(from, to)
  const city = (slownessAt(from) + slownessAt(to)) / 2
  return { metres: Math.round(path.km * 1000), minutes: drivingMinutes(path.km, path.effort, city) }
}

const ISLAND_BENDS = 1.4
/** Of an island's road between the points that the data gives. */
const ROAD_BENDS = 1.15

/** Driving within an island: winding and slow, and along its `road` if there is only one. */
export function estimateIslandDrive(from: Point, to: Point, road: readonly Point[] = []): Drive {
  const direct = (distanceM(from, to) / 1000) * ISLAND_BENDS
  const km = road.length === 0 ? direct : Math.max(direct, kmAlong(road, from, to))
  return { metres: Math.round(km * 1000), minutes: drivingMinutes(km, km * 1.3, 1) }
}

function kmAlong(road: readonly Point[], from: Point, to: Point): number {
  const nearest = (point: Point) =>
    road.reduce((best, each, at) => (distanceM(each, point) < distanceM(road[best]!, point) ? at : best), 0)
  const [a, b] = [nearest(from), nearest(to)].sort((first, second) => first - second) as [number, number]
  let metres = 0
  for (let at = a; at < b; at++) metres += distanceM(road[at]!, road[at + 1]!)
  return (metres / 1000) * ROAD_BENDS
}

interface Stretch {
  readonly km: number
  /** Kilometres on the plain that would take as long. */
  readonly effort: number
}

const BENDS_FAR = 1.16
const BENDS_NEAR = 0.2
const BENDS_HALF_KM = 25

/** Speed up to this many kilometres of a leg: from the street to the highway. */
const SPEEDS: readonly (readonly [untilKm: number, kmh: number])[] = [
  [3, 30],
  [10, 48],
  [30, 64],
  [100, 79],
  [Number.POSITIVE_INFINITY, 79],
]
/** Getting in, parking, walking to the gate. */
const FIXED_MINUTES = 2.5
const STREETS_KM = 30

function drivingMinutes(km: number, effort: number, city: number): number {
  const slow = km > 0 ? effort / km : 1
  let minutes = FIXED_MINUTES
  let done = 0
  for (const [untilKm, kmh] of SPEEDS) {
    const part = Math.min(km, untilKm) - done
    if (part <= 0) break
    minutes += (part / kmh) * 60 * slow * (untilKm <= STREETS_KM ? city : 1)
    done += part
  }
  return minutes
}

function stretch(a: Point, b: Point): Stretch {
  const straight = distanceM(a, b) / 1000
  const flat = straight * (BENDS_FAR + BENDS_NEAR / (1 + straight / BENDS_HALF_KM))
  const steps = straight < 8 ? 1 : Math.min(12, 2 + Math.floor(straight / 25))
  let bends = 0
  let effort = 0
  for (let i = 0; i <= steps; i++) {
    const zone = zoneAt(
      a.latitude + ((b.latitude - a.latitude) * i) / steps,
      a.longitude + ((b.longitude - a.longitude) * i) / steps,
    )
    bends += zone.bends
    effort += zone.bends * zone.slow
  }
  return { km: (flat * bends) / (steps + 1), effort: (flat * effort) / (steps + 1) }
}

/** The shortest path along the junctions; a point that sees none (deep in a bay) goes straight to the nearest. */
function detour(from: Spot, to: Spot): Stretch {
  const between = junctionTable()
  const n = JUNCTIONS.length
  let km = 0
  let least = Number.POSITIVE_INFINITY
  for (const a of inSight(from)) {
    // Nearest first: beyond the best whole way, no junction can improve it.
    if (a.effort >= least) break
    for (const b of inSight(to)) {
      if (a.effort + b.effort >= least) break
      const at = a.index * n + b.index
      const effort = a.effort + (between.effort[at] as number) + b.effort
      if (effort >= least) continue
      least = effort
      km = a.km + (between.km[at] as number) + b.km
    }
  }
  return least < Number.POSITIVE_INFINITY ? { km, effort: least } : stretch(from.point, to.point)
}

function inSight(from: Spot): readonly JunctionInSight[] {
  if (from.junctions) return from.junctions
  const all = JUNCTIONS.map(([latitude, longitude], index) => ({ index, point: { latitude, longitude } }))
  const seen = all.filter(({ point }) => isClear(from.point, point))
  const nearest = all.sort((a, b) => distanceM(from.point, a.point) - distanceM(from.point, b.point)).slice(0, 1)
  const chosen = seen.length > 0 ? seen : nearest
  from.junctions = chosen
    .map(({ index, point }) => ({ index, ...stretch(from.point, point) }))
    .sort((a, b) => a.effort - b.effort)
    .slice(0, SIGHT_LIMIT)
  return from.junctions
}

/** Junctions tried at each end: the nearest visible ones are enough, as they see the others. */
const SIGHT_LIMIT = 8

interface JunctionTable {
  readonly km: Float64Array
  readonly effort: Float64Array
}

let table: JunctionTable | null = null

function junctionTable(): JunctionTable {
  if (table) return table
  const n = JUNCTIONS.length
  const km = new Float64Array(n * n)
  const effort = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY)
  const points = JUNCTIONS.map(([latitude, longitude]) => ({ latitude, longitude }))
  points.forEach((a, i) => {
    effort[i * n + i] = 0
    points.forEach((b, j) => {
      if (j <= i || !isClear(a, b)) return
      const way = stretch(a, b)
      for (const at of [i * n + j, j * n + i]) {
        km[at] = way.km
        effort[at] = way.effort
      }
    })
  })
  for (let via = 0; via < n; via++) {
    for (let i = 0; i < n; i++) {
      const first = effort[i * n + via] as number
      if (first === Number.POSITIVE_INFINITY) continue
      for (let j = 0; j < n; j++) {
        const sum = first + (effort[via * n + j] as number)
        if (sum >= (effort[i * n + j] as number)) continue
        effort[i * n + j] = sum
        km[i * n + j] = (km[i * n + via] as number) + (km[via * n + j] as number)
      }
    }
  }
  table = { km, effort }
  return table
}

/** Whether the straight line stays on land with roads. */
function isClear(a: Point, b: Point): boolean {
  for (const { corners, south, north, west, east } of BARRIERS) {
    if (Math.max(a.latitude, b.latitude) < south || Math.min(a.latitude, b.latitude) > north) continue
    if (Math.max(a.longitude, b.longitude) < west || Math.min(a.longitude, b.longitude) > east) continue
    let last = corners[corners.length - 1] as readonly [number, number]
    for (const corner of corners) {
      if (crosses(a, b, last, corner)) return false
      last = corner
    }
  }
  return true
}

const BARRIERS = NO_ROADS.map((corners) => ({
  corners,
  south: Math.min(...corners.map((corner) => corner[0])),
  north: Math.max(...corners.map((corner) => corner[0])),
  west: Math.min(...corners.map((corner) => corner[1])),
  east: Math.max(...corners.map((corner) => corner[1])),
}))

const CELL = 0.02
const KM_PER_DEGREE = 111
const [SOUTH, WEST, ROWS, COLUMNS] = [5, 97, 800, 450]

/** Bends and slowness by cell of 0.02 degrees, computed once: each leg reads them a dozen times. */
const zones = (() => {
  const bends = new Float32Array(ROWS * COLUMNS).fill(1)
  const slow = new Float32Array(ROWS * COLUMNS).fill(1)
  for (const zone of ZONES) {
    for (const at of cellsOf(zone)) {
      bends[at] = Math.max(bends[at] as number, zone.bends)
      slow[at] = Math.max(slow[at] as number, zone.slow)
    }
  }
  for (const valley of VALLEYS) {
    for (const at of cellsOf(valley)) {
      bends[at] = 1
      slow[at] = 1
    }
  }
  return { bends, slow }
})()

/** The cells whose middle is in a circle. */
function* cellsOf(circle: Point & { readonly radiusKm: number }): Generator<number> {
  // 1.5: a degree of longitude is shorter than one of latitude.
  const reach = Math.ceil(((circle.radiusKm / KM_PER_DEGREE) * 1.5) / CELL)
  const [midRow, midColumn] = [rowOf(circle.latitude), columnOf(circle.longitude)]
  for (let row = Math.max(0, midRow - reach); row <= Math.min(ROWS - 1, midRow + reach); row++) {
    for (let column = Math.max(0, midColumn - reach); column <= Math.min(COLUMNS - 1, midColumn + reach); column++) {
      const point = { latitude: SOUTH + (row + 0.5) * CELL, longitude: WEST + (column + 0.5) * CELL }
      if (distanceM(point, circle) <= circle.radiusKm * 1000) yield row * COLUMNS + column
    }
  }
}

function rowOf(latitude: number): number {
  return Math.floor((latitude - SOUTH) / CELL)
}

function columnOf(longitude: number): number {
  return Math.floor((longitude - WEST) / CELL)
}

function zoneAt(latitude: number, longitude: number): { bends: number; slow: number } {
  const [row, column] = [rowOf(latitude), columnOf(longitude)]
  const at = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? row * COLUMNS + column : -1
  return { bends: zones.bends[at] ?? 1, slow: zones.slow[at] ?? 1 }
}

function slownessAt(spot: Spot): number {
  spot.citySlowness ??= citySlowness(spot.point)
  return spot.citySlowness
}

function citySlowness(point: Point): number {
  let slow = 1
  for (const city of SLOW_CITIES) {
    if (city.slow > slow && distanceM(point, city) <= city.radiusKm * 1000) slow = city.slow
  }
  return slow
}
