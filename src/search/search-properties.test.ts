import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../test/support/cases.ts'
import type { PlaceFacts } from '../world/place.ts'
import { compareLetters, preparePattern } from './compare-letters.ts'
import { encodeKeys } from './key-code.ts'
import { createSearchIndex } from './search-index.ts'
import { idsOf, place, testPlaces, testWorld } from './test-world.ts'

const index = createSearchIndex(testWorld)
index.upsert(testPlaces)

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'กขนมรวสหะาิีุเแไ่้์ำ abdehknot-().๑2ฯๆ'), maxLength: 60 }),
)

test('no keyword throws or returns more than the limit', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 20 }), (keyword, offset, limit) => {
      const { hits, total } = index.search({ keyword, offset, limit, facets: true })
      expect(hits.length).toBeLessThanOrEqual(limit)
      expect(hits.length).toBe(Math.max(0, Math.min(limit, total - offset)))
      index.suggest({ keyword, limit })
    }),
    { numRuns: 300 },
  )
})

test('pages do not overlap and together form the whole result', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('วัด', 'wat', 'น้ำตก', 'ตลาด กรุงเทพ', 'a'),
      fc.integer({ min: 1, max: 4 }),
      (keyword, size) => {
        const all = index.search({ keyword, offset: 0, limit: 100 }).hits.map((hit) => hit.id)
        const pages: string[] = []
        for (let offset = 0; offset < all.length; offset += size) {
          pages.push(...index.search({ keyword, offset, limit: size }).hits.map((hit) => hit.id))
        }
        expect(pages).toEqual(all)
      },
    ),
  )
})

const syllables = fc.constantFrom('บาง', 'นา', 'ทอง', 'แก้ว', 'ใหญ่', 'หนอง', 'สาม', 'คำ', 'ป่า', 'ยาว')
const thaiName = fc
  .tuple(fc.constantFrom('วัด', 'น้ำตก', 'หาด', 'บ้าน', ''), fc.array(syllables, { minLength: 2, maxLength: 4 }))
  .map(([head, rest]) => head + rest.join(''))
const englishName = fc
  .array(fc.constantFrom('bang', 'na', 'thong', 'kaeo', 'yai', 'nong', 'sam', 'kham', 'pa', 'yao'), {
    minLength: 2,
    maxLength: 4,
  })
  .map((words) => words.join(' '))
const somePlaces = fc
  .array(fc.tuple(thaiName, fc.option(englishName), fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 25 })
  .map((rows): PlaceFacts[] => rows.map(([th, en, known], at) => place(`p${at}`, th, en, { popularity: known / 10 })))

test('every name finds its place or a namesake first', () => {
  fc.assert(
    fc.property(somePlaces, (places) => {
      const own = createSearchIndex(testWorld)
      own.upsert(places)
      for (const { nameTh } of places) {
        const first = places.find(({ id }) => id === idsOf(own, nameTh ?? '')[0])
        expect(first?.nameTh).toBe(nameTh)
      }
    }),
    { numRuns: cases(60) },
  )
})

test('typing one more letter of a name never loses the place', () => {
  const own = createSearchIndex(testWorld)
  own.upsert(testPlaces)
  for (const { id, nameTh, nameEn } of testPlaces) {
    for (const name of [nameTh?.replace(/ \(.*/, ''), nameEn]) {
      if (!name) continue
      for (let length = 4; length <= name.length; length++) {
        const beginning = name.slice(0, length)
        const found = own.search({ keyword: beginning, offset: 0, limit: 100 }).hits.map((hit) => hit.id)
        expect(found).toContain(id)
      }
    }
  }
})

test('results do not depend on the order or the batches of insertion', () => {
  fc.assert(
    fc.property(
      somePlaces.chain((places) =>
        fc.tuple(fc.constant(places), fc.shuffledSubarray(places, { minLength: places.length })),
      ),
      fc.integer({ min: 1, max: 5 }),
      (orders, step) => {
        const [places, shuffled] = orders
        const atOnce = createSearchIndex(testWorld)
        atOnce.upsert(places)
        const inSteps = createSearchIndex(testWorld)
        for (let at = 0; at < shuffled.length; at += step) inSteps.upsert(shuffled.slice(at, at + step))
        for (const keyword of [places[0]?.nameTh ?? '', 'วัด', 'nong', 'บางนา', 'thongyai']) {
          expect(inSteps.search({ keyword, offset: 0, limit: 30 })).toEqual(
            atOnce.search({ keyword, offset: 0, limit: 30 }),
          )
        }
      },
    ),
    { numRuns: cases(60) },
  )
})

test('the bit-parallel comparison counts the same edits as the textbook table', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 70 })
  const likeness = { whole: 0, inside: 0, prefix: 0 }
  fc.assert(
    fc.property(word, word, (query, name) => {
      const bytes = encodeKeys([name], true)
      compareLetters(bytes, 0, bytes.length, preparePattern(encodeKeys([query], false)), likeness)
      const edits = Math.round((1 - likeness.whole) * Math.max(query.length, name.length))
      expect(edits).toBe(countEdits(query, name, query.length <= 32))
    }),
    { numRuns: 500 },
  )
})

/** The textbook table. */
function countEdits(a: string, b: string, withSwaps: boolean): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] ?? []
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      const isSwap = withSwaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
