/** The staging table of an import: which id was on which line and, in a strict import, the row itself. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { type CatalogueKind, keepVersion, takeNextVersion } from '../catalogue-write-store.ts'
import type { ImportedPlaceRow } from './read-place.ts'

/** Creates the staging table of this session. */
export async function openStaging(db: Database): Promise<void> {
  await sql`drop table if exists pg_temp.import_staged`.execute(db)
  await sql`create temp table import_staged (
    id text primary key, line bigint not null unique, source text not null, content jsonb)`.execute(db)
}

export async function closeStaging(db: Database): Promise<void> {
  await sql`drop table pg_temp.import_staged`.execute(db)
}

export interface StagedRow {
  readonly id: string
  readonly line: number
  readonly source: string
  /** Null if rows are written immediately. */
  readonly content: ImportedPlaceRow | null
}

/** Stages rows. @returns the rows whose id occurred earlier, with the line where it did; these are not staged */
export async function stageRows(
  db: Database,
  rows: readonly StagedRow[],
): Promise<readonly { line: number; id: string; first: number }[]> {
  const { rows: repeated } = await sql<{ line: number; id: string; first: number }>`
    with incoming as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id text, line bigint, source text, content jsonb)
    ), taken as (
      insert into import_staged (id, line, source, content)
      select id, line, source, content from incoming order by line
      on conflict (id) do nothing returning id, line
    )
    select incoming.line, incoming.id, coalesce(taken_now.line, earlier.line) as first
    from incoming
    left join taken as taken_now on taken_now.id = incoming.id
    left join import_staged as earlier on earlier.id = incoming.id
    where taken_now.line is distinct from incoming.line
    order by incoming.line`.execute(db)
  return repeated
}

/** The staged rows of the lines `from` to `to`. */
export function stagedRows(kind: CatalogueKind, from: number, to: number): RawBuilder<unknown> {
  return sql`(select r.* from import_staged s, jsonb_populate_record(null::${sql.table(kind)}, s.content) r
    where s.line between ${from} and ${to})`
}

/**
 * Removes the places that share a source with the staged rows but are not among them, and records the removals. Call it in a
 * transaction.
 */
export async function removeUnstaged(db: Database): Promise<{ removed: number; version: number | null }> {
  const version = await takeNextVersion(db)
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from place where source in (select source from import_staged)
        and not exists (select from import_staged where id = place.place_id)
      returning place_id
    )
    insert into catalogue_removal (kind, id, version) select 'place', place_id, ${version} from gone
    on conflict (kind, id) do update set version = excluded.version
    returning id`.execute(db)
  if (rows.length === 0) return { removed: 0, version: null }
  await keepVersion(db, version)
  return { removed: rows.length, version }
}
