/** Reads and checks the seed files in `catalogue/`. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Static, TSchema } from 'typebox'
import type { Destination, Journey } from '../world/destination.ts'
import type { Ferry, Island, Landing, Province, Town } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import { DestinationRow, JourneyRow, toDestination, toJourney } from './destination-rows.ts'
import type { PlaceSample } from './districts.ts'
import { InterchangePlace, InterchangeRoute } from './import/interchange-schema.ts'
import { rowErrorsOf } from './import/row-error.ts'
import type { ShippedNames } from './nicknames.ts'
import { checkReferences } from './seed-references.ts'
import { type CheckedRow, type FileError, type NumberedRow, readArrayRows, readLineRows } from './seed-rows.ts'
import { ConceptRow, DistrictAnchorRow, FerryRow, IslandRow, LandingRow, ProvinceRow, TownRow } from './seed-schema.ts'

/** A route in the interchange format. */
export type SeedRoute = InterchangeRoute

export interface SeedFiles {
  readonly provinces: readonly Province[]
  readonly towns: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly landings: readonly Landing[]
  readonly vocabulary: readonly Concept[]
  readonly destinations: readonly Destination[]
  readonly journeys: readonly Journey[]
  readonly routes: readonly SeedRoute[]
  /** `places.ndjson`, for the importer to stream. */
  readonly placesPath: string
  /** Places of that file and district anchors, to find the province and district of a point. */
  readonly placeSamples: readonly PlaceSample[]
  /** The names of those places. */
  readonly shippedNames: readonly ShippedNames[]
  /** SHA-256 (hex) over all files. */
  readonly digest: string
}

/** The seed files are invalid. The message has one line per error, `file:line: what`. */
export class SeedFilesError extends Error {
  override readonly name = 'SeedFilesError'
  readonly errors: readonly FileError[]

  constructor(dir: string, errors: readonly FileError[]) {
    const shown = errors
      .slice(0, MAX_ERRORS_SHOWN)
      .map(({ file, line, message }) => `  ${file}${line === null ? '' : `:${line}`}: ${message}`)
    const more = errors.length > shown.length ? [`  … and ${errors.length - shown.length} more`] : []
    super([`The catalogue in ${dir} has errors:`, ...shown, ...more].join('\n'))
    this.errors = errors
  }
}

const MAX_ERRORS_SHOWN = 20
const MAX_FILE_BYTES = 64 * 1024 * 1024

const FILES = {
  provinces: 'provinces.json',
  towns: 'towns.json',
  islands: 'islands.json',
  ferries: 'ferries.json',
  landings: 'landings.json',
  vocabulary: 'vocabulary.json',
  routes: 'routes.json',
  anchors: 'district-anchors.json',
  destinations: 'destinations.json',
  journeys: 'journeys.json',
  places: 'places.ndjson',
} as const

/**
 * Reads all files and checks every row and reference, unless the files have `knownDigest` and were therefore checked before.
 * @throws SeedFilesError with every error found
 */
export async function readSeedFiles(dir: string, knownDigest: string | null = null): Promise<SeedFiles> {
  const errors: FileError[] = []
  const texts = new Map<string, string>()
  for (const file of Object.values(FILES)) texts.set(file, await readText(dir, file, errors))
  const digest = digestOf(texts)
  const isKnown = digest === knownDigest
  const read = <T extends TSchema>(file: string, schema: T): readonly CheckedRow<Static<T>>[] => {
    const rows = rowsOf(file, texts.get(file)!, errors)
    return isKnown
      ? rows.map(({ line, value }) => ({ line, row: value as Static<T> }))
      : checked(schema, file, rows, errors)
  }

  const provinces = read(FILES.provinces, ProvinceRow)
  const towns = read(FILES.towns, TownRow)
  const islands = read(FILES.islands, IslandRow)
  const ferries = read(FILES.ferries, FerryRow)
  const landings = read(FILES.landings, LandingRow)
  const vocabulary = read(FILES.vocabulary, ConceptRow)
  const routes = read(FILES.routes, InterchangeRoute)
  const anchors = read(FILES.anchors, DistrictAnchorRow)
  const destinations = read(FILES.destinations, DestinationRow)
  const journeys = read(FILES.journeys, JourneyRow)
  const places = read(FILES.places, InterchangePlace)
  const found = {
    provinces,
    towns,
    islands,
    ferries,
    landings,
    vocabulary,
    routes,
    anchors,
    destinations,
    journeys,
    places,
  }
  if (!isKnown) errors.push(...checkReferences(found, FILES))
  if (errors.length > 0) throw new SeedFilesError(dir, errors)
  return {
    provinces: provinces.map(({ row }) => toProvince(row)),
    towns: towns.map(({ row }) => row),
    islands: islands.map(({ row }) => row as Island),
    ferries: ferries.map(({ row }) => row),
    landings: landings.map(({ row }) => row),
    vocabulary: vocabulary.map(({ row }) => row),
    destinations: destinations.map(({ row }) => toDestination(row)),
    journeys: journeys.map(({ row }) => toJourney(row)),
    routes: routes.map(({ row }) => row),
    placesPath: join(dir, FILES.places),
    placeSamples: [...places.flatMap(({ row }) => toSample(row)), ...anchors.map(({ row }) => toAnchor(row))],
    shippedNames: places.map(({ row }) => toNames(row)),
    digest,
  }
}

function digestOf(texts: ReadonlyMap<string, string>): string {
  const digest = createHash('sha256')
  for (const [file, text] of texts) digest.update(`${file}\0${text.length}\0`).update(text)
  return digest.digest('hex')
}

async function readText(dir: string, file: string, errors: FileError[]): Promise<string> {
  const path = join(dir, file)
  try {
    const { size } = await stat(path)
    if (size <= MAX_FILE_BYTES) return await readFile(path, 'utf8')
    errors.push({ file, line: null, message: `is larger than ${MAX_FILE_BYTES} bytes` })
  } catch (error) {
    errors.push({ file, line: null, message: `cannot be read: ${(error as Error).message}` })
  }
  return ''
}

function rowsOf(file: string, text: string, errors: FileError[]): readonly NumberedRow[] {
  // Unreadable files were reported already.
  if (text === '') return []
  if (file.endsWith('.ndjson')) {
    const { rows, errors: broken } = readLineRows(file, text)
    errors.push(...broken)
    return rows
  }
  const read = readArrayRows(file, text)
  if ('rows' in read) return read.rows
  errors.push(...read.errors)
  return []
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false, ownProperties: true })

function checked<T extends TSchema>(
  schema: T,
  file: string,
  rows: readonly NumberedRow[],
  errors: FileError[],
): CheckedRow<Static<T>>[] {
  const isRow = ajv.compile<Static<T>>(schema)
  return rows.flatMap(({ line, value }) => {
    if (isRow(value)) return [{ line, row: value }]
    errors.push(
      ...rowErrorsOf(isRow.errors).map(({ pointer, message }) => ({
        file,
        line,
        message: `${pointer || 'the row'} ${message}`,
      })),
    )
    return []
  })
}

function toProvince({ name_th, name_en, region_th, latitude, longitude, ...same }: ProvinceRow): Province {
  return { ...same, nameTh: name_th, nameEn: name_en, regionTh: region_th, point: { latitude, longitude } }
}

function toSample({ lat, lon, province_code, district_th }: InterchangePlace): PlaceSample[] {
  if (!province_code) return []
  return [{ point: { latitude: lat, longitude: lon }, provinceCode: province_code, districtTh: district_th ?? null }]
}

function toNames({ id, tat_id, name_th, name_en, aliases, lat, lon }: InterchangePlace): ShippedNames {
  const given = (names: readonly (string | null | undefined)[]) => names.flatMap((name) => name ?? [])
  return {
    id,
    tatId: tat_id ?? null,
    names: given([name_th, name_en]),
    aliases: given(aliases ?? []),
    point: { latitude: lat, longitude: lon },
  }
}

function toAnchor({ code, nameTh, point }: DistrictAnchorRow): PlaceSample {
  return { point, provinceCode: code.slice(0, 2), districtTh: nameTh }
}
