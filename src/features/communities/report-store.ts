import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ReportReason } from './post-vocabulary.ts'

export interface NewReport {
  readonly postId: string
  readonly reporterId: string
  readonly reason: ReportReason
  readonly details: string | null
}

/** Adds a report unless the user has reported the post before. Returns whether it did. */
export async function insertReport(db: Database, { postId, reporterId, reason, details }: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('community_report')
    .values({ post_id: postId, reporter_id: reporterId, reason, details, reviewed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Reports that no moderator has reviewed. */
export async function countOpenReports(db: Database, postId: string): Promise<number> {
  const { open } = await db
    .selectFrom('community_report')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('post_id', '=', postId)
    .where('reviewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

/** Open reports by post and reason, for moderators. */
export async function countReportsByReason(
  db: Database,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('community_report')
    .select(({ fn }) => ['post_id', 'reason', fn.countAll<number>().as('reports')])
    .where('post_id', 'in', postIds)
    .where('reviewed_at', 'is', null)
    .groupBy(['post_id', 'reason'])
    .execute()
  const counts = new Map<string, Record<string, number>>()
  for (const { post_id: id, reason, reports } of rows) counts.set(id, { ...counts.get(id), [reason]: reports })
  return counts
}

/** A moderator has seen them: they no longer count towards hiding the post. */
export async function reviewReports(db: Database, postId: string): Promise<void> {
  await db
    .updateTable('community_report')
    .set({ reviewed_at: sql<Date>`now()` })
    .where('post_id', '=', postId)
    .where('reviewed_at', 'is', null)
    .execute()
}

/** All reports by a user, oldest first. */
export async function listReportsBy(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('community_report')
    .select(['post_id', 'reason', 'details', 'created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

export async function deleteReportsBy(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('community_report').where('reporter_id', '=', userId).execute()
}
