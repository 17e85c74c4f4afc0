import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { keepVersion, takeNextVersion } from './catalogue-write-store.ts'

/** A place has no more names of editors than this. */
export const MAX_ALIASES = 50
export const MAX_ALIAS_CHARS = 100

export interface PlaceAlias {
  readonly place_id: string
  readonly alias: string
  readonly language: 'th' | 'en' | null
  readonly added_by: string
  readonly created_at: Date
}

/** No place has this id, here or at the tourism authority. */
export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError'
}

/** The place would have more names than it may. */
export class TooManyAliasesError extends Error {
  override readonly name = 'TooManyAliasesError'
}

/**
 * Gives a place other names; those that it has are left alone. How many are new comes back. All nodes learn of it as of
 * any change of the place.
 * @throws UnknownPlaceError, TooManyAliasesError; nothing is stored then
 */
export async function insertAliases(
  db: Database,
  placeId: string,
  aliases: readonly string[],
  by: { readonly language: 'th' | 'en' | null; readonly addedBy: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
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
    const { count } = await transaction
      .selectFrom('place_alias')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('place_id', '=', placeId)
      .executeTakeFirstOrThrow()
    if (count > MAX_ALIASES) throw new TooManyAliasesError(`${placeId} would have ${count} names, of ${MAX_ALIASES}`)
    if (added.length > 0) await touchPlaces(transaction, placeId, version)
    return added.length
  })
}

/** Whether the place had that name from an editor; capitals do not matter. */
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
    // The place itself may be gone; its names may be taken back all the same.
    await touchPlaces(transaction, placeId, version)
    return true
  })
}

/** The names of one place, or the newest of all. */
export async function listAliases(db: Database, placeId: string | null, limit: number): Promise<PlaceAlias[]> {
  return db
    .selectFrom('place_alias')
    .selectAll()
    .$if(placeId !== null, (query) => query.where('place_id', '=', placeId as string))
    .orderBy('created_at', 'desc')
    .orderBy('place_id')
    .orderBy('alias')
    .limit(limit)
    .execute()
}

/** The names that editors gave to these ids, oldest first. */
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

/** Places carry the version of their last change, by which the nodes find what to fetch. */
async function touchPlaces(db: Database, placeId: string, version: number): Promise<void> {
  await db
    .updateTable('place')
    .set({ version })
    .where((where) => where.or([where('place_id', '=', placeId), where('tat_id', '=', placeId)]))
    .execute()
  await keepVersion(db, version)
}
