import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropTones, normalise } from './normalise.ts'

const cases: [typed: string, normal: string, why: string][] = [
  ['น้ำตก', 'น้ำตก', 'NFKC takes ำ apart; it is put together again'],
  ['นำ้ตก', 'น้ำตก', 'the tone mark was typed after ำ'],
  ['นํ้าตก', 'น้ำตก', 'ำ was typed as two signs'],
  ['เเม่กำปอง', 'แม่กำปอง', 'two เ look like one แ'],
  ['ที่่', 'ที่', 'a key pressed twice'],
  ['ท่ี', 'ที่', 'the tone mark was typed before the vowel'],
  ['๑๐๐ ปี', '100 ปี', 'Thai digits'],
  ['Café  ANTIQUE', 'cafe antique', 'accents, case, spaces'],
  ['Jim’s House', 'jims house', 'an apostrophe parts no words'],
  ['Doi Suthep-Pui (วัด)', 'doi suthep pui วัด', 'punctuation parts words'],
  ['กรุงเทพฯ', 'กรุงเทพ', 'the abbreviation sign'],
  ['ตลาด\u200bน้ำ', 'ตลาดน้ำ', 'an invisible space'],
]

test.each(cases)('%s is normalised to %s: %s', (typed, normal) => {
  expect(normalise(typed)).toBe(normal)
})

test('words that differ by tone stay distinct until tones are dropped for a key', () => {
  const words = ['ขาว', 'ข่าว', 'ข้าว'].map(normalise)
  expect(new Set(words).size).toBe(3)
  expect(new Set(words.map(dropTones)).size).toBe(1)
})

test('a text is normalised alike with a sign after it', () => {
  const letter = fc.constantFrom(...'กน ขเเแำาะ่้๊์็ิีุูั', 'A', 'b', '7')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 12 }), (text) => {
      expect(normalise(text)).toBe(normalise(`${text}!`))
    }),
    { numRuns: 2_000 },
  )
})

test('normalised text stays unchanged, whatever the input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const once = normalise(text)
      expect(normalise(once)).toBe(once)
    }),
  )
})
