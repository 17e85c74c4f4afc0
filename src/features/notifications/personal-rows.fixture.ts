import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A notification, a device and a preference. */
export async function insertPersonalRows(db: Database, { userId, sessionId }: TestUser): Promise<void> {
  await sql`insert into notification (notification_id, user_id, event, text_values, data, dedupe_key, created_at)
    values (${`ntf_${userId}`}, ${userId}, 'ai_trip_failed', '{}', '{}', 'once', now())`.execute(db)
  await sql`insert into push_token (token_id, user_id, session_id, kind, platform, address)
    values (${`push_${userId}`}, ${userId}, ${sessionId}, 'fcm', 'ios', ${userId})`.execute(db)
  await sql`insert into notification_preference (user_id, event, channel, is_enabled)
    values (${userId}, 'trip_edited', 'push', false)`.execute(db)
}
