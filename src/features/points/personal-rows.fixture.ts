import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** An account of the ledger. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await sql`insert into point_account (account_id, user_id) values (${`account_${userId}`}, ${userId})`.execute(db)
}
