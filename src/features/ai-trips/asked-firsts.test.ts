import { expect, test } from 'vitest'
import type { Interest } from '../../language/reader/reading.ts'
import { withAskedFirsts } from './asked-firsts.ts'
import type { ScoredPlace } from './scored-place.ts'

const sight = (id: string, kind: string, popularity: number) =>
  ({ place: { id, popularity }, kinds: [kind], score: 1 }) as unknown as ScoredPlace
const markets = Array.from({ length: 7 }, (_, n) => sight(`market ${n}`, 'market', 0.9 - n / 10))
const temple = sight('temple', 'temple', 0.9)
const scores = (asked: readonly Partial<Interest>[], worths: Readonly<Record<string, number>> = {}) => {
  const interests = asked.map((interest) => ({ weight: 0.7, ...interest }) as Interest)
  const places = withAskedFirsts([temple, ...markets], { interests }, { worthOf: (id) => worths[id] ?? 0 })
  return Object.fromEntries(places.map(({ place, score }) => [place.id, score]))
}

test('the best known places of a kind that was asked for are first-rank, the best known first', () => {
  const asked = scores([{ key: 'market' }])
  expect(asked['market 0']).toBeGreaterThan(2)
  expect(asked['market 0']! * 0.94).toBeGreaterThan(asked['market 1']! * 0.88)
  expect(asked['market 6']).toBe(1)
  expect(asked['temple']).toBe(1)
})

test('highlights keep the worth that a guide gives them', () => {
  expect(scores([{ key: 'market' }], { 'market 3': 9 })['market 3']).toBe(1)
})

test('how a trip should be, and what follows from other words, is no kind of its own', () => {
  expect(scores([{ key: 'market', weight: 0.4 }])['market 0']).toBe(1)
  expect(Object.values(scores([{ key: 'nature' }]))).toEqual(Array(8).fill(1))
})
