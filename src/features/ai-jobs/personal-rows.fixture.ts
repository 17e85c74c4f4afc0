import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A cancelled job. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await sql`insert into ai_job (job_id, user_id, wish, state, requested_at, finished_at)
    values (${`job_${userId}`}, ${userId}, '{"prompt": "กระบี่"}', 'cancelled', now(), now())`.execute(db)
}
