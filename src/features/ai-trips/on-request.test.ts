import { describe, expect, test } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import type { Interest } from '../../language/reader/reading.ts'
import { isUnasked } from './on-request.ts'

const world = await testWorld()
const concepts = new Map(world.vocabulary.map((concept) => [concept.key, concept]))
const interest = (key: string): Interest => ({
  key,
  kind: concepts.get(key)!.kind,
  weight: 0.7,
  minCount: null,
  exclusive: false,
  day: null,
})
const cafe = { category: 'cafe', categoryCode: 'RESTAURANT' } as const
const mall = { category: 'mall', categoryCode: 'SHOP' } as const
const stadium = { category: 'stadium', categoryCode: 'ATTRACTION' } as const
const temple = { category: 'temple', categoryCode: 'ATTRACTION' } as const
const unasked = (
  place: typeof cafe | typeof mall | typeof stadium | typeof temple,
  wishes: string[] = [],
  worth = 0,
) => {
  const { broader } = concepts.get(place.category)!
  return isUnasked(place, [place.category, ...broader], { interests: wishes.map(interest) }, concepts, worth)
}

describe('what is no sight', () => {
  test('is a stop only for those who ask for it', () => {
    expect([cafe, mall, stadium].map((place) => unasked(place))).toEqual([true, true, true])
    expect([unasked(cafe, ['cafe']), unasked(mall, ['shopping']), unasked(stadium, ['stadium'])]).toEqual([
      false,
      false,
      false,
    ])
    expect(unasked(temple)).toBe(false)
  })

  test('is no stop for who wishes to eat well: a café is another wish', () => {
    expect([unasked(cafe, ['food']), unasked(mall, ['food'])]).toEqual([true, true])
    const sweets = { category: 'shop', categoryCode: 'SHOP' } as const
    const kinds = ['shop', 'Thai dessert', 'cafe', 'food']
    expect(isUnasked(sweets, kinds, { interests: [interest('food')] }, concepts, 0)).toBe(false)
  })

  test('is no stop for who asks for what it is like otherwise', () => {
    const shophouse = { category: 'cafe', categoryCode: 'RESTAURANT' } as const
    expect(isUnasked(shophouse, ['cafe', 'old town'], { interests: [interest('old town')] }, concepts, 0)).toBe(true)
    expect(isUnasked(shophouse, ['cafe', 'view cafe'], { interests: [interest('view cafe')] }, concepts, 0)).toBe(false)
  })

  test('is a stop if it leads its destination, but not on a trip about something else', () => {
    expect(unasked(stadium, [], 5)).toBe(false)
    expect(unasked(stadium, [], 3)).toBe(true)
    expect(unasked(stadium, ['temple'], 5)).toBe(true)
  })

  test('may be a restaurant with a view: it is for lunch or dinner', () => {
    const viewed = { category: 'restaurant', categoryCode: 'RESTAURANT' } as const
    expect(isUnasked(viewed, ['restaurant', 'view cafe', 'cafe'], { interests: [] }, concepts, 0)).toBe(true)
    expect(isUnasked(viewed, ['restaurant', 'seafood'], { interests: [] }, concepts, 0)).toBe(false)
  })
})
