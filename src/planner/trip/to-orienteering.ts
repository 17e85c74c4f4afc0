import { NO_LIMIT, type Orienteering, type Returns } from '../engine/orienteering.ts'
import { feesLeft, isLimited, isOfKind, type ProblemDay } from '../problem.ts'
import { timeToLeave } from './home-time.ts'
import { isOneLandmass, latestLeave } from './last-boats.ts'
import { FULLNESS, fillsOf, GOOD_SCORE, LATE_START_MINUTES, REST_MINUTES, VARIETY, WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'
import { tripAreasOf, walksOf } from './trip-areas.ts'
import { branchesOf } from './trip-branches.ts'
import { isVisit, type TripNode } from './trip-node.ts'
import { cutSpans, type Span } from './trip-windows.ts'
import { isNoPlaceForLuggage } from './with-luggage.ts'

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
      windows.push(...startsOn(table, node, day, ends))
      windowAt.push(windows.length)
    }
  }
  const types = new NodeTypes(table, nodes, ends)
  const rest = problem.pace.restMinutes
  return {
    nodes: nodes.length,
    tours,
    locations: table.locations,
    travel: table.minutes,
    locationOf: Int32Array.from(nodes, ({ candidate, nearBedOf }) =>
      nearBedOf === undefined ? candidate : (ends.ends[nearBedOf] ?? table.anywhere),
    ),
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
    arcCost: table.arcCost,
    idle: {
      free: REST_MINUTES,
      cost: 1000 * WEIGHTS.idleMinute,
      freeAtStart: Int32Array.from(problem.days, (day) => day.startMinute - earliestStart(day) + LATE_START_MINUTES),
    },
  }
}

/**
 * A day may begin at dawn, but then with a dawn place nearby: everything else is for those who leave at the usual time. Those
 * who sleep elsewhere leave an island by the last boat.
 */
function startsOn(table: TravelTable, node: TripNode, day: number, ends: TripEnds): readonly Span[] {
  const { problem, minutes, locations } = table
  const frame = problem.days[day] as ProblemDay
  const start = ends.starts[day] ?? table.anywhere
  const isOut = !node.locked && isNoPlaceForLuggage(table, node.candidate, start, ends.ends[day] ?? table.anywhere)
  if (isOut) return []
  const starts = node.locked ? (node.starts[day] ?? []) : startsFor(table, node, day, ends.ends[day] ?? table.anywhere)
  if (earliestStart(frame) === frame.startMinute) return starts
  const row = node.nearBedOf === undefined ? node.candidate : (ends.ends[node.nearBedOf] ?? table.anywhere)
  const way = row < 0 ? 0 : (minutes[start * locations + row] ?? 0)
  const isNear = way <= (frame.dawnWay ?? way) && isOneLandmass(table, start, node.candidate)
  if (node.isAtBest && isDawn(starts, frame) && isNear) return starts
  return starts.flatMap((span) => {
    const from = Math.max(span.from, frame.startMinute + way)
    return from <= span.to ? { ...span, from } : []
  })
}

/** After dinner, nobody drives so long through the dark to a bed. */
const DARK_WAY_MINUTES = 45

/** Whoever sleeps elsewhere dines near the bed, leaves an island by the last boat, and rides before dark. */
function startsFor(table: TravelTable, node: TripNode, day: number, end: number): readonly Span[] {
  const { problem, minutes, locations, firstBase, candidates } = table
  const isBed = end >= firstBase && end < firstBase + problem.bases.length
  const isNamed = problem.mustVisit.includes(candidates[node.candidate]?.id ?? '')
  const isAnywhere = node.candidate < 0 && node.nearBedOf === undefined
  if (problem.byDaylight && problem.bases.length > 0 && node.meal === 'dinner' && isAnywhere) return []
  const isDinner = node.meal === 'dinner' && node.candidate >= 0 && !isNamed
  if (isDinner && isBed && (minutes[node.candidate * locations + end] ?? 0) > DARK_WAY_MINUTES) return []
  const last = Math.min(latestLeave(table, node.candidate, end, day), timeToLeave(table, node, day, end))
  return cutSpans(node.starts[day] ?? [], 0, last - node.stay)
}

function isDawn(starts: readonly Span[], { startMinute }: ProblemDay): boolean {
  return starts.some(({ from }) => from < startMinute)
}

function earliestStart({ startMinute, dawnMinute = startMinute }: ProblemDay): number {
  return Math.min(dawnMinute, startMinute)
}

const DAYS_PER_DAWN = 4

/** Numbers the types that the engine counts: kinds with limits, wishes, and groups of which at most one node is taken. */
class NodeTypes {
  private readonly tours: number
  private readonly limitTour: (readonly number[])[] = []
  private readonly limitTotal: number[] = []
  private readonly tourReturns: (readonly number[])[] = []
  private readonly totalReturns: (readonly number[])[] = []
  private readonly ofNode: number[][]

  constructor(table: TravelTable, nodes: readonly TripNode[], ends: TripEnds) {
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
      const mostOn = (day: number) => (typeof perDay === 'object' ? perDay?.[day] : perDay) ?? NO_LIMIT
      const byDay = problem.days.map((_, day) => Math.max(mostOn(day), fixed(day, fits)))
      const most = Math.max(perTrip ?? NO_LIMIT, nodes.filter((node) => node.locked && fits(node)).length)
      tag(this.add({ byDay, most }), fits)
    }
    limit(
      problem.days.map(({ maxStops = problem.pace.maxStopsPerDay }) => maxStops),
      null,
      isVisit,
    )
    for (const meal of ['lunch', 'dinner'] as const)
      limit(1, null, (node) => node.meal === meal || node.includes?.includes(meal) === true)
    for (const rule of problem.limits)
      limit(rule.perDay, rule.perTrip, ({ candidate }) => {
        const place = candidates[candidate]
        return place !== undefined && isLimited(place, rule)
      })
    for (const { kind, count, firm, named } of problem.wanted) {
      const bonus = firm ? WEIGHTS.firmKind : WEIGHTS.wantedKind
      const daily = firm ? [] : [WEIGHTS.wantedDaily, 0]
      const [one = 0, ...more] = first(count, bonus)
      const total = [one + (named && count > 0 ? WEIGHTS.firstNamed : 0), ...more]
      tag(this.add({ tour: daily, total }), (node) => kindOf(node, kind))
    }
    for (const { kinds, visits } of problem.themes ?? [])
      tag(
        this.add({ total: first(visits, WEIGHTS.theme) }),
        (node) => isVisit(node) && kinds.some((kind) => kindOf(node, kind)),
      )
    for (const { code, required } of problem.provinces) {
      const bonus = required ? WEIGHTS.requiredProvince : WEIGHTS.province
      tag(this.add({ total: first(1, bonus) }), (node) => candidates[node.candidate]?.provinceCode === code)
    }
    this.addFullness(table, nodes)
    this.addVariety(table, nodes)
    this.addExclusive(nodes)
    this.addApart(table, nodes)
    this.addDawns(table, nodes)
    this.addAreas(table, nodes, ends)
    this.addHires(table, nodes)
    this.addTies(table, nodes, ends)
  }

  /** Nobody gets up in the dark every morning unless they asked for it. */
  private addDawns({ problem }: TravelTable, nodes: readonly TripNode[]): void {
    if (!problem.days.some(({ dawnWay, asksForDawns }) => dawnWay !== undefined && !asksForDawns)) return
    const type = this.add({ most: Math.ceil(problem.days.length / DAYS_PER_DAWN) })
    nodes.forEach((node, i) => {
      if (node.isAtBest && problem.days.some((day, at) => isDawn(node.starts[at] ?? [], day)))
        this.ofNode[i]?.push(type)
    })
  }

  /** Each day on which the trip goes to an area costs something, most of all far from its beds, so that one day sees what is there. */
  private addAreas(table: TravelTable, nodes: readonly TripNode[], { starts, ends }: TripEnds): void {
    for (const { rows, price } of tripAreasOf(table, [...starts, ...ends])) {
      const type = this.add({ tour: [-price, 0] })
      nodes.forEach((node, i) => {
        if (rows.has(node.candidate) && isVisit(node)) this.ofNode[i]?.push(type)
      })
    }
  }

  /** A car that is hired for one sight of a day takes people to the others too. */
  private addHires({ problem, candidates }: TravelTable, nodes: readonly TripNode[]): void {
    if (!problem.hirePrice) return
    const type = this.add({ tour: [-problem.hirePrice, 0] })
    nodes.forEach(({ candidate }, i) => {
      if (candidates[candidate]?.needsHire) this.ofNode[i]?.push(type)
    })
  }

  /** What people see on one walk or on one road belongs to one day, its first sights most of all: the first day is free. */
  private addTies(table: TravelTable, nodes: readonly TripNode[], { starts, ends }: TripEnds): void {
    const beds = [...starts, ...ends]
    const { candidates, problem } = table
    const mustSee = new Set(problem.mustSee)
    const tie = (rows: ReadonlySet<number>, price: number) => {
      if (rows.size < 2) return
      const type = this.add({ tour: [-price, 0], total: [price, 0] })
      nodes.forEach(({ candidate }, i) => {
        if (rows.has(candidate)) this.ofNode[i]?.push(type)
      })
    }
    for (const walk of walksOf(table, beds)) {
      tie(walk, WEIGHTS.walkAgain)
      tie(new Set([...walk].filter((row) => mustSee.has(candidates[row]!.id))), WEIGHTS.firstSightAgain)
    }
    for (const { rows, price } of branchesOf(table, beds)) tie(rows, price)
  }

  /** A day is full by hours, not by stops: half a day at a waterfall fills as much of it as three temples. */
  private addFullness({ stays }: TravelTable, nodes: readonly TripNode[]): void {
    const type = this.add({ tour: [...FULLNESS, 0] })
    nodes.forEach((node, i) => {
      if (!isVisit(node)) return
      for (let part = 0; part < fillsOf(stays[node.candidate] ?? node.stay); part++) this.ofNode[i]?.push(type)
    })
  }

  /** More of a kind that was not asked for is worth less and less. */
  private addVariety({ problem, candidates }: TravelTable, nodes: readonly TripNode[]): void {
    const asked = new Set(problem.wanted.map(({ kind }) => kind))
    const byKind = new Map<string, number>()
    nodes.forEach((node, i) => {
      const candidate = candidates[node.candidate]
      if (!candidate?.kind || !isVisit(node) || [candidate.kind, ...candidate.tags].some((kind) => asked.has(kind)))
        return
      const type = byKind.get(candidate.kind) ?? this.add({ tour: VARIETY.day, total: VARIETY.trip })
      byKind.set(candidate.kind, type)
      this.ofNode[i]?.push(type)
    })
  }

  /** At most one node per candidate. */
  private addExclusive(nodes: readonly TripNode[]): void {
    const byCandidate = new Map<number, number[]>()
    nodes.forEach(({ candidate }, i) => {
      if (candidate >= 0) byCandidate.set(candidate, [...(byCandidate.get(candidate) ?? []), i])
    })
    for (const group of byCandidate.values()) {
      if (group.length === 1) continue
      const type = this.add({ most: 1 })
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
        const type = this.add({ most: 1 })
        for (const [i, { candidate }] of nodes.entries())
          if (candidate === index || candidate === otherIndex) this.ofNode[i]?.push(type)
      }
    }
  }

  /** `byDay`, `most`: limits on each day and in all; `tour`, `total`: what each further node earns. */
  private add(type: {
    byDay?: readonly number[]
    most?: number
    tour?: readonly number[]
    total?: readonly number[]
  }): number {
    this.limitTour.push(type.byDay ?? Array.from({ length: this.tours }, () => NO_LIMIT))
    this.limitTotal.push(type.most ?? NO_LIMIT)
    this.tourReturns.push(type.tour ?? [])
    this.totalReturns.push(type.total ?? [])
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
      tourReturns: returnsOf(this.tourReturns),
      totalReturns: returnsOf(this.totalReturns),
    }
  }
}

/** A bonus for the first few. */
function first(count: number, bonus: number): number[] {
  return [...Array.from({ length: count }, () => bonus), 0]
}

function returnsOf(byType: readonly (readonly number[])[]): Returns {
  const at = [0]
  for (const values of byType) at.push((at.at(-1) ?? 0) + values.length)
  return { at: Int32Array.from(at), value: Float64Array.from(byType.flat()) }
}
