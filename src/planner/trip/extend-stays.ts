import type { Tours } from '../engine/tours.ts'
import type { TripNode } from './trip-nodes.ts'

/** Arrival and stay of the stops of a day, by position from 1 as in the tours. */
export interface DayTimes {
  readonly arrive: Int32Array
  readonly stay: Int32Array
}

/** A wait of up to this long is a rest; anything longer is spent at the places before it. */
const REST_MINUTES = 30
/** Stays grow by at most this share. */
const LONGER = 0.5
const STEP_MINUTES = 5
/** A journey this long may include a meal (`explain.ts`), so it keeps its time. */
const LONG_JOURNEY_MINUTES = 120

/**
 * The engine leaves each stop as early as possible, so all waiting is before what opens late. Lets stays grow into those
 * waits, within opening hours and without delaying anything.
 */
export function extendStays(nodes: readonly TripNode[], tours: Tours, day: number): DayTimes {
  const base = day * tours.stride
  const length = tours.length[day] ?? 0
  const at = Array.from({ length: length + 1 }, (_, position) => position)
  const times: DayTimes = {
    arrive: Int32Array.from(at, (position) => tours.start[base + position] ?? 0),
    stay: Int32Array.from(at, (position) => (position === 0 ? 0 : nodeAt(nodes, tours, base + position).stay)),
  }
  let first = 1
  for (let position = 2; position <= length; position++) {
    const leaves = (tours.depart[base + position - 1] ?? 0) + legTo(tours, base + position)
    const wait = (tours.start[base + position] ?? 0) - leaves
    if (wait <= REST_MINUTES) continue
    grow({ nodes, tours, day, times, first, beyond: position }, wait - REST_MINUTES)
    first = position
  }
  return times
}

/** The stops of a day between two waits; `beyond` is the position after the last. */
interface Stretch {
  readonly nodes: readonly TripNode[]
  readonly tours: Tours
  readonly day: number
  readonly times: DayTimes
  readonly first: number
  readonly beyond: number
}

/** Lengthens the visits of a stretch by the same share each, by at most `most` minutes in all. */
function grow(stretch: Stretch, most: number): void {
  const { nodes, tours, day, times, first, beyond } = stretch
  const base = day * tours.stride
  const visits: number[] = []
  for (let position = first; position < beyond; position++) {
    if (position > first && legTo(tours, base + position) >= LONG_JOURNEY_MINUTES) return
    if (nodeAt(nodes, tours, base + position).mayGrow) visits.push(position)
  }
  const whole = visits.reduce((sum, position) => sum + (times.stay[position] ?? 0), 0)
  const share = Math.min(LONGER, most / Math.max(1, whole))
  for (const position of visits) {
    const usual = times.stay[position] ?? 0
    let more = Math.floor((share * usual) / STEP_MINUTES) * STEP_MINUTES
    for (; more > 0; more -= STEP_MINUTES) {
      times.stay[position] = usual + more
      if (retime(stretch)) break
    }
    if (more > 0) continue
    times.stay[position] = usual
    retime(stretch)
  }
}

/** Sets the arrivals of a stretch from its stays; false when a stop would be outside its hours or the next one late. */
function retime({ nodes, tours, day, times, first, beyond }: Stretch): boolean {
  const base = day * tours.stride
  let leaves = 0
  for (let position = first; position <= beyond; position++) {
    const node = tours.node[base + position] ?? -1
    const reached = leaves + legTo(tours, base + position)
    const planned = tours.start[base + position] ?? 0
    if (position === beyond) return reached <= planned
    const arrive = position === first ? planned : tours.earliest(node, day, reached)
    const stay = times.stay[position] ?? 0
    const usual = nodeAt(nodes, tours, base + position).stay
    if (!isOpen(tours, node, day, arrive, stay - usual)) return false
    times.arrive[position] = arrive
    leaves = arrive + stay + ((tours.problem.service[node] ?? 0) - usual)
  }
  return true
}

/** Whether one opening covers a stay that starts at `arrive` and takes `longer` than usual. */
function isOpen({ problem }: Tours, node: number, day: number, arrive: number, longer: number): boolean {
  const { windowAt, windowOpen, windowLast, tours } = problem
  const at = node * tours + day
  for (let i = windowAt[at] ?? 0; i < (windowAt[at + 1] ?? 0); i++) {
    if ((windowOpen[i] ?? 0) <= arrive && arrive + longer <= (windowLast[i] ?? 0)) return true
  }
  return false
}

function legTo({ location, problem }: Tours, at: number): number {
  return problem.travel[(location[at - 1] ?? 0) * problem.locations + (location[at] ?? 0)] ?? 0
}

function nodeAt(nodes: readonly TripNode[], tours: Tours, at: number): TripNode {
  return nodes[tours.node[at] ?? -1] as TripNode
}
