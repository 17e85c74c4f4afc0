/** Travel times between shipped towns and places, against those that maps and people who live there give. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KNOWN_BOATS, KNOWN_ISLAND_LEGS, KNOWN_LEGS, MOUNTAIN_LEGS } from '../../test/support/known-legs.ts'
import type { Point } from '../world/point.ts'
import { createRoads } from '../world/roads.ts'
import type { Leg } from '../world/travel.ts'
import type { InterchangePlace } from './import/interchange-schema.ts'
import { readSeedFiles } from './seed-files.ts'
import { readLineRows } from './seed-rows.ts'

const files = await readSeedFiles(new URL('../../catalogue/', import.meta.url).pathname)
const points = new Map<string, Point>([
  ...readLineRows('places.ndjson', readFileSync(files.placesPath, 'utf8')).rows.map(({ value }) => {
    const { id, lat, lon } = value as InterchangePlace
    return [id, { latitude: lat, longitude: lon }] as const
  }),
  ...files.towns.map(({ id, point }) => [id, point] as const),
])
const roads = createRoads(files)
const legOf = (from: string, to: string): Leg =>
  roads.leg(points.get(from)!, points.get(to)!, { transport: 'car', flights: false })

interface Errors {
  readonly median: number
  readonly bias: number
  readonly worst: number
}

function errorsOf(legs: typeof KNOWN_LEGS): Errors {
  const errors = legs.map(([from, to, , minutes]) => legOf(from, to).minutes / minutes - 1)
  const sizes = errors.map(Math.abs).sort((a, b) => a - b)
  const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length
  return { median: sizes[sizes.length >> 1]!, bias: Math.abs(bias), worst: sizes.at(-1)! }
}

test(`the time of ${KNOWN_LEGS.length} known drives is off by 12 % at the median, by three fifths at most`, () => {
  const { median, bias, worst } = errorsOf(KNOWN_LEGS)
  expect(median).toBeLessThan(0.12)
  expect(bias).toBeLessThan(0.03)
  expect(worst).toBeLessThan(0.6)
})

test(`${MOUNTAIN_LEGS.length} known drives in the mountains are off by an eighth at the median, and none is a quarter too fast`, () => {
  const { median, bias } = errorsOf(MOUNTAIN_LEGS)
  expect(median).toBeLessThan(0.125)
  expect(bias).toBeLessThan(0.06)
  const fast = MOUNTAIN_LEGS.filter(([from, to, , minutes]) => legOf(from, to).minutes < minutes * 0.75)
  expect(fast.map(([from, to]) => `${from} to ${to}`)).toEqual([])
})

test(`the time of ${KNOWN_ISLAND_LEGS.length} known drives on islands is off by a sixth at the median, by a third at most`, () => {
  const { median, worst } = errorsOf(KNOWN_ISLAND_LEGS)
  expect(median).toBeLessThan(0.16)
  expect(worst).toBeLessThan(0.34)
})

test.each(KNOWN_BOATS)(
  'from %s to %s people take a longtail for %i minutes at most, with the wait',
  (from, to, most) => {
    const leg = legOf(from, to)
    expect(leg.mode).toBe('boat')
    expect(leg.minutes).toBeLessThanOrEqual(most)
  },
)

test('what the big boats do is called a ferry', () => {
  expect(legOf('don-sak', 'nathon').mode).toBe('ferry')
  expect(legOf('krabi', 'phi-phi-ton-sai').mode).toBe('ferry')
})

test.each(['ko-tao-sairee', 'ko-muk-town', 'ko-lipe-walking-street'])('nobody drives a car from %s', (town) => {
  const island = files.towns.find(({ id }) => id === town)!.point
  const inland = { latitude: island.latitude - 0.015, longitude: island.longitude + 0.008 }
  expect(roads.leg(island, inland, { transport: 'car', flights: false }).mode).not.toBe('drive')
})
