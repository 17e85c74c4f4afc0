import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PointCollectionTable, PointSourceTable } from './point-tables.ts'

export type PointSource = Selectable<PointSourceTable>
export type Collection = Selectable<PointCollectionTable>

const MAX_SOURCES = 500

export async function listSources(db: Database): Promise<PointSource[]> {
  return db
    .selectFrom('point_source')
    .select(['source', 'amount', 'daily_cap', 'hold_days'])
    .orderBy('source')
    .limit(MAX_SOURCES)
    .execute()
}

const columns = ['source', 'event_id', 'account_id', 'transaction_id', 'amount', 'reason', 'created_at'] as const

export async function findCollection(
  db: Database,
  { source, eventId }: { readonly source: string; readonly eventId: string },
): Promise<Collection | undefined> {
  return db
    .selectFrom('point_collection')
    .select(columns)
    .where('source', '=', source)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}

/** Points that an account has collected from a source since an instant. */
export async function sumCollected(
  db: Database,
  { accountId, source, since }: { readonly accountId: string; readonly source: string; readonly since: Date },
): Promise<number> {
  const { amount } = await db
    .selectFrom('point_collection')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return amount
}

/** The events of an account, oldest first. */
export async function listCollections(db: Database, accountId: string, limit: number) {
  return db
    .selectFrom('point_collection')
    .select(['transaction_id', 'source', 'event_id', 'amount', 'reason', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('transaction_id')
    .limit(limit)
    .execute()
}

/** The ledger keeps the amounts; what they were for is about a person. */
export async function deleteCollections(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('point_collection').where('account_id', '=', accountId).execute()
}
