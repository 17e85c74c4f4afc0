import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteTripsOf, listTripsOf } from './trip-store.ts'
import { forgetAuthor, listVersionsBy } from './version-store.ts'

/** Trips of users, including deleted ones while they are kept, and who made which version. */
export const tripData: PersonalData = {
  tables: ['trip', 'trip_version'],
  list: async (db, userId) => ({
    trips: await listTripsOf(db, userId, MAX_EXPORTED),
    trip_versions: await listVersionsBy(db, userId, MAX_EXPORTED),
  }),
  async erase(db, userId) {
    await deleteTripsOf(db, userId)
    await forgetAuthor(db, userId)
  },
}
