import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { anchoredTest } from './anchored.ts'

const PATTERNS = [
  /^(?:\s*and (?:then )?|,)\bto\b/,
  /^(?:วัน|คืน)(?:ที่)?\s?\d|^no\b/,
  /(?:\b(?:from|out of)|จาก)(?:(?<=[a-z]) the)?\s*$/,
  /(?:no|ไม่(?:ไป)?)[a-z ]{0,3}$|\d{1,2} ?$/,
  /(?<!not )\b(?:in|at)\b(?! )\s?$/,
  // Anything may begin or end these.
  /^[^,]{2}to/,
  /x?$/,
  /(?:from|to )$|not/,
  /to\$|from$/,
]
const PIECES = [
  'from',
  'out of',
  ' ',
  'the',
  'and',
  'then',
  'to',
  'no',
  'not',
  'in',
  'at',
  '1',
  '12',
  ',',
  'a',
  '\n',
  '$',
]
const THAI_PIECES = ['วัน', 'คืน', 'ที่', 'จาก', 'ไม่', 'ไป', 'สวัสดี']

describe('the test of a pattern at one end of a text', () => {
  it.each(PATTERNS)('%s: is that of the pattern', (pattern) => {
    const test = anchoredTest(pattern)
    const texts = fc.array(fc.constantFrom(...PIECES, ...THAI_PIECES), { maxLength: 8 })
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join('')
        expect(test(text)).toBe(pattern.test(text))
      }),
      { numRuns: cases(300) },
    )
  })

  it('tries only branches that begin or end with its letters', () => {
    const test = anchoredTest(/(?:from|out of)\s?$|near\s?$|จาก\s?$/)
    test('a first time, when the branches are found out')
    const tried: string[] = []
    const spy = vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text) {
      tried.push(this.source)
      return RegExp.prototype.exec.call(this, text) !== null
    })
    const results = ['we come to ', 'we come from ', 'is it near '].map(test)
    spy.mockRestore()
    expect(results).toEqual([false, true, true])
    expect(tried).toEqual(['(?:from|out of)\\s?$', 'near\\s?$'])
  })
})
