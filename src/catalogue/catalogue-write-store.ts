/** The SQL by which places and routes come into the catalogue: many rows a statement, numbered by the catalogue's version. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ImportedPlaceRow } from './import/read-place.ts'
import type { ImportedRouteRow } from './import/read-route.ts'

export type CatalogueKind = 'place' | 'route'
export interface RowOf {
  readonly place: ImportedPlaceRow
  readonly route: ImportedRouteRow
}
export interface Written {
  readonly created: number
  readonly updated: number
  /** The version that the changed rows carry; null when none changed. */
  readonly version: number | null
}

// As records, so that the compiler misses a column that is forgotten.
const COLUMNS: { readonly [K in CatalogueKind]: Record<keyof RowOf[K], true> } = {
  place: {
    place_id: true,
    category_code: true,
    name_th: true,
    name_en: true,
    aliases: true,
    latitude: true,
    longitude: true,
    coordinates: true,
    province_code: true,
    district_th: true,
    district_en: true,
    sub_district_th: true,
    sub_district_en: true,
    postal_code: true,
    address_th: true,
    address_en: true,
    category: true,
    category_inferred: true,
    sub_categories: true,
    tags: true,
    introduction_th: true,
    introduction_en: true,
    detail_th: true,
    detail_en: true,
    visit_minutes: true,
    opening_hours: true,
    special_close_text_th: true,
    special_close_text_en: true,
    fee: true,
    targets: true,
    phones: true,
    mobiles: true,
    emails: true,
    urls: true,
    images: true,
    thumbnail_url: true,
    facilities: true,
    payment_methods: true,
    destination_th: true,
    destination_en: true,
    business_status: true,
    popularity: true,
    views: true,
    tat_id: true,
    source: true,
    licence: true,
    source_updated_at: true,
    content_digest: true,
  },
  route: {
    route_id: true,
    name_th: true,
    name_en: true,
    introduction_th: true,
    introduction_en: true,
    number_of_days: true,
    days: true,
    tags: true,
    province_codes: true,
    distance_km: true,
    thumbnail_url: true,
    source: true,
    licence: true,
    source_updated_at: true,
    content_digest: true,
  },
}

/** Rows sent with the statement. */
export function sentRows<K extends CatalogueKind>(kind: K, rows: readonly RowOf[K][]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(kind)}, ${JSON.stringify(rows)}::jsonb)`
}

/** Staged rows of the lines from … to. */
export function stagedRows(kind: CatalogueKind, from: number, to: number): RawBuilder<unknown> {
  return sql`(select r.* from import_staged s, jsonb_populate_record(null::${sql.table(kind)}, s.content) r
    where s.line between ${from} and ${to})`
}

/**
 * Writes rows, new ones and those whose content differs. Call it in a transaction: it holds the catalogue's version until the end,
 * so that versions become visible in their order and two imports write one after the other.
 */
export async function writeRows(db: Database, kind: CatalogueKind, rows: RawBuilder<unknown>): Promise<Written> {
  const version = await takeNextVersion(db)
  const id = sql.ref(`${kind}_id`)
  const columns = Object.keys(COLUMNS[kind])
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const changes = sql.join(
    [...columns, 'synced_at', 'version'].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )
  // xmax is 0 on a row that no transaction has locked or replaced: one that was inserted just now.
  const { rows: changed } = await sql<{ id: string; created: boolean }>`
    insert into ${sql.table(kind)} as kept (${list}, synced_at, version)
    select ${list}, now(), ${version} from ${rows} as incoming
    on conflict (${id}) do update set ${changes}
    where kept.content_digest <> excluded.content_digest
    returning ${id} as id, (xmax = 0) as created`.execute(db)
  if (changed.length === 0) return { created: 0, updated: 0, version: null }
  const created = changed.filter((row) => row.created).map((row) => row.id)
  await sql`delete from catalogue_removal where kind = ${kind} and id = any(${created}::text[])`.execute(db)
  await keepVersion(db, version)
  return { created: created.length, updated: changed.length - created.length, version }
}

/** What `writeRows` would do. */
export async function compareRows(
  db: Database,
  kind: CatalogueKind,
  rows: RawBuilder<unknown>,
): Promise<Omit<Written, 'version'>> {
  const id = sql.ref(`${kind}_id`)
  const { rows: counts } = await sql<{ created: number; updated: number }>`
    select count(*) filter (where kept.${id} is null) as created,
      count(*) filter (where kept.content_digest <> incoming.content_digest) as updated
    from ${rows} as incoming left join ${sql.table(kind)} as kept using (${id})`.execute(db)
  return { created: counts[0]?.created ?? 0, updated: counts[0]?.updated ?? 0 }
}

/** Opens the list of this session's import: which id stood on which line, and in strict mode the row itself. */
export async function openStaging(db: Database): Promise<void> {
  await sql`drop table if exists pg_temp.import_staged`.execute(db)
  await sql`create temp table import_staged (
    id text primary key, line bigint not null unique, source text not null, content jsonb)`.execute(db)
}

export async function closeStaging(db: Database): Promise<void> {
  await sql`drop table pg_temp.import_staged`.execute(db)
}

/** Lets PostgreSQL count what there is now: until it does, it reads all places where an index would do. */
export async function analysePlaces(db: Database): Promise<void> {
  await sql`analyze place`.execute(db)
}

export interface StagedRow {
  readonly id: string
  readonly line: number
  readonly source: string
  /** Null when the row is written at once and need not be kept. */
  readonly content: ImportedPlaceRow | null
}

/** Notes rows down; those whose id came earlier are not taken and come back with the line that has it. */
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

/**
 * Takes out the places that share a source with the staged rows and are not among them, and remembers that they are gone.
 * Call it in a transaction.
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

/** The provinces of these places; one that the catalogue does not have is not in the map. */
export async function listProvincesOfPlaces(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ place_id: string; province_code: string }>`
    select place_id, province_code from place where place_id = any(${ids}::text[]) order by place_id`.execute(db)
  return new Map(rows.map((row) => [row.place_id, row.province_code]))
}

/** The number of the next change; other changes wait until this transaction ends. */
export async function takeNextVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version + 1 as version from catalogue_version where only_row for update`.execute(db)
  const version = rows[0]?.version
  if (version === undefined) throw new Error('catalogue_version has lost its row')
  return version
}

export async function keepVersion(db: Database, version: number): Promise<void> {
  await sql`update catalogue_version set version = ${version} where only_row`.execute(db)
}
