import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { BRANCH_BITS, branchesOf } from './branches.ts'
import { numberOf, OpeningIndex } from './opening-index.ts'
import { allMatches, Sheet } from './sheet.ts'

function placesIn(text: string, pattern: RegExp): readonly number[] | null {
  numberOf(pattern)
  return new OpeningIndex(text).find(pattern)?.trials.map((trial) => trial >> BRANCH_BITS) ?? null
}

describe('where a pattern may match', () => {
  it.each<readonly [string, RegExp, string, readonly number[]]>([
    ['its first letters', /temple|beach/g, 'a temple, no teapot', [2]],
    ['words only after an edge', /\bno\b/g, 'piano, no', [7]],
    ['the choices of a group', /(?:very )?(slow|easy)/g, 'very slow, not easy', [0, 5, 15]],
    ['any digit, any space', /\d{1,2}\s?days/g, 'for 14 days', [4, 5]],
    ['what it looks at is not part of it', /(?<=in )krabi(?!ng)/g, 'krabi, in krabi', [0, 10]],
    ['Thai', /(?:ไม่)?เอาวัด/g, 'ไม่เอาวัด', [0, 3]],
    ['a repetition', /(?:ab){2,}c/g, 'abc ababc', [4]],
  ])('%s', (_what, pattern, text, places) => {
    expect(placesIn(text, pattern)).toEqual(places)
  })

  it.each([/[^,]{3}/g, /x?/g, /(?:a|)/g, /\p{L}a/gu, /(a)\1/g, /A/gi])(
    '%s: anywhere, because its first letters are unknown',
    (pattern) => {
      expect(branchesOf(pattern)).toBeNull()
    },
  )

  it('is nowhere in a text without the letters that all of its branches need', () => {
    const pattern = /(?<=in )[a-z]+town|\ufffc and/g
    numberOf(pattern)
    const found = (text: string) => new Sheet(text).find(pattern).map(({ index }) => index)
    expect([found('in krabi'), found('in krabi town'), found('in oldtown')]).toEqual([[], [], [3]])
  })

  it('is where each of its branches may begin', () => {
    expect(placesIn('no beach, no temple', /no temple|beach|temple/g)).toEqual([3, 10, 13])
  })

  it('is also known in a text that was there before the pattern, with edges of what has been read', () => {
    const index = new OpeningIndex('no temple')
    index.addEdge(6)
    expect(index.find(/temple|\bple/g)?.trials).toEqual([3 << BRANCH_BITS, (6 << BRANCH_BITS) | 1])
  })

  it('is each of many such places', () => {
    expect(placesIn('wang '.repeat(400), /wang/g)).toHaveLength(400)
  })
})

const PATTERNS = [
  /\b(?:no|not (?:a|any)) (?:temple|beach)s?/g,
  /(?:\b(?:for|in) )?(\d{1,2}|two|สอง)[ -]?\s?(?:days?\b|วัน)/g,
  /วัน(?:ที่)?\s?\d|ไม่(?:เอา|ไป)?วัด/g,
  /(?<!\d)\d{1,2}(?:-\d)?|\bday\b/g,
  /a+b?|(?:ab){1,2}$/g,
  // Branches that may begin anywhere, beside others; groups; empty matches.
  /\bno\b|[^,\n ]{2}s\b|(?:any )?temple|ไม่/g,
  /(day)s|(?<=\d )(beach)|\b(?<what>in)|(?:วัน)(ที่)/g,
  /(?=not)|any|b/g,
  /(day)s|(?<=\d )(beach)|วัน(ที่)|(a)?(no)t|(temple)(s)?/g,
]
const PIECES = ['no', 'not', ' ', 'a', 'any', 'temple', 's', 'beach', '1', '12', '-', 'days', 'day', 'in', 'ab', '\n']
const THAI_PIECES = ['วัน', 'ที่', 'ไม่', 'เอา', 'วัด', 'ไป', 'สอง', 'สวัสดี']

describe('searching where a match may begin', () => {
  it('finds a word that begins where something has been read', () => {
    const sheet = new Sheet('nosun')
    sheet.claim({ start: 0, end: 2 })
    expect(sheet.find(/\bsun\b/g)).toHaveLength(1)
  })

  it('finds it before what follows, which was known earlier', () => {
    const pattern = /\bsun|moon/g
    numberOf(pattern)
    const sheet = new Sheet('nosun, moon')
    sheet.claim({ start: 0, end: 2 })
    expect(sheet.find(pattern).map(({ index }) => index)).toEqual([2, 7])
  })

  it('finds what searching everywhere finds, also when some has been read', () => {
    const text = fc
      .array(fc.constantFrom(...PIECES, ...THAI_PIECES), { maxLength: 40 })
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 4 }), (said, claims) => {
        const sheet = new Sheet(said)
        for (const start of claims) {
          if (start < sheet.text.length) sheet.claim({ start, end: Math.min(sheet.text.length, start + 3) })
          for (const pattern of PATTERNS) expect(sheet.find(pattern)).toEqual(allMatches(sheet.free, pattern))
        }
      }),
      { numRuns: cases(400) },
    )
  })
})
