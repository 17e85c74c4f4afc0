import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { isServed, servedAreas } from '../../world/public-lines.ts'
import { findIslandId } from '../../world/roads.ts'
import { isForTheDay } from './cost-estimate.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'

/** Places to which travellers without a car hire one, because no line goes there: for the day, or there and back. */
export function charterWarnings(
  facts: Pick<TripFacts, 'days'>,
  places: readonly TripPlace[],
  { world }: Pick<TripCatalogue, 'world'>,
): Warning[] {
  const days = facts.days.map(({ stops, leg_back: back }) => ({
    ids: stops.flatMap(({ place_id: id }) => id ?? []),
    legs: [...stops.map(({ leg }) => leg), back].flatMap((leg) => leg ?? []),
  }))
  const hiring = days.filter(({ legs }) => legs.some(({ mode }) => mode === 'charter'))
  if (hiring.length === 0) return []
  const areas = servedAreas(world.towns)
  const isOffLine = ({ point }: TripPlace) => findIslandId(world.islands, point) === null && !isServed(areas, point)
  const off = places.filter(isOffLine).map(({ id }) => id)
  const named = (code: 'charter_day' | 'charter_near', isLong: boolean) => {
    const ids = new Set(hiring.filter(({ legs }) => isForTheDay(legs) === isLong).flatMap((day) => day.ids))
    const reached = off.filter((id) => ids.has(id))
    return reached.length === 0 ? [] : [noteOf(WARNINGS, code, { place_ids: reached })]
  }
  return [...named('charter_day', true), ...named('charter_near', false)]
}
