import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Texts } from '../../platform/text-template.ts'

export interface NewSpending {
  readonly transactionId: string
  readonly userId: string
  readonly amount: number
  readonly about: Texts
  readonly now: Date
}

/**
 * Takes points from the lots that expire first, and posts that: in one statement, because callers wait for it. Returns
 * false, and changes nothing, if there are too few.
 */
export async function insertSpending(
  db: Database,
  { transactionId, userId, amount, about, now }: NewSpending,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with account as (
      select account_id from point_account where user_id = ${userId}
    ), spendable as (
      select lot_id, account_id, remaining,
        sum(remaining) over (order by expires_at, lot_id) - remaining as earlier,
        sum(remaining) over () as balance
      from point_lot
      where account_id = (select account_id from account) and remaining > 0 and available_at <= ${now} and expires_at > ${now}
    ), part as (
      select lot_id, account_id, least(remaining, ${amount}::bigint - earlier)::bigint as amount,
        row_number() over (order by earlier) - 1 as position
      from spendable where balance >= ${amount}::bigint and earlier < ${amount}::bigint
    ), taken as (
      update point_lot set remaining = point_lot.remaining - part.amount
      from part where point_lot.lot_id = part.lot_id
    ), posted as (
      insert into point_transaction (transaction_id, account_id, kind, about_th, about_en, created_at)
      select ${transactionId}, account_id, 'spend', ${about.th}, ${about.en}, ${now} from account
      where exists (select from part)
    )
    insert into point_entry (transaction_id, position, account_id, lot_id, amount)
    select ${transactionId}, position, account_id, lot_id, -amount from part
    union all select ${transactionId}, count(*), 'spent', null, sum(amount) from part having count(*) > 0`.execute(db)
  return numAffectedRows > 0n
}
