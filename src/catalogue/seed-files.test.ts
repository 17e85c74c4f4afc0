import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSeedFiles, SeedFilesError } from './seed-files.ts'

const CATALOGUE = new URL('../../catalogue/', import.meta.url).pathname
const NAMES = [
  'provinces',
  'towns',
  'islands',
  'ferries',
  'landings',
  'vocabulary',
  'routes',
  'district-anchors',
  'destinations',
  'journeys',
].map((name) => `${name}.json`)

/** A copy of the catalogue with one file replaced. */
function copyWith(file: string, change: (text: string) => string): string {
  const dir = mkdtempSync(join(tmpdir(), 'catalogue-'))
  for (const name of [...NAMES, 'places.ndjson']) copyFileSync(join(CATALOGUE, name), join(dir, name))
  writeFileSync(join(dir, file), change(readFileSync(join(CATALOGUE, file), 'utf8')))
  return dir
}

async function rowErrorsOf(dir: string): Promise<SeedFilesError> {
  const error: unknown = await readSeedFiles(dir).catch((thrown: unknown) => thrown)
  if (!(error instanceof SeedFilesError)) throw new Error('no fault was found', { cause: error })
  return error
}

/** The text with one line changed, counted from 1. */
const onLine = (line: number, change: (text: string) => string) => (text: string) =>
  text
    .split('\n')
    .map((row, at) => (at === line - 1 ? change(row) : row))
    .join('\n')

describe('readSeedFiles', () => {
  test('accepts the shipped catalogue', async () => {
    const files = await readSeedFiles(CATALOGUE)
    expect(files.provinces).toHaveLength(77)
    expect(files.provinces[0]).toMatchObject({ code: '10', nameEn: 'Bangkok', region: 'central', regionTh: 'ภาคกลาง' })
    expect(files.towns.length).toBeGreaterThan(150)
    expect(files.routes.length).toBeGreaterThanOrEqual(31)
    expect(files.placeSamples.length).toBeGreaterThan(1_700)
    expect(files.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('every accommodation has the hotel category, and no other place has it', () => {
    const rows = readFileSync(join(CATALOGUE, 'places.ndjson'), 'utf8').trim().split('\n')
    const places = rows.map((row) => JSON.parse(row) as { id: string; category_code: string; category: string })
    const wrong = places.filter(
      ({ category_code, category }) => (category_code === 'ACCOMMODATION') !== (category === 'hotel'),
    )
    expect(places.filter(({ category }) => category === 'hotel').length).toBeGreaterThan(30)
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('returns a digest that depends only on the bytes of the files', async () => {
    const same = await readSeedFiles(copyWith('towns.json', (text) => text))
    const changed = await readSeedFiles(copyWith('towns.json', (text) => `${text}\n`))
    expect(same.digest).toBe((await readSeedFiles(CATALOGUE)).digest)
    expect(changed.digest).not.toBe(same.digest)
  })

  test.each([
    ['towns.json', 4, (row: string) => row.replace(/"rank": \d/, '"rank": 9'), '/rank'],
    ['towns.json', 3, (row: string) => row.replace('"railway"', '"railways"'), 'railways'],
    ['towns.json', 3, (row: string) => row.replace(/"provinceCode": "\d\d"/, '"provinceCode": "98"'), 'no province 98'],
    ['ferries.json', 2, (row: string) => row.replace('"to": "ko-lan"', '"to": "ko-nowhere"'), 'no island ko-nowhere'],
    [
      'landings.json',
      3,
      (row: string) => row.replace('"from": "ko-muk"', '"from": "ko-nowhere"'),
      'no island ko-nowhere',
    ],
    ['islands.json', 3, (row: string) => row.replace(/"id": "[^"]*"/, '"id": "ko-lan"'), '“ko-lan” is not unique'],
    [
      'routes.json',
      2,
      (row: string) => row.replace('th-10-wat-pho"', 'th-10-wat-nowhere"'),
      'no place th-10-wat-nowhere',
    ],
    ['routes.json', 2, (row: string) => row.replace('"day": 2', '"day": 4'), 'without a gap'],
    ['places.ndjson', 7, (row: string) => row.replace(/"lat": [\d.]+/, '"lat": "13"'), '/lat'],
    [
      'places.ndjson',
      1,
      (row: string) => row.replace('th-10-wat-phra-kaew"]', 'th-10-nowhere"]'),
      'no place th-10-nowhere',
    ],
    [
      'places.ndjson',
      1,
      (row: string) => row.replace('th-10-wat-phra-kaew"]', 'th-10-wat-arun"]'),
      'one_visit_with differs from that of th-10-wat-arun',
    ],
    ['places.ndjson', 5, (row: string) => row.replace(/}$/, ', "is_area": true}'), 'is_area requires 2 sights'],
    [
      'places.ndjson',
      5,
      (row: string) => row.replace(/}$/, ', "part_of": "th-10-yaowarat-street-food"}'),
      'which is itself part of a place',
    ],
    ['places.ndjson', 7, (row: string) => row.slice(0, 50), 'is not JSON'],
    ['provinces.json', 5, (row: string) => row.replace(/,$/, ''), 'is not JSON'],
  ])('reports file and line of an error in %s on line %i', async (file, line, change, message) => {
    const { message: text, errors } = await rowErrorsOf(copyWith(file, onLine(line, change)))
    // A missing comma is detected at the next row.
    const seen = file === 'provinces.json' ? line + 1 : line
    expect(errors.map((fault) => fault.line)).toContain(seen)
    expect(text).toContain(`${file}:${seen}: `)
    expect(text).toContain(message)
  })

  test('names a missing file', async () => {
    const { message } = await rowErrorsOf(mkdtempSync(join(tmpdir(), 'catalogue-')))
    for (const name of NAMES) expect(message).toContain(`${name}: cannot be read`)
  })
})
