import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Ref, RefType } from './target.ts'
import { TARGET_COLUMNS, type TargetFacts } from './target-facts.ts'

export interface StoredFavorite extends TargetFacts {
  readonly favorite_id: string
  readonly created_at: Date
}

const columns = ['favorite_id', ...TARGET_COLUMNS, 'created_at'] as const

/** Serialises the inserts of a user within a transaction, so that the limit holds. */
export async function lockFavorites(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favorites of ${userId}`}, 0))`.execute(db)
}

/** Adds a favourite unless the user has it. Returns whether it was added. */
export async function insertFavorite(
  db: Database,
  userId: string,
  { favorite_id, created_at, ...facts }: StoredFavorite,
): Promise<boolean> {
  const result = await db
    .insertInto('favorite')
    .values({ favorite_id, user_id: userId, ...facts, created_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'ref_type', 'ref_id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function countFavorites(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The user's favourite of a target under any of its ids, the oldest one. */
export async function findFavoriteOf(
  db: Database,
  userId: string,
  refType: RefType,
  refIds: readonly string[],
): Promise<StoredFavorite | undefined> {
  return db
    .selectFrom('favorite')
    .select(columns)
    .where('user_id', '=', userId)
    .where('ref_type', '=', refType)
    .where('ref_id', 'in', refIds)
    .orderBy('created_at')
    .orderBy('favorite_id')
    .limit(1)
    .executeTakeFirst()
}

export async function findFavorite(
  db: Database,
  userId: string,
  favoriteId: string,
): Promise<StoredFavorite | undefined> {
  return db
    .selectFrom('favorite')
    .select(columns)
    .where('favorite_id', '=', favoriteId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The favourites of a user, newest first. */
export async function listFavorites(db: Database, userId: string, limit: number): Promise<StoredFavorite[]> {
  return db
    .selectFrom('favorite')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('favorite_id', 'desc')
    .limit(limit)
    .execute()
}

/** The targets of a user's favourites, newest first, without their facts. */
export async function listFavoriteTargets(db: Database, userId: string, limit: number): Promise<Ref[]> {
  return db
    .selectFrom('favorite')
    .select(['ref_type', 'ref_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('favorite_id', 'desc')
    .limit(limit)
    .execute()
}

/** Ids of the targets of one kind that a user has among the favourites, read from an index alone. */
export async function listFavoriteRefs(
  db: Database,
  userId: string,
  refType: RefType,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('ref_id')
    .where('user_id', '=', userId)
    .where('ref_type', '=', refType)
    .orderBy('ref_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.ref_id)
}

export async function deleteFavorite(db: Database, userId: string, favoriteId: string): Promise<void> {
  await db.deleteFrom('favorite').where('favorite_id', '=', favoriteId).where('user_id', '=', userId).execute()
}

export async function deleteFavorites(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('favorite').where('user_id', '=', userId).execute()
}
