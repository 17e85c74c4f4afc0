import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A post, with a reaction and a report by its author. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  const postId = `post_${userId}`
  await sql`insert into community_post (post_id, author_id, title, body, link_count, reaction_count, hot_rank)
    values (${postId}, ${userId}, 'A day in Krabi', 'Sea and sand', 0, 1, 0)`.execute(db)
  await sql`insert into community_reaction (post_id, user_id) values (${postId}, ${userId})`.execute(db)
  await sql`insert into community_report (post_id, reporter_id, reason)
    values (${postId}, ${userId}, 'spam')`.execute(db)
}
