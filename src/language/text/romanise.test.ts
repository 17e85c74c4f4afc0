import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanise } from './romanise.ts'

const cases: [thai: string, roman: string, why: string][] = [
  ['ขาว', 'khao', 'a long vowel with ว'],
  ['สมุย', 'samui', 'an unwritten a, for ม carries a vowel'],
  ['ถนน', 'thanon', 'an unwritten a and an unwritten o'],
  ['ปลา', 'pla', 'a true cluster'],
  ['หมอก', 'mok', 'ห leads and is silent'],
  ['ห่มปก', 'hompok', 'the tone mark tells that ห is the initial'],
  ['ทราย', 'sai', 'ทร is s'],
  ['สวน', 'suan', 'ว as a vowel'],
  ['เดิน', 'doen', 'เ–ิ–'],
  ['เขียว', 'khiao', 'เ–ียว'],
  ['เสือ', 'suea', 'เ–ือ'],
  ['เลย', 'loei', 'เ–ย'],
  ['เกาะ', 'ko', 'เ–าะ'],
  ['เสม็ด', 'samet', 'a vowel that leads the second consonant'],
  ['เกษม', 'kasem', 'the same without a mark'],
  ['เทพ', 'thep', 'no second syllable where one is enough'],
  ['ธรรม', 'tham', 'รร before a final'],
  ['สวรรค์', 'sawan', 'รร at the end, ค์ silent'],
  ['สุกร', 'sukon', 'the same two letters, spoken'],
  ['พระธาตุพนม', 'phrathatphanom', 'words of the lexicon inside a longer run'],
  ['บัตร', 'bat', 'a written letter that is not spoken'],
  ['จันทร์', 'chan', 'two silent letters'],
  ['อัมพวา', 'amphawa', 'an open consonant in the middle'],
  ['พระนคร', 'phranakhon', 'a prefix and a word'],
  ['ราชดำเนิน', 'ratchadamnoen', 'the joining vowel of an Indic compound'],
]

test.each(cases)('%s becomes %s: %s', (thai, roman) => {
  expect(romanise(thai)).toBe(roman)
})

test('the result is Latin for any Thai letters', () => {
  const thai = fc.string({ unit: fc.constantFrom(...'กขคงจชญดตทนบปพมยรลวศสหอฤะาิีึืุูเแโใไ่้็์ำรร'), maxLength: 40 })
  fc.assert(
    fc.property(thai, (word) => {
      expect(romanise(word)).toMatch(/^[a-z]*$/)
    }),
  )
})
