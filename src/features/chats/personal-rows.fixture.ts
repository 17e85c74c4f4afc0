import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A linked group, a code and preferences for the trip of the trips. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  const tripId = `trip_${userId}`
  await sql`insert into chat_group (channel, group_id) values ('line', ${userId})`.execute(db)
  await sql`insert into chat_link (channel, group_id, trip_id, linked_by, linked_at)
    values ('line', ${userId}, ${tripId}, ${userId}, now())`.execute(db)
  await sql`insert into chat_link_code (trip_id, user_id, code_digest, expires_at)
    values (${tripId}, ${userId}, sha256(${userId}::bytea), now())`.execute(db)
  await sql`insert into chat_preference (user_id, settings) values (${userId}, '{"enabled": true}')`.execute(db)
}
