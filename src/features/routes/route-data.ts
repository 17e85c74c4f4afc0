import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteReactionsOf, listReactionsOf } from './route-reaction-store.ts'
import { deleteReviewsOf, listReviewsOf } from './route-review-store.ts'
import { deleteRouteTripsOf, listRouteTripsOf } from './route-trip-store.ts'

/** The reactions and reviews of users, and from which routes they made trips. */
export const routeData: PersonalData = {
  tables: ['route_reaction', 'route_review', 'route_trip'],
  list: async (db, userId) => ({
    route_reactions: await listReactionsOf(db, userId, MAX_EXPORTED),
    route_reviews: await listReviewsOf(db, userId, MAX_EXPORTED),
    route_trips: await listRouteTripsOf(db, userId, MAX_EXPORTED),
  }),
  async erase(db, userId) {
    await deleteReactionsOf(db, userId)
    await deleteReviewsOf(db, userId)
    await deleteRouteTripsOf(db, userId)
  },
}
