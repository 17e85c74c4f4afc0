import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A favourite, a view and preferences. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await sql`insert into favorite (favorite_id, user_id, ref_type, ref_id, created_at)
    values (${`fav_${userId}`}, ${userId}, 'place', 'th-10-wat-pho', now())`.execute(db)
  await sql`insert into view_log (view_id, user_id, ref_type, ref_id, viewed_at)
    values (${`view_${userId}`}, ${userId}, 'place', 'th-10-wat-pho', now())`.execute(db)
  await sql`insert into preference (user_id, question_version, answers, updated_at)
    values (${userId}, '2026-11-22', '{"pace": ["easy"]}', now())`.execute(db)
}
