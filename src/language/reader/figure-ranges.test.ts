import { describe, expect, it } from 'vitest'
import { readFigureRanges } from './figure-ranges.ts'
import { Sheet } from './sheet.ts'

const daysIn = (text: string) =>
  readFigureRanges(new Sheet(text), '2026-11-21').map(({ first, last }) =>
    last === null ? first : `${first} to ${last}`,
  )

describe('days in figures of which the month comes first', () => {
  it.each([
    ['Chiangrai 11/28~12/2', '2026-11-28 to 2026-12-02'],
    ['Trang from 3/20 (Sat) to 3/24 (Wed)', '2027-03-20 to 2027-03-24'],
    ['12/27-1/2 with the kids', '2026-12-27 to 2027-01-02'],
    ['Nan (2/3-2/6)', '2027-02-03 to 2027-02-06'],
    ['ตราด 12/27-12/30', '2026-12-27 to 2026-12-30'],
    ['Krabi from 2/24 for five days', '2027-02-24'],
  ])('%s', (text, days) => expect(daysIn(text)).toEqual([days]))

  it.each([['5/12 - 8/12'], ['27/12-2/1'], ['rated 9/20'], ['open 24/7'], ['1/2 to 3/4 of us']])('none: %s', (text) =>
    expect(daysIn(text)).toEqual([]),
  )
})
