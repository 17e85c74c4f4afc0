import { expect, it } from 'vitest'
import { withBarriers } from './barriers.ts'

it.each([
  ['(?:on|by)[ -]?\\s?(?:a|my|)[ -]?(car|bus)', '(?:on|by)[ -]?\\s?(?=)(?:a|my|)[ -]?(?=)(car|bus)'],
  ['(?:a(?:b|c)(?:d|e)|f)', '(?:a(?:b|c)(?=)(?:d|e)|f)'],
  ['(?:a|b)(?!c)(?<year>\\d)', '(?:a|b)(?!c)(?=)(?<year>\\d)'],
  ['(?=a|b)(?:c|d)', '(?=a|b)(?:c|d)'],
  ['to (?:go|be) there', 'to (?:go|be) there'],
  ['(?<=(?:a|b)(?:c|d))e', '(?<=(?:a|b)(?:c|d))e'],
  ['[(|]{0,2}x\\((?:y)', '[(|]{0,2}x\\((?=)(?:y)'],
])('%s', (source, expected) => {
  expect(withBarriers(source)).toBe(expected)
})

it('finds the same', () => {
  const sources = [
    '\\b(on|by)[ -]?\\s?(?:(a|my) |)(?:old|new){0,2}[ -]?(car|bus)\\b',
    '(?:(\\d{1,2})|สอง)\\s?(?:คน|ท่าน)(?: (?:กับ|และ)(?<who>แม่|พ่อ)){0,3}',
    '(?<=(?:ไป|มา)(?:กับ|กะ)?)(?:แม่|พ่อ)?(?:ก็|)(ไป|มา)',
  ]
  const texts = ['by my old new car, on-bus by a car', 'ไป 2 คน กับแม่ และพ่อ สองท่าน', 'ไปกับแม่ก็ไป มาพ่อมา']
  const found = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => [...match]))
  for (const source of sources) {
    const plain = found(new RegExp(source, 'g'))
    expect(plain).not.toEqual([])
    expect(found(new RegExp(withBarriers(source), 'g'))).toEqual(plain)
  }
})
