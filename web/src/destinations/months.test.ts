import { expect, it } from 'vitest'
import { monthOf, monthStretches } from './months.ts'
import { monthsText } from './months-text.ts'

it.each([
  [[], []],
  [[4], [[4, 4]]],
  [[1, 2, 11, 12], [[11, 2]]],
  [
    [1, 6, 7, 8, 11, 12],
    [
      [6, 8],
      [11, 1],
    ],
  ],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('months %j are the stretches %j', (months, stretches) => {
  expect(monthStretches(months)).toEqual(stretches)
})

it('names stretches in the language of the reader', () => {
  expect(monthsText([1, 2, 11, 12], 'th', 'long')).toBe('พฤศจิกายน–กุมภาพันธ์')
  expect(monthsText([4, 9, 10], 'th', 'short')).toBe('เม.ย. และก.ย.–ต.ค.')
  expect(monthsText([4, 9, 10], 'en', 'long')).toBe('April and September–October')
})

it('the month is that of Bangkok', () => {
  expect(monthOf(new Date('2026-10-31T17:00:00Z'))).toBe(11)
})
