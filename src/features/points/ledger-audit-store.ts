import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface LedgerAudit {
  /** The sum of all entries: zero. */
  readonly sum: number
  /** Transactions whose entries do not sum to zero. */
  readonly unbalanced: number
  /** Lots whose rest is not the sum of their entries. */
  readonly wrong_lots: number
}

/** Compares what is kept beside the ledger with the ledger, in one statement and so at one moment. */
export async function auditLedger(db: Database): Promise<LedgerAudit> {
  const { rows } = await sql<LedgerAudit>`
    with by_lot as (
      select coalesce(lot.lot_id, entry.lot_id) as lot_id from (
        select lot_id, sum(amount) as amount from point_entry where lot_id is not null group by lot_id) entry
      full join point_lot lot using (lot_id)
      where lot.remaining is distinct from entry.amount
    ), by_transaction as (
      select 1 from point_transaction tx left join point_entry entry using (transaction_id)
      group by transaction_id having coalesce(sum(amount), 1) <> 0
    )
    select (select coalesce(sum(amount), 0)::bigint from point_entry) as sum,
      (select count(*) from by_transaction) as unbalanced,
      (select count(*) from by_lot) as wrong_lots`.execute(db)
  const [audit] = rows
  if (!audit) throw new Error('an aggregate has one row')
  return audit
}
