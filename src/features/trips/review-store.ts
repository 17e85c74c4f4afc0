import type { Database } from '../../platform/database/database.ts'
import type { StopReview } from './trip-table.ts'

export interface StoredReview {
  readonly score: number
  readonly text: string | null
  readonly stops: readonly StopReview[]
  readonly reviewed_at: Date
}

/** Creates or replaces a user's review of a trip. */
export async function putReview(
  db: Database,
  { tripId, userId, review }: { readonly tripId: string; readonly userId: string; readonly review: StoredReview },
): Promise<void> {
  const row = { ...review, stops: JSON.stringify(review.stops) }
  await db
    .insertInto('trip_review')
    .values({ trip_id: tripId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['trip_id', 'user_id']).doUpdateSet(row))
    .execute()
}

/** A user's reviews, oldest first. */
export async function listReviewsOf(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('trip_review')
    .select(['trip_id', 'score', 'text', 'stops', 'reviewed_at'])
    .where('user_id', '=', userId)
    .orderBy('reviewed_at')
    .orderBy('trip_id')
    .limit(limit)
    .execute()
}

export async function deleteReviewsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('trip_review').where('user_id', '=', userId).execute()
}
