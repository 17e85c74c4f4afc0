import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldLines, textValue } from './content-line.ts'

it('folds any text into lines of at most 75 octets that join to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const line = `SUMMARY:${textValue(text)}`
      const folded = foldLines([line])
      expect(folded.replaceAll('\r\n ', '')).toBe(`${line}\r\n`)
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
    }),
  )
})

it('escapes what ends a text or a line, and drops control characters', () => {
  expect(textValue('a\\b;c,d\r\ne\nf\u0007g')).toBe('a\\\\b\\;c\\,d\\ne\\nfg')
})
