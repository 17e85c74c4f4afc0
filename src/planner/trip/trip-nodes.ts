import type { MealRule, TripProblem } from '../problem.ts'
import { listIncludedMeals } from './included-meals.ts'
import { WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'
import { listStarts, type Span } from './trip-windows.ts'

/** One way to put something into the trip: a candidate as a visit or as a meal, a meal in free time, or a pause. */
export interface TripNode {
  /** Index in the table's candidates; -1 for a meal in free time and a pause. */
  readonly candidate: number
  readonly meal: 'lunch' | 'dinner' | null
  /** Meals that the visit includes. */
  readonly includes?: readonly ('lunch' | 'dinner')[]
  readonly locked: boolean
  readonly stay: number
  /** Whether the stay may grow into a wait. */
  readonly mayGrow: boolean
  readonly score: number
  readonly costBaht: number
  /** When the stay may start, by day. */
  readonly starts: readonly (readonly Span[])[]
}

/** All nodes of a trip. The engine takes at most one per candidate, and one of each meal per day. */
export function listTripNodes(table: TravelTable): TripNode[] {
  const { problem, candidates } = table
  const musts = new Set(problem.mustVisit)
  const locked = new Map(problem.locked.map((stop) => [stop.candidateId, stop]))
  const nodes: TripNode[] = []
  for (const [index, candidate] of candidates.entries()) {
    const stop = locked.get(candidate.id)
    const extra = (stop ? WEIGHTS.locked : 0) + (musts.has(candidate.id) ? WEIGHTS.mustVisit : 0)
    const add = (node: Pick<TripNode, 'meal' | 'includes' | 'stay' | 'score' | 'starts'>) => {
      if (!node.starts.some((starts) => starts.length > 0)) return
      nodes.push({
        candidate: index,
        locked: stop !== undefined,
        costBaht: candidate.costBaht,
        mayGrow: stop === undefined && node.meal === null && candidate.keepsStay !== true,
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
      const anyTime = spans.map((day) => listStarts(day, stay, null))
      add({ meal: null, stay, score: candidate.score * wrong, starts: anyTime })
      for (const { includes, starts } of listIncludedMeals(problem, candidate.mealsIncluded ?? [], stay, anyTime))
        add({ meal: null, includes, stay, score: candidate.score + WEIGHTS.includedMeal * includes.length, starts })
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
  return [...nodes, ...freeMeals(problem), ...pauses(problem)]
}

/** Whether a node is a visit, which counts for the pace. */
export function isVisit({ candidate, meal }: TripNode): boolean {
  return candidate >= 0 && meal === null
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
      mayGrow: false,
      score: WEIGHTS.meal,
      costBaht: 0,
      starts: problem.days.map((_, at) => (at === day ? listStarts(open, rule.minutes, null) : [])),
    }
  })
}

function pauses(problem: TripProblem): TripNode[] {
  return problem.days.flatMap(({ pauses = [] }, day) =>
    pauses.map(({ arrive, stayMinutes }) => ({
      candidate: -1,
      meal: null,
      locked: true,
      stay: stayMinutes,
      mayGrow: false,
      score: WEIGHTS.locked,
      costBaht: 0,
      starts: problem.days.map((_, at) => (at === day ? [{ from: arrive, to: arrive }] : [])),
    })),
  )
}

/** All meals of the trip with their days. */
function listMeals(problem: TripProblem): { readonly day: number; readonly rule: MealRule }[] {
  return problem.days.flatMap((day, index) => day.meals.map((rule) => ({ day: index, rule })))
}
