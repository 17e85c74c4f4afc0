import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Collection } from './collection-store.ts'

export interface Earning extends Collection {
  readonly available_at: Date
  readonly expires_at: Date
}

/**
 * Claims an event and posts its points: the transaction, its entries and the lot, in one statement, because calls for one
 * user wait for each other. Returns false, and posts nothing, if the event was claimed; waits for a call that is about to.
 */
export async function insertEarning(db: Database, earning: Earning): Promise<boolean> {
  const { source, event_id, account_id, transaction_id, amount, reason, created_at, available_at, expires_at } = earning
  const { numAffectedRows } = await sql`
    with claimed as (
      insert into point_collection (source, event_id, account_id, transaction_id, amount, reason, created_at)
      values (${source}, ${event_id}, ${account_id}, ${transaction_id}, ${amount}, ${reason}, ${created_at})
      on conflict (source, event_id) do nothing
      returning transaction_id, account_id, amount::bigint, created_at
    ), posted as (
      insert into point_transaction (transaction_id, account_id, kind, created_at)
      select transaction_id, account_id, 'earn', created_at from claimed
    ), lot as (
      insert into point_lot (lot_id, account_id, remaining, available_at, expires_at)
      select transaction_id, account_id, amount, ${available_at}, ${expires_at} from claimed
    )
    insert into point_entry (transaction_id, position, account_id, lot_id, amount)
    select transaction_id, 0, account_id, transaction_id, amount from claimed
    union all select transaction_id, 1, 'issued', null, -amount from claimed`.execute(db)
  return numAffectedRows === 2n
}
