import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface Balance {
  /** Can be spent now. */
  readonly balance: number
  /** Earned, but held back for now. */
  readonly pending: number
  /** Spent and not refunded. */
  readonly spent: number
  readonly expired: number
  /** What expires on the first day on which something does. */
  readonly next_amount: number | null
  readonly next_at: Date | null
}

/**
 * The points of an account at an instant, in one statement and so at one moment. Points that have expired count as
 * expired even before the job has posted it.
 */
export async function readBalance(db: Database, accountId: string, now: Date): Promise<Balance> {
  const { rows } = await sql<Balance>`
    with lot as (
      select remaining, available_at, expires_at, expires_at <= ${now} as is_due,
        (expires_at at time zone 'Asia/Bangkok')::date as expires_on
      from point_lot where account_id = ${accountId} and remaining > 0
    ), moved as (
      select tx.kind, sum(entry.amount) as amount
      from point_transaction tx
      join point_entry entry on entry.transaction_id = tx.transaction_id and entry.account_id = tx.account_id
      where tx.account_id = ${accountId} and tx.kind <> 'earn' group by tx.kind
    )
    select
      coalesce(sum(remaining) filter (where not is_due and available_at <= ${now}), 0)::bigint as balance,
      coalesce(sum(remaining) filter (where not is_due and available_at > ${now}), 0)::bigint as pending,
      (select coalesce(-sum(amount), 0)::bigint from moved where kind in ('spend', 'refund')) as spent,
      (coalesce(sum(remaining) filter (where is_due), 0)
        + (select coalesce(-sum(amount), 0) from moved where kind = 'expire'))::bigint as expired,
      (sum(remaining) filter (
        where not is_due and expires_on = (select min(expires_on) from lot where not is_due)))::bigint as next_amount,
      min(expires_at) filter (where not is_due) as next_at
    from lot`.execute(db)
  const [balance] = rows
  if (!balance) throw new Error('an aggregate has one row')
  return balance
}
