import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { formatClock } from '../../world/hours.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
function hoursOf(prompt: string) {
  const { arrivalMinute, departureMinute, dailyWindow } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  return [arrivalMinute, departureMinute, dailyWindow.start].map((minute) => minute && formatClock(minute))
}

describe('a night between two flights', () => {
  it.each([
    ['One night in Phuket between flights, land 20:50, leave 10:20', ['20:50', '10:20', null]],
    ['Overnight in Bangkok, landing at 22:10, leaving at 9:30', ['22:10', '09:30', null]],
    ['พักเครื่องที่กรุงเทพหนึ่งคืน ถึง 4 ทุ่ม บินต่อ 11 โมงเช้า', ['22:00', '11:00', null]],
    ['Fly into Trang 21:50, two nights there', ['21:50', null, null]],
    ['2 days in Trang, arriving at 8 pm, leave at 9 am each day', ['20:00', null, '09:00']],
    ['2 days in Trang, landing at 9 am, leave at 10 am', ['09:00', null, '10:00']],
  ])('%s', (prompt, hours) => {
    expect(hoursOf(prompt)).toEqual(hours)
  })
})

describe('a trip that begins in the evening', () => {
  it.each([
    ['Hua Hin from Bangkok, Friday evening to Sunday', '18:00'],
    ['Ko Chang from Bangkok, Thursday afternoon until Sunday', '14:00'],
    ['ชะอำจากกรุงเทพ ศุกร์เย็นถึงอาทิตย์', '18:00'],
    ['Hua Hin from Bangkok, Friday to Sunday evening', null],
    ['Friday night markets and a Sunday brunch in Nan, 3 days', null],
  ])('%s', (prompt, arrival) => {
    expect(hoursOf(prompt)[0]).toBe(arrival)
  })
})
