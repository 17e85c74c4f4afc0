/**
 * Compares place search engines on the same places and judged queries in one run: our index, MiniSearch, PostgreSQL
 * (pg_trgm and full text) and SQLite FTS5. Measures CPU time per query, because the machines that run this are shared.
 *   node --expose-gc dist/bench/search.js [--sizes 4345,100000] [--only tiao,minisearch,postgres,sqlite]
 *     [--queries N]   an even sample of the 784: PostgreSQL is slow at 100,000 places
 */
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import type { PlaceFacts } from '../src/world/place.ts'
import { type Engine, openMiniSearch, openPostgres, openSqlite, openTiao } from './search/engines.ts'
import { judge } from './search/judge.ts'
import {
  hasSharedData,
  type JudgedQuery,
  readPlaces,
  readProvinces,
  readQueries,
  readVocabulary,
} from './search/judged-data.ts'
import { makePlaces } from './search/synthetic-places.ts'

const SEED = 7
const { values: given } = parseArgs({
  options: {
    sizes: { type: 'string', default: '4345,100000' },
    only: { type: 'string', default: '' },
    queries: { type: 'string', default: '784' },
  },
})
const sizes = given.sizes.split(',').map(Number)
if (!sizes.every((size) => Number.isInteger(size) && size > 0 && size <= 2_000_000)) {
  console.error('usage: search [--sizes N,N] [--only tiao,minisearch,postgres,sqlite]')
  process.exit(2)
}
if (!hasSharedData()) {
  console.error('the shared data (real places, judged queries) is missing: nothing to measure')
  process.exit(1)
}

const attractions = readPlaces('tat-attractions.ndjson.gz')
const known = new Set(attractions.map(({ id }) => id))
const real = [...attractions, ...readPlaces('tat-places.ndjson.gz').filter(({ id }) => !known.has(id))]
const judged = [...readQueries('search-dev.json'), ...readQueries('search-typos.json')]
const step = Math.max(1, Math.floor(judged.length / Math.max(1, Number(given.queries) || 1)))
const queries = judged.filter((_, at) => at % step === 0)
const world = { provinces: readProvinces(), districts: [], vocabulary: readVocabulary() }

const ENGINES: Readonly<Record<string, (places: readonly PlaceFacts[]) => Promise<Engine | undefined> | Engine>> = {
  tiao: (places) => openTiao(places, world),
  minisearch: openMiniSearch,
  postgres: openPostgres,
  sqlite: openSqlite,
}
const wanted = given.only === '' ? Object.keys(ENGINES) : given.only.split(',')

for (const size of sizes) {
  const places = size === attractions.length ? attractions : makePlaces(real, size, SEED)
  const table = new Table({
    head: ['engine', 'S@1', 'S@5', 'MRR', 'CPU ms p50', 'p99', 'build CPU s', 'memory MB'],
    style: { head: [], border: [] },
  })
  for (const name of wanted) table.push(await measure(name, places))
  console.log(`${size} places, ${queries.length} of the queries (184 written, 600 names with one letter wrong)`)
  console.log(table.toString())
}

async function measure(name: string, places: readonly PlaceFacts[]): Promise<string[]> {
  const heapBefore = usedMb()
  const cpuBefore = process.cpuUsage()
  const engine = await ENGINES[name]?.(places)
  if (!engine)
    return [name, name === 'sqlite' ? 'no driver in this Node.js (needs 22)' : 'unknown', '', '', '', '', '', '']
  const { user, system } = process.cpuUsage(cpuBefore)
  const isServer = name === 'postgres'
  const memory = isServer ? '' : (usedMb() - heapBefore).toFixed(0)
  // Warm-up.
  for (const query of queries.filter((_, at) => at % 2 === 0)) await engine.find(query)
  const times: number[] = []
  const answers = new Map<JudgedQuery, readonly string[]>()
  for (const query of queries) {
    const before = engine.cpuMs()
    answers.set(query, await engine.find(query))
    times.push(engine.cpuMs() - before)
  }
  await engine.close()
  times.sort((a, b) => a - b)
  const { all } = judge(queries, (query) => answers.get(query) ?? [])
  return [
    engine.name,
    all.first.toFixed(3),
    all.firstFive.toFixed(3),
    all.reciprocalRank.toFixed(3),
    (times[times.length >> 1] ?? 0).toFixed(2),
    (times[Math.floor(times.length * 0.99)] ?? 0).toFixed(2),
    isServer ? '' : ((user + system) / 1e6).toFixed(1),
    memory,
  ]
}

/** Heap and buffers, after a garbage collection if `--expose-gc` is set. */
function usedMb(): number {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
