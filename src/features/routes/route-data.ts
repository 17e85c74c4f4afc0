import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteReactionsOf, listReactionsOf } from './route-reaction-store.ts'
import { deleteReviewsOf, listReviewsOf } from './route-review-store.ts'

/** The reactions and reviews of users. */
export const routeData: PersonalData = {
  tables: ['route_reaction', 'route_review'],
  list: async (db, userId) => ({
    route_reactions: await listReactionsOf(db, userId, MAX_EXPORTED),
    route_reviews: await listReviewsOf(db, userId, MAX_EXPORTED),
  }),
  async erase(db, userId) {
    await deleteReactionsOf(db, userId)
    await deleteReviewsOf(db, userId)
  },
}
