import { describe, expect, it } from 'vitest'
import { corrected } from './spelling.ts'

describe('mistyped words that rules read', () => {
  it.each([
    ['my girfriend in Decembar', 'my girlfriend in December'],
    ['two chlidren, Thrusday', 'two children, Thursday'],
    ['4 nigts and five dyas, 2 weks', '4 nights and five days, 2 weeks'],
    ['ลูกสี่ขวบกับสิบสองขวบ', 'ลูก4ขวบกับ12ขวบ'],
  ])('%s: %s', (typed, meant) => {
    expect(corrected(typed)).toBe(meant)
  })

  it.each([
    'with a colleague',
    'her husbands',
    'two flights',
    'fiends and patents',
    'Decembers',
    '3 dads',
    'a 3 day trip',
    '1 night',
    '2 dogs',
    'the nigts',
    'ลูกสามคน',
  ])('%s stays as it is', (text) => {
    expect(corrected(text)).toBe(text)
  })
})
