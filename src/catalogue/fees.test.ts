/** Entrance fees of the places that trips visit most. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Concept } from '../world/vocabulary.ts'
import type { InterchangePlace } from './import/interchange-schema.ts'
import { readLineRows } from './seed-rows.ts'

const read = (file: string) => readFileSync(new URL(`../../catalogue/${file}`, import.meta.url), 'utf8')
const places = new Map(
  readLineRows('places.ndjson', read('places.ndjson')).rows.map(({ value }) => {
    const place = value as InterchangePlace
    return [place.id, place] as const
  }),
)
const destinations = JSON.parse(read('destinations.json')) as { readonly highlights: readonly string[] }[]
const concepts = JSON.parse(read('vocabulary.json')) as Pick<Concept, 'key' | 'traits'>[]
const ticketed = new Set(concepts.filter(({ traits }) => traits?.includes('ticketed')).map(({ key }) => key))

/** Its own fee, or that of the park around it. */
const feeOf = (place: InterchangePlace) => place.fee ?? places.get(place.part_of ?? '')?.fee ?? null

test('the price of the first three highlights of destinations is known to Thais and foreigners, or they are free', () => {
  const first = new Set(destinations.flatMap(({ highlights }) => highlights.slice(0, 3)))
  const unknown = [...first].filter((id) => {
    const place = places.get(id)
    if (!place || place.experience || place.category_code !== 'ATTRACTION') return false
    const [thai, foreigner] = [feeOf(place)?.thai_adult ?? null, feeOf(place)?.foreigner_adult ?? null]
    if (thai === null && foreigner === null) return ticketed.has(place.category ?? '')
    return thai === null || foreigner === null
  })
  expect(unknown.length / first.size).toBeLessThan(0.085)
})

test('the Grand Palace and its temple are free for Thais and small children', () => {
  const free = { thai_adult: 0, thai_child: 0, foreigner_child: 0 }
  expect(places.get('th-10-grand-palace')?.fee).toMatchObject({ ...free, foreigner_adult: 500 })
  expect(places.get('th-10-wat-phra-kaew')?.fee).toEqual(places.get('th-10-grand-palace')?.fee)
  expect(places.get('th-10-wat-pho')?.fee).toMatchObject(free)
})

test('a ticket for several places is sold at each of them', () => {
  const shared = [...places.values()].filter(({ ticket }) => ticket)
  const alone = shared.filter(({ ticket }) => shared.filter((other) => other.ticket === ticket).length < 2)
  expect(alone.map(({ id }) => id)).toEqual([])
  expect(shared.filter(({ fee }) => !fee?.foreigner_adult).map(({ id }) => id)).toEqual([])
})
