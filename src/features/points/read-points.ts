import type { Database } from '../../platform/database/database.ts'
import { findAccountId } from './account-store.ts'
import { readBalance } from './balance-store.ts'

/** Points that a user can spend at an instant. */
export async function readPoints(db: Database, userId: string, now: Date): Promise<number> {
  const accountId = await findAccountId(db, userId)
  return accountId === undefined ? 0 : (await readBalance(db, accountId, now)).balance
}
