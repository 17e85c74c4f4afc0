/**
 * The peer: the same answers from a plain Express app, from the same embedded PostgreSQL and the same columns, serialised
 * from the rows on each request. It has what one would give it: a pool, pg_trgm indexes on the names, an index in the
 * order of the popular lists, and the service's own code for the shape of a place. It does less than the service: no
 * rate limits, no security headers, no merging of sources, no analysis of the query.
 */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import express, { type Request, type Response } from 'express'
import { Pool } from 'pg'
import { placeDocument } from '../src/catalogue/place-document.ts'
import { placeEntry } from '../src/catalogue/place-entry.ts'
import type { PlaceRow } from '../src/catalogue/place-table.ts'
import { thumbnailOf } from '../src/catalogue/thumbnail.ts'
import { clientConfig } from '../src/platform/database/database.ts'
import { findRunningServer } from '../src/platform/database/embedded-server.ts'
import { projectRoot } from '../src/platform/paths.ts'
import { bangkokDate, bangkokMinutes, weekdayOf } from '../src/world/calendar.ts'
import { isOpenThroughout } from '../src/world/hours.ts'
import type { Province } from '../src/world/region.ts'
import type { Concept } from '../src/world/vocabulary.ts'
import { answerParent } from './support/processes.ts'

const PAGE = 20
const compress = promisify(gzip)

const connection = findRunningServer(process.env['DATA_DIR'] ?? '')
if (!connection) throw new Error('no database runs in DATA_DIR')
const pool = new Pool({ ...clientConfig({ connection }, 'bench-express'), max: 10 })
const provinces = readCatalogue<Province>('provinces.json')
const concepts = new Map(readCatalogue<Concept>('vocabulary.json').map((concept) => [concept.key, concept]))
const provincesByCode = new Map(provinces.map((province) => [province.code, province]))

const app = express()

app.get('/trips/v1/place/detail/:category_code/:place_id', async (request, response) => {
  const { rows } = await pool.query<PlaceRow>('select * from place where place_id = $1 and category_code = $2', [
    request.params.place_id,
    request.params.category_code,
  ])
  const [row] = rows
  if (!row) response.status(404).json({ code: 'place_not_found' })
  else await send(request, response, placeJson(row, languageOf(request)))
})

app.get('/trips/v1/place/search', async (request, response) => {
  const { rows } = await pool.query<Listed>(
    `with found as (
       select place_id, coalesce(views, popularity, 0) as rank, count(*) over () as total,
         greatest(similarity(name_th, $1), similarity(name_en, $1)) as score
       from place where name_th % $1 or name_en % $1
       order by score desc, rank desc, place_id limit $2
     )
     select place.*, found.total from found join place using (place_id) order by score desc, rank desc, place_id`,
    [request.query['keyword'], PAGE],
  )
  await send(request, response, listJson(rows, languageOf(request)))
})

app.get('/trips/v1/place/region/:region', async (request, response) => {
  const codes = provinces.filter(({ region }) => region === request.params.region).map(({ code }) => code)
  const { rows } = await pool.query<Listed>(
    `select place.*, (select count(*) from place where province_code = any($1)) as total
     from place where province_code = any($1) order by coalesce(views, popularity, 0) desc, place_id limit $2`,
    [codes, PAGE],
  )
  await send(request, response, listJson(rows, languageOf(request)))
})

interface Listed extends PlaceRow {
  readonly total: number
}

function listJson(rows: readonly Listed[], language: 'th' | 'en'): object {
  const total = rows[0]?.total ?? 0
  return {
    results: rows.map((row) => placeJson(row, language)),
    total,
    page: 1,
    nextpage: total > PAGE ? 2 : 0,
    limit: PAGE,
    timestamp: new Date().toISOString(),
  }
}

function placeJson(row: PlaceRow, language: 'th' | 'en'): object {
  const province = provincesByCode.get(row.province_code)
  const thumbnailUrl = thumbnailOf(row, province, '')
  const document = placeDocument(row, 0, province, concepts, language, thumbnailUrl)
  const { hours } = placeEntry(row, 0, null, thumbnailUrl)
  const now = new Date()
  const minute = bangkokMinutes(now)
  const openNow = hours && isOpenThroughout(hours, weekdayOf(bangkokDate(now)), minute, minute + 1)
  return { ...document, open_now: openNow }
}

function languageOf(request: Request): 'th' | 'en' {
  return request.acceptsLanguages('th', 'en') === 'en' ? 'en' : 'th'
}

async function send(request: Request, response: Response, document: object): Promise<void> {
  response.set('Cache-Control', 'public, max-age=60, stale-while-revalidate=300')
  if (request.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    response.json(document)
    return
  }
  response.set('Content-Type', 'application/json; charset=utf-8').set('Content-Encoding', 'gzip')
  response.send(await compress(JSON.stringify(document)))
}

function readCatalogue<T>(file: string): T[] {
  return JSON.parse(readFileSync(join(projectRoot, 'catalogue', file), 'utf8')) as T[]
}

for (const statement of [
  'create extension if not exists pg_trgm',
  'create index if not exists bench_name_th on place using gin (name_th gin_trgm_ops)',
  'create index if not exists bench_name_en on place using gin (name_en gin_trgm_ops)',
  'create index if not exists bench_popular on place ((coalesce(views, popularity, 0)) desc, place_id)',
  'create index if not exists bench_province on place (province_code)',
  'analyze place',
])
  await pool.query(statement)
const server = app.listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))

answerParent({ port: () => (server.address() as AddressInfo).port }, async () => {
  server.closeAllConnections()
  server.close()
  await pool.end()
})
