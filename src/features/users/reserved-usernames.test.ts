import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReservedUsername } from './reserved-usernames.ts'

describe('isReservedUsername', () => {
  it.each([
    ['admin', true, 'who runs it'],
    ['ADMIN', true, 'without case'],
    ['a.d_min', true, 'however it is parted'],
    ['admin2026', true, 'with a number'],
    ['r00t', true, 'with digits for letters'],
    ['adm1n', true, 'with digits for letters'],
    ['he1p', true, 'a 1 for an l'],
    ['Support', true, 'who helps'],
    ['tiao', true, 'the product'],
    ['tiao.support_team', true, 'several together'],
    ['no_reply', true, 'a sender of mails'],
    ['traveller', false, 'an ordinary name'],
    ['rootsamee', false, 'a name that begins with one'],
    ['tiaotor', false, 'a word that begins with the product'],
    ['testa', false, 'a name'],
    ['somchai.bot', false, 'a name and a reserved word'],
    ['user_a7', false, 'a letter more'],
    ['123', false, 'nothing that could be said'],
  ])('%s: %s, %s', (name, isReserved) => {
    expect(isReservedUsername(name)).toBe(isReserved)
  })

  it('ignores case, dots and underscores', () => {
    const filler = fc.constantFrom('', '.', '_', '__')
    fc.assert(
      fc.property(
        fc.constantFrom('admin', 'tiaosupport', 'rootsamee'),
        filler,
        fc.nat(10),
        fc.boolean(),
        (name, sign, at, isUpper) => {
          const written = `${name.slice(0, at)}${sign}${name.slice(at)}`
          expect(isReservedUsername(isUpper ? written.toUpperCase() : written)).toBe(isReservedUsername(name))
        },
      ),
      { seed: 3 },
    )
  })
})
