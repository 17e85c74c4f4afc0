import { NEVER } from '../engine/orienteering.ts'
import type { Tours } from '../engine/tours.ts'
import { noonMinutes, shortestStay } from './noon-sun.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'

/** What people mind about the order of a day besides its ways, in thousandths of a good sight. */
const PRICES = {
  /** Coming back to an area that they have left. */
  comingBack: 1600,
  /** Each minute on a beach in the sun of noon. */
  sunnyMinute: 5,
  /** Each minute of a wait beyond `pause`: the engine does not mind less than an hour and a half. */
  waitMinute: 4,
  pause: 20,
} as const
/** Who is so far from an area, on a way out and back that takes so long, has left it … */
const AWAY = { metres: 1_500, minutes: 25 } as const
/** … and is back where one of its places is so near, or nearer than a third of that way. */
const BACK = { metres: 1_000, share: 1 / 3 } as const
/** A day that ends this near its bed comes back there. */
const NEAR_BED_M = 2_500
/** Orders of one day that are tried, stop by stop: some milliseconds. */
const MOST_STEPS = 15_000

interface State {
  readonly row: number
  readonly time: number
  /** Minutes of travel since the day began. */
  readonly travelled: number
  /** In thousandths of a good sight, less what the stops earn. */
  readonly cost: number
}

/** Walks along orders of the stops of one day, with the engine's times and legs. */
export class OrderSearch {
  private readonly tours: Tours
  private readonly table: TravelTable
  private readonly nodes: readonly TripNode[]
  private readonly day: number
  /** Where the walk has been. */
  private readonly path: Pick<State, 'row' | 'travelled'>[] = []
  private steps = 0

  constructor(tours: Tours, table: TravelTable, nodes: readonly TripNode[], day: number) {
    this.tours = tours
    this.table = table
    this.nodes = nodes
    this.day = day
  }

  costOf(order: readonly number[]): number {
    let state: State | null = this.begin()
    for (const [at, node] of order.entries())
      state = state && this.step(state, node, { isFirst: at === 0, isLast: at === order.length - 1 })
    this.path.length = 0
    return state ? this.finish(state) : Number.POSITIVE_INFINITY
  }

  /** The order of least cost, with one of its ways for each stop; null if none costs less than `limit`. */
  best(stops: readonly (readonly number[])[], limit: number): number[] | null {
    let least = limit
    let best: number[] | null = null
    const order: number[] = []
    const left = new Map(stops.map((ways) => [ways, this.leastCostOf(ways, stops)]))
    const go = (state: State, costOfRest: number) => {
      if (left.size === 0 && this.finish(state) < least) {
        least = this.finish(state)
        best = [...order]
      }
      const turn = { isFirst: order.length === 0, isLast: left.size === 1 }
      const been = this.path.length
      for (const ways of stops) {
        const leastCost = left.get(ways)
        if (leastCost === undefined) continue
        left.delete(ways)
        let earliest = Number.POSITIVE_INFINITY
        for (const node of ways) {
          const next = this.steps < MOST_STEPS ? this.step(state, node, turn) : null
          // A way that earns less is for those who are done earlier.
          if (next && next.time < earliest && next.cost + costOfRest - leastCost < least) {
            earliest = next.time
            order.push(node)
            go(next, costOfRest - leastCost)
            order.pop()
          }
          this.path.length = been
        }
        left.set(ways, leastCost)
      }
    }
    go(
      this.begin(),
      [...left.values()].reduce((sum, cost) => sum + cost, 0),
    )
    return best
  }

  /** The shortest way to a stop, less what it earns at best. */
  private leastCostOf(ways: readonly number[], stops: readonly (readonly number[])[]): number {
    const { locationOf, startLocation } = this.tours.problem
    const { arcCost, locations } = this.table
    const best = ways[0]!
    const row = locationOf[best]!
    const rows = [startLocation[this.day]!, ...stops.map(([other]) => locationOf[other!]!)]
    const legs = rows.filter((from) => from >= 0 && from !== row).map((from) => arcCost[from * locations + row] ?? 0)
    return (row < 0 ? 0 : Math.min(...legs)) - 1000 * this.nodes[best]!.score
  }

  private begin(): State {
    const { startLocation, startTime } = this.tours.problem
    return { row: startLocation[this.day]!, time: startTime[this.day]!, travelled: 0, cost: 0 }
  }

  /** Null when the node cannot be reached in time. */
  private step(
    { row: from, time, travelled: before, cost }: State,
    node: number,
    { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  ): State | null {
    this.steps++
    const { locationOf, service } = this.tours.problem
    const { minutes, arcCost, locations, candidates } = this.table
    const { candidate, score } = this.nodes[node]!
    const row = locationOf[node]! < 0 ? from : locationOf[node]!
    const leg = from * locations + row
    const travelled = before + minutes[leg]!
    const arrive = time + minutes[leg]!
    const start = this.tours.earliest(node, this.day, arrive)
    if (start === NEVER) return null
    let price = arcCost[leg]! + this.waitPrice(start - arrive, isFirst) - 1000 * score
    if (candidates[candidate]?.isSunny)
      price += PRICES.sunnyMinute * noonMinutes(start, shortestStay(this.nodes[node]!, candidates[candidate]))
    if (candidate >= 0) {
      if (this.isComingBack({ row, travelled }, isLast)) price += PRICES.comingBack
      this.path.push({ row, travelled })
    }
    return { row, time: start + service[node]!, travelled, cost: cost + price }
  }

  private waitPrice(wait: number, isFirst: boolean): number {
    const { free, cost, freeAtStart } = this.tours.problem.idle!
    if (isFirst) return Math.max(0, wait - freeAtStart[this.day]!) * cost
    return Math.max(0, wait - free) * cost + Math.max(0, wait - PRICES.pause) * PRICES.waitMinute
  }

  /** Whether this stop is near one that the walk has left; the last one may be where the day began, near the bed. */
  private isComingBack({ row, travelled }: Pick<State, 'row' | 'travelled'>, isLast: boolean): boolean {
    const { straightM, locations } = this.table
    const metres = (a: number, b: number) => straightM[a * locations + b]!
    const last = this.path.at(-1)
    return this.path.some((there, at) => {
      if (travelled - there.travelled < AWAY.minutes) return false
      const between = this.path.slice(at + 1)
      const farM = Math.max(0, ...between.map((each) => Math.min(metres(each.row, there.row), metres(each.row, row))))
      const areaM = Math.max(BACK.metres, farM * BACK.share)
      const isBack = farM > AWAY.metres && metres(there.row, row) < areaM && metres(there.row, last!.row) >= areaM
      return isBack && !(isLast && this.isAtBed(there.row, row))
    })
  }

  private isAtBed(...rows: readonly number[]): boolean {
    const { straightM, locations, anywhere } = this.table
    const { startLocation, endLocation } = this.tours.problem
    return [startLocation[this.day]!, endLocation[this.day]!].some(
      (bed) => bed !== anywhere && rows.every((row) => straightM[bed * locations + row]! < NEAR_BED_M),
    )
  }

  private finish({ row, time, cost }: State): number {
    const { endLocation, endTime } = this.tours.problem
    const leg = row * this.table.locations + endLocation[this.day]!
    const isLate = time + this.table.minutes[leg]! > endTime[this.day]!
    return isLate ? Number.POSITIVE_INFINITY : cost + this.table.arcCost[leg]!
  }
}
