import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Ref } from './target.ts'
import { TARGET_COLUMNS, type TargetFacts } from './target-facts.ts'

export interface StoredView extends TargetFacts {
  readonly view_id: string
  readonly viewed_at: Date
}

/** A place in the list of views. */
interface Position {
  readonly at: Date
  readonly id: string
}

const columns = ['view_id', ...TARGET_COLUMNS, 'viewed_at'] as const

/**
 * Adds a view within the caller's transaction, unless the user viewed the target after `repeatsAfter`. A lock per user
 * and target makes one view of concurrent calls.
 */
export async function insertView(
  db: Database,
  userId: string,
  view: StoredView,
  repeatsAfter: Date,
): Promise<{ readonly view: StoredView; readonly isNew: boolean }> {
  const { ref_type: refType, ref_id: refId } = view
  await sql`select pg_advisory_xact_lock(hashtextextended(${`view of ${userId} ${refType} ${refId}`}, 0))`.execute(db)
  const earlier = await db
    .selectFrom('view_log')
    .select(columns)
    .where('user_id', '=', userId)
    .where('viewed_at', '>', repeatsAfter)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .orderBy('viewed_at', 'desc')
    .orderBy('view_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (earlier) return { view: earlier, isNew: false }
  await db
    .insertInto('view_log')
    .values({ ...view, user_id: userId })
    .execute()
  return { view, isNew: true }
}

export async function countViews(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('view_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The views of a user, newest first: after a position of an earlier page, or from an offset. */
export async function listViews(
  db: Database,
  userId: string,
  { after, offset, limit }: { readonly after?: Position; readonly offset: number; readonly limit: number },
): Promise<StoredView[]> {
  return db
    .selectFrom('view_log')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(viewed_at, view_id) < (${after?.at}, ${after?.id})`))
    .orderBy('viewed_at', 'desc')
    .orderBy('view_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** The targets of a user's views, newest first, without their facts. */
export async function listRecentViews(
  db: Database,
  userId: string,
  limit: number,
): Promise<(Ref & { readonly viewed_at: Date })[]> {
  return db
    .selectFrom('view_log')
    .select(['ref_type', 'ref_id', 'viewed_at'])
    .where('user_id', '=', userId)
    .orderBy('viewed_at', 'desc')
    .orderBy('view_id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteViews(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('view_log').where('user_id', '=', userId).execute()
}

/** Deletes up to `limit` views from before an instant. Returns their number. */
export async function deleteViewsBefore(db: Database, before: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('view_log')
    .where('view_id', 'in', (where) =>
      where.selectFrom('view_log').select('view_id').where('viewed_at', '<', before).orderBy('viewed_at').limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Users with more than `most` views, up to `limit` of them. */
export async function listUsersWithMoreViews(db: Database, most: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('view_log')
    .select('user_id')
    .groupBy('user_id')
    .having(({ fn }) => fn.countAll(), '>', most)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Deletes all views of a user but the newest. Returns their number. */
export async function deleteOlderViews(db: Database, userId: string, kept: number): Promise<number> {
  const result = await sql`
    delete from view_log v using (
      select viewed_at, view_id from view_log where user_id = ${userId}
      order by viewed_at desc, view_id desc offset ${kept - 1} limit 1
    ) as last_kept
    where v.user_id = ${userId} and (v.viewed_at, v.view_id) < (last_kept.viewed_at, last_kept.view_id)`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
