import type { IsoDate } from '../../world/calendar.ts'
import type { PlannedTrip, Trip, TripDocument, TripPreview } from './trip-schema.ts'
import type { StoredTrip } from './trip-store.ts'

export const MAX_OPEN_TRIPS = 200
/** Those that are over, and deleted ones as long as they are kept, among them. */
export const MAX_TRIPS = 2_000

/** A stored trip as it is shown on a day. */
export function savedTrip(
  { trip_id, version, document }: Pick<StoredTrip, 'trip_id' | 'version' | 'document'>,
  today: IsoDate,
): Trip {
  return { ...document, trip_id, status: statusOn(document, today), version, share: null }
}

/** A planned trip as it is shown on a day. */
export function previewedTrip(planned: PlannedTrip, today: IsoDate): TripPreview {
  return { ...planned, status: statusOn(planned, today) }
}

/** Follows from the dates; a plan without dates is still to come. */
function statusOn(
  { start_date: start, end_date: end }: Pick<TripDocument, 'start_date' | 'end_date'>,
  today: IsoDate,
): Trip['status'] {
  if (start === undefined || end === undefined || today < start) return 'upcoming'
  return today > end ? 'completed' : 'active'
}

/** The validator of a version, for `ETag` and `If-Match`. */
export function tripEtag(version: number): string {
  return `"${version}"`
}
