import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteMembershipsOf, listMembershipsOf } from './member-store.ts'
import { deleteReviewsOf, listReviewsOf } from './review-store.ts'
import { deleteSharesOf, listLinksOf } from './share-store.ts'
import { deleteTripsOf, listTripsOf } from './trip-store.ts'
import { forgetAuthor, listVersionsBy } from './version-store.ts'

/** Trips of users, including deleted ones while they are kept, with their links; who made which version; memberships; reviews. */
export const tripData: PersonalData = {
  tables: ['trip', 'trip_version', 'trip_member', 'trip_review'],
  list: async (db, userId) => ({
    trips: await listTripsOf(db, userId, MAX_EXPORTED),
    trip_versions: await listVersionsBy(db, userId, MAX_EXPORTED),
    trip_links: await listLinksOf(db, userId, MAX_EXPORTED),
    trip_memberships: await listMembershipsOf(db, userId, MAX_EXPORTED),
    trip_reviews: await listReviewsOf(db, userId, MAX_EXPORTED),
  }),
  /** Nobody can stop sharing the trips of a closed account. */
  close: deleteSharesOf,
  async erase(db, userId) {
    await deleteTripsOf(db, userId)
    await deleteMembershipsOf(db, userId)
    await deleteReviewsOf(db, userId)
    await forgetAuthor(db, userId)
  },
}
