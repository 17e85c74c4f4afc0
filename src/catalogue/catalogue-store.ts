import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { FACT_COLUMNS, type FactRow } from './place-entry.ts'
import type { PlaceRow } from './place-table.ts'
import type { RouteRow } from './route-table.ts'

/** The number of the last change, over places and routes. */
export async function getCatalogueVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Places after `afterId` in the order of their ids: pages of a walk over all of them. */
export async function listPlaceRows(db: Database, afterId: string, limit: number): Promise<PlaceRow[]> {
  return db.selectFrom('place').selectAll().where('place_id', '>', afterId).orderBy('place_id').limit(limit).execute()
}

/** The same without the long texts: a quarter of the bytes. */
export async function listFactRows(db: Database, afterId: string, limit: number): Promise<FactRow[]> {
  return db
    .selectFrom('place')
    .select(FACT_COLUMNS)
    .where('place_id', '>', afterId)
    .orderBy('place_id')
    .limit(limit)
    .execute()
}

/** Starter places that name their twin in the tourism authority's data; there are as many as one editor can write. */
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

/** Those of these ids that are there. */
export async function listPresentIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from place where place_id = any(${ids}::text[]) order by place_id`.execute(db)
  return rows.map(({ place_id }) => place_id)
}

export async function listPlaceRowsById(db: Database, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('place').selectAll().where('place_id', 'in', ids).orderBy('place_id').limit(ids.length).execute()
}

/** A page of the places changed after a version, in the order of (version, id), from after the last one of the page before. */
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

/** All routes: some hundreds at most. */
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

/** How often each rank value occurs in each source: enough to say which share of a source's places is less known. */
export async function listRankCounts(db: Database): Promise<{ source: string; value: number; count: number }[]> {
  const result = await sql<{ source: string; value: number; count: number }>`
    select source, coalesce(views, popularity, 0)::float8 as value, count(*)::float8 as count
    from place group by 1, 2 order by 1, 2`.execute(db)
  return result.rows
}

/** The rows that share a twin pair with these ids: editors' rows of an authority's place, and the other way round. */
export async function listDuplicateRowsOf(db: Database, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return []
  return (
    db
      .selectFrom('place')
      .selectAll()
      // Not `tat_id in … or place_id in …`: for that all places would be read.
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

/** How much there is, for people who look after the service. */
export async function countCatalogue(db: Database): Promise<{ places: number; routes: number }> {
  const result = await sql<{ places: number; routes: number }>`
    select (select count(*) from place)::float8 as places, (select count(*) from route)::float8 as routes`.execute(db)
  return result.rows[0]!
}
