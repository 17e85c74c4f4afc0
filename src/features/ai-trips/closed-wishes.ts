import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Infeasible } from '../../planner/itinerary.ts'
import { closedBy } from './guide-rules.ts'
import { closedIslands } from './when-open.ts'

/** Of a trip for which nothing is open, that it is the season: the island or the first sight that was asked for, and the dates. */
export function namingSeason(
  result: Infeasible,
  reading: Reading,
  catalogue: Pick<CatalogueView, 'findPlace' | 'world'>,
): Infeasible {
  if (!result.infeasible.conflicts.some(({ wish }) => wish === 'candidates')) return result
  const subject = closedIsland(reading, catalogue) ?? closedSight(reading, catalogue)
  if (subject === undefined) return result
  return {
    infeasible: {
      conflicts: [
        { wish: 'season', subject },
        { wish: 'dates', subject: '' },
      ],
      suggestions: [{ change: 'other_dates' }],
    },
  }
}

function closedIsland(reading: Reading, { world }: Pick<CatalogueView, 'world'>): string | undefined {
  const closed = closedIslands(reading, world)
  return reading.islands.find(({ id }) => closed.get(id)?.length === reading.days)?.id
}

function closedSight(reading: Reading, catalogue: Pick<CatalogueView, 'findPlace' | 'world'>): string | undefined {
  const named = catalogue.world.destinations.filter(({ id }) => reading.destinations?.includes(id))
  const ids = [...reading.mustVisit.map(({ placeId }) => placeId), ...named.flatMap(({ highlights }) => highlights)]
  return ids.find((id) => closedBy(catalogue.findPlace(id)?.guide?.closedMonths, reading).throughout)
}
