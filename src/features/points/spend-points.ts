import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import type { Texts } from '../../platform/text-template.ts'
import { holdAccount, holdAccountById } from './account-store.ts'
import { readBalance } from './balance-store.ts'
import { getTransaction, postTransaction } from './ledger-store.ts'
import { returnToLots } from './lot-store.ts'
import { insertSpending } from './spending-store.ts'

export interface Spending {
  /** As `holdPoints` returned it in this transaction. */
  readonly accountId: string
  readonly amount: number
  /** What the user gets for the points. */
  readonly about: Texts
  readonly now: Date
}

export type Spent = { readonly transactionId: string } | { readonly transactionId: null; readonly balance: number }

/**
 * Locks the points of a user until the end of the transaction, so that rules such as a limit per user hold for several
 * calls at once. Take this lock before any other. Returns the id of the account.
 */
export async function holdPoints(db: Database, userId: string): Promise<string> {
  return holdAccount(db, userId)
}

/** Spends the points that expire first, within the caller's transaction; changes nothing if there are too few. */
export async function spendPoints(db: Database, { accountId, amount, about, now }: Spending): Promise<Spent> {
  const transactionId = createId('ptx', now.getTime())
  if (await insertSpending(db, { transactionId, accountId, amount, about, now })) return { transactionId }
  return { transactionId: null, balance: (await readBalance(db, accountId, now)).balance }
}

/**
 * Undoes a spending by the opposite entries. The points return to where they came from and expire when they would have.
 * The database refuses a second refund.
 */
export async function refundPoints(
  db: Database,
  { transactionId, about, now }: { readonly transactionId: string; readonly about: Texts; readonly now: Date },
): Promise<void> {
  const { accountId, entries } = await getTransaction(db, transactionId)
  await holdAccountById(db, accountId)
  await postTransaction(db, {
    transactionId: createId('ptx', now.getTime()),
    accountId,
    kind: 'refund',
    about,
    reverses: transactionId,
    at: now,
    entries: entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  })
  await returnToLots(
    db,
    entries.flatMap(({ lotId, amount }) => (lotId === null ? [] : [{ lotId, amount: -amount }])),
  )
}
