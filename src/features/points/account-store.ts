import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { sendWithNext } from '../../platform/database/pooled-dialect.ts'
import { createId } from '../../platform/id.ts'

/**
 * Locks the point account of an existing user for this transaction, and opens it on first use. Everything that changes
 * the points of a user begins here, so that one change sees the effect of the one before it.
 */
export async function holdAccount(db: Database, userId: string): Promise<string> {
  const existing = await lockAccount(db, userId)
  if (existing !== undefined) return existing
  await db
    .insertInto('point_account')
    .values({ account_id: createId('account'), user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const opened = await lockAccount(db, userId)
  if (opened === undefined) throw new Error(`the user ${userId} has been erased`)
  return opened
}

async function lockAccount(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('point_account')
    .select('account_id')
    .where('user_id', '=', userId)
    // Rows that refer to the account can still be inserted.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.account_id
}

/** The same for those who need no id: it is sent with the next statement. */
export async function holdAccountOf(db: Database, userId: string): Promise<void> {
  await sendWithNext(
    db,
    sql`insert into point_account (account_id, user_id) values (${createId('account')}, ${userId})
      on conflict (user_id) do nothing`,
  )
  await sendWithNext(db, sql`select 1 from point_account where user_id = ${userId} for no key update`)
}

/** The same for an account by its id: its user may have been erased. */
export async function holdAccountById(db: Database, accountId: string): Promise<void> {
  await db
    .selectFrom('point_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The account of a user; undefined before the first points. */
export async function findAccountId(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('point_account').select('account_id').where('user_id', '=', userId).executeTakeFirst()
  return row?.account_id
}

/** Separates the account from its user; its entries stay, so that the sums of the ledger do. */
export async function anonymiseAccount(db: Database, userId: string): Promise<void> {
  await db.updateTable('point_account').set({ user_id: null }).where('user_id', '=', userId).execute()
}
