import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** An account of another provider and a used link for a new password; sign-up left the rest. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await db
    .insertInto('identity')
    .values({ issuer: 'https://idp.example', subject: userId, user_id: userId, provider: 'google', email: null })
    .execute()
  await sql`insert into password_reset (token_digest, user_id, expires_at, used_at)
    values (${Buffer.from(userId)}, ${userId}, now(), now())`.execute(db)
}
