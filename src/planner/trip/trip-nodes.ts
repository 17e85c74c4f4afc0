import { NO_LIMIT, type Orienteering } from '../engine/orienteering.ts'
import { isOfKind, type TripProblem } from '../problem.ts'
import { FULLNESS, REST_MINUTES, WEIGHTS } from './objective.ts'
import { listMeals, type TravelTable } from './travel-table.ts'
import { listStarts, type Span } from './trip-windows.ts'

/** One way to have something in the trip: a candidate as a visit or as a meal, or a meal in free time. */
export interface TripNode {
  /** Index in the table's candidates; -1 for free time. */
  readonly candidate: number
  readonly meal: 'lunch' | 'dinner' | null
  readonly locked: boolean
  readonly stay: number
  readonly score: number
  readonly costBaht: number
  /** Starts of the stay by day. */
  readonly starts: readonly (readonly Span[])[]
}

/** Rows of the travel table where each day begins and ends. */
export interface TripEnds {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** All nodes of a trip. The engine takes at most one of a candidate, and one of a meal a day. */
export function listTripNodes(table: TravelTable): TripNode[] {
  const { problem, candidates } = table
  const musts = new Set(problem.mustVisit)
  const locked = new Map(problem.locked.map((stop) => [stop.candidateId, stop]))
  const nodes: TripNode[] = []
  for (const [index, candidate] of candidates.entries()) {
    const stop = locked.get(candidate.id)
    const extra = (stop ? WEIGHTS.locked : 0) + (musts.has(candidate.id) ? WEIGHTS.mustVisit : 0)
    const add = (node: Pick<TripNode, 'meal' | 'stay' | 'score' | 'starts'>) => {
      if (!node.starts.some((starts) => starts.length > 0)) return
      nodes.push({
        candidate: index,
        locked: stop !== undefined,
        costBaht: candidate.costBaht,
        ...node,
        score: node.score + extra,
      })
    }
    if (stop) {
      const starts = problem.days.map((_, day) => (day === stop.day ? [{ from: stop.arrive, to: stop.arrive }] : []))
      add({ meal: null, stay: stop.stayMinutes, score: candidate.score, starts })
      continue
    }
    const spans = table.spans[index] ?? []
    const stay = table.stays[index] ?? candidate.dwellMinutes
    if (candidate.meal !== 'only') {
      const wrong = candidate.part === null ? 1 : WEIGHTS.wrongPartOfDay
      add({ meal: null, stay, score: candidate.score * wrong, starts: spans.map((day) => listStarts(day, stay, null)) })
      if (candidate.part !== null) {
        const starts = spans.map((day) => listStarts(day, stay, candidate.part))
        add({ meal: null, stay, score: candidate.score, starts })
      }
    }
    if (candidate.meal !== 'no') {
      const share = candidate.meal === 'only' ? WEIGHTS.mealPlace : 1
      for (const meal of ['lunch', 'dinner'] as const) {
        const minutes = Math.max(
          0,
          ...listMeals(problem)
            .filter(({ rule }) => rule.name === meal)
            .map(({ rule }) => rule.minutes),
        )
        const atTable = Math.max(minutes, Math.min(stay, 90))
        const starts = spans.map((day, at) => mealStarts(problem, at, meal, day, atTable))
        add({ meal, stay: atTable, score: candidate.score * share + WEIGHTS.meal, starts })
      }
    }
  }
  return [...nodes, ...freeMeals(problem)]
}

function mealStarts(problem: TripProblem, day: number, meal: string, open: readonly Span[], stay: number): Span[] {
  const rule = problem.days[day]?.meals.find(({ name }) => name === meal)
  if (!rule) return []
  const spans = open.map((span) => ({ from: Math.max(span.from, rule.from), to: Math.min(span.to, rule.to) }))
  return listStarts(spans, stay, null)
}

function freeMeals(problem: TripProblem): TripNode[] {
  return listMeals(problem).map(({ day, rule }) => {
    const { startMinute, endMinute } = problem.days[day] as TripProblem['days'][number]
    const open = [{ from: Math.max(rule.from, startMinute), to: Math.min(rule.to, endMinute) }]
    return {
      candidate: -1,
      meal: rule.name,
      locked: false,
      stay: rule.minutes,
      score: WEIGHTS.meal,
      costBaht: 0,
      starts: problem.days.map((_, at) => (at === day ? listStarts(open, rule.minutes, null) : [])),
    }
  })
}

/** Baht that the budget leaves for fees. */
export function feesLeft(problem: Pick<TripProblem, 'budgetBaht' | 'otherCostBaht'>): number {
  return problem.budgetBaht === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, problem.budgetBaht - problem.otherCostBaht)
}

/** The engine's problem for one choice of nights. */
export function toOrienteering(table: TravelTable, nodes: readonly TripNode[], ends: TripEnds): Orienteering {
  const { problem } = table
  const tours = problem.days.length
  const windows: Span[] = []
  const windowAt = [0]
  for (const node of nodes) {
    for (let day = 0; day < tours; day++) {
      windows.push(...(node.starts[day] ?? []))
      windowAt.push(windows.length)
    }
  }
  const types = new TypeBook(table, nodes)
  const rest = problem.pace.restMinutes
  return {
    nodes: nodes.length,
    tours,
    locations: table.locations,
    travel: table.minutes,
    locationOf: Int32Array.from(nodes, (node) => node.candidate),
    service: Int32Array.from(nodes, (node) => node.stay + (node.meal === null ? rest : 0)),
    score: Float64Array.from(nodes, (node) => node.score),
    cost: Float64Array.from(nodes, (node) => node.costBaht),
    budget: feesLeft(problem),
    startLocation: Int32Array.from(ends.starts),
    endLocation: Int32Array.from(ends.ends),
    startTime: Int32Array.from(problem.days, (day) => day.startMinute),
    endTime: Int32Array.from(problem.days, (day) => day.endMinute),
    windowAt: Int32Array.from(windowAt),
    windowOpen: Int32Array.from(windows, (window) => window.from),
    windowLast: Int32Array.from(windows, (window) => window.to),
    ...types.arrays(),
    fullnessType: VISITS,
    fullness: Float64Array.from(FULLNESS),
    arcCost: table.arcCost,
    idle: { free: REST_MINUTES, arcCost: 1000 * WEIGHTS.idleMinute },
  }
}

/** The type that every visit is of. */
const VISITS = 0

/** Numbers the kinds, wishes and exclusive groups that the engine counts. */
class TypeBook {
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
    // What the user has fixed may exceed a limit, but then leaves no room for more.
    const fixed = (day: number, fits: (node: TripNode) => boolean) =>
      nodes.filter((node) => node.locked && (node.starts[day] ?? []).length > 0 && fits(node)).length
    const limit = (perDay: number | null, perTrip: number | null, fits: (node: TripNode) => boolean) => {
      const byDay = problem.days.map((_, day) => Math.max(perDay ?? NO_LIMIT, fixed(day, fits)))
      const total = Math.max(perTrip ?? NO_LIMIT, nodes.filter((node) => node.locked && fits(node)).length)
      tag(this.add({ byDay, total }), fits)
    }
    // The first type: `VISITS`.
    limit(problem.pace.maxStopsPerDay, null, (node) => node.meal === null)
    for (const meal of ['lunch', 'dinner']) limit(1, null, (node) => node.meal === meal)
    for (const { kind, perDay, perTrip } of problem.limits) limit(perDay, perTrip, (node) => kindOf(node, kind))
    for (const { kind, count } of problem.wanted) {
      tag(this.add({ wanted: count, bonus: WEIGHTS.wantedKind }), (node) => kindOf(node, kind))
    }
    for (const { code, required } of problem.provinces) {
      const bonus = required ? WEIGHTS.requiredProvince : WEIGHTS.province
      tag(this.add({ wanted: 1, bonus }), (node) => candidates[node.candidate]?.provinceCode === code)
    }
    this.addExclusive(nodes)
  }

  /** At most one node of a candidate. */
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
