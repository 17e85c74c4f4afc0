import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Candidate } from '../../planner/problem.ts'
import { onTheirTours } from './tours-first.ts'
import type { PreparedTrip } from './trip-problem.ts'
import { SNORKEL_TRIP } from './wish-minimums.ts'

/** Kinds of what people do that are no category of their own. */
const DONE: ReadonlySet<string> = new Set(['boat tour', SNORKEL_TRIP])

/**
 * Who asks for a bicycle ride, a boat trip or a guided tour sees on it what it passes: it stands for these sights, which would
 * otherwise take its place. What the wish names is seen besides.
 */
export function activitiesFirst(prepared: PreparedTrip, catalogue: Pick<CatalogueView, 'findPlace'>): PreparedTrip {
  const { problem } = prepared
  const named = new Set(problem.mustVisit)
  const coversOf = ({ id }: Candidate) => catalogue.findPlace(id)?.guide?.covers ?? []
  const standsFor = new Map<string, Candidate>()
  for (const { kind } of problem.wanted.filter((wish) => wish.named)) {
    const [first] = problem.candidates
      .filter(
        (each) => (each.kind === kind || (DONE.has(kind) && each.tags.includes(kind))) && coversOf(each).length > 0,
      )
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    for (const id of first ? coversOf(first) : []) if (!named.has(id) && !standsFor.has(id)) standsFor.set(id, first!)
  }
  return standsFor.size === 0 ? prepared : { ...prepared, problem: onTheirTours(problem, standsFor) }
}
