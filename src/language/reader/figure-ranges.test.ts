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

describe('days in figures with points', () => {
  it.each([
    ['5 weeks 9.9 - 13.10 -> 35 DAYS', '2027-09-09 to 2027-10-13'],
    ['Thailand 4.2 - 16.2, two of us', '2027-02-04 to 2027-02-16'],
    ['Nan 3.1-9.1 = 7 days', '2027-01-03 to 2027-01-09'],
    ['Trang, 27.12 to 3.1', '2026-12-27 to 2027-01-03'],
    ['ไปน่าน 28.12-2.1 สองคน', '2026-12-28 to 2027-01-02'],
    ['ไป 5.2 ถึง 9.2', '2027-02-05 to 2027-02-09'],
    ['Krabi (6.3 – 10.3, 4 nights)', '2027-03-06 to 2027-03-10'],
    ['Trang 6.3 - 11.3', '2027-03-06 to 2027-03-11'],
    ['กระบี่ 3.12-8.12', '2026-12-03 to 2026-12-08'],
    ['dates: 7.3 → 12.3', '2027-03-07 to 2027-03-12'],
  ])('%s', (text, days) => expect(daysIn(text)).toEqual([days]))

  it.each([
    ['walks of 1.5 - 2.5 hours'],
    ['open 8.10 - 11.12'],
    ['rated 4.2 - 4.8'],
    ['ว่าง 9.10 - 11.10 น.'],
    ['from 1.5 to 2.5 km'],
    ['the trail is 3.5 - 6.5 long'],
    ['งบ 1.5 - 2.5 หมื่น'],
    ['ประชุม 9.05-11.10'],
    ['Rated 4.2 - 4.3'],
  ])('none: %s', (text) => expect(daysIn(text)).toEqual([]))
})
