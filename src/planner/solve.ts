import { createRoads, type Roads } from '../world/roads.ts'
import { shorten } from './engine/order.ts'
import { Search, type StoppingCriterion } from './engine/search.ts'
import type { Tours } from './engine/tours.ts'
import type { SolveResult } from './itinerary.ts'
import type { TripProblem } from './problem.ts'
import { DEFAULT_SEARCH_PARAMS, iterationsFor, type SearchParams } from './search-params.ts'
import { type Arrangement, fillTours, keepTies } from './trip/arrangement.ts'
import { orderDays } from './trip/day-order.ts'
import { dropDetours } from './trip/detours.ts'
import { explainUnmet } from './trip/explain.ts'
import { isHomeLate, withoutLateHome } from './trip/home-time.ts'
import { daysTooShort, findInfeasibility } from './trip/infeasible.ts'
import { keepDawns } from './trip/missed-dawns.ts'
import { nameMeals, nearerMeals } from './trip/nearer-meals.ts'
import { type Nights, type Proposal, proposeNights, tripEnds } from './trip/nights.ts'
import { toOrienteering } from './trip/to-orienteering.ts'
import { createTravelTable, type TravelTable } from './trip/travel-table.ts'
import { createTripLegs } from './trip/trip-legs.ts'
import type { TripNode } from './trip/trip-node.ts'
import { listTripNodes } from './trip/trip-nodes.ts'
import { totalsOf, writeDays } from './trip/write-itinerary.ts'

export interface SolveOptions {
  readonly seed: number
  readonly params?: SearchParams
  /** Multiplies the planned iterations; defaults to 1. */
  readonly effort?: number
  /**
   * The share of the search that is done, called every few iterations; from 1 on the search ends with the best trip so far.
   * Never decreases. By default the share of the planned iterations.
   */
  readonly stop?: (iterations: number, planned: number) => number
  /** Roads built earlier for the same islands, ferries and airports; building them takes some milliseconds. */
  readonly roads?: Roads
  /** The trip as it is now, for a problem without bases: the result is at least as good, and differs only for a gain. */
  readonly from?: Arrangement
}

/**
 * The best trip that a search finds, or the wishes that conflict. Pure: the same problem, seed, parameters and iterations
 * give the same plan.
 */
export function solve(problem: TripProblem, options: SolveOptions): SolveResult {
  const roads = options.roads ?? roadsFor(problem)
  const result = solveOnce(problem, roads, options)
  const isLate = 'days' in result && isHomeLate(problem, result.days)
  return isLate ? solveOnce(withoutLateHome(problem), roads, options) : result
}

function solveOnce(problem: TripProblem, roads: Roads, options: SolveOptions): SolveResult {
  const infeasible = findInfeasibility(problem, roads)
  if (infeasible) return infeasible
  const { seed, params = DEFAULT_SEARCH_PARAMS, stop = shareOfPlanned } = options
  const table = createTravelTable(problem, createTripLegs(problem, roads), params.candidates)
  const nodes = listTripNodes(table)
  const choices = proposeNights(table, params.iterations.nightTrials, params.nights)
  if (choices.length === 0) return daysTooShort(problem)
  const planned = iterationsFor(problem.days.length, nodes.length, params.iterations, options.effort)
  const {
    search: first,
    nights,
    price,
    iterations,
    given,
  } = searchNights(table, nodes, choices, {
    seed,
    params,
    stop: (done) => stop(done, planned),
    ...(options.from && { from: options.from }),
  })
  const polish = (each: Search) =>
    each.polish((tours, tour) => shorten(tours, tour, table.straightM, params.engine.polish))
  polish(first)
  if (!given && keepDawns(first, table, nodes)) polish(first)
  const search = given ? first : withoutDetours(first, table, nodes, { ...options, params, polish, planned })
  if (given) keepTies(search.best, given.tours)
  else {
    nearerMeals(search.best, table, nodes)
    orderDays(search.best, table, nodes)
    nearerMeals(search.best, table, nodes)
    nameMeals(search.best, table, nodes)
  }
  const days = writeDays(table, nodes, search.best, nights)
  return {
    days,
    ...explainUnmet(table, nodes, search.best, days),
    score: search.best.objective() - price,
    ...(given && { before: { score: given.tours.objective() - price, left: given.left } }),
    totals: totalsOf(table, days),
    iterations,
    cutShort: iterations < planned,
  }
}

/** Searches of a trip that had detours, and the share of the usual iterations that each takes. */
const SECOND_SEARCHES = 2
const SECOND_SHARE = 0.3
const LAST_PASSES = 4

/** The trip without what is far out for little, its time filled with what is nearer. */
function withoutDetours(
  first: Search,
  table: TravelTable,
  nodes: readonly TripNode[],
  {
    seed,
    params,
    polish,
    planned,
    stop = shareOfPlanned,
  }: SolveOptions & { params: SearchParams; polish: (search: Search) => void; planned: number },
): Search {
  let search = first
  for (let again = 1; again <= SECOND_SEARCHES && dropDetours(search, table, nodes); again++) {
    const { best } = search
    const { maxStopsPerDay } = params.iterations
    search = new Search(best.problem, { seed: seed + again, params: params.engine, maxTourLength: maxStopsPerDay })
    search.offer((empty) => empty.copy(best))
    search.run((done) => stop(done, Math.ceil(planned * SECOND_SHARE)))
    polish(search)
  }
  for (let pass = 0; pass < LAST_PASSES && dropDetours(search, table, nodes); pass++) polish(search)
  return search
}

export function roadsFor(
  problem: Pick<TripProblem, 'islands' | 'ferries' | 'landings' | 'served' | 'airports'>,
): Roads {
  const { islands, ferries, landings = [], served, airports } = problem
  return createRoads({ islands, ferries, landings, served, towns: airports })
}

const shareOfPlanned = (iterations: number, planned: number) => iterations / planned

interface SearchOptions {
  readonly seed: number
  readonly params: SearchParams
  readonly stop: StoppingCriterion
  readonly from?: Arrangement
}

/** Tries each choice of nights for a while, then resumes the best one. */
function searchNights(
  table: TravelTable,
  nodes: readonly TripNode[],
  choices: readonly Proposal[],
  { seed, params, stop, from: arrangement }: SearchOptions,
) {
  const { nightTrialShare, maxStopsPerDay } = params.iterations
  const trials: { search: Search; nights: Nights; price: number; value: number; given: Given | null }[] = []
  let iterations = 0
  for (const [i, { nights, price }] of choices.entries()) {
    const instance = toOrienteering(table, nodes, tripEnds(table, nights))
    const search = new Search(instance, { seed: seed + i, params: params.engine, maxTourLength: maxStopsPerDay })
    const given = arrangement ? offerTo(search, arrangement, table, nodes) : null
    const before = iterations
    const [from, to] = [(nightTrialShare * i) / choices.length, (nightTrialShare * (i + 1)) / choices.length]
    if (choices.length > 1) search.run((done) => (stop(before + done) - from) / (to - from))
    iterations += search.iterations
    trials.push({ search, nights, price, value: search.best.objective() - price, given })
  }
  const best = trials.reduce((a, b) => (b.value > a.value ? b : a))
  const others = iterations - best.search.iterations
  const from = choices.length > 1 ? nightTrialShare : 0
  best.search.run((done) => (stop(others + done) - from) / (1 - from))
  return { ...best, iterations: others + best.search.iterations }
}

interface Given {
  readonly tours: Tours
  readonly left: number
}

function offerTo(search: Search, arrangement: Arrangement, table: TravelTable, nodes: readonly TripNode[]): Given {
  let left = 0
  const tours = search.offer((empty) => {
    left = fillTours(empty, arrangement, table, nodes)
  })
  return { tours, left }
}
