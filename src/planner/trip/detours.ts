import { distanceM } from '../../world/point.ts'
import type { Search } from '../engine/search.ts'
import type { Tours } from '../engine/tours.ts'
import { isOfKind } from '../problem.ts'
import type { TravelTable } from './travel-table.ts'
import { branchesOf } from './trip-branches.ts'
import type { TripNode } from './trip-node.ts'

/** Minutes of extra driving that nobody minds. */
const FREE_MINUTES = 20
/** For a meal. */
export const MEAL_DETOUR_MINUTES = 50
/** For what is only seen in passing. */
const PASSING_MINUTES = 5
/** Of what one came for, a visit may cost this many times as much driving as it lasts. */
const WANTED_SHARE = 2
const ON_FOOT_M = 900
/** So near, there is something else to fill a day with; so many sights are enough. */
const NEAR_MINUTES = 40
const ENOUGH_SIGHTS = 3

/**
 * Takes out what is far out for little: a visit lasts at least as long as the extra driving that it costs, alone or together
 * with its neighbours. First sights of a destination and what was asked for by name are worth any way. @returns whether
 * anything was taken out, and may be replaced by what is nearer
 */
export function dropDetours(search: Search, table: TravelTable, nodes: readonly TripNode[]): boolean {
  const days = table.problem.days.map((_, day) => day)
  const branches = branchesOf(table, bedRows(search.best))
  const dropped = days.filter((day) => {
    const passed = rowsOfOtherDays(branches, nodes, search.best, day)
    const worst = new Set(worstDetour(table, nodes, search.best, day, passed).map((at) => nodes[at]?.candidate))
    const ways = [...nodes.keys()].filter((at) => worst.has(nodes[at]?.candidate))
    if (ways.length > 0) search.exclude(ways, day)
    return ways.length > 0
  })
  return dropped.length > 0
}

const bedRows = ({ problem }: Tours) => [...problem.startLocation, ...problem.endLocation]

/** What is on a road to which another day goes for longer: no sight is worth driving it twice, however good. */
function rowsOfOtherDays(
  branches: readonly { readonly rows: ReadonlySet<number> }[],
  nodes: readonly TripNode[],
  { tourOf }: Tours,
  day: number,
): ReadonlySet<number> {
  const rows = branches.flatMap((branch) => {
    const minutes = new Map<number, number>()
    for (const [at, { candidate, meal, stay }] of nodes.entries()) {
      const on = tourOf[at] ?? -1
      if (on >= 0 && meal === null && branch.rows.has(candidate)) minutes.set(on, (minutes.get(on) ?? 0) + stay)
    }
    const longest = Math.max(0, ...minutes.values())
    return minutes.has(day) && minutes.get(day)! < longest ? [...branch.rows] : []
  })
  return new Set(rows)
}

/** The driving that people take for a stop which is worth so many minutes of it. */
export function detourAllowed(worth: number, isOnlyPassed: boolean): number {
  return isOnlyPassed ? PASSING_MINUTES : Math.max(FREE_MINUTES, worth)
}

/** The driving that a visit is worth: as much as it lasts, or twice that for what people came for. */
export function detourWorth(stay: number, cameForIt: boolean): number {
  return stay * (cameForIt ? WANTED_SHARE : 1)
}

interface DayStop {
  readonly node: number
  readonly row: number
  readonly isVisit: boolean
  /** Extra driving that it is worth. */
  readonly worth: number
  readonly passing: boolean
}

/** The neighbouring stops of a day that together cost the most driving beyond what they are worth; none if all are worth it. */
function worstDetour(
  table: TravelTable,
  nodes: readonly TripNode[],
  tours: Tours,
  day: number,
  passed: ReadonlySet<number>,
): number[] {
  const stops = stopsOf(table, nodes, tours, day, passed)
  const visits = stops.filter(({ isVisit }) => isVisit).length
  const base = day * tours.stride
  const rows = [tours.location[base]!, ...stops.map(({ row }) => row), tours.location[base + tours.length[day]! + 1]!]
  const leg = (from: number, to: number) => table.minutes[rows[from]! * table.locations + rows[to]!] ?? 0
  let worst: number[] = []
  let most = 0
  for (let first = 1; first <= stops.length; first++) {
    let way = leg(first - 1, first)
    let worth = 0
    for (let last = first; last <= stops.length; last++) {
      const part = stops.slice(first - 1, last)
      worth += stops[last - 1]!.worth
      const extra = way + leg(last, last + 1) - leg(first - 1, last + 1)
      if (last < stops.length) way += leg(last, last + 1)
      const isAll = part.some(({ isVisit }) => isVisit) && part.filter(({ isVisit }) => isVisit).length === visits
      // A day keeps something to see.
      if (isAll && !hasOthersNearby(table, nodes, tours, day)) continue
      const isPassed = part.length === 1 && part[0]!.passing && !isOnFoot(table, rows, first)
      const over = extra - detourAllowed(worth, isPassed)
      if (over <= most) continue
      most = over
      worst = part.map(({ node }) => node)
    }
  }
  return worst
}

/** Whether sights that are not in the trip are near where the day starts or ends. */
function hasOthersNearby(table: TravelTable, nodes: readonly TripNode[], tours: Tours, day: number): boolean {
  const ends = [tours.problem.startLocation[day]!, tours.problem.endLocation[day]!].filter(
    (row) => row !== table.anywhere,
  )
  const visited = new Set(nodes.flatMap(({ candidate }, at) => (tours.tourOf[at]! >= 0 ? candidate : [])))
  const others = nodes.filter(
    ({ candidate, meal, starts }) =>
      meal === null &&
      candidate >= 0 &&
      !visited.has(candidate) &&
      (starts[day] ?? []).length > 0 &&
      ends.some((row) => (table.minutes[row * table.locations + candidate] ?? 0) <= NEAR_MINUTES),
  )
  return new Set(others.map(({ candidate }) => candidate)).size >= ENOUGH_SIGHTS
}

/** Stops at a place, in order: free meals and pauses happen on the way. */
function stopsOf(
  { problem, candidates }: TravelTable,
  nodes: readonly TripNode[],
  tours: Tours,
  day: number,
  passed: ReadonlySet<number>,
): DayStop[] {
  const [musts, firsts] = [new Set(problem.mustVisit), new Set(problem.mustSee)]
  const base = day * tours.stride + 1
  return Array.from(tours.node.subarray(base, base + tours.length[day]!)).flatMap((at) => {
    const node = nodes[at]
    const candidate = candidates[node?.candidate ?? -1]
    if (!node || !candidate) return []
    const isFirst = firsts.has(candidate.id) && !passed.has(node.candidate)
    const isMust = node.locked || musts.has(candidate.id) || isFirst
    const isWanted = problem.wanted.some(({ kind }) => isOfKind(candidate, kind))
    const cameForIt = isWanted || candidate.isHighlight === true
    const isVisit = node.meal === null
    // Lunch at a market that people come for is a visit too.
    const asVisit = isVisit || candidate.meal === 'also' ? detourWorth(node.stay, cameForIt) : 0
    const worth = isMust ? Number.POSITIVE_INFINITY : Math.max(asVisit, isVisit ? 0 : MEAL_DETOUR_MINUTES)
    const passing = candidate.passing === true && isVisit && !isMust
    return [{ node: at, row: node.candidate, isVisit, worth, passing }]
  })
}

function isOnFoot({ ends, anywhere }: TravelTable, rows: readonly number[], at: number): boolean {
  const point = (row: number) => (row === anywhere ? undefined : ends[row]?.spot.point)
  const here = point(rows[at]!)
  return [rows[at - 1]!, rows[at + 1]!].some((row) => {
    const other = point(row)
    return here !== undefined && other !== undefined && distanceM(here, other) <= ON_FOOT_M
  })
}
