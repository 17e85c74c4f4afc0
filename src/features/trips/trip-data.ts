import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteTripsOf, listTripsOf } from './trip-store.ts'

/** The trips of users, deleted ones too as long as they are kept. */
export const tripData: PersonalData = {
  tables: ['trip'],
  list: async (db, userId) => ({ trips: await listTripsOf(db, userId, MAX_EXPORTED) }),
  erase: deleteTripsOf,
}
