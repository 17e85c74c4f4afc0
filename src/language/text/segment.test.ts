import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { segmentThai } from './segment.ts'

const cases: [text: string, words: string[], why: string][] = [
  ['เกาะสมุย', ['เกาะ', 'สมุย'], 'the dictionary knows it as one word; the head must part'],
  ['น้ำตกกาญจนบุรี', ['น้ำตก', 'กาญจนบุรี'], 'a kind and a province'],
  ['wat พระสิงห์', ['wat', 'พระ', 'สิงห์'], 'two scripts'],
  ['7eleven', ['7eleven'], 'Latin and digits stay together'],
  ['', [], 'nothing'],
]

test.each(cases)('%s becomes %j: %s', (text, words) => {
  expect(segmentThai(text)).toEqual(words)
})

test('no character is lost, and no word begins with a combining mark', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'กขคงจนมยรลวสหอะาิีุูเแโไ่้็์ำ '), maxLength: 30 })
  fc.assert(
    fc.property(letters, (typed) => {
      const text = normalise(typed)
      const words = segmentThai(text)
      expect(words.join('')).toBe(text.replaceAll(' ', ''))
      const begun = words.filter(
        (word, at) => /^[\u0e30-\u0e3a\u0e47-\u0e4e]/.test(word) && at > 0 && !text.includes(` ${word}`),
      )
      expect(begun).toEqual([])
    }),
  )
})
