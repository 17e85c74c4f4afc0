import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Texts } from '../../platform/text-template.ts'
import type { MovementKind } from './point-tables.ts'

export interface NewEntry {
  readonly accountId: string
  /** The earning that the points come from; null for the service's own accounts. */
  readonly lotId: string | null
  readonly amount: number
}

export interface NewTransaction {
  readonly transactionId: string
  /** The user's account. */
  readonly accountId: string
  readonly kind: MovementKind
  readonly about?: Texts
  readonly reverses?: string
  readonly at: Date
  readonly entries: readonly NewEntry[]
}

/** Adds a transaction to the ledger. The database refuses it at commit unless its entries sum to zero. */
export async function postTransaction(db: Database, transaction: NewTransaction): Promise<void> {
  const { transactionId, accountId, kind, about, reverses, at, entries } = transaction
  await db
    .with('posted', (db) =>
      db
        .insertInto('point_transaction')
        .values({
          transaction_id: transactionId,
          account_id: accountId,
          kind,
          about_th: about?.th ?? null,
          about_en: about?.en ?? null,
          reverses: reverses ?? null,
          created_at: at,
        })
        .returning('transaction_id'),
    )
    .insertInto('point_entry')
    .values(
      entries.map((entry, position) => ({
        transaction_id: transactionId,
        position,
        account_id: entry.accountId,
        lot_id: entry.lotId,
        amount: entry.amount,
      })),
    )
    .execute()
}

/** The account and the entries of a transaction, in their order. */
export async function getTransaction(
  db: Database,
  transactionId: string,
): Promise<{ accountId: string; entries: NewEntry[] }> {
  const { account_id: accountId } = await db
    .selectFrom('point_transaction')
    .select('account_id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('point_entry')
    .select(['account_id as accountId', 'lot_id as lotId', 'amount'])
    .where('transaction_id', '=', transactionId)
    .orderBy('position')
    .execute()
  return { accountId, entries }
}

/** One change of a user's points. */
export interface Movement {
  readonly transaction_id: string
  readonly kind: MovementKind
  /** Positive: the user received points. */
  readonly amount: number
  readonly source: string | null
  readonly reason: string | null
  readonly about_th: string | null
  readonly about_en: string | null
  readonly remaining: number | null
  readonly available_at: Date | null
  readonly expires_at: Date | null
  readonly created_at: Date
}

/** A page of a user's movements, newest first, and the number of all. */
export async function listMovements(
  db: Database,
  accountId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ movements: Movement[]; total: number }> {
  const { total } = await db
    .selectFrom('point_transaction')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const movements = await movementsOf(db, accountId).limit(limit).offset(offset).execute()
  return { movements, total }
}

export async function getMovement(db: Database, accountId: string, transactionId: string): Promise<Movement> {
  return movementsOf(db, accountId).where('tx.transaction_id', '=', transactionId).executeTakeFirstOrThrow()
}

function movementsOf(db: Database, accountId: string) {
  return db
    .selectFrom('point_transaction as tx')
    .leftJoin('point_collection as collection', 'collection.transaction_id', 'tx.transaction_id')
    .leftJoin('point_lot as lot', 'lot.lot_id', 'tx.transaction_id')
    .select([
      'tx.transaction_id',
      'tx.kind',
      'tx.about_th',
      'tx.about_en',
      'tx.created_at',
      'collection.source',
      'collection.reason',
      'lot.remaining',
      'lot.available_at',
      'lot.expires_at',
      sql<number>`(select sum(amount)::bigint from point_entry
        where transaction_id = tx.transaction_id and account_id = tx.account_id)`.as('amount'),
    ])
    .where('tx.account_id', '=', accountId)
    .orderBy('tx.transaction_id', 'desc')
}
