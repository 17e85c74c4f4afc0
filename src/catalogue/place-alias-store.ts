import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { keepVersion, takeNextVersion } from './catalogue-write-store.ts'

/** Maximum number of editors' names per place. */
export const MAX_ALIASES = 50
export const MAX_ALIAS_CHARS = 100

export interface PlaceAlias {
  readonly place_id: string
  readonly alias: string
  readonly language: 'th' | 'en' | null
  readonly added_by: string
  readonly created_at: Date
}

/** No place has this id or tourism-authority id. */
export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError'
}

/** The place would exceed MAX_ALIASES. */
export class TooManyAliasesError extends Error {
  override readonly name = 'TooManyAliasesError'
}

export interface AliasOrigin {
  readonly language: 'th' | 'en' | null
  readonly addedBy: string
}

/**
 * Adds names to a place, ignoring those that it has. Nodes pick them up like any change of the place.
 * @returns how many are new
 * @throws UnknownPlaceError, TooManyAliasesError, storing nothing
 */
export async function insertAliases(
  db: Database,
  placeId: string,
  aliases: readonly string[],
  by: AliasOrigin,
): Promise<number> {
  return db.transaction().execute((transaction) => addAliases(transaction, placeId, aliases, by))
}

/** `insertAliases` within a transaction, which an error has to end. @returns how many are new */
export async function addAliases(
  transaction: Database,
  placeId: string,
  aliases: readonly string[],
  by: AliasOrigin,
): Promise<number> {
  const version = await takeNextVersion(transaction)
  await checkPlace(transaction, placeId)
  const values = aliases.map((alias) => ({
    place_id: placeId,
    alias,
    language: by.language,
    added_by: by.addedBy,
  }))
  const added = await transaction
    .insertInto('place_alias')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('alias')
    .execute()
  const count = await countAliases(transaction, placeId)
  if (count > MAX_ALIASES) throw new TooManyAliasesError(`${placeId} would have ${count} names, of ${MAX_ALIASES}`)
  if (added.length > 0) await touchPlaces(transaction, placeId, version)
  return added.length
}

/** Removes an editor's name, ignoring case. @returns whether the place had it */
export async function deleteAlias(db: Database, placeId: string, alias: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const version = await takeNextVersion(transaction)
    const removed = await transaction
      .deleteFrom('place_alias')
      .where('place_id', '=', placeId)
      .where(sql<boolean>`lower(alias) = lower(${alias})`)
      .returning('alias')
      .execute()
    if (removed.length === 0) return false
    // Works even if the place itself no longer exists.
    await touchPlaces(transaction, placeId, version)
    return true
  })
}

/** An editor's name of a place, in whatever capitals. */
export async function findAlias(db: Database, placeId: string, alias: string): Promise<PlaceAlias | undefined> {
  return db
    .selectFrom('place_alias')
    .selectAll()
    .where('place_id', '=', placeId)
    .where(sql<boolean>`lower(alias) = lower(${alias})`)
    .executeTakeFirst()
}

/** The names of one place, or of all places; newest first. */
export async function listAliases(
  db: Database,
  placeId: string | null,
  limit: number,
  offset = 0,
): Promise<PlaceAlias[]> {
  return db
    .selectFrom('place_alias')
    .selectAll()
    .$if(placeId !== null, (query) => query.where('place_id', '=', placeId as string))
    .orderBy('created_at', 'desc')
    .orderBy('place_id')
    .orderBy('alias')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAliases(db: Database, placeId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('place_alias')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(placeId !== null, (query) => query.where('place_id', '=', placeId as string))
    .executeTakeFirstOrThrow()
  return count
}

/** The names that a user added, oldest first. */
export async function listAliasesBy(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('place_alias')
    .select(['place_id', 'alias', 'language', 'created_at'])
    .where('added_by', '=', userId)
    .orderBy('created_at')
    .orderBy('place_id')
    .orderBy('alias')
    .limit(limit)
    .execute()
}

export async function anonymiseAliasesBy(db: Database, userId: string): Promise<void> {
  await db.updateTable('place_alias').set({ added_by: 'erased user' }).where('added_by', '=', userId).execute()
}

/** Editors' names of these ids, oldest first. */
export async function listAliasesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  if (ids.length === 0) return found
  const { rows } = await sql<{ place_id: string; aliases: string[] }>`
    select place_id, array_agg(alias order by created_at, alias) as aliases
    from place_alias where place_id = any(${ids}::text[]) group by place_id`.execute(db)
  for (const { place_id, aliases } of rows) found.set(place_id, aliases)
  return found
}

async function checkPlace(db: Database, placeId: string): Promise<void> {
  const row = await db
    .selectFrom('place')
    .select('place_id')
    .where((where) => where.or([where('place_id', '=', placeId), where('tat_id', '=', placeId)]))
    .executeTakeFirst()
  if (!row) throw new UnknownPlaceError(`There is no place ${placeId}.`)
}

/** Raises the version of a place, by which nodes find changes. */
async function touchPlaces(db: Database, placeId: string, version: number): Promise<void> {
  await db
    .updateTable('place')
    .set({ version })
    .where((where) => where.or([where('place_id', '=', placeId), where('tat_id', '=', placeId)]))
    .execute()
  await keepVersion(db, version)
}
