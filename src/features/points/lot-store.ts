import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Points of one earning. */
export interface LotPart {
  readonly lotId: string
  readonly amount: number
}

/** Gives points back to the lots that they came from; they expire when they would have. */
export async function returnToLots(db: Database, parts: readonly LotPart[]): Promise<void> {
  const [ids, amounts] = [parts.map(({ lotId }) => lotId), parts.map(({ amount }) => amount)]
  await sql`update point_lot set remaining = remaining + part.amount
    from unnest(${ids}::text[], ${amounts}::bigint[]) as part (lot_id, amount)
    where point_lot.lot_id = part.lot_id`.execute(db)
}

/** Empties the expired lots of an account. Returns what they contained. */
export async function emptyExpiredLots(db: Database, accountId: string, now: Date): Promise<LotPart[]> {
  const { rows } = await sql<LotPart>`
    with due as (
      select lot_id, remaining from point_lot
      where account_id = ${accountId} and remaining > 0 and expires_at <= ${now}
    )
    update point_lot set remaining = 0 from due where point_lot.lot_id = due.lot_id
    returning due.lot_id as "lotId", due.remaining as amount`.execute(db)
  return rows
}

/** Accounts with expired points, those that expired first before others. */
export async function listExpiringAccounts(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('point_lot')
    .select('account_id')
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now)
    .groupBy('account_id')
    .orderBy(({ fn }) => fn.min('expires_at'))
    .orderBy('account_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.account_id)
}
