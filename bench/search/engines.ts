import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { Client } from 'pg'
import { clientConfig, type DatabaseLocation } from '../../src/platform/database/database.ts'
import { startEmbeddedServer } from '../../src/platform/database/embedded-server.ts'
import { createLog } from '../../src/platform/log.ts'
import { createSearchIndex } from '../../src/search/search-index.ts'
import type { SearchWorld } from '../../src/search/search-world.ts'
import type { PlaceFacts } from '../../src/world/place.ts'
import { findIds } from './judge.ts'
import type { JudgedQuery } from './judged-data.ts'

/** A search engine. `find` returns at most ten ids; `cpuMs` is the CPU time spent so far. */
export interface Engine {
  readonly name: string
  find(query: JudgedQuery): Promise<readonly string[]> | readonly string[]
  cpuMs(): number
  close(): Promise<void>
}

const ownCpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function openTiao(places: readonly PlaceFacts[], world: SearchWorld): Engine {
  const index = createSearchIndex(world)
  index.upsert(places)
  return { name: 'tiao', find: (query) => findIds(index, query), cpuMs: ownCpuMs, close: async () => undefined }
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const tokenise = (text: string): string[] =>
  Array.from(segmenter.segment(text.toLowerCase()), ({ segment }) => segment.trim()).filter((word) => word !== '')

/** MiniSearch in a sensible setup: Thai words, prefixes, one edit per five letters, popularity. */
export function openMiniSearch(places: readonly PlaceFacts[]): Engine {
  const index = new MiniSearch<PlaceFacts>({
    fields: ['nameTh', 'nameEn', 'districtTh', 'provinceCode'],
    tokenize: tokenise,
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { nameTh: 3, nameEn: 3 },
      boostDocument: (_, __, stored) => 1 + Number(stored?.['popularity'] ?? 0),
    },
    storeFields: ['popularity'],
  })
  index.addAll(places)
  return {
    name: 'MiniSearch',
    find: ({ query }) =>
      index
        .search(query)
        .slice(0, 10)
        .map((hit) => String(hit.id)),
    cpuMs: ownCpuMs,
    close: async () => undefined,
  }
}

/** pg_trgm and full text in PostgreSQL: the server at DATABASE_URL, or an embedded one in a temporary folder. */
export async function openPostgres(places: readonly PlaceFacts[]): Promise<Engine> {
  const url = process.env['DATABASE_URL']
  const dataDir = url ? undefined : mkdtempSync(join(tmpdir(), 'tiao-bench-'))
  // Also if the run fails.
  if (dataDir) process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const server = dataDir ? await startEmbeddedServer({ dataDir, log: createLog('warn') }) : undefined
  const location: DatabaseLocation = server ? { connection: server.connection } : { url: url ?? '' }
  const client = new Client(clientConfig(location, 'tiao-bench'))
  await client.connect()
  await client.query('create extension if not exists pg_trgm')
  // All in memory, like our index.
  await client.query(`set temp_buffers = '1GB'`)
  await client.query('create temp table place (id text, name text, words tsvector, popularity real)')
  const size = 5_000
  for (let at = 0; at < places.length; at += size) {
    const part = places.slice(at, at + size)
    await client.query(
      `insert into place select id, name, to_tsvector('simple', name), popularity
       from unnest($1::text[], $2::text[], $3::real[]) as t(id, name, popularity)`,
      [
        part.map(({ id }) => id),
        part.map(({ nameTh, nameEn }) => `${nameTh ?? ''} ${nameEn ?? ''}`.toLowerCase()),
        part.map(({ popularity }) => popularity),
      ],
    )
  }
  await client.query('create index on place using gin (name gin_trgm_ops)')
  await client.query('create index on place using gin (words)')
  await client.query('analyze place')
  await client.query('set pg_trgm.similarity_threshold = 0.25')
  await client.query('set pg_trgm.word_similarity_threshold = 0.4')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  let wallMs = 0
  return {
    name: server ? 'PostgreSQL, embedded' : 'PostgreSQL',
    async find({ query }) {
      const startedAt = performance.now()
      const found = await client.query<{ id: string }>({
        name: 'search',
        text: `select id from place
               where $1 <% name or name % $1 or name like '%' || $1 || '%' or words @@ plainto_tsquery('simple', $1)
               order by word_similarity($1, name) + similarity($1, name) + ts_rank(words, plainto_tsquery('simple', $1))
                        + popularity / 10 desc, id limit 10`,
        values: [query.toLowerCase()],
      })
      wallMs += performance.now() - startedAt
      return found.rows.map(({ id }) => id)
    },
    // CPU time of its server process if the system reports it, else the time waited.
    cpuMs: () => readCpuMs(pid) ?? wallMs,
    async close() {
      await client.end()
      await server?.stop()
    },
  }
}

/** CPU time of a process, as Linux reports it. */
function readCpuMs(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}

/** SQLite FTS5 with trigrams, through the driver built into Node.js 22 and later; undefined before. */
export async function openSqlite(places: readonly PlaceFacts[]): Promise<Engine | undefined> {
  const name = 'node:sqlite'
  const driver = (await import(name).catch(() => undefined)) as SqliteDriver | undefined
  if (!driver) return undefined
  const db = new driver.DatabaseSync(':memory:')
  db.exec("create virtual table place using fts5(id unindexed, name, tokenize = 'trigram')")
  const insert = db.prepare('insert into place values (?, ?)')
  db.exec('begin')
  for (const { id, nameTh, nameEn } of places) insert.run(id, `${nameTh ?? ''} ${nameEn ?? ''}`.toLowerCase())
  db.exec('commit')
  const select = db.prepare('select id from place where place match ? order by rank limit 10')
  return {
    name: 'SQLite FTS5',
    find({ query }) {
      const letters = [...query.toLowerCase()]
      const grams = letters.slice(0, -2).map(
        (_, at) =>
          `"${letters
            .slice(at, at + 3)
            .join('')
            .replaceAll('"', '')}"`,
      )
      return grams.length === 0 ? [] : select.all(grams.join(' OR ')).map(({ id }) => id)
    },
    cpuMs: ownCpuMs,
    close: async () => db.close(),
  }
}

interface SqliteDriver {
  readonly DatabaseSync: new (
    path: string,
  ) => {
    exec(sql: string): void
    close(): void
    prepare(sql: string): { run(...values: string[]): void; all(...values: string[]): { id: string }[] }
  }
}
