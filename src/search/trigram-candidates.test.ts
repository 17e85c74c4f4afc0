import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../test/support/cases.ts'
import { toCompressedRows, transpose } from './compressed-rows.ts'
import { SPELLING, TRIGRAMS, trigramAt } from './key-code.ts'
import { listSharingTrigrams } from './trigram-candidates.ts'

const gramsOf = (bytes: Uint8Array): number[] => [
  ...new Set(Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at) => trigramAt(bytes, at, SPELLING.key))),
]

const name = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 }).map((letters) => Uint8Array.from(letters))

it.each([
  ['all of them', (grams: number) => grams],
  ['all but four', (grams: number) => Math.max(Math.min(2, grams), grams - 4)],
  ['a third', (grams: number) => Math.max(1, Math.ceil(grams * 0.3))],
])('lists the documents that share %s, as counting every trigram does', (_share, least) => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 40 }), name, (docs, text) => {
      const rows = docs.map(gramsOf)
      const segment = { size: docs.length, trigrams: transpose(toCompressedRows(rows), TRIGRAMS) }
      const asked = gramsOf(text)
      const counted = rows
        .map((row, doc) => ({ doc, count: asked.filter((gram) => row.includes(gram)).length, grams: asked.length }))
        .filter(({ count }) => count >= Math.max(1, least(asked.length)))
        .sort((a, b) => b.count - a.count || a.doc - b.doc)
      expect(listSharingTrigrams(segment, text, SPELLING.key, least)).toEqual(counted)
    }),
    { numRuns: cases(200) },
  )
})
