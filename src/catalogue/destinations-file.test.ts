import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formOf } from '../language/reader/lexicon.ts'
import { distanceM } from '../world/point.ts'
import { readSeedFiles } from './seed-files.ts'

const CATALOGUE = new URL('../../catalogue/', import.meta.url)
const PLACE_FILES = ['places.ndjson', 'additions.ndjson', 'sights.ndjson', 'experiences.ndjson']

interface Row {
  readonly id: string
  readonly lat: number
  readonly lon: number
}

const files = await readSeedFiles(CATALOGUE.pathname)
const towns = new Map(files.towns.map((town) => [town.id, town]))
const shipped = PLACE_FILES.map((name) => new URL(name, CATALOGUE)).filter((path) => existsSync(path))
const places = new Map(
  shipped
    .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Row)
    .map((row) => [row.id, { latitude: row.lat, longitude: row.lon }]),
)

describe('destinations.json', () => {
  test('covers all provinces and names about 150 destinations', () => {
    expect(files.destinations.length).toBeGreaterThanOrEqual(150)
    const covered = new Set(files.destinations.flatMap(({ provinceCodes }) => provinceCodes))
    expect(files.provinces.filter(({ code }) => !covered.has(code)).map(({ nameEn }) => nameEn)).toEqual([])
  })

  test('the highlights are within the destination', () => {
    const outside = files.destinations.flatMap(({ id, point, radiusM, highlights }) =>
      highlights
        .filter((place) => distanceM(point, places.get(place) ?? point) > radiusM + 1_000)
        .map((at) => [id, at]),
    )
    expect(outside).toEqual([])
  })

  test('day trips are shipped places, and no highlights of the same destination', () => {
    const wrong = files.destinations.flatMap(({ id, dayTrips, highlights }) =>
      dayTrips.filter((trip) => !places.has(trip) || highlights.includes(trip)).map((trip) => [id, trip]),
    )
    expect(wrong).toEqual([])
    expect(files.destinations.filter(({ dayTrips }) => dayTrips.length > 0).length).toBeGreaterThan(10)
  })

  test('most highlights are shipped places', () => {
    const all = files.destinations.flatMap(({ highlights }) => highlights)
    expect(all.filter((id) => places.has(id)).length / all.length).toBeGreaterThan(0.9)
  })

  test('the first town to sleep in is within the destination or at its gate', () => {
    const AT_THE_GATE_M = 45_000
    const far = files.destinations.filter(({ point, radiusM, townIds }) => {
      const town = towns.get(townIds[0] ?? '')
      return !town || distanceM(point, town.point) > radiusM + AT_THE_GATE_M
    })
    expect(far.map(({ id }) => id)).toEqual([])
  })

  test('no two destinations share a name, and none has the name of another one’s town or of a kind of place', () => {
    const owners = new Map<string, string>()
    const kinds = new Set(
      files.vocabulary.flatMap(({ nameTh, nameEn, synonymsTh, synonymsEn }) =>
        [nameTh, nameEn, ...synonymsTh, ...synonymsEn].map(formOf),
      ),
    )
    const clashes: string[] = []
    for (const { id, nameTh, nameEn, shortTh, shortEn, aliases, townIds } of files.destinations) {
      for (const form of new Set([nameTh, nameEn, shortTh, shortEn, ...aliases].map(formOf))) {
        if ((owners.get(form) ?? id) !== id || kinds.has(form)) clashes.push(`${id}: ${form}`)
        const town = files.towns.filter((other) => [other.nameTh, other.nameEn].map(formOf).includes(form))
        if (town.length > 0 && !town.some((own) => townIds.includes(own.id))) clashes.push(`${id}: town ${form}`)
        owners.set(form, id)
      }
    }
    expect(clashes).toEqual([])
  })

  test('every text is in both languages', () => {
    const bare = files.destinations.filter(
      ({ monthsPoor, whyPoorTh, whyPoorEn }) => monthsPoor.length > 0 && !(whyPoorTh && whyPoorEn),
    )
    expect(bare.map(({ id }) => id)).toEqual([])
  })
})

describe('journeys.json', () => {
  test('stays are in a sensible order: none returns to a destination, none is shorter than it takes', () => {
    const odd = files.journeys.filter(
      ({ stays }) => new Set(stays.map(({ destinationId }) => destinationId)).size < stays.length,
    )
    expect(odd.map(({ id }) => id)).toEqual([])
    expect(files.journeys.length).toBeGreaterThanOrEqual(40)
  })
})
