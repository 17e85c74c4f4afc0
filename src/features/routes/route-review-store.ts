import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface StoredReview {
  readonly score: number
  readonly text: string | null
  readonly reviewed_at: Date
}

/** Creates or replaces the user's review of a route. Returns false if the route has been removed. */
export async function putReview(
  db: Database,
  { routeId, userId, review }: { readonly routeId: string; readonly userId: string; readonly review: StoredReview },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('route_review')
    .columns(['route_id', 'user_id', 'score', 'text', 'reviewed_at'])
    .expression((rows) =>
      rows
        .selectFrom('route')
        .select([
          'route_id',
          sql<string>`${userId}`.as('user_id'),
          sql<number>`${review.score}::smallint`.as('score'),
          sql<string | null>`${review.text}::text`.as('text'),
          sql<Date>`${review.reviewed_at}::timestamptz`.as('reviewed_at'),
        ])
        .where('route_id', '=', routeId)
        // Keeps the route until the review is there.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['route_id', 'user_id']).doUpdateSet(review))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The reviews of a route, newest first. */
export async function listReviews(
  db: Database,
  routeId: string,
  limit: number,
): Promise<(StoredReview & { user_id: string })[]> {
  return db
    .selectFrom('route_review')
    .select(['user_id', 'score', 'text', 'reviewed_at'])
    .where('route_id', '=', routeId)
    .orderBy('reviewed_at', 'desc')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

export async function listReviewsOf(
  db: Database,
  userId: string,
  limit: number,
): Promise<(StoredReview & { route_id: string })[]> {
  return db
    .selectFrom('route_review')
    .select(['route_id', 'score', 'text', 'reviewed_at'])
    .where('user_id', '=', userId)
    .orderBy('reviewed_at')
    .orderBy('route_id')
    .limit(limit)
    .execute()
}

export async function deleteReviewsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('route_review').where('user_id', '=', userId).execute()
}
