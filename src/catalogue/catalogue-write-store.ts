/** Writes places and routes into the catalogue, many rows per statement, stamped with the catalogue version. */
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
  /** The version of the changed rows; null if none changed. */
  readonly version: number | null
}

// Records, so that the compiler detects a missing column.
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
    hours_basis: true,
    special_close_text_th: true,
    special_close_text_en: true,
    fee: true,
    price_per_person: true,
    best_times: true,
    part_of: true,
    guide: true,
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

/** Rows sent as a parameter of the statement. */
export function sentRows<K extends CatalogueKind>(kind: K, rows: readonly RowOf[K][]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(kind)}, ${JSON.stringify(rows)}::jsonb)`
}

/**
 * Inserts new rows and updates those whose content differs. Call it in a transaction: it locks the catalogue version until the
 * end, so that versions become visible in order and concurrent imports write one after the other.
 */
export async function writeRows(db: Database, kind: CatalogueKind, rows: RawBuilder<unknown>): Promise<Written> {
  const version = await takeNextVersion(db)
  const id = sql.ref(`${kind}_id`)
  const columns = Object.keys(COLUMNS[kind])
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const changes = sql.join(
    [...columns, 'synced_at', 'version'].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )
  // xmax is 0 for a row just inserted: no transaction has locked or replaced it.
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

/** Counts what `writeRows` would do. */
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

/** Updates PostgreSQL's statistics, without which it scans all places instead of using an index. */
export async function analysePlaces(db: Database): Promise<void> {
  await sql`analyze place`.execute(db)
}

/** Province codes by place id, for those of these places that exist. */
export async function listProvincesOfPlaces(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ place_id: string; province_code: string }>`
    select place_id, province_code from place where place_id = any(${ids}::text[]) order by place_id`.execute(db)
  return new Map(rows.map((row) => [row.place_id, row.province_code]))
}

/** The version of the next change; other changes wait until this transaction ends. */
export async function takeNextVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version + 1 as version from catalogue_version where only_row for update`.execute(db)
  const version = rows[0]?.version
  if (version === undefined) throw new Error('catalogue_version has no row')
  return version
}

export async function keepVersion(db: Database, version: number): Promise<void> {
  await sql`update catalogue_version set version = ${version} where only_row`.execute(db)
}
