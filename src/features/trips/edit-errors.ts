import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { invalidRequest } from '../../platform/http/problems.ts'
import type { InputError } from '../../platform/input-error.ts'
import { duplicateItems, invalid, notEqual, required, tooSmall, unknownName } from '../../platform/input-errors.ts'
import { parseClock } from '../../world/hours.ts'
import { unknownTripPlace } from './problems.ts'
import type { DayWish, NewTrip, StopWish, TripEdit } from './trip-edit-schema.ts'
import type { StopFacts, TripFacts } from './trip-facts.ts'

/**
 * Checks what the schema of an edit cannot say.
 * @throws Problem invalid_request with every error, `unknown_trip_place` for places that neither the catalogue nor the trip knows
 */
export function checkEdit(trip: TripFacts, edit: TripEdit, catalogue: Pick<CatalogueView, 'findPlace'>): void {
  const stops = new Map(trip.days.flatMap((day) => day.stops.map((stop) => [stop.stop_id, stop] as const)))
  const errors = [...membersTogether(edit), ...(edit.days ?? []).flatMap((day, index) => dayErrors(day, index, stops))]
  const seen = new Set<string>()
  for (const [index, day] of (edit.days ?? []).entries())
    for (const [at, { stop_id: id }] of (day.stops ?? []).entries()) {
      if (id !== undefined && seen.has(id))
        errors.push({ pointer: `/days/${index}/stops/${at}/stop_id`, ...duplicateItems() })
      if (id !== undefined) seen.add(id)
    }
  if (errors.length > 0) throw invalidRequest({ errors: errors.slice(0, MAX_ERRORS) })
  const wanted = (edit.days ?? []).flatMap((day) => [
    ...(day.stops ?? []).flatMap(({ place_id: id }) => id ?? []),
    ...(day.base_place_id === undefined ? [] : [day.base_place_id]),
  ])
  const listed = new Set(trip.unscheduled.map(({ place_id: id }) => id))
  const kept = (edit.unscheduled ?? []).filter((id) => !listed.has(id))
  const unknown = [...new Set([...wanted.filter((id) => !catalogue.findPlace(id) && !trip.places[id]), ...kept])]
  if (unknown.length > 0)
    throw unknownTripPlace({ place_ids: unknown.slice(0, MAX_ERRORS).join(', ') }, { members: { place_ids: unknown } })
}

/** A new trip comes either from days or from a preview. @throws Problem invalid_request */
export function checkSource({ days, preview_id: previewId }: Pick<NewTrip, 'days' | 'preview_id'>): void {
  if (days === undefined && previewId === undefined)
    throw invalidRequest({ errors: [{ pointer: '/days', ...required() }] })
  if (days && previewId !== undefined) throw invalidRequest({ errors: [{ pointer: '/preview_id', ...invalid() }] })
}

const MAX_ERRORS = 50

function membersTogether({ days, number_of_days: count }: TripEdit): InputError[] {
  return days && count !== undefined ? [{ pointer: '/number_of_days', ...invalid() }] : []
}

function dayErrors(day: DayWish, index: number, known: ReadonlyMap<string, StopFacts>): InputError[] {
  const at = `/days/${index}`
  const [start, end] = [parseClock(day.start_time ?? ''), parseClock(day.end_time ?? '')]
  return [
    ...(day.base_place_id !== undefined && day.base !== undefined ? [{ pointer: `${at}/base`, ...invalid() }] : []),
    ...(start !== null && end !== null && end <= start
      ? [{ pointer: `${at}/end_time`, ...tooSmall({ limit: day.start_time ?? '' }) }]
      : []),
    ...(day.stops ?? []).flatMap((stop, position) => stopErrors(stop, `${at}/stops/${position}`, known)),
  ]
}

function stopErrors(stop: StopWish, at: string, known: ReadonlyMap<string, StopFacts>): InputError[] {
  const now = known.get(stop.stop_id ?? '')
  if (stop.stop_id !== undefined && !now) return [{ pointer: `${at}/stop_id`, ...unknownName([]) }]
  const kind = stop.kind ?? now?.kind ?? 'visit'
  const hasPlace = stop.place_id !== undefined || (now?.place_id ?? null) !== null
  return [
    ...(kind === 'visit' && !hasPlace ? [{ pointer: `${at}/place_id`, ...required() }] : []),
    ...(stop.arrive !== undefined && stop.locked === false
      ? [{ pointer: `${at}/locked`, ...notEqual({ value: 'true' }) }]
      : []),
  ]
}
