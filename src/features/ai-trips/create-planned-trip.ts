import type { Database } from '../../platform/database/database.ts'
import { Reply } from '../../platform/http/reply.ts'
import { createId } from '../../platform/id.ts'
import type { Language } from '../../platform/language.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { type PlannedTrip, renderSavedTrip, saveTrip, type Trip, tripEtag } from '../trips/public.ts'
import type { AiTripServices } from './services.ts'

interface Creation {
  readonly userId: string
  readonly language: Language
  readonly allowOverlap: boolean
  readonly create: (write: (db: Database) => Promise<Reply<Trip>>) => Promise<Reply<Trip>>
  readonly absolute: (path: string) => string
  /** Written with the trip. */
  readonly alsoWrite?: (db: Database) => Promise<void>
}

/**
 * Saves a planned trip and answers with it.
 * @throws Problem too_many_trips, trip_dates_overlap
 */
export function createPlannedTrip(
  { catalogue, clock }: Pick<AiTripServices, 'catalogue' | 'clock'>,
  facts: PlannedTrip,
  { userId, language, allowOverlap, create, absolute, alsoWrite }: Creation,
): Promise<Reply<Trip>> {
  const stored = { trip_id: createId('trip'), version: 1, facts }
  const today = bangkokDate(clock())
  const saved = renderSavedTrip(stored, { catalogue, language, today })
  return create(async (db) => {
    await saveTrip(db, { tripId: stored.trip_id, ownerId: userId, facts, today, allowOverlap })
    await alsoWrite?.(db)
    return new Reply(201, saved, {
      location: absolute(`/trips/v1/custom-trips/${stored.trip_id}`),
      etag: tripEtag(stored.version),
    })
  })
}
