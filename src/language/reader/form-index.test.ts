import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { BEGINS, FormIndex } from './form-index.ts'
import { formOf } from './lexicon.ts'

const FORMS = ['วัด', 'วัดป่า', 'ตลาดน้ำ', 'mu ko ang thong', 'koh tao', '101', 'peoples park']
const index = new FormIndex(FORMS)

describe('where a text may have a form', () => {
  it('the lengths of all that begin at a place', () => {
    expect(index.lengthsAt('ไปวัดป่า', 2, 8)).toBe((1 << 3) | (1 << 6))
    expect(index.lengthsAt('ไปวัดป่า', 2, 7)).toBe(1 << 3)
    expect(index.lengthsAt('ไปวัดป่า', 0, 8)).toBe(0)
  })

  it.each(['koh tao', 'koh-tao', 'koh - tao', '101', "people's park"])(
    '%s is read as it is written in the lexicon',
    (text) => {
      expect(FORMS).toContain(formOf(text))
      expect(index.mayEnd(index.read(BEGINS, text, 0, text.length))).toBe(true)
    },
  )

  it('letters that may be written in another way may be any form', () => {
    expect(index.mayEnd(index.read(BEGINS, 'köh', 0, 3))).toBe(true)
  })

  it('no form is missed, and each goes on from all of its beginnings', () => {
    const form = fc.constantFrom(...FORMS)
    fc.assert(
      fc.property(form, fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (inside, before, after) => {
        const text = before + inside + after
        const end = before.length + inside.length
        const lengths = index.lengthsAt(text, before.length, end)
        expect((lengths >> inside.length) & 1).toBe(1)
        let code = BEGINS
        for (let at = before.length; at + 1 < end; at++) {
          code = index.read(code, text, at, at + 1)
          expect(index.mayGoOn(code)).toBe(true)
        }
      }),
      { numRuns: cases(200) },
    )
  })
})
