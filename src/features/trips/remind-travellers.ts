import { addDays, bangkokDate } from '../../world/calendar.ts'
import { listAudience } from './member-store.ts'
import type { TripServices } from './services.ts'
import { listTripsStartingOn } from './trip-list-store.ts'
import { titlesOf } from './trip-summary.ts'

const BATCH = 500
const MAX_BATCHES = 1_000

/** Notifies the owners and members of trips that start tomorrow or today. Runs by schedule and may run twice. */
export async function remindTravellers(
  { db, clock, catalogue, notifications }: Pick<TripServices, 'db' | 'clock' | 'catalogue' | 'notifications'>,
  event: 'trip_tomorrow' | 'trip_today',
): Promise<void> {
  const today = bangkokDate(clock())
  const date = event === 'trip_today' ? today : addDays(today, 1)
  let after = ''
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const trips = await listTripsStartingOn(db, date, { after, limit: BATCH })
    for (const { trip_id: tripId, facts } of trips) {
      const trip = titlesOf(facts, catalogue)
      const reminder = { event, values: { trip }, data: { trip_id: tripId }, dedupeKey: `${tripId} ${date}` }
      await db.transaction().execute(async (db) => {
        const audience = await listAudience(db, tripId)
        await notifications.notify(db, ...audience.map((userId) => ({ userId, ...reminder })))
      })
      after = tripId
    }
    if (trips.length < BATCH) return
  }
}
