import { describe, expect, it } from 'vitest'
import { corrected } from './spelling.ts'

describe('mistyped words that rules read', () => {
  it.each([
    ['my girfriend in Decembar', 'my girlfriend in December'],
    ['two chlidren, Thrusday', 'two children, Thursday'],
  ])('%s: %s', (typed, meant) => {
    expect(corrected(typed)).toBe(meant)
  })

  it.each(['with a colleague', 'her husbands', 'two flights', 'fiends and patents', 'Decembers'])(
    '%s stays as it is',
    (text) => {
      expect(corrected(text)).toBe(text)
    },
  )
})
