import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** An event. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await sql`insert into user_event (user_id, type, message_th, message_en, created_at)
    values (${userId}, 'trip', 'ทริปเปลี่ยน', 'The trip changed', now())`.execute(db)
}
