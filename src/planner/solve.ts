import { createRoads, type Roads } from '../world/roads.ts'
import { shorten } from './engine/order.ts'
import { maxIterations, Search, type StoppingCriterion, unless } from './engine/search.ts'
import type { Itinerary, SolveResult } from './itinerary.ts'
import type { TripProblem } from './problem.ts'
import { explainUnmet } from './trip/explain.ts'
import { daysTooShort, findInfeasibility } from './trip/infeasible.ts'
import { type Nights, type Proposal, proposeNights, tripEnds } from './trip/nights.ts'
import { createTravelTable, type TravelTable } from './trip/travel-table.ts'
import { createTripLegs } from './trip/trip-legs.ts'
import { listTripNodes, type TripNode, toOrienteering } from './trip/trip-nodes.ts'
import { totalsOf, writeDays } from './trip/write-itinerary.ts'

export interface SolveOptions {
  readonly seed: number
  /** Multiplies the iterations of the search; 1 unless given. */
  readonly effort?: number
  /** Asked every few iterations: true ends the search with the best trip so far, which is then marked as cut short. */
  readonly isOver?: () => boolean
  /** Ends the search in place of the count of iterations that the size of the problem asks for: a benchmark's clock. */
  readonly stop?: StoppingCriterion
  /** Roads made earlier for the same islands, ferries and airports; making them takes some milliseconds. */
  readonly roads?: Roads
}

/** Choices of nights that are tried by the engine, and the share of the search that this may take. */
const NIGHTS_TRIED = 5
const TRIAL_SHARE = 0.4
/** This many iterations a day settle a usual trip. */
const ITERATIONS_PER_DAY = 1_500
const MAX_ITERATIONS = 12_000
/**
 * Bounds the processor time of long trips: a iteration takes 1 to 3 µs for each thousand pairs of nodes, so that the iterations
 * of the longest trip (30 days over the whole country, 750 nodes) take about a second.
 */
const ITERATIONS_BY_PAIRS = 4e8
const FEWEST_ITERATIONS = 200
/** Worsening accepted at the beginning, in good sights. */
const INITIAL_TEMPERATURE = 0.6
/** Stops a day that there is room for, meals included. */
const LONGEST_DAY = 30

/**
 * The best trip that a count of iterations finds, or the wishes that conflict. Pure: the same problem, seed and effort give the
 * same plan, unless it was cut short.
 */
export function solve(problem: TripProblem, options: SolveOptions): SolveResult {
  const roads = options.roads ?? roadsFor(problem)
  const infeasible = findInfeasibility(problem, roads)
  if (infeasible) return infeasible
  const table = createTravelTable(problem, createTripLegs(problem, roads))
  const nodes = listTripNodes(table)
  const choices = proposeNights(table, NIGHTS_TRIED)
  if (choices.length === 0) return daysTooShort(problem)
  let cutShort = false
  const isOver = () => {
    cutShort ||= options.isOver?.() ?? false
    return cutShort
  }
  const most = iterationsFor(problem.days.length, nodes.length, options.effort)
  const stop = unless(isOver, options.stop ?? maxIterations(most))
  const { search, nights, price, iterations } = searchNights(table, nodes, choices, { seed: options.seed, stop })
  search.finish((tours, tour) => shorten(tours, tour, table.straightM))
  const days = writeDays(table, nodes, search.best, nights)
  const itinerary: Itinerary = {
    days,
    ...explainUnmet(table, nodes, search.best, days),
    score: search.best.objective() - price,
    totals: totalsOf(table, days),
    iterations: iterations,
    cutShort,
  }
  return itinerary
}

/** How long a trip is searched for, by its size alone: by a clock, the plan would depend on the load of the machine. */
export function iterationsFor(days: number, nodes: number, effort = 1): number {
  return Math.max(
    FEWEST_ITERATIONS,
    Math.round(effort * Math.min(ITERATIONS_PER_DAY * days, MAX_ITERATIONS, ITERATIONS_BY_PAIRS / nodes ** 2)),
  )
}

export function roadsFor(problem: Pick<TripProblem, 'islands' | 'ferries' | 'airports'>): Roads {
  return createRoads({ islands: problem.islands, ferries: problem.ferries, towns: problem.airports })
}

/** Tries the best few choices of nights for a while each, goes on with the best of them. */
function searchNights(
  table: TravelTable,
  nodes: readonly TripNode[],
  choices: readonly Proposal[],
  { seed, stop }: { readonly seed: number; readonly stop: StoppingCriterion },
) {
  const trials: { search: Search; nights: Nights; price: number; value: number }[] = []
  let iterations = 0
  for (const [i, { nights, price }] of choices.entries()) {
    const search = new Search(toOrienteering(table, nodes, tripEnds(table, nights)), seed + i, LONGEST_DAY)
    const before = iterations
    const [from, to] = [(TRIAL_SHARE * i) / choices.length, (TRIAL_SHARE * (i + 1)) / choices.length]
    if (choices.length > 1) search.run((done) => (stop(before + done) - from) / (to - from), INITIAL_TEMPERATURE)
    iterations += search.iterations
    trials.push({ search, nights, price, value: search.best.objective() - price })
  }
  const best = trials.reduce((a, b) => (b.value > a.value ? b : a))
  const others = iterations - best.search.iterations
  const from = choices.length > 1 ? TRIAL_SHARE : 0
  best.search.run((done) => (stop(others + done) - from) / (1 - from), INITIAL_TEMPERATURE)
  return { ...best, iterations: others + best.search.iterations }
}
