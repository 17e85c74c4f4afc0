import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import type { Texts } from '../../platform/text-template.ts'
import { holdAccountById, holdAccountOf } from './account-store.ts'
import { getTransaction, postTransaction } from './ledger-store.ts'
import { returnToLots } from './lot-store.ts'
import { readPoints } from './read-points.ts'
import { insertSpending } from './spending-store.ts'

export interface Spending {
  /** Whose points this transaction holds. */
  readonly userId: string
  readonly amount: number
  /** What the user gets for the points. */
  readonly about: Texts
  readonly now: Date
}

export type Spent = { readonly transactionId: string } | { readonly transactionId: null; readonly balance: number }

/**
 * Locks the points of a user until the end of the transaction, so that rules such as a limit per user hold for several
 * calls at once. Take this lock before any other.
 */
export async function holdPoints(db: Database, userId: string): Promise<void> {
  await holdAccountOf(db, userId)
}

/** Spends the points that expire first, within the caller's transaction; changes nothing if there are too few. */
export async function spendPoints(db: Database, { userId, amount, about, now }: Spending): Promise<Spent> {
  const transactionId = createId('ptx', now.getTime())
  if (await insertSpending(db, { transactionId, userId, amount, about, now })) return { transactionId }
  return { transactionId: null, balance: await readPoints(db, userId, now) }
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
