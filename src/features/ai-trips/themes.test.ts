import { expect, test } from 'vitest'
import type { Interest } from '../../language/reader/reading.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { FOR_CHILDREN } from './children.ts'
import { themesOf } from './themes.ts'

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

test('what was asked for is half of the visits, and each word has its share of them', () => {
  expect(themes([interest('temple')])).toEqual([{ name: 'temple', kinds: ['temple'], visits: 6, share: 0.5 }])
  expect(themes([interest('temple'), interest('market')])).toEqual([
    { name: 'temple', kinds: ['temple'], visits: 3, share: 0.25 },
    { name: 'market', kinds: ['market'], visits: 3, share: 0.25 },
  ])
})

test('what people eat is a word beside the others, whose share are the meals', () => {
  expect(themes([interest('beach'), interest('food', { kind: 'tag' })])).toEqual([
    { name: 'beach', kinds: ['beach'], visits: 3, share: 0.25 },
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
