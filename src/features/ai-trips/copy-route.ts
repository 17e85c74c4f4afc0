import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Restricts a trip to the places of a route, each on its own day. Meals and nights are the planner's. `route`: place ids by day. */
export function copyRoute(
  prepared: PreparedTrip,
  route: readonly (readonly string[])[],
  catalogue: CatalogueView,
): PreparedTrip {
  const dayOf = new Map<string, number>()
  for (const [day, ids] of route.entries())
    for (const id of ids) {
      const listed = catalogue.findPlace(id)?.duplicateOf ?? id
      if (!dayOf.has(listed)) dayOf.set(listed, day)
    }
  const { problem } = prepared
  const candidates = problem.candidates.flatMap((candidate) => {
    const day = dayOf.get(candidate.id)
    if (day === undefined) return candidate.meal === 'only' ? [candidate] : []
    // Editors list restaurants and cafés at any time of the day.
    return [{ ...candidate, days: [day], meal: candidate.meal === 'no' ? ('no' as const) : ('also' as const) }]
  })
  return {
    ...prepared,
    problem: {
      ...problem,
      candidates,
      mustVisit: [...dayOf.keys()],
      mustSee: [],
      wanted: [],
      limits: [],
      pace: { ...problem.pace, maxStopsPerDay: Math.max(1, ...route.map((ids) => ids.length)) },
    },
  }
}
