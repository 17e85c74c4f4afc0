import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { distanceM } from '../world/point.ts'
import type { District } from '../world/region.ts'
import { listDistricts, listSubDistricts, type SubDistrict } from './districts.ts'
import type { InterchangePlace } from './import/interchange-schema.ts'
import { readSeedFiles } from './seed-files.ts'
import { readLineRows } from './seed-rows.ts'

const CATALOGUE = new URL('../../catalogue/', import.meta.url).pathname

let districts: readonly District[]
let subDistricts: readonly SubDistrict[]

beforeAll(async () => {
  const { placeSamples } = await readSeedFiles(CATALOGUE)
  districts = await listDistricts(placeSamples)
  subDistricts = await listSubDistricts(districts)
})

const byCode = (code: string) => districts.find((district) => district.code === code)

describe('listDistricts', () => {
  test('returns 928 districts, each with a unique code that begins with that of its province', () => {
    expect(districts).toHaveLength(928)
    expect(new Set(districts.map(({ code }) => code)).size).toBe(928)
    expect(
      districts.filter(({ code, provinceCode }) => !/^\d{4}$/.test(code) || code.slice(0, 2) !== provinceCode),
    ).toEqual([])
    expect(new Set(districts.map(({ provinceCode }) => provinceCode)).size).toBe(77)
  })

  test.each([
    ['3801', 'เมืองบึงกาฬ', 'Mueang Bueng Kan'],
    ['5025', 'กัลยาณิวัฒนา', 'Galyani Vadhana'],
    ['5003', 'แม่แจ่ม', 'Mae Chaem'],
    ['5304', 'น้ำปาด', 'Nam Pat'],
    ['1028', 'สาทร', 'Sathon'],
  ])('%s is %s, %s', (code, nameTh, nameEn) => {
    expect(byCode(code)).toMatchObject({ nameTh, nameEn })
  })

  test('a district with places is located at their median, one without has no point, and six have none', () => {
    const pai = byCode('5803')
    expect(pai?.nameTh).toBe('ปาย')
    expect(distanceM(pai?.point ?? { latitude: 0, longitude: 0 }, { latitude: 19.36, longitude: 98.44 })).toBeLessThan(
      10_000,
    )
    expect(districts.filter(({ point }) => point === null).length).toBeLessThanOrEqual(6)
  })

  test('every district named by a place or an anchor exists', async () => {
    const names = new Set(districts.map(({ provinceCode, nameTh }) => `${provinceCode} ${nameTh}`))
    const { placeSamples } = await readSeedFiles(CATALOGUE)
    expect(placeSamples.filter(({ provinceCode, districtTh }) => !names.has(`${provinceCode} ${districtTh}`))).toEqual(
      [],
    )
  })
})

test('places spell their district as the list does, in both languages', () => {
  const names = new Map(districts.map(({ provinceCode, nameTh, nameEn }) => [`${provinceCode} ${nameTh}`, nameEn]))
  const { rows } = readLineRows('places.ndjson', readFileSync(join(CATALOGUE, 'places.ndjson'), 'utf8'))
  const wrong = rows.filter(({ value }) => {
    const { province_code, district_th, district_en } = value as InterchangePlace
    return names.get(`${province_code} ${district_th}`) !== district_en
  })
  expect(wrong).toEqual([])
})

describe('listSubDistricts', () => {
  test('assigns each sub-district to a district and gives its postal codes', () => {
    expect(subDistricts.length).toBeGreaterThan(7_400)
    expect(subDistricts.filter(({ districtCode }) => !byCode(districtCode))).toEqual([])
    expect(subDistricts.filter(({ postalCodes }) => postalCodes.some((code) => !/^\d{5}$/.test(code)))).toEqual([])
    expect(subDistricts.find(({ districtCode, nameTh }) => districtCode === '5001' && nameTh === 'ศรีภูมิ')).toEqual({
      districtCode: '5001',
      nameTh: 'ศรีภูมิ',
      postalCodes: ['50200'],
    })
  })
})

interface ReferenceDistrict {
  readonly code: string
  readonly name_th: string
  readonly lat: number | null
  readonly lon: number | null
  readonly subdistricts: readonly { readonly name_th: string; readonly zip: number }[]
}

const REFERENCE = new URL('../../../shared/data/reference/districts.json', import.meta.url)
const inReach = existsSync(REFERENCE) || process.env['CI'] === 'true'

describe.runIf(inReach)('compared with the reference list of shared/data/reference', () => {
  const reference = () => (JSON.parse(readFileSync(REFERENCE, 'utf8')) as { districts: ReferenceDistrict[] }).districts

  test('codes and Thai names of all districts match', () => {
    const ours = districts.map(({ code, nameTh }) => `${code} ${nameTh}`)
    const theirs = reference().map(({ code, name_th }) => `${code} ${name_th}`)
    expect([...ours].sort()).toEqual([...theirs].sort())
  })

  test('our points are in or near their districts: half within 6 km of the reference point, 90 % within 15 km', () => {
    const points = new Map(reference().map(({ code, lat, lon }) => [code, { lat, lon }]))
    const distances = districts
      .flatMap(({ code, point }) => {
        const other = points.get(code)
        if (!point || other?.lat == null || other.lon == null) return []
        return [distanceM(point, { latitude: other.lat, longitude: other.lon })]
      })
      .sort((a, b) => a - b)
    expect(distances[Math.floor(distances.length * 0.5)]).toBeLessThan(6_000)
    expect(distances[Math.floor(distances.length * 0.9)]).toBeLessThan(15_000)
  })

  test('98 % of sub-districts match by name, and 98 % of those have the same postal code', () => {
    const ours = new Map(
      subDistricts.map(({ districtCode, nameTh, postalCodes }) => [`${districtCode} ${nameTh}`, postalCodes]),
    )
    const theirs = reference().flatMap(({ code, subdistricts }) => subdistricts.map((sub) => ({ ...sub, code })))
    const known = theirs.filter(({ code, name_th }) => ours.has(`${code} ${name_th}`))
    const same = known.filter(({ code, name_th, zip }) => ours.get(`${code} ${name_th}`)?.includes(String(zip)))
    expect(known.length / theirs.length).toBeGreaterThan(0.98)
    expect(same.length / known.length).toBeGreaterThan(0.98)
  })
})
