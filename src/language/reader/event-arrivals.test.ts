import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const dates = (prompt: string) => {
  const { startDate, endDate } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  return `${startDate} to ${endDate}`
}

describe('who arrives before an event', () => {
  it.each([
    ['งานบวชน้องอาทิตย์ที่ 17 มกราที่แพร่ ไปถึงตั้งแต่เที่ยงวันเสาร์', '2027-01-16 to 2027-01-17'],
    ['ขึ้นบ้านใหม่วันอาทิตย์ที่ 7 กุมภาที่เลย ไปถึงเย็นวันศุกร์', '2027-02-05 to 2027-02-07'],
    ['งานแต่ง 16 มกราที่ตรัง เราไปก่อนสองวัน', '2027-01-14 to 2027-01-16'],
    ['The wedding in Krabi is on 14 January and we get there two days early', '2027-01-12 to 2027-01-14'],
    ['Her graduation in Nan is on 20 January, arriving the day before', '2027-01-19 to 2027-01-20'],
    ['A conference in Trang on 14 January, flying in a day early, 4 days', '2027-01-13 to 2027-01-16'],
    ['A marathon in Trang at the end of January, the race is on Sunday morning', '2027-01-30 to 2027-01-31'],
    ['มาราธอนปลายมกราที่ตรัง วิ่งเสร็จเช้าวันอาทิตย์', '2027-01-23 to 2027-01-24'],
  ])('begins with the way there: %s', (prompt, days) => {
    expect(dates(prompt)).toBe(days)
  })

  it.each([
    ['งานแต่งวันเสาร์ที่ 16 มกราที่ตรัง กลับวันจันทร์', '2027-01-16 to 2027-01-18'],
    ['Nan for 3 days from 10 January, with a race on Sunday morning', '2027-01-10 to 2027-01-12'],
    ['A wedding on 16 January in Nan, we booked two days before, 2 days', '2027-01-16 to 2027-01-17'],
  ])('but not with what is later or said of something else: %s', (prompt, days) => {
    expect(dates(prompt)).toBe(days)
  })

  it.each([
    'งานแต่งวันเสาร์ที่ 16 มกราที่ตรัง เที่ยวต่อถึงวันอังคาร',
    'A wedding in Trang on 16 January, after it we fly to Krabi on Monday for 3 days',
  ])('and never before the event if that weekday is after it: %s', (prompt) => {
    expect(dates(prompt) >= '2027-01-16').toBe(true)
  })
})
