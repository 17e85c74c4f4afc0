import { NO_LIMIT, type Orienteering } from '../engine/orienteering.ts'
import { feesLeft, isOfKind, type ProblemDay } from '../problem.ts'
import { FULLNESS, GOOD_SCORE, LATE_START_MINUTES, REST_MINUTES, WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'
import { isVisit, type TripNode } from './trip-nodes.ts'
import type { Span } from './trip-windows.ts'

/** Rows of the travel table where each day begins and ends. */
export interface TripEnds {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** The engine's instance for one choice of nights. */
export function toOrienteering(table: TravelTable, nodes: readonly TripNode[], ends: TripEnds): Orienteering {
  const { problem } = table
  const tours = problem.days.length
  const windows: Span[] = []
  const windowAt = [0]
  for (const node of nodes) {
    for (let day = 0; day < tours; day++) {
      windows.push(...startsOn(table, node, day, ends.starts[day] ?? table.anywhere))
      windowAt.push(windows.length)
    }
  }
  const types = new NodeTypes(table, nodes)
  const rest = problem.pace.restMinutes
  return {
    nodes: nodes.length,
    tours,
    locations: table.locations,
    travel: table.minutes,
    locationOf: Int32Array.from(nodes, (node) => node.candidate),
    service: Int32Array.from(nodes, (node) => node.stay + (isVisit(node) ? rest : 0)),
    score: Float64Array.from(nodes, (node) => node.score),
    goodScore: GOOD_SCORE,
    cost: Float64Array.from(nodes, (node) => node.costBaht),
    budget: feesLeft(problem),
    startLocation: Int32Array.from(ends.starts),
    endLocation: Int32Array.from(ends.ends),
    startTime: Int32Array.from(problem.days, earliestStart),
    endTime: Int32Array.from(problem.days, (day) => day.endMinute),
    windowAt: Int32Array.from(windowAt),
    windowOpen: Int32Array.from(windows, (window) => window.from),
    windowLast: Int32Array.from(windows, (window) => window.to),
    ...types.arrays(),
    fullnessType: VISITS,
    fullness: Float64Array.from(FULLNESS),
    arcCost: table.arcCost,
    idle: {
      free: REST_MINUTES,
      cost: 1000 * WEIGHTS.idleMinute,
      freeAtStart: Int32Array.from(problem.days, (day) => day.startMinute - earliestStart(day) + LATE_START_MINUTES),
    },
  }
}

/** A day may begin at dawn, but then with a dawn place: everything else is for those who leave at the usual time. */
function startsOn({ problem, minutes, locations }: TravelTable, node: TripNode, day: number, start: number) {
  const starts = node.starts[day] ?? []
  const frame = problem.days[day] as ProblemDay
  if (earliestStart(frame) === frame.startMinute || (node.isAtBest && isDawn(starts, frame))) return starts
  const way = node.candidate < 0 ? 0 : (minutes[start * locations + node.candidate] ?? 0)
  return starts.flatMap((span) => {
    const from = Math.max(span.from, frame.startMinute + way)
    return from <= span.to ? { ...span, from } : []
  })
}

function isDawn(starts: readonly Span[], { startMinute }: ProblemDay): boolean {
  return starts.some(({ from }) => from < startMinute)
}

function earliestStart({ startMinute, dawnMinute = startMinute }: ProblemDay): number {
  return Math.min(dawnMinute, startMinute)
}

/** The type of every visit. */
const VISITS = 0

/** Numbers the types that the engine counts: kinds with limits, wishes, and groups of which at most one node is taken. */
class NodeTypes {
  private readonly tours: number
  private readonly limitTour: (readonly number[])[] = []
  private readonly limitTotal: number[] = []
  private readonly wantedCount: number[] = []
  private readonly wantedBonus: number[] = []
  private readonly ofNode: number[][]

  constructor(table: TravelTable, nodes: readonly TripNode[]) {
    const { problem, candidates } = table
    this.tours = problem.days.length
    this.ofNode = nodes.map(() => [])
    const tag = (type: number, fits: (node: TripNode) => boolean) => {
      nodes.forEach((node, i) => {
        if (fits(node)) this.ofNode[i]?.push(type)
      })
    }
    const kindOf = (node: TripNode, kind: string) => {
      const candidate = candidates[node.candidate]
      return candidate !== undefined && isOfKind(candidate, kind)
    }
    // Locked stops may exceed a limit, but then leave no room for more.
    const fixed = (day: number, fits: (node: TripNode) => boolean) =>
      nodes.filter((node) => node.locked && (node.starts[day] ?? []).length > 0 && fits(node)).length
    const limit = (
      perDay: number | null | readonly number[],
      perTrip: number | null,
      fits: (node: TripNode) => boolean,
    ) => {
      const most = (day: number) => (typeof perDay === 'object' ? perDay?.[day] : perDay) ?? NO_LIMIT
      const byDay = problem.days.map((_, day) => Math.max(most(day), fixed(day, fits)))
      const total = Math.max(perTrip ?? NO_LIMIT, nodes.filter((node) => node.locked && fits(node)).length)
      tag(this.add({ byDay, total }), fits)
    }
    // Must come first: `VISITS`.
    limit(
      problem.days.map(({ maxStops = problem.pace.maxStopsPerDay }) => maxStops),
      null,
      isVisit,
    )
    for (const meal of ['lunch', 'dinner'] as const)
      limit(1, null, (node) => node.meal === meal || node.includes?.includes(meal) === true)
    for (const { kind, perDay, perTrip } of problem.limits) limit(perDay, perTrip, (node) => kindOf(node, kind))
    for (const { kind, count, firm } of problem.wanted) {
      const bonus = firm ? WEIGHTS.firmKind : WEIGHTS.wantedKind
      tag(this.add({ wanted: count, bonus }), (node) => kindOf(node, kind))
    }
    for (const { code, required } of problem.provinces) {
      const bonus = required ? WEIGHTS.requiredProvince : WEIGHTS.province
      tag(this.add({ wanted: 1, bonus }), (node) => candidates[node.candidate]?.provinceCode === code)
    }
    this.addExclusive(nodes)
    this.addApart(table, nodes)
  }

  /** At most one node per candidate. */
  private addExclusive(nodes: readonly TripNode[]): void {
    const byCandidate = new Map<number, number[]>()
    nodes.forEach(({ candidate }, i) => {
      if (candidate >= 0) byCandidate.set(candidate, [...(byCandidate.get(candidate) ?? []), i])
    })
    for (const group of byCandidate.values()) {
      if (group.length === 1) continue
      const type = this.add({ total: 1 })
      for (const i of group) this.ofNode[i]?.push(type)
    }
  }

  /** At most one of two candidates that are never in the same trip, unless both must be. */
  private addApart({ problem, candidates }: TravelTable, nodes: readonly TripNode[]): void {
    const indexOf = new Map(candidates.map(({ id }, index) => [id, index]))
    const musts = new Set(problem.mustVisit)
    for (const [index, { id, apart = [] }] of candidates.entries()) {
      for (const other of apart) {
        const otherIndex = indexOf.get(other)
        if (otherIndex === undefined || (musts.has(id) && musts.has(other))) continue
        const type = this.add({ total: 1 })
        for (const [i, { candidate }] of nodes.entries())
          if (candidate === index || candidate === otherIndex) this.ofNode[i]?.push(type)
      }
    }
  }

  private add(type: { byDay?: readonly number[]; total?: number; wanted?: number; bonus?: number }): number {
    this.limitTour.push(type.byDay ?? Array.from({ length: this.tours }, () => NO_LIMIT))
    this.limitTotal.push(type.total ?? NO_LIMIT)
    this.wantedCount.push(type.wanted ?? 0)
    this.wantedBonus.push(type.bonus ?? 0)
    return this.limitTotal.length - 1
  }

  arrays() {
    const typeAt = [0]
    const byTour = Array.from({ length: this.tours }, (_, tour) => this.limitTour.map((days) => days[tour] ?? NO_LIMIT))
    for (const types of this.ofNode) typeAt.push((typeAt.at(-1) ?? 0) + types.length)
    return {
      typeAt: Int32Array.from(typeAt),
      typeOf: Int32Array.from(this.ofNode.flat()),
      limitTour: Int32Array.from(byTour.flat()),
      limitTotal: Int32Array.from(this.limitTotal),
      wantedCount: Int32Array.from(this.wantedCount),
      wantedBonus: Float64Array.from(this.wantedBonus),
    }
  }
}
