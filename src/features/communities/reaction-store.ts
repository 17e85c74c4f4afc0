import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Adds a reaction unless it is there. `count` is the number of reactions of the post. */
export async function addReaction(
  db: Database,
  postId: string,
  userId: string,
): Promise<{ readonly count: number; readonly isNew: boolean }> {
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('community_reaction')
    .values({ post_id: postId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return { count: await changeCount(db, postId, Number(added)), isNew: added > 0n }
}

/** Removes a reaction if it is there. Returns the number of reactions of the post. */
export async function removeReaction(db: Database, postId: string, userId: string): Promise<number> {
  const { numDeletedRows: removed } = await db
    .deleteFrom('community_reaction')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return changeCount(db, postId, -Number(removed))
}

async function changeCount(db: Database, postId: string, by: number): Promise<number> {
  const changed = db
    .updateTable('community_post')
    .set((eb) => ({ reaction_count: eb('reaction_count', '+', by), rank_due: true }))
    .where('post_id', '=', postId)
    .returning('reaction_count')
  const unchanged = db.selectFrom('community_post').select('reaction_count').where('post_id', '=', postId)
  const { reaction_count: count } = await (by === 0 ? unchanged : changed).executeTakeFirstOrThrow()
  return count
}

/** Which of the posts a user reacted to. */
export async function listReactedPosts(
  db: Database,
  postIds: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  if (postIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('community_reaction')
    .select('post_id')
    .where('user_id', '=', userId)
    .where('post_id', 'in', postIds)
    .execute()
  return new Set(rows.map((row) => row.post_id))
}

/** All reactions of a user, oldest first. */
export async function listReactionsOf(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('community_reaction')
    .select(['post_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

export async function deleteReactionsOf(db: Database, userId: string): Promise<void> {
  const removed = await db.deleteFrom('community_reaction').where('user_id', '=', userId).returning('post_id').execute()
  const postIds = removed.map((row) => row.post_id)
  await sql`update community_post set reaction_count = reaction_count - 1, rank_due = true
    where post_id = any(${postIds})`.execute(db)
}
