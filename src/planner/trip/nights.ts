import { isGateway } from '../../world/region.ts'
import type { NightParams } from '../search-params.ts'
import { areasOf, chooseBases } from './base-towns.ts'
import { DayEstimate, IMPOSSIBLE } from './day-estimate.ts'
import { priceOfNights, WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'

/** Where each night is spent, as rows of the travel table; the last is where the trip ends. Empty without bases. */
export type Nights = readonly number[]

export interface Proposal {
  readonly nights: Nights
  /** Cost of the choice besides its travel, in good sights. */
  readonly price: number
}

interface State {
  readonly nights: Nights
  readonly value: number
  readonly used: Uint8Array
}

/**
 * The best choices of nights, best first, for the engine to evaluate exactly: a beam search over the days, each filled
 * roughly with candidates nearby or on the way. Empty if fixed points and towns are too far apart.
 */
export function proposeNights(table: TravelTable, most: number, params: NightParams): readonly Proposal[] {
  const { problem } = table
  if (problem.bases.length === 0) return areFixedEndsInReach(table) ? [{ nights: [], price: 0 }] : []
  const estimate = new DayEstimate(table, params)
  const bases = chooseBases(table, params)
  const beds = {
    areaOf: areasOf(table, bases, params),
    asked: askedBeds(table),
    limits: bedLimits(table),
    isWayHome: (row: number) => isWayHome(table, row),
    days: problem.days.length,
  }
  const priceOf: PriceOf = (nights) => priceOfNights(nights, beds) + priceOfEnds(table, nights)
  let beam: State[] = [{ nights: [], value: 0, used: new Uint8Array(table.candidates.length) }]
  for (let day = 0; day < problem.days.length; day++) {
    const next: State[] = []
    const settled = problem.bases.findIndex((town) => town.id === problem.days[day]?.baseTownId)
    const isDeparture = day > 0 && day === problem.days.length - 1 && problem.days[day]?.end
    for (const state of beam) {
      // A trip that ends at a given point has no last night to choose.
      const stay = state.nights.slice(-1)
      const allowed =
        settled >= 0
          ? [table.firstBase + settled]
          : isDeparture
            ? stay
            : ofDay(table, day, endsAllowed(table, bases, state, day))
      for (const base of allowed) next.push(extend(table, estimate, priceOf, state, day, base))
    }
    beam = keepDiverse(
      next.filter((state) => state.value > -IMPOSSIBLE / 2),
      params,
    )
  }
  const one = bestSingleBed(table, bases, (state, day, base) => extend(table, estimate, priceOf, state, day, base))
  const best = beam.slice(0, most)
  if (one && !best.some(({ nights }) => isSingle(nights))) best[Math.min(best.length, most - 1)] = one
  return best.map(({ nights }) => ({ nights, price: priceOf(nights) }))
}

/** The rows whose towns the day allows; all of them if none is allowed. */
function ofDay({ problem, firstBase }: TravelTable, day: number, rows: readonly number[]): readonly number[] {
  const ids = problem.days[day]?.bedTownIds
  const allowed = ids ? rows.filter((row) => ids.includes(problem.bases[row - firstBase]?.id ?? '')) : []
  return allowed.length > 0 ? allowed : rows
}

const isSingle = (nights: Nights) => nights.every((base) => base === nights[0])

/** The best trip from one bed, if days and ends allow one: never changing beds is always worth a try. */
function bestSingleBed(
  { problem, candidates }: TravelTable,
  bases: readonly number[],
  add: (state: State, day: number, base: number) => State,
): State | undefined {
  if (problem.days.some(({ baseTownId, bedTownIds }) => baseTownId !== null || bedTownIds)) return undefined
  const none: State = { nights: [], value: 0, used: new Uint8Array(candidates.length) }
  const states = bases.map((base) => problem.days.reduce((state, _, day) => add(state, day, base), none))
  return states.filter(({ value }) => value > -IMPOSSIBLE / 2).sort((a, b) => b.value - a.value)[0]
}

type PriceOf = (nights: Nights) => number

/** Rows of the towns that were asked for. The night after the last day is not one of the trip. */
function askedBeds({ problem, firstBase }: TravelTable): readonly (readonly number[])[] {
  const row = (id: string) => problem.bases.findIndex((town) => town.id === id) + firstBase
  return (problem.askedBeds ?? []).map((ids) => ids.map(row).filter((each) => each >= firstBase))
}

function bedLimits({ problem, firstBase }: TravelTable) {
  return (problem.bedLimits ?? []).map(({ townIds, nights }) => ({
    rows: new Set(problem.bases.flatMap(({ id }, at) => (townIds.includes(id) ? firstBase + at : []))),
    nights,
  }))
}

function isWayHome({ problem, firstBase }: TravelTable, row: number): boolean {
  const town = problem.bases[row - firstBase]
  return town !== undefined && isGateway(town)
}

/** A trip ends where there is a way home; without such a town at a bed of the trip, never in another village. */
function endsAllowed(table: TravelTable, bases: readonly number[], { nights }: State, day: number): readonly number[] {
  const { problem, minutes, locations } = table
  if (day === 0 || day < problem.days.length - 1) return bases
  const { startMinute, endMinute } = problem.days[day]!
  const bed = nights.at(-1) ?? 0
  const gateways = bases.filter(
    (row) => isWayHome(table, row) && (minutes[bed * locations + row] ?? 0) <= endMinute - startMinute,
  )
  return gateways.length > 0 ? gateways : bases.filter((row) => row === nights[0] || row === bed)
}

/** The way to a first bed in a village, and home from a last one, is not in the plan. */
function priceOfEnds(table: TravelTable, nights: Nights): number {
  const { days } = table.problem
  const [start, end] = [nights[0], nights.at(-1)]
  if (days.length === 1 || start === undefined || end === undefined) return 0
  const isEnded = nights.length === days.length && !days.at(-1)?.end
  return (
    (days[0]?.start || isWayHome(table, start) ? 0 : WEIGHTS.startInVillage) +
    (!isEnded || isWayHome(table, end) ? 0 : WEIGHTS.endInVillage)
  )
}

/** Whether each day with a fixed start and end is long enough for the way between them. */
function areFixedEndsInReach({ problem, fixed, minutes, locations }: TravelTable): boolean {
  return problem.days.every(({ startMinute, endMinute }, day) => {
    const [from, to] = [fixed[day * 2] ?? -1, fixed[day * 2 + 1] ?? -1]
    return from < 0 || to < 0 || (minutes[from * locations + to] ?? 0) <= endMinute - startMinute
  })
}

function extend(
  table: TravelTable,
  estimate: DayEstimate,
  priceOf: PriceOf,
  state: State,
  day: number,
  base: number,
): State {
  const { starts, ends } = tripEnds(table, [...state.nights, base])
  const used = state.used.slice()
  const from = starts[day] as number
  const to = ends[day] as number
  const worth = estimate.fill(day, from, to, used)
  const toBase =
    to === base || day === table.problem.days.length - 1 ? 0 : (table.minutes[to * table.locations + base] ?? 0)
  const nights = [...state.nights, base]
  const price = priceOf(nights) - priceOf(state.nights)
  return { nights, value: state.value + worth - price - toBase * WEIGHTS.travelMinute, used }
}

/** Rows where each day starts and ends, for the nights chosen so far. */
export function tripEnds(table: TravelTable, nights: Nights): { starts: number[]; ends: number[] } {
  const { fixed, anywhere } = table
  // A day trip has no night, so it does not start where nights are spent.
  const isDayTrip = table.problem.days.length === 1 && (fixed[1] ?? -1) >= 0
  const row = (day: number, end: 0 | 1): number => {
    const point = fixed[day * 2 + end] ?? -1
    if (point >= 0) return point
    return isDayTrip ? anywhere : (nights[end === 1 ? day : Math.max(0, day - 1)] ?? anywhere)
  }
  const days = table.problem.days.map((_, day) => day)
  return { starts: days.map((day) => row(day, 0)), ends: days.map((day) => row(day, 1)) }
}

/** The best states, only a few of them in the same town. */
function keepDiverse(states: State[], { beamWidth, beamPerTown }: NightParams): State[] {
  const kept: State[] = []
  const inTown = new Map<number, number>()
  for (const state of states.sort((a, b) => b.value - a.value)) {
    const town = state.nights.at(-1) ?? -1
    const count = inTown.get(town) ?? 0
    if (count >= beamPerTown) continue
    inTown.set(town, count + 1)
    kept.push(state)
    if (kept.length === beamWidth) break
  }
  return kept
}
