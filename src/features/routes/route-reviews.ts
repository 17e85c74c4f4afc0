import type { Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { listActiveNames } from '../users/public.ts'
import { listReviews, type StoredReview } from './route-review-store.ts'
import type { RouteReviewSchema } from './route-schema.ts'

type RouteReview = Static<typeof RouteReviewSchema>

/** Shown with a route. Omits reviews of closed accounts, so a page may have fewer. */
const MAX_SHOWN = 50

/** The newest reviews of a route, with the names of their authors. */
export async function readReviews(db: Database, routeId: string): Promise<RouteReview[]> {
  const reviews = await listReviews(db, routeId, MAX_SHOWN)
  const names = await listActiveNames(
    db,
    reviews.map((review) => review.user_id),
  )
  return reviews.flatMap((review) => {
    const name = names.get(review.user_id)
    return name === undefined ? [] : [reviewDocument(review, name)]
  })
}

export function reviewDocument({ score, text, reviewed_at: at }: StoredReview, name: string): RouteReview {
  return {
    owner_name: name,
    ...(text !== null && { review_text: text }),
    review_score: score,
    review_at: at.toISOString(),
  }
}
