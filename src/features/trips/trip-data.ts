import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteTripsOf, listTripsOf } from './trip-store.ts'

/** Trips of users, including deleted ones while they are kept. */
export const tripData: PersonalData = {
  tables: ['trip'],
  list: async (db, userId) => ({ trips: await listTripsOf(db, userId, MAX_EXPORTED) }),
  erase: deleteTripsOf,
}
