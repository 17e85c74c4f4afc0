/** The files of `catalogue/` that the service starts with, read and checked. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Static, TSchema } from 'typebox'
import type { Ferry, Island, Province, Town } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { PlaceSample } from './districts.ts'
import { faultsOf } from './import/fault.ts'
import { InterchangePlace, InterchangeRoute } from './import/interchange-schema.ts'
import type { ShippedNames } from './nicknames.ts'
import { checkReferences } from './starter-references.ts'
import { type CheckedRow, type FileFault, type NumberedRow, readArrayRows, readLineRows } from './starter-rows.ts'
import { ConceptRow, DistrictAnchorRow, FerryRow, IslandRow, ProvinceRow, TownRow } from './starter-schema.ts'

/** A route as the file has it, in the interchange format. */
export type StarterRoute = InterchangeRoute

export interface StarterFiles {
  readonly provinces: readonly Province[]
  readonly towns: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly vocabulary: readonly Concept[]
  readonly routes: readonly StarterRoute[]
  /** `places.ndjson`, for the importer to stream. */
  readonly placesPath: string
  /** The places of that file and the anchors of districts, for finding the province and district of a point. */
  readonly placeSamples: readonly PlaceSample[]
  /** What those places are called. */
  readonly shippedNames: readonly ShippedNames[]
  /** SHA-256 (hex) over all files: the same when and only when no byte of them changed. */
  readonly digest: string
}

/** The catalogue that ships cannot be used; the message has one line for each fault, `file:line: what`. */
export class StarterFilesError extends Error {
  override readonly name = 'StarterFilesError'
  readonly faults: readonly FileFault[]

  constructor(dir: string, faults: readonly FileFault[]) {
    const shown = faults
      .slice(0, MAX_FAULTS_SHOWN)
      .map(({ file, line, message }) => `  ${file}${line === null ? '' : `:${line}`}: ${message}`)
    const more = faults.length > shown.length ? [`  … and ${faults.length - shown.length} more`] : []
    super([`The catalogue in ${dir} has faults:`, ...shown, ...more].join('\n'))
    this.faults = faults
  }
}

const MAX_FAULTS_SHOWN = 20
const MAX_FILE_BYTES = 64 * 1024 * 1024

const FILES = {
  provinces: 'provinces.json',
  towns: 'towns.json',
  islands: 'islands.json',
  ferries: 'ferries.json',
  vocabulary: 'vocabulary.json',
  routes: 'routes.json',
  anchors: 'district-anchors.json',
  places: 'places.ndjson',
} as const

/**
 * Reads all files of the folder and checks every row and every reference between them, unless the files are those of
 * `knownDigest`, which were checked before.
 * @throws StarterFilesError with every fault that was found
 */
export async function readStarterFiles(dir: string, knownDigest: string | null = null): Promise<StarterFiles> {
  const faults: FileFault[] = []
  const texts = new Map<string, string>()
  for (const file of Object.values(FILES)) texts.set(file, await readText(dir, file, faults))
  const digest = digestOf(texts)
  const isKnown = digest === knownDigest
  const read = <T extends TSchema>(file: string, schema: T): readonly CheckedRow<Static<T>>[] => {
    const rows = rowsOf(file, texts.get(file)!, faults)
    return isKnown
      ? rows.map(({ line, value }) => ({ line, row: value as Static<T> }))
      : checked(schema, file, rows, faults)
  }

  const provinces = read(FILES.provinces, ProvinceRow)
  const towns = read(FILES.towns, TownRow)
  const islands = read(FILES.islands, IslandRow)
  const ferries = read(FILES.ferries, FerryRow)
  const vocabulary = read(FILES.vocabulary, ConceptRow)
  const routes = read(FILES.routes, InterchangeRoute)
  const anchors = read(FILES.anchors, DistrictAnchorRow)
  const places = read(FILES.places, InterchangePlace)
  const found = { provinces, towns, islands, ferries, vocabulary, routes, anchors, places }
  if (!isKnown) faults.push(...checkReferences(found, FILES))
  if (faults.length > 0) throw new StarterFilesError(dir, faults)
  return {
    provinces: provinces.map(({ row }) => toProvince(row)),
    towns: towns.map(({ row }) => row),
    islands: islands.map(({ row }) => row as Island),
    ferries: ferries.map(({ row }) => row),
    vocabulary: vocabulary.map(({ row }) => row),
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

async function readText(dir: string, file: string, faults: FileFault[]): Promise<string> {
  const path = join(dir, file)
  try {
    const { size } = await stat(path)
    if (size <= MAX_FILE_BYTES) return await readFile(path, 'utf8')
    faults.push({ file, line: null, message: `is larger than ${MAX_FILE_BYTES} bytes` })
  } catch (error) {
    faults.push({ file, line: null, message: `cannot be read: ${(error as Error).message}` })
  }
  return ''
}

function rowsOf(file: string, text: string, faults: FileFault[]): readonly NumberedRow[] {
  // A file that could not be read has its fault already.
  if (text === '') return []
  if (file.endsWith('.ndjson')) {
    const { rows, faults: broken } = readLineRows(file, text)
    faults.push(...broken)
    return rows
  }
  const read = readArrayRows(file, text)
  if ('rows' in read) return read.rows
  faults.push(...read.faults)
  return []
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false, ownProperties: true })

function checked<T extends TSchema>(
  schema: T,
  file: string,
  rows: readonly NumberedRow[],
  faults: FileFault[],
): CheckedRow<Static<T>>[] {
  const isRow = ajv.compile<Static<T>>(schema)
  return rows.flatMap(({ line, value }) => {
    if (isRow(value)) return [{ line, row: value }]
    faults.push(
      ...faultsOf(isRow.errors).map(({ pointer, message }) => ({
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
