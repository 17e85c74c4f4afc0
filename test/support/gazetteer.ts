/** The reader's gazetteer over the shipped catalogue, with a plain index of names. */
import { readFileSync } from 'node:fs'
import { type DestinationRow, toDestination } from '../../src/catalogue/destination-rows.ts'
import { listHolidays } from '../../src/catalogue/holidays.ts'
import { listFamous, withMisspelled } from '../../src/language/reader/famous-names.ts'
import { nameStrength, type PreparedName, prepareName } from '../../src/language/reader/name-strength.ts'
import type { FoundPlace, Gazetteer } from '../../src/language/reader/reading.ts'
import { normalise } from '../../src/language/text/normalise.ts'
import { segmentThai } from '../../src/language/text/segment.ts'
import type { District, Island, Province, Region, Town } from '../../src/world/region.ts'
import type { Concept } from '../../src/world/vocabulary.ts'

interface PlaceRow {
  readonly id: string
  readonly name_th: string | null
  readonly name_en: string | null
  readonly aliases?: readonly string[]
  readonly province_code: string
  readonly district_th?: string
  readonly category: string | null
  readonly popularity?: number
}

interface ProvinceRow {
  readonly code: string
  readonly iso: string
  readonly name_th: string
  readonly name_en: string
  readonly aliases: readonly string[]
  readonly region: Region
  readonly region_th: string
  readonly latitude: number
  readonly longitude: number
}

interface IndexedPlace extends Omit<FoundPlace, 'strength'> {
  readonly names: readonly PreparedName[]
}

const MOST_POPULAR = 5

const text = (name: string): string => readFileSync(new URL(`../../catalogue/${name}`, import.meta.url), 'utf8')

let known: Gazetteer | undefined

/** Built once a process. Districts are those that places of the catalogue name. */
export function shippedGazetteer(): Gazetteer {
  known ??= build()
  return known
}

function build(): Gazetteer {
  const rows: readonly PlaceRow[] = text('places.ndjson')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  const provinceRows: readonly ProvinceRow[] = JSON.parse(text('provinces.json'))
  const towns: readonly Town[] = JSON.parse(text('towns.json'))
  const destinationRows: readonly DestinationRow[] = JSON.parse(text('destinations.json'))
  const islands: readonly Island[] = JSON.parse(text('islands.json'))
  const vocabulary: readonly Concept[] = JSON.parse(text('vocabulary.json'))
  return {
    provinces: provinceRows.map(toProvince),
    districts: listDistricts(rows),
    towns,
    destinations: destinationRows.map(toDestination),
    islands,
    vocabulary,
    listHolidays,
    findPlaces: createFinder(rows),
  }
}

function toProvince(row: ProvinceRow): Province {
  const { code, iso, aliases, region } = row
  const point = { latitude: row.latitude, longitude: row.longitude }
  return { code, iso, nameTh: row.name_th, nameEn: row.name_en, aliases, region, regionTh: row.region_th, point }
}

function listDistricts(rows: readonly PlaceRow[]): District[] {
  const districts = new Map<string, District>()
  for (const { province_code: provinceCode, district_th: nameTh } of rows) {
    if (nameTh === undefined) continue
    const code = `${provinceCode}-${nameTh}`
    districts.set(code, { code, provinceCode, nameTh, nameEn: '', point: null })
  }
  return [...districts.values()]
}

/** Places that share a word or a whole key with the text, by strength, then popularity, then id. */
function createFinder(rows: readonly PlaceRow[]): Gazetteer['findPlaces'] {
  const places = rows.map(toIndexed)
  const byWord = new Map<string, Set<IndexedPlace>>()
  for (const place of places) {
    for (const name of place.names) {
      for (const word of [name.key, ...wordsOf(name.form)]) byWord.set(word, (byWord.get(word) ?? new Set()).add(place))
    }
  }
  const byId = new Map(places.map((place) => [place.id, place]))
  const famous = listFamous(rows.map(({ id, aliases = [] }, at) => ({ ...(places[at] as IndexedPlace), id, aliases })))
  return (query, { provinceCodes, limit }) => {
    const asked = prepareName(query)
    const candidates = new Set<IndexedPlace>(byWord.get(asked.key))
    for (const word of wordsOf(asked.form)) for (const place of byWord.get(word) ?? []) candidates.add(place)
    const found = [...candidates]
      .map(({ names, ...place }) => ({
        ...place,
        strength: Math.max(...names.map((name) => nameStrength(asked, name))),
      }))
      .filter(({ strength }) => strength > 0)
    return withMisspelled(found, query, famous, (id) => byId.get(id))
      .filter(({ provinceCode }) => provinceCodes === undefined || provinceCodes.includes(provinceCode))
      .slice(0, limit)
  }
}

function toIndexed(row: PlaceRow): IndexedPlace {
  const names = [row.name_th, row.name_en, ...(row.aliases ?? [])].filter((name) => name !== null)
  const bare = names.flatMap((name) => {
    const without = name.replace(/\s*\([^)]*\)/g, '')
    return without === name ? [name] : [name, without]
  })
  return {
    id: row.id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    provinceCode: row.province_code,
    category: row.category,
    popularity: (row.popularity ?? 1) / MOST_POPULAR,
    names: bare.map(prepareName),
  }
}

function wordsOf(form: string): string[] {
  return segmentThai(normalise(form)).filter((word) => word.length > 1)
}
