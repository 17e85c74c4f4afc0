/** What the planner relies on in `catalogue/towns.json`, `islands.json` and `ferries.json`. */

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { distanceM, type Point } from '../world/point.ts'
import type { Ferry, Island, Town } from '../world/region.ts'
import { readSeedFiles, type SeedFiles } from './seed-files.ts'
import { readLineRows } from './seed-rows.ts'

const CATALOGUE = new URL('../../catalogue/', import.meta.url).pathname

interface PlaceRow {
  readonly id: string
  readonly name_th: string
  readonly name_en: string
  readonly category: string
  readonly lat: number
  readonly lon: number
}

let files: SeedFiles
let places: readonly (PlaceRow & { readonly point: Point })[]

beforeAll(async () => {
  files = await readSeedFiles(CATALOGUE)
  const { rows } = readLineRows('places.ndjson', readFileSync(files.placesPath, 'utf8'))
  places = rows.map(({ value }) => {
    const row = value as PlaceRow
    return { ...row, point: { latitude: row.lat, longitude: row.lon } }
  })
})

const islandsAt = (point: Point) =>
  files.islands
    .filter(({ areas }) => areas.some((area) => distanceM(area.point, point) <= area.radiusM))
    .map(({ id }) => id)

describe('towns', () => {
  test('exist in every province', () => {
    const covered = new Set(files.towns.map(({ provinceCode }) => provinceCode))
    expect(files.provinces.filter(({ code }) => !covered.has(code))).toEqual([])
  })

  test('are within 30 km of a place of their province', () => {
    const far = files.towns.filter(({ point, provinceCode }: Town) =>
      places.every((place) => place.id.slice(3, 5) !== provinceCode || distanceM(place.point, point) > 30_000),
    )
    expect(far.map(({ id }) => id)).toEqual([])
  })

  test('are in the area of their island, or in none on the mainland', () => {
    const wrong = files.towns.filter(({ point, islandId }) => String(islandsAt(point)) !== (islandId ?? ''))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('have unique names within a province', () => {
    const names = files.towns.map(({ provinceCode, nameEn }) => `${provinceCode} ${nameEn}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

/** Named as islands, but with a road or a bridge, or so close that a rowing boat crosses: planned as mainland. */
const NOT_ISLANDS = new Set([
  'th-12-ko-kret',
  'th-20-ko-loi',
  'th-86-mu-ko-chumphon',
  'th-90-ko-yo',
  'th-90-wat-laem-pho',
  'th-96-ko-yao',
])

describe('landings', () => {
  test('hold a place, and their boats leave from outside, on the landmass that they name', () => {
    const wrong = files.landings.filter(
      ({ from, fromPier, point, radiusM }) =>
        places.every((place) => distanceM(place.point, point) > radiusM) ||
        distanceM(fromPier, point) <= radiusM ||
        String(islandsAt(fromPier)) !== (from === 'mainland' ? '' : from),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('islands', () => {
  test('do not overlap: no place is on two', () => {
    const twice = places.filter(({ point }) => islandsAt(point).length > 1)
    expect(twice.map(({ id }) => id)).toEqual([])
  })

  test('contain every place that is described as on a sea island', () => {
    const sea = new Set([
      '11',
      '20',
      '21',
      '22',
      '23',
      '24',
      '74',
      '75',
      '76',
      '77',
      '80',
      '81',
      '82',
      '83',
      '84',
      '85',
      '86',
      '90',
      '91',
      '92',
      '93',
      '94',
      '96',
    ])
    const missing = places.filter(
      ({ id, category, name_th, point }) =>
        sea.has(id.slice(3, 5)) &&
        !NOT_ISLANDS.has(id) &&
        (category === 'island' || /(?:^|[ (])(?:หมู่)?เกาะ/.test(name_th)) &&
        islandsAt(point).length === 0,
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  test.each([
    'th-83-patong-beach',
    'th-83-promthep-cape',
    'th-20-bali-hai',
    'th-21-khao-laem-ya',
    'th-23-nam-chiao',
    'th-81-ao-nang',
    'th-81-shell-cemetery',
    'th-81-krabi-walking-street',
    'th-82-nam-khem-memorial',
    'th-91-pak-bara',
    'th-92-chao-mai',
    'th-12-ko-kret',
    'th-90-ko-yo',
  ])('do not contain %s, on the mainland', (id) => {
    const place = places.find((candidate) => candidate.id === id)
    expect(place && islandsAt(place.point)).toEqual([])
  })

  test('contain their pier, and have nights if they have towns', () => {
    for (const island of files.islands) expect(islandsAt(island.pier)).toEqual([island.id])
    const withTown = new Set(files.towns.flatMap(({ islandId }) => islandId ?? []))
    const without = files.islands.filter(({ id, nights }: Island) => withTown.has(id) && !nights)
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('ferries', () => {
  test('connect every island to the mainland', () => {
    const reached = new Set(['mainland'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of files.ferries) if (reached.has(from) || reached.has(to)) reached.add(from).add(to)
    }
    expect(files.islands.filter(({ id }) => !reached.has(id))).toEqual([])
  })

  test('have both piers where their ends are', () => {
    const wrong = files.ferries.filter(
      ({ from, to, fromPier, toPier }: Ferry) =>
        String(islandsAt(fromPier)) !== from.replace('mainland', '') ||
        String(islandsAt(toPier)) !== to.replace('mainland', ''),
    )
    expect(wrong.map(({ nameEn }) => nameEn)).toEqual([])
  })

  test('travel at 6 to 55 km/h', () => {
    const odd = files.ferries.filter(({ fromPier, toPier, minutes }) => {
      const speed = distanceM(fromPier, toPier) / 1000 / (minutes / 60)
      return speed < 6 || speed > 55
    })
    expect(odd.map(({ nameEn }) => nameEn)).toEqual([])
  })

  test('are listed once per connection, for both directions', () => {
    const keys = files.ferries.map(({ fromPier, toPier }) =>
      [JSON.stringify(fromPier), JSON.stringify(toPier)].sort().join(),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
