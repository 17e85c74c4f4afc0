/**
 * Each worker reuses databases and the catalogues loaded from them: loading the shipped places takes a second of CPU, the
 * rest of a service a tenth of that. Services, their caches and their connections are always new. A database is reused
 * only if its rows and its schema are exactly as at first use; otherwise it is dropped, with its catalogue.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Catalogue } from '../../src/catalogue/catalogue.ts'
import { IndexSnapshots, indexFingerprint } from '../../src/catalogue/index-snapshots.ts'
import type { SeedWorld } from '../../src/catalogue/seed.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createFolderFiles } from '../../src/platform/files/folder-files.ts'
import { createSearchIndex } from '../../src/search/search-index.ts'
import { createTestDatabase, type Filling, openTestDatabase, type TestDatabase } from './database.ts'
import { quietLog } from './log.ts'
import { createQueueTable } from './queued-jobs.ts'

export interface KeptCatalogue {
  readonly catalogue: Catalogue
  readonly database: TestDatabase
  /** Replaces `database.drop()`: call it after the service has stopped. */
  giveBack(): Promise<void>
}

/** Tests run up to two services concurrently. */
const MAX_FREE = 2
const TEXT_BYTES = 64 * 1_048_576
const CLOSED_WITHIN_TURNS = 50

interface Kept {
  readonly database: TestDatabase
  readonly catalogue: Catalogue
  readonly version: number
  readonly contents: string
  clock: () => Date
}

const free = new Map<string, Kept[]>()

/** A migrated database, filled if a filling is given, and the catalogue loaded from it. */
export async function takeCatalogue(
  world: SeedWorld,
  { filling, clock }: { readonly filling: Filling | undefined; readonly clock: () => Date },
): Promise<KeptCatalogue> {
  const name = filling?.name ?? 'empty'
  const kept = free.get(name)?.pop() ?? (await load(world, filling))
  kept.clock = clock
  const { catalogue, database } = kept
  // A pool per service: closing it waits for the queries that the service left running.
  const db = openTestDatabase(database.location)
  return {
    catalogue,
    database: { ...database, db },
    async giveBack() {
      await db.destroy()
      const others = free.get(name) ?? []
      // A test may break its database on purpose: if it cannot be checked, it is not reused.
      if (others.length < MAX_FREE && (await restore(kept).catch(() => false))) free.set(name, [...others, kept])
      else await database.drop()
    },
  }
}

async function load(world: SeedWorld, filling: Filling | undefined): Promise<Kept> {
  const database = await createTestDatabase(filling, 1)
  const { db } = database
  await createQueueTable(db)
  const catalogue = new Catalogue({
    db,
    world,
    search: createSearchIndex(world),
    textBytes: TEXT_BYTES,
    log: quietLog(),
    clock: () => kept.clock(),
    ...(filling && { snapshots: await storedIndexes(world, filling), minSnapshotPlaces: 1 }),
  })
  await catalogue.refresh()
  await catalogue.settle()
  const contents = JSON.stringify(await readContents(db))
  const kept: Kept = { database, catalogue, version: catalogue.version, contents, clock: () => new Date() }
  return kept
}

/** The first worker builds the index of a filling, the others load it, as the nodes of one service do. */
async function storedIndexes(world: SeedWorld, { name }: Filling): Promise<IndexSnapshots> {
  const files = createFolderFiles(join(tmpdir(), `indexes-${name}`))
  fingerprint ??= indexFingerprint(world.seed.digest)
  return new IndexSnapshots({ files, log: quietLog(), fingerprint: await fingerprint })
}

let fingerprint: Promise<string> | undefined

/** Deletes the rows that are newer than the first use; false unless everything is as it was then. */
async function restore({ database: { db }, catalogue, version, contents }: Kept): Promise<boolean> {
  if (catalogue.version !== version) return false
  await catalogue.refresh()
  if (catalogue.version !== version || (await hasOtherConnections(db))) return false
  const before = new Map((JSON.parse(contents) as Contents[]).map((table) => [table.name, table]))
  const after = await readContents(db)
  const changed = after.filter(({ name, newest }) => newest !== before.get(name)?.newest)
  if (changed.some(({ name }) => SYSTEM_TABLES.includes(name))) return false
  await db.transaction().execute(async (db) => {
    // Without triggers: the ledger refuses to forget, and foreign keys would delete in other tables.
    await sql`set local session_replication_role = replica`.execute(db)
    for (const { name } of changed)
      await sql`delete from ${sql.raw(name)} where xmin::text::bigint > ${before.get(name)?.newest}`.execute(db)
    await sql`select setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where last_value is not null`.execute(db)
  })
  return JSON.stringify(changed.length === 0 ? after : await readContents(db)) === contents
}

interface Contents {
  readonly name: string
  readonly rows: number
  /** Id of the newest transaction that wrote one of the rows. */
  readonly newest: number
}

/** Where PostgreSQL describes the schema. */
const SYSTEM_TABLES = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_proc', 'pg_sequence', 'pg_trigger']

/** An update or an insert leaves a newer row version, a delete fewer rows: equal contents mean the same rows. */
async function readContents(db: Database): Promise<Contents[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' order by 1`.execute(db)
  const counts = [...tables.map(({ name }) => name), ...SYSTEM_TABLES].map(
    (name) => `select '${name}' as name, count(*) as rows, coalesce(max(xmin::text::bigint), 0) as newest from ${name}`,
  )
  return (await sql.raw<Contents>(counts.join(' union all ')).execute(db)).rows
}

/** Whoever is still connected may write later. The server drops closed connections within milliseconds. */
async function hasOtherConnections(db: Database): Promise<boolean> {
  for (let turn = 1; turn <= CLOSED_WITHIN_TURNS; turn++) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
    if (rows.length === 0) return false
    await sleep(10)
  }
  return true
}
