import { describe, expect, it } from 'vitest'
import { PERSON_NAME_PATTERN, tidyName } from './person-names.ts'

const isAllowed = (name: string) => new RegExp(PERSON_NAME_PATTERN, 'u').test(name)

describe('a display name', () => {
  it.each([
    ['Some Body', true, 'two words'],
    ['สมชาย ใจดี', true, 'in Thai'],
    ['น้ำ', true, 'with marks above'],
    ['O’Neil-Søren Jr.', true, 'with signs'],
    ['👩‍🚀', true, 'joined by what shows nothing'],
    ['\u200b\u3164', false, 'nothing to be seen'],
    ['   ', false, 'spaces'],
    ['', false, 'nothing'],
    ['a\r\nBcc: x@y.example', false, 'a line break'],
    ['a\u0000b', false, 'a control character'],
    ['a\u0085b', false, 'another one'],
    ['a\u2028b', false, 'a line separator'],
    ['\u202egnp.exe', false, 'turned around'],
    ['\u2067abc\u2069', false, 'an isolate'],
    ['a\u200fb', false, 'a mark of direction'],
  ])('%j: %s, %s', (name, isSound) => {
    expect(isAllowed(name)).toBe(isSound)
  })

  it('is stored in NFC and trimmed', () => {
    expect(tidyName('  Cafe\u0301 ')).toBe('Caf\u00e9')
  })
})
