import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { bangkokMidnight, type IsoDate } from '../../world/calendar.ts'

/** Days in Bangkok: from the first on, and before the other. */
export interface Week {
  readonly from: IsoDate
  readonly until: IsoDate
}

/** Accounts of users with points that expire in a week, and of which they have not been warned. */
export async function listAccountsToWarn(db: Database, { from, until }: Week, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('point_lot as lot')
    .innerJoin('point_account as account', 'account.account_id', 'lot.account_id')
    .select('lot.account_id')
    .distinct()
    .where('lot.remaining', '>', 0)
    .where('lot.expires_at', '>=', bangkokMidnight(from))
    .where('lot.expires_at', '<', bangkokMidnight(until))
    .where('account.user_id', 'is not', null)
    .where((eb) => eb.or([eb('account.warned_until', 'is', null), eb('account.warned_until', '<', until)]))
    .orderBy('lot.account_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.account_id)
}

/**
 * Records that the user of an account is warned of a week, and locks the account until the transaction ends. Returns the
 * user; undefined if another node has done it, or nobody owns the account.
 */
export async function claimWarning(db: Database, accountId: string, until: IsoDate): Promise<string | undefined> {
  const row = await db
    .updateTable('point_account')
    .set({ warned_until: until })
    .where('account_id', '=', accountId)
    .where('user_id', 'is not', null)
    .where((eb) => eb.or([eb('warned_until', 'is', null), eb('warned_until', '<', until)]))
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? undefined
}

/** The points of an account that expire in a week, and when the first of them do; undefined if there are none. */
export async function findExpiring(
  db: Database,
  accountId: string,
  { from, until }: Week,
): Promise<{ readonly points: number; readonly firstAt: Date } | undefined> {
  return db
    .selectFrom('point_lot')
    .select([sql<number>`sum(remaining)::bigint`.as('points'), sql<Date>`min(expires_at)`.as('firstAt')])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .where('expires_at', '>=', bangkokMidnight(from))
    .where('expires_at', '<', bangkokMidnight(until))
    .having(({ fn }) => fn.countAll(), '>', 0)
    .executeTakeFirst()
}
