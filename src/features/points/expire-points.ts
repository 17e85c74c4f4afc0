import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { holdAccountById } from './account-store.ts'
import { postTransaction } from './ledger-store.ts'
import { emptyExpiredLots, listExpiringAccounts } from './lot-store.ts'

const MAX_PER_RUN = 5_000

/** Posts the expiry of points, an account at a time; a repeat finds nothing to do. Returns the number of accounts. */
export async function expirePoints(db: Database, now: Date): Promise<number> {
  let accounts = 0
  for (const accountId of await listExpiringAccounts(db, now, MAX_PER_RUN))
    await db.transaction().execute(async (db) => {
      await holdAccountById(db, accountId)
      const parts = await emptyExpiredLots(db, accountId, now)
      if (parts.length === 0) return
      const amount = parts.reduce((sum, part) => sum + part.amount, 0)
      await postTransaction(db, {
        transactionId: createId('ptx', now.getTime()),
        accountId,
        kind: 'expire',
        at: now,
        entries: [
          ...parts.map((part) => ({ accountId, lotId: part.lotId, amount: -part.amount })),
          { accountId: 'expired', lotId: null, amount },
        ],
      })
      accounts++
    })
  return accounts
}
