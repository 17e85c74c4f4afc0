import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A redeemed reward, paid from the account of the points. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await sql`insert into reward (reward_id, name_th, name_en, text_th, text_en, price, has_codes, created_at)
    values ('reward_known', 'กาแฟ', 'Coffee', 'กาแฟ', 'Coffee', 5, false, now()) on conflict do nothing`.execute(db)
  await sql`with tx as (
      insert into point_transaction (transaction_id, account_id, kind, created_at)
      values (${`ptx_${userId}`}, ${`account_${userId}`}, 'spend', now()) returning transaction_id, account_id
    ), entry as (
      insert into point_entry (transaction_id, position, account_id, lot_id, amount)
      select transaction_id, 0, account_id, transaction_id, -5 from tx
      union all select transaction_id, 1, 'spent', null, 5 from tx
    ) insert into redemption (redemption_id, reward_id, user_id, transaction_id, price, code, redeemed_at)
      select ${`redemption_${userId}`}, 'reward_known', ${userId}, transaction_id, 5, ${userId}, now() from tx`.execute(
    db,
  )
}
