import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Point } from '../world/point.ts'
import { createDistrictFinder, type DistrictFinder } from './district-finder.ts'
import { listDistricts } from './districts.ts'
import { readSeedFiles, type SeedFiles } from './seed-files.ts'

const CATALOGUE = new URL('../../catalogue/', import.meta.url).pathname
const AUTHORITY = new URL('../../../shared/data/tat-places.ndjson.gz', import.meta.url)

let files: SeedFiles
let finder: DistrictFinder

beforeAll(async () => {
  files = await readSeedFiles(CATALOGUE)
  finder = createDistrictFinder(await listDistricts(files.placeSamples), files.placeSamples, files.towns)
})

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

describe('findDistrictAt', () => {
  test.each([
    [at(13.751, 100.492), '10', 'พระนคร', 'the Grand Palace'],
    [at(19.359, 98.44), '58', 'ปาย', 'Pai'],
    [at(7.895, 98.296), '83', 'กะทู้', 'Patong'],
    [at(18.79, 98.98), '50', 'เมืองเชียงใหม่', 'the old town of Chiang Mai'],
    [at(6.488, 99.305), '91', 'เมืองสตูล', 'Ko Lipe'],
  ])('%o is in province %s, district %s: %s', (point, provinceCode, districtTh) => {
    const found = finder.findDistrictAt(point)
    expect(found?.provinceCode).toBe(provinceCode)
    expect(found?.district?.nameTh).toBe(districtTh)
    expect(found?.distanceM).toBeLessThan(5_000)
    expect(finder.findProvinceAt(point)).toBe(provinceCode)
  })

  test.each([
    [at(16.84, 96.17), 'Yangon'],
    [at(12.5, 105.5), 'the middle of Cambodia'],
    [at(10.5, 101.5), 'the open gulf'],
    [at(0, 0), 'a point that was left empty'],
  ])('%o is outside every province: %s', (point) => {
    expect(finder.findDistrictAt(point)).toBeUndefined()
    expect(finder.findProvinceAt(point)).toBeNull()
  })
})

test('finds the province of 95 % and the district of 79 % of catalogue places, each looked up without itself', async () => {
  const districts = await listDistricts(files.placeSamples)
  const count = readFileSync(files.placesPath, 'utf8').trim().split('\n').length
  // One in three, to keep the test fast. The anchors, which follow the places, are district seats without places.
  const asked = files.placeSamples.slice(0, count).filter((_, at) => at % 3 === 0)
  let provinces = 0
  let found = 0
  for (let fold = 0; fold < 10; fold++) {
    const hidden = new Set(asked.filter((_, at) => at % 10 === fold))
    const others = files.placeSamples.filter((sample) => !hidden.has(sample))
    const without = createDistrictFinder(districts, others, files.towns)
    for (const { point, provinceCode, districtTh } of hidden) {
      const answer = without.findDistrictAt(point)
      if (answer?.provinceCode === provinceCode) provinces++
      if (answer?.provinceCode === provinceCode && answer.district?.nameTh === districtTh) found++
    }
  }
  expect(provinces / asked.length).toBeGreaterThan(0.94)
  expect(found / asked.length).toBeGreaterThan(0.75)
})

interface AuthorityRow {
  readonly lat: number | null
  readonly lon: number | null
  readonly province_code: string | null
  readonly district_th?: string | null
}

describe.runIf(existsSync(AUTHORITY) || process.env['CI'] === 'true')('on shared/data/tat-places.ndjson.gz', () => {
  test('finds the province of 98 % and the district of 85 % of 20,130 unseen places', () => {
    const rows = gunzipSync(readFileSync(AUTHORITY)).toString().trim().split('\n')
    let asked = 0
    let provinces = 0
    let districts = 0
    for (const line of rows) {
      const { lat, lon, province_code, district_th } = JSON.parse(line) as AuthorityRow
      if (lat === null || lon === null || province_code === null) continue
      const found = finder.findDistrictAt(at(lat, lon))
      asked++
      if (found?.provinceCode === province_code) provinces++
      if (found?.provinceCode === province_code && found.district?.nameTh === district_th) districts++
    }
    expect(asked).toBeGreaterThan(20_000)
    expect(provinces / asked).toBeGreaterThan(0.98)
    expect(districts / asked).toBeGreaterThan(0.85)
  })
})
