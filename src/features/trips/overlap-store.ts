import type { Database } from '../../platform/database/database.ts'
import type { IsoDate } from '../../world/calendar.ts'

/**
 * A user's trips that share a day with a span, by date. Within `holdTripsOf` the answer holds until the transaction ends:
 * the exclusion constraint alone would neither name the other trip nor see those that may overlap.
 */
export async function listOverlaps(
  db: Database,
  {
    ownerId,
    from,
    to,
    except,
    limit,
  }: { ownerId: string; from: IsoDate; to: IsoDate; except?: string | undefined; limit: number },
) {
  return db
    .selectFrom('trip')
    .select(['trip_id', 'start_date', 'end_date', 'version', 'facts'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .$if(except !== undefined, (query) => query.where('trip_id', '<>', except ?? ''))
    .orderBy('start_date')
    .orderBy('trip_id')
    .limit(limit)
    .$narrowType<{ start_date: IsoDate; end_date: IsoDate }>()
    .execute()
}
