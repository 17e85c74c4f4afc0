import type { Tours } from '../engine/tours.ts'
import type { MealRule } from '../problem.ts'
import { timeToLeave } from './home-time.ts'
import { latestLeave } from './last-boats.ts'
import { isEatenOn, LONG_JOURNEY_MINUTES } from './meal-on-the-way.ts'
import { noonMinutes, shortestStay } from './noon-sun.ts'
import type { TravelTable } from './travel-table.ts'
import type { TripNode } from './trip-node.ts'
import type { Span } from './trip-windows.ts'

/** Arrival and stay of the stops of a day, by position from 1 as in the tours. */
export interface DayTimes {
  readonly arrive: Int32Array
  readonly stay: Int32Array
}

/** What people mind about the times of a day, per minute unless it says otherwise. */
const MINDS = {
  /** Arriving at the first place later than necessary. */
  lateStart: 0.3,
  /** Staying longer or shorter than usual. */
  otherStay: 0.15,
  /** Waiting longer than a `pause`; each such wait also counts as `idle` minutes, so that one long rest beats three. */
  waiting: 0.4,
  pause: 10,
  idle: 15,
  /** Breakfast after the dawn. */
  breakfast: 45,
  /** Of the square of a meal's distance from its best moment. */
  mealSquared: 0.005,
  /** On a beach in the sun of noon. */
  noonSun: 1,
  /** Coming home later. */
  lateEnd: 0.02,
  /** Missing a meal that the journey could cover; not per minute. */
  noMeal: 200,
} as const
const GRID = 5
const MIDNIGHT = 1440

/**
 * The exact times of a day whose order is known. The engine leaves each stop as early as possible; people eat at noon and
 * rather stay longer than wait. A dynamic programme over the minutes of the day finds the arrivals and stays that they
 * mind least, within opening hours and without delaying what cannot be delayed.
 */
export function layOutDay(table: TravelTable, nodes: readonly TripNode[], tours: Tours, day: number): DayTimes {
  const stops = listStops(table, nodes, tours, day)
  const missing = mealsOnTheWay(table, stops, day)
  const layers: Layer[] = []
  for (const stop of stops) layers.push(addStop(stop, layers.at(-1), missing))
  return traceBack(layers, endOf(stops, layers, missing))
}

/** How much people mind sitting down to a meal at a minute of the day. */
export function costOfMealAt(minute: number, { usual }: Pick<MealRule, 'usual'>): number {
  return MINDS.mealSquared * (minute - usual.at) ** 2
}

/** How much people mind the sun of noon during a stay on a beach. */
export function costOfNoonSun(arrive: number, stay: number): number {
  return MINDS.noonSun * noonMinutes(arrive, stay)
}

interface LaidStop {
  readonly node: TripNode
  readonly leg: number
  /** Rest after the visit. */
  readonly rest: number
  /** To the end of the day, after the last stop; 0 for others. */
  readonly legBack: number
  /** What the stay may be cut to. */
  readonly shortest: number
  /** When the stay of usual length may start, and the earliest start of a longer one. */
  readonly starts: readonly (Span & { readonly earliest: number })[]
  /** Open hours that a longer stay has to keep to; null where the stay has its length. */
  readonly open: readonly Span[]
  /** The earliest and latest arrival that the other stops allow, and how much earlier it may be if they are cut. */
  readonly from: number
  readonly to: number
  readonly savedBefore: number
  /** When the last boat, or the end of the last day, makes people leave. */
  readonly leaveBy: number
  readonly rule: MealRule | undefined
  readonly isSunny: boolean
  /** Whether breakfast comes before it. */
  readonly isAfterDawn: boolean
}

function listStops(table: TravelTable, nodes: readonly TripNode[], tours: Tours, day: number): LaidStop[] {
  const { problem } = table
  const { windowAt, windowOpen, windowLast, travel, locations } = tours.problem
  const base = day * tours.stride
  const length = tours.length[day] ?? 0
  const end = tours.problem.endLocation[day] ?? table.anywhere
  /** Minutes that the stops before may be shorter. */
  let saved = 0
  const legAt = (at: number) => travel[(tours.location[at - 1] ?? 0) * locations + (tours.location[at] ?? 0)] ?? 0
  return Array.from({ length }, (_, i): LaidStop => {
    const at = base + i + 1
    const index = tours.node[at] ?? -1
    const node = nodes[index] as TripNode
    const window = index * tours.problem.tours + day
    const open = table.spans[node.candidate]?.[day] ?? []
    const starts = Array.from({ length: (windowAt[window + 1] ?? 0) - (windowAt[window] ?? 0) }, (_each, nth) => {
      const from = windowOpen[(windowAt[window] ?? 0) + nth] ?? 0
      const opens = open.find((span) => span.from <= from && from <= span.to)?.from ?? from
      // A visit that ends with the sunset may begin earlier, but no climb in the heat.
      const { part, departures = [] } = table.candidates[node.candidate] ?? {}
      const setsOut = departures.find(({ open, close }) => open <= from && from <= close)?.open ?? opens
      const isSunset = node.isAtBest && part === 'sunset'
      const earliest = isSunset ? Math.max(opens, setsOut, from - (node.longestStay - node.stay)) : from
      return { from, to: windowLast[(windowAt[window] ?? 0) + nth] ?? 0, earliest }
    })
    const shortest = shortestStay(node, table.candidates[node.candidate])
    const savedBefore = saved
    saved += node.stay - shortest
    return {
      node,
      shortest,
      leg: legAt(at),
      rest: (tours.problem.service[index] ?? node.stay) - node.stay,
      legBack: i === length - 1 ? legAt(at + 1) : 0,
      starts,
      open,
      from: i === 0 ? (tours.start[at] ?? 0) : (tours.depart[at - 1] ?? 0) + legAt(at),
      savedBefore,
      to: tours.latest[at] ?? 0,
      leaveBy: Math.min(
        latestLeave(table, node.candidate, end, day),
        i === length - 1 ? timeToLeave(table, node, day, end) : MIDNIGHT,
      ),
      rule: problem.days[day]?.meals.find(({ name }) => name === node.meal),
      isSunny: table.candidates[node.candidate]?.isSunny === true,
      isAfterDawn: i === 1 && (tours.start[at - 1] ?? 0) < (problem.days[day]?.startMinute ?? 0),
    }
  })
}

/** Meals of the day that the travellers can only have on a long journey. */
function mealsOnTheWay({ problem }: TravelTable, stops: readonly LaidStop[], day: number): MealRule[] {
  const isLong = stops.some(({ leg, legBack }) => Math.max(leg, legBack) >= LONG_JOURNEY_MINUTES)
  if (!isLong) return []
  return (problem.days[day]?.meals ?? []).filter(
    ({ name }) => !stops.some(({ node }) => node.meal === name || node.includes?.includes(name)),
  )
}

/** The least that one minds of all ways to arrive at, and to leave, a stop at each minute. */
interface Layer {
  readonly arriving: Float64Array
  /** The minute of leaving the stop before. */
  readonly leftAt: Int16Array
  readonly leaving: Float64Array
  /** Of the best stay that ends, with its rest, at this minute. */
  readonly arrivedAt: Int16Array
  readonly stayed: Int16Array
  readonly leaves: readonly number[]
}

function newLayer(): Omit<Layer, 'leaves'> {
  const minutes = MIDNIGHT * 2
  return {
    arriving: new Float64Array(minutes).fill(Number.POSITIVE_INFINITY),
    leftAt: new Int16Array(minutes),
    leaving: new Float64Array(minutes).fill(Number.POSITIVE_INFINITY),
    arrivedAt: new Int16Array(minutes),
    stayed: new Int16Array(minutes),
  }
}

function addStop(stop: LaidStop, before: Layer | undefined, missing: readonly MealRule[]): Layer {
  const layer = newLayer()
  const leaves = new Set<number>()
  for (const arrive of arrivalsOf(stop, before)) {
    reach(layer, stop, before, arrive, missing)
    const cost = layer.arriving[arrive] ?? Number.POSITIVE_INFINITY
    if (cost === Number.POSITIVE_INFINITY) continue
    for (let stay = stop.shortest; stay <= stop.node.longestStay; stay += GRID) {
      if (!isAllowed(stop, arrive, stay)) continue
      const leave = arrive + stay + stop.rest
      const sun = stop.isSunny ? costOfNoonSun(arrive, stay) : 0
      const whole = cost + Math.abs(stay - stop.node.stay) * MINDS.otherStay + sun
      if (whole >= (layer.leaving[leave] ?? 0)) continue
      layer.leaving[leave] = whole
      layer.arrivedAt[leave] = arrive
      layer.stayed[leave] = stay
      leaves.add(leave)
    }
  }
  return { ...layer, leaves: [...leaves].sort((a, b) => a - b) }
}

/** Arrivals to try: on the grid, and as early as possible, so that the engine's own schedule is among them. */
function arrivalsOf({ starts, from, to, savedBefore }: LaidStop, before: Layer | undefined): number[] {
  const arrivals = new Set<number>()
  for (const span of starts) {
    const last = Math.min(span.to, to)
    const first = Math.max(span.earliest, from - savedBefore)
    for (const at of [first, Math.max(span.earliest, from), Math.max(span.from, from)]) if (at <= last) arrivals.add(at)
    for (let at = Math.ceil(first / GRID) * GRID; at <= last; at += GRID) arrivals.add(at)
  }
  return before?.leaves.length === 0 ? [] : [...arrivals].sort((a, b) => a - b)
}

function reach(
  layer: Omit<Layer, 'leaves'>,
  stop: LaidStop,
  before: Layer | undefined,
  arrive: number,
  missing: readonly MealRule[],
): void {
  const { leg, from, rule } = stop
  const own = (rule && isTimed(stop) ? costOfMealAt(arrive, rule) : 0) + missedOn(missing, arrive - leg, arrive)
  if (!before) {
    layer.arriving[arrive] = own + (arrive - from) * MINDS.lateStart
    return
  }
  for (const leave of before.leaves) {
    const wait = arrive - leg - leave
    if (wait < 0) break
    const cost = (before.leaving[leave] ?? 0) + own + waitingCost(stop, wait)
    if (cost >= (layer.arriving[arrive] ?? 0)) continue
    layer.arriving[arrive] = cost
    layer.leftAt[arrive] = leave
  }
}

/** Whether the time of a meal is the planner's to choose. */
function isTimed({ node }: LaidStop): boolean {
  return node.meal !== null && !node.locked
}

function waitingCost({ isAfterDawn }: LaidStop, wait: number): number {
  if (isAfterDawn) return Math.abs(wait - MINDS.breakfast) * MINDS.waiting
  return wait <= MINDS.pause ? 0 : (wait - MINDS.pause + MINDS.idle) * MINDS.waiting
}

function missedOn(missing: readonly MealRule[], from: number, until: number): number {
  if (missing.length === 0 || until - from < LONG_JOURNEY_MINUTES) return 0
  return missing.some((rule) => isEatenOn(rule, from, until)) ? 0 : MINDS.noMeal
}

/** Whether a stay keeps to the hours, and lasts until what it is for. */
function isAllowed({ starts, open, leaveBy, node }: LaidStop, arrive: number, stay: number): boolean {
  const isStart = starts.some(
    ({ earliest, from, to }) =>
      earliest <= arrive && arrive <= to && (arrive >= from || arrive + stay >= from + node.stay),
  )
  const isOpen = ({ from, to }: Span) => from <= arrive && arrive + stay <= Math.min(to, leaveBy)
  return isStart && (stay === node.stay || open.some(isOpen))
}

/** The minute of leaving the last stop that one minds least. */
function endOf(stops: readonly LaidStop[], layers: readonly Layer[], missing: readonly MealRule[]): number {
  const [stop, layer] = [stops.at(-1), layers.at(-1)]
  let best = -1
  let least = Number.POSITIVE_INFINITY
  if (!stop || !layer) return best
  const latest = stop.to + stop.node.stay + stop.rest
  for (const leave of layer.leaves) {
    if (leave > latest) break
    const depart = leave - stop.rest
    const cost = (layer.leaving[leave] ?? 0) + leave * MINDS.lateEnd + missedOn(missing, depart, depart + stop.legBack)
    if (cost >= least) continue
    least = cost
    best = leave
  }
  return best
}

function traceBack(layers: readonly Layer[], end: number): DayTimes {
  const times = { arrive: new Int32Array(layers.length + 1), stay: new Int32Array(layers.length + 1) }
  let leave = end
  for (let i = layers.length - 1; i >= 0; i--) {
    const { arrivedAt, stayed, leftAt } = layers[i] as Layer
    const arrive = arrivedAt[leave] ?? 0
    times.arrive[i + 1] = arrive
    times.stay[i + 1] = stayed[leave] ?? 0
    leave = leftAt[arrive] ?? 0
  }
  return times
}
