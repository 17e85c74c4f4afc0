import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CategoryCode } from '../../world/place.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { createCategoryInference } from './infer-category.ts'

const shipped = (name: string) => readFileSync(new URL(`../../../catalogue/${name}`, import.meta.url), 'utf8')
const infer = createCategoryInference(JSON.parse(shipped('vocabulary.json')) as Concept[])

const cases: [th: string | null, en: string | null, code: CategoryCode, category: string | null, why: string][] = [
  ['วัดโพธิ์', 'Wat Pho', 'ATTRACTION', 'temple', 'both names say so'],
  ['น้ำตกเอราวัณ', null, 'ATTRACTION', 'waterfall', 'the Thai head'],
  [null, 'Erawan Waterfall', 'ATTRACTION', 'waterfall', 'the English word at the end'],
  [null, 'Museum of Contemporary Art', 'ATTRACTION', 'museum', 'the English word at the start'],
  [null, 'Wat Pho Museum', 'ATTRACTION', 'museum', 'the longest head wins'],
  ['วัดสระเกศ', 'Wat Saket and the Golden Mount', 'ATTRACTION', 'temple', 'Thai wins over the end of the English name'],
  ['ตลาดรถไฟ', 'Train Night Market', 'ATTRACTION', 'night_market', 'unless the English says more'],
  [null, 'Watthana Tower House', 'ATTRACTION', null, 'a part of a word is no head, nor is a word in the middle'],
  [null, 'Hidden Gem (Waterfall)', 'ATTRACTION', null, 'brackets hold other names'],
  ['ภูเก็ตแฟนตาซี', 'Phuket FantaSea', 'ATTRACTION', null, 'a head of two letters begins other words'],
  ['ภูกระดึง', 'Phu Kradueng', 'ATTRACTION', 'mountain', 'unless English agrees'],
  ['หาดทรายขาวรีสอร์ท', 'White Sand Beach', 'ACCOMMODATION', null, 'a hotel is no beach'],
  ['วัดเก่า', null, 'OTHER', 'temple', 'an unsorted row is read as a sight'],
  ['ร้านน้ำตกเจ๊แดง', null, 'RESTAURANT', 'restaurant', 'a shop of that name is a restaurant'],
  ['', '', 'ATTRACTION', null, 'no name'],
]
test.each(cases)('%s / %s (%s) is %s: %s', (th, en, code, category) => {
  expect(infer(th, en, code)).toBe(category)
})

test('on the shipped catalogue, 80 % of guesses are correct and most sights get one', () => {
  const rows = shipped('places.ndjson')
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { name_th: string; name_en: string; category_code: CategoryCode; category: string },
    )
    .filter(({ category_code }) => category_code === 'ATTRACTION')
  const guessed = rows.map((row) => ({ row, guess: infer(row.name_th, row.name_en, row.category_code) }))
  const told = guessed.filter(({ guess }) => guess !== null)
  const right = told.filter(({ row, guess }) => guess === row.category)
  expect(told.length / rows.length).toBeGreaterThan(0.75)
  expect(right.length / told.length).toBeGreaterThan(0.78)
})
