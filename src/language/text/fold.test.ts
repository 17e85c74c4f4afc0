import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldKey } from './fold.ts'

const alike: [spellings: string[], why: string][] = [
  [['จตุจักร', 'Chatuchak', 'Jatujak', 'Chatujak', 'Jatuchak'], 'ch and j'],
  [['ดำเนินสะดวก', 'Damnoen Saduak', 'Damnern Saduak'], 'oe and er'],
  [['อัมพวา', 'Amphawa', 'Ampawa'], 'ph and p'],
  [['ข้าวสาร', 'Khao San', 'Khaosan', 'Kao San'], 'kh and k, words joined'],
  [['เกาะล้าน', 'Ko Lan', 'Koh Larn'], 'a silent h, an r that only lengthens'],
  [['บึงบอระเพ็ด', 'Bueng Boraphet', 'Bueng Boraped'], 'a final d and t'],
  [['พระสิงห์', 'Phra Sing', 'Pra Singh'], 'gh after n'],
  [['กูด', 'Kood', 'Kut'], 'oo and u'],
]

test.each(alike)('%j share one key: %s', (spellings) => {
  const keys = spellings.map(foldKey)
  expect([...new Set(keys)]).toHaveLength(1)
})

test('names that sound different have different keys', () => {
  const names = ['เชียงใหม่', 'เชียงราย', 'ภูเก็ต', 'พัทยา', 'Krabi', 'Trang', 'Nan', 'Tak', 'Trat', 'Rayong']
  expect(new Set(names.map(foldKey)).size).toBe(names.length)
})

test('case, accents, spaces and tones are ignored', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeghiknoprstuwy'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(letters, (word) => {
      expect(foldKey(word.toUpperCase())).toBe(foldKey(word))
    }),
  )
  expect(foldKey('ขาว')).toBe(foldKey('ข้าว'))
})
