import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '../../src/platform/paths.ts'
import type { AliasEntry } from '../../src/search/alias-book.ts'
import type { PlaceFacts } from '../../src/world/place.ts'
import type { Province } from '../../src/world/region.ts'
import type { Concept } from '../../src/world/vocabulary.ts'

const ROOT = pathToFileURL(join(projectRoot, '/'))
/** The shared data is next to the checkout, never inside it; `TIAO_SHARED_DATA` overrides its path. */
const SHARED = process.env['TIAO_SHARED_DATA']
  ? new URL('../', pathToFileURL(join(resolve(process.env['TIAO_SHARED_DATA']), '/')))
  : new URL('../shared/', ROOT)

/** A query and the ids expected for it. */
export interface JudgedQuery {
  readonly query: string
  readonly class: string
  readonly expected: readonly string[]
  readonly geolocation?: string | readonly [number, number]
  readonly geo?: string | readonly [number, number]
}

interface ProvinceRow {
  code: string
  iso: string
  name_th: string
  name_en: string
  aliases: string[]
  region: Province['region']
  region_th: string
  latitude: number
  longitude: number
}

interface SharedPlaceRow {
  id: string
  name_th: string | null
  name_en: string | null
  aliases?: string[]
  lat: number
  lon: number
  province_code: string | null
  district_th?: string | null
  category_code: PlaceFacts['categoryCode']
  category?: string
  sub_category?: string[]
  tags?: string[]
  views?: number
  popularity?: number
  tat_id?: string
}

/** Whether the shared data is present. Its absence is an error in CI; elsewhere the caller reports what it skips. */
export function hasSharedData(): boolean {
  const there = existsSync(new URL('data/tat-attractions.ndjson.gz', SHARED))
  if (!there && process.env['CI']) throw new Error('the shared data is missing: nothing to judge')
  return there
}

/** Path of a file of the shared folder. */
export function sharedFile(path: string): string {
  return fileURLToPath(new URL(path, SHARED))
}

export function readQueries(file: string): JudgedQuery[] {
  return JSON.parse(readFileSync(new URL(`quality/${file}`, SHARED), 'utf8')) as JudgedQuery[]
}

export function readVocabulary(): Concept[] {
  return JSON.parse(readFileSync(new URL('catalogue/vocabulary.json', ROOT), 'utf8')) as Concept[]
}

export function readProvinces(): Province[] {
  const file = readFileSync(new URL('catalogue/provinces.json', ROOT), 'utf8')
  return (JSON.parse(file) as ProvinceRow[]).map((row) => ({
    code: row.code,
    iso: row.iso,
    nameTh: row.name_th,
    nameEn: row.name_en,
    aliases: row.aliases,
    region: row.region,
    regionTh: row.region_th,
    point: { latitude: row.latitude, longitude: row.longitude },
  }))
}

/** The rows of a shared file of real places, converted as an import would. */
export function readPlaces(file: string): PlaceFacts[] {
  const rows = readRows(new URL(`data/${file}`, SHARED))
  const views = rows.map((row) => row.views ?? 0).sort((a, b) => a - b)
  return rows.map((row) => toFacts(row, shareBelow(views, row.views ?? 0)))
}

/** The names in the seed catalogue as aliases of places from other sources, by id or by name and point. */
export function readCatalogueAliases(): AliasEntry[] {
  return readRows(new URL('catalogue/places.ndjson', ROOT)).map((row) => {
    const names = [row.name_th, row.name_en].filter((name) => name !== null)
    return {
      aliases: [...names, ...(row.aliases ?? [])],
      ids: row.tat_id === undefined ? [] : [row.tat_id],
      matchNames: names,
      point: { latitude: row.lat, longitude: row.lon },
    }
  })
}

function readRows(file: URL): SharedPlaceRow[] {
  const bytes = readFileSync(file)
  const text = (file.pathname.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SharedPlaceRow)
}

function toFacts(row: SharedPlaceRow, popularity: number): PlaceFacts {
  return {
    id: row.id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    aliases: row.aliases ?? [],
    point: { latitude: row.lat, longitude: row.lon },
    provinceCode: row.province_code ?? '',
    districtTh: row.district_th ?? null,
    districtEn: null,
    categoryCode: row.category_code,
    category: row.category ?? null,
    subCategories: row.sub_category ?? [],
    tags: row.tags ?? [],
    hours: null,
    fee: null,
    visitMinutes: null,
    popularity,
  }
}

function shareBelow(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low / sorted.length
}
