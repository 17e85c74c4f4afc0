import { describe, expect, it } from 'vitest'
import { Sheet } from './sheet.ts'
import { readWayFigures } from './way-figures.ts'

const daysIn = (text: string) => {
  const days = readWayFigures(new Sheet(text), '2026-11-21')
  return days && `${days.first} to ${days.last}`
}

describe('days of the ways there and home in figures', () => {
  it.each([
    ['2.24 arrive Phuket, 3.2 leave', '2027-02-24 to 2027-03-02'],
    ['I arrive in Trang 12/28 and fly back 1/4', '2026-12-28 to 2027-01-04'],
    ['arrive Nan 5.2, leave 9.2', '2027-02-05 to 2027-02-09'],
    ['landing 24/12, home 2/1', '2026-12-24 to 2027-01-02'],
    ['arrive Trat 3.20 leave 3.26', '2027-03-20 to 2027-03-26'],
    ['we catch the ferry to Koh Mak 14/2 and stay til 18/2', '2027-02-14 to 2027-02-18'],
    ['bus to Loei 11/1 - back 15/1', '2027-01-11 to 2027-01-15'],
    ['ถึงเชียงใหม่ 3/2 กลับ 8/2', '2027-02-03 to 2027-02-08'],
  ])('%s', (text, days) => expect(daysIn(text)).toBe(days))

  it.each([
    ['arrive 7.40, leave 21.10'],
    ['arrive 9.15 am, leave 5.30 pm'],
    ['rated 4.5 and 3.2'],
    ['the ferry is rated 8/10, open till 11/12'],
    ['land 3/2, 4/2 in Nan, home 9/2'],
    ['arrive 1.5 hours early, leave 2.5 km on'],
  ])('no days: %s', (text) => expect(daysIn(text)).toBeNull())
})
