import { invalidRequest } from '../../platform/http/problems.ts'
import type { InputError } from '../../platform/input-error.ts'
import { invalid, required, tooLarge, unknownName } from '../../platform/input-errors.ts'
import { type TripFacts, unknownTripPlace } from '../trips/public.ts'
import type { OptimizeBody } from './optimize-schema.ts'
import type { AiTripServices } from './services.ts'

/** @throws Problem invalid_request with all errors */
export function checkOptimize(
  { days }: TripFacts,
  { scope, day, locked = [] }: Pick<OptimizeBody, 'scope' | 'day' | 'locked'>,
): void {
  const stops = new Set(days.flatMap((each) => each.stops.map(({ stop_id: id }) => id)))
  const errors: InputError[] = [
    ...(scope === 'day' && day === undefined ? [{ pointer: '/day', ...required() }] : []),
    ...(scope !== 'day' && day !== undefined ? [{ pointer: '/day', ...invalid() }] : []),
    ...(scope === 'day' && day !== undefined && day > days.length
      ? [{ pointer: '/day', ...tooLarge({ limit: days.length }) }]
      : []),
    ...locked.flatMap((id, index) => (stops.has(id) ? [] : [{ pointer: `/locked/${index}`, ...unknownName([]) }])),
  ]
  if (errors.length > 0) throw invalidRequest({ errors })
}

/**
 * The excluded places by the ids under which the trip may have them.
 * @throws Problem unknown_trip_place
 */
export function checkExcluded(
  { places }: TripFacts,
  ids: readonly string[],
  { catalogue }: Pick<AiTripServices, 'catalogue'>,
): string[] {
  const unknown = ids.filter((id) => !catalogue.findPlace(id) && !places[id])
  if (unknown.length > 0) throw unknownTripPlace({ place_ids: unknown.join(', ') }, { members: { place_ids: unknown } })
  return ids.flatMap((id) => [id, catalogue.findPlace(id)?.duplicateOf ?? id])
}

export function travelMinutesOf({ days }: TripFacts): number {
  const legs = days.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.leg_back])
  return legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0)
}
