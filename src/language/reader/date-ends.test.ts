import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('the ends of a trip beside other dates', () => {
  it.each([
    ['Landing in Phuket Feb 3, flying home Feb 16, a course in Krabi 7-11 Feb', '2027-02-03', '2027-02-16'],
    [
      'a retreat in Chiang Mai from 8 to 12 March, but we arrive on 5 March and fly home on 20 March',
      '2027-03-05',
      '2027-03-20',
    ],
    ['Land 3 March, Krabi 5-8 March, Trang 8-11 March, fly home 12 March', '2027-03-03', '2027-03-12'],
    ['อบรมที่ขอนแก่น 11-12 ม.ค. เที่ยวต่อถึง 15', '2027-01-13', '2027-01-15'],
    ['a conference in Phuket 9-11 March, staying on until the 15th', '2027-03-12', '2027-03-15'],
    ['a wedding in Trang on 14 March at 3 pm, we come for 2 weeks from 9 March', '2027-03-09', '2027-03-22'],
    ['a concert in Korat on 14 March, landing on 12 March and staying 5 nights', '2027-03-12', '2027-03-17'],
    ['งานแต่งที่ตรัง 14 มี.ค. เราไป 6 วันตั้งแต่ 12 มี.ค.', '2027-03-12', '2027-03-17'],
    ['a wedding in Trang on 14 March, we fly in on 11 March', '2027-03-11', '2027-03-14'],
    [
      'my cousin is ordained in Nan on Saturday 16 January, I land on the 14th, what can I do on the 2 days after, I leave on Tuesday',
      '2027-01-14',
      '2027-01-19',
    ],
    ['a meeting in Udon on 11 January, two days after that on the river', '2027-01-12', '2027-01-13'],
    ['Krabi 9-11 March, staying on until the 15th', '2027-03-09', '2027-03-15'],
  ])('%s: %s to %s', (text, start, end) => {
    expect(read(text)).toMatchObject({ startDate: start, endDate: end })
  })

  it.each([
    ['4 days in Nan, he has surgery in March', null],
    ['น่าน 3 วัน จะคลอดเดือนเมษา', null],
    ['after surgery in March I want to recover in Hua Hin for 5 days', '2027-03'],
    ['4 days in Nan in March, surgery was last year', '2027-03'],
  ])('%s: in %s', (text, month) => {
    expect(read(text).month).toBe(month)
  })

  it('an avoided rain refuses no place that suits it', () => {
    expect(read('3 days in Trat, avoiding the rain').avoid.kinds).toEqual([])
  })
})
