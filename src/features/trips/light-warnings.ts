import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { sunTimes } from '../../world/sun.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

/** Minutes after sunrise until which the light and the mist last. */
const DAWN_MINUTES = 45

/** Places that are best at dawn and that the trip visits later. */
export function lightWarnings({ days }: Pick<TripFacts, 'days'>, places: readonly TripPlace[]): Warning[] {
  const visits = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'))
  const isMissed = ({ id, point, bestTimes }: TripPlace) => {
    const dawn = sunTimes(point, null).sunrise + DAWN_MINUTES
    const isForDawn = bestTimes.length > 0 && bestTimes.every((time) => time === 'dawn')
    return isForDawn && visits.some(({ place_id: visited, arrive }) => visited === id && arrive > dawn)
  }
  const missed = places.filter(isMissed).map(({ id }) => id)
  return missed.length === 0 ? [] : [noteOf(WARNINGS, 'best_at_dawn', { place_ids: missed })]
}
