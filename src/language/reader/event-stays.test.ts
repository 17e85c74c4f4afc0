import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

describe('a stay beside the day of something', () => {
  const gazetteer = shippedGazetteer()
  const dates = (prompt: string) => {
    const { startDate, endDate } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
    return `${startDate} to ${endDate}`
  }

  it.each([
    ['Gran turns 80 on 9 March, we would like a long weekend in Nan for it', '2027-03-06 to 2027-03-09'],
    ['My husband turns 40 on 10 March: a long weekend in Trat please', '2027-03-09 to 2027-03-11'],
    ["It's our anniversary on 15 January, thinking of a long weekend in Loei", '2027-01-15 to 2027-01-17'],
    ['A long weekend in Phrae, my birthday is on 24 January', '2027-01-22 to 2027-01-24'],
    ['The wedding is in Trang on 13 February and we want to make it a long weekend', '2027-02-12 to 2027-02-14'],
    ["Dad's 65th is on 13 January, a weekend in Kanchanaburi with him", '2027-01-16 to 2027-01-17'],
    ["Mum's birthday is 7 March, weekend in Hua Hin", '2027-03-06 to 2027-03-07'],
    ['There is a concert in Korat on Friday 22 January, we stay the weekend', '2027-01-22 to 2027-01-24'],
    ['The marathon in Buriram is on 24 January. A weekend there', '2027-01-23 to 2027-01-24'],
    ["My wife's birthday is on 3 February; the weekend after it we want to go to Rayong", '2027-02-06 to 2027-02-07'],
    ['Her graduation is on 20 January, a few days in Krabi around it', '2027-01-19 to 2027-01-21'],
    ['วันเกิดพ่อ 10 มีนา อยากพาไปน่านช่วงวันหยุดยาว', '2027-03-09 to 2027-03-11'],
    ['แฟนเกิดวันที่ 24 มกรา อยากไปเสาร์อาทิตย์นั้นที่ชะอำ', '2027-01-23 to 2027-01-24'],
    ['ครบรอบแต่งงาน 20 ม.ค. ขอไปตรัง 3 วันช่วงนั้น', '2027-01-19 to 2027-01-21'],
    ['A conference in Udon Mon-Fri 7-11 December, then free for the weekend', '2026-12-12 to 2026-12-13'],
    ['Meetings in Phuket Wed to Fri, staying on for the weekend', '2026-11-28 to 2026-11-29'],
    ["Trade fair in Korat 9-11 Dec, I'll stay the weekend after", '2026-12-12 to 2026-12-13'],
    ['อบรมที่อุดร จันทร์ถึงศุกร์ อยู่เที่ยวต่อเสาร์อาทิตย์', '2026-11-28 to 2026-11-29'],
    ['สัมมนาที่ตรัง 7-9 ธ.ค. แล้วว่างเสาร์อาทิตย์', '2026-12-12 to 2026-12-13'],
    ['คอนเสิร์ตวันเสาร์ที่ 23 ม.ค. ที่โคราช อยู่เที่ยวเสาร์อาทิตย์', '2027-01-23 to 2027-01-24'],
  ])('%s', (prompt, days) => {
    expect(dates(prompt)).toBe(days)
  })

  it.each([
    ['Our anniversary is on 15 January, and we go to Loei from 20 to 23 January', '2027-01-20 to 2027-01-23'],
    ['My birthday is on 20 January: 3 days in Nan from that day', '2027-01-20 to 2027-01-22'],
    ['A wedding in Nan on 20 January, 3 days, is the weekend market still open?', '2027-01-20 to 2027-01-22'],
    ['Working mornings in Nan 7-11 December, then a weekend in Pai', '2026-12-07 to 2026-12-11'],
    ['A weekend in Nan, then a conference in Udon 7-9 December', '2026-12-07 to 2026-12-09'],
    ['Next weekend in Hua Hin', '2026-11-28 to 2026-11-29'],
    ['แม่เกิดเดือนมีนา ไปหัวหิน 5-7 ก.พ.', '2027-02-05 to 2027-02-07'],
  ])('is not that of another date: %s', (prompt, days) => {
    expect(dates(prompt)).toBe(days)
  })
})
