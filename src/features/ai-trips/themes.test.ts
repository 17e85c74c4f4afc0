import { expect, test } from 'vitest'
import type { Interest } from '../../language/reader/reading.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { FOR_CHILDREN, themesOf } from './themes.ts'

const concepts = new Map(
  [
    { key: 'temple', visitMinutes: 45 },
    { key: 'cooking_class', visitMinutes: 240 },
  ].map((concept) => [concept.key, concept as Concept]),
)
const interest = (key: string, more: Partial<Interest> = {}): Interest => ({
  key,
  kind: 'category',
  weight: 0.7,
  minCount: null,
  exclusive: false,
  day: null,
  ...more,
})
const themes = (interests: readonly Interest[], children = 0) =>
  themesOf(
    { interests, days: 2, maxStopsPerDay: null, party: { adults: 2, children, seniors: 0, foreigners: 0 } },
    concepts,
  )

test('what was asked for is half of the visits', () => {
  expect(themes([interest('temple'), interest('nature', { kind: 'tag' })])).toEqual([
    { name: 'temple', kinds: ['temple', 'nature'], visits: 6 },
  ])
})

test('half a day of something, a number of places and a way to travel are not what a trip is about', () => {
  const asked = [
    interest('cooking_class'),
    interest('temple', { minCount: 9 }),
    interest('wheelchair', { kind: 'tag' }),
  ]
  expect(themes(asked)).toEqual([])
})

test('children who come along are a theme of their own', () => {
  expect(themes([interest('temple')], 1).map(({ kinds }) => kinds)).toEqual([['temple'], [FOR_CHILDREN]])
})
