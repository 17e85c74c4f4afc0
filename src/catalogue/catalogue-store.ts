import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { FACT_COLUMNS, type FactRow } from './place-entry.ts'
import type { PlaceRow } from './place-table.ts'
import type { RouteRow } from './route-table.ts'

/** The version of the last change to places or routes. */
export async function getCatalogueVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Places after `afterId`, by id: one page of all places. */
export async function listPlaceRows(db: Database, afterId: string, limit: number): Promise<PlaceRow[]> {
  return db.selectFrom('place').selectAll().where('place_id', '>', afterId).orderBy('place_id').limit(limit).execute()
}

/** The same without long texts: a quarter of the bytes. */
export async function listFactRows(db: Database, afterId: string, limit: number): Promise<FactRow[]> {
  return db
    .selectFrom('place')
    .select(FACT_COLUMNS)
    .where('place_id', '>', afterId)
    .orderBy('place_id')
    .limit(limit)
    .execute()
}

/** Editors' places that name their duplicate in the tourism authority's data. */
export async function listDuplicateRows(db: Database, limit: number): Promise<PlaceRow[]> {
  return db
    .selectFrom('place')
    .selectAll()
    .where('tat_id', 'is not', null)
    .whereRef('tat_id', '<>', 'place_id')
    .orderBy('place_id')
    .limit(limit)
    .execute()
}

/** The ids among these that exist. */
export async function listPresentIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from place where place_id = any(${ids}::text[]) order by place_id`.execute(db)
  return rows.map(({ place_id }) => place_id)
}

export async function listPlaceRowsById(db: Database, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('place').selectAll().where('place_id', 'in', ids).orderBy('place_id').limit(ids.length).execute()
}

/** A page of changed places after a (version, id) pair, in that order. */
export async function listChangedPlaceIds(
  db: Database,
  after: { readonly version: number; readonly placeId: string },
  toVersion: number,
  limit: number,
): Promise<{ place_id: string; version: number }[]> {
  return db
    .selectFrom('place')
    .select(['place_id', 'version'])
    .where(sql<boolean>`(version, place_id) > (${after.version}::bigint, ${after.placeId})`)
    .where('version', '<=', toVersion)
    .orderBy('version')
    .orderBy('place_id')
    .limit(limit)
    .execute()
}

export async function listRemovals(
  db: Database,
  afterVersion: number,
  limit: number,
): Promise<{ kind: 'place' | 'route'; id: string }[]> {
  return db
    .selectFrom('catalogue_removal')
    .select(['kind', 'id'])
    .where('version', '>', afterVersion)
    .orderBy('version')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** All routes; there are a few hundred. */
export async function listRouteRows(db: Database, limit: number): Promise<RouteRow[]> {
  return db.selectFrom('route').selectAll().orderBy('route_id').limit(limit).execute()
}

export async function getSeedDigest(db: Database): Promise<string | null> {
  const row = await db.selectFrom('catalogue_version').select('starter_digest').executeTakeFirstOrThrow()
  return row.starter_digest
}

export async function setSeedDigest(db: Database, digest: string): Promise<void> {
  await db.updateTable('catalogue_version').set({ starter_digest: digest }).execute()
}

/** How often each rank value occurs in each source, from which popularity follows. */
export async function listRankCounts(db: Database): Promise<{ source: string; value: number; count: number }[]> {
  const result = await sql<{ source: string; value: number; count: number }>`
    select source, coalesce(views, popularity, 0)::float8 as value, count(*)::float8 as count
    from place group by 1, 2 order by 1, 2`.execute(db)
  return result.rows
}

/** The duplicates of these ids: editors' rows of the authority's places, and the authority's rows of editors' places. */
export async function listDuplicateRowsOf(db: Database, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return []
  return (
    db
      .selectFrom('place')
      .selectAll()
      // A union, because PostgreSQL scans all places for `tat_id in … or place_id in …`.
      .where('place_id', 'in', (select) =>
        select
          .selectFrom('place')
          .select('place_id')
          .where('tat_id', 'in', ids)
          .union(
            select
              .selectFrom('place')
              .select('tat_id as place_id')
              .where('place_id', 'in', ids)
              .where('tat_id', 'is not', null)
              .$castTo<{ place_id: string }>(),
          ),
      )
      .orderBy('place_id')
      .limit(ids.length * 4)
      .execute()
  )
}

/** Number of places and routes, for operators. */
export async function countCatalogue(db: Database): Promise<{ places: number; routes: number }> {
  const result = await sql<{ places: number; routes: number }>`
    select (select count(*) from place)::float8 as places, (select count(*) from route)::float8 as routes`.execute(db)
  return result.rows[0]!
}
