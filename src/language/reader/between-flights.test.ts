import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => {
  const { days, provinces } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  return `${days} in ${provinces.join()}`
}

describe('some hours between two flights', () => {
  it.each([
    'ถึงดอนเมือง 8 โมงเช้า บินต่อไปน่านห้าโมงเย็น ระหว่างรอไปเที่ยวไหนดี',
    'แวะเปลี่ยนเครื่องที่สุวรรณภูมิ 10 ชั่วโมง ก่อนไปสมุย ออกไปไหนได้บ้าง',
    'พักเครื่องกรุงเทพ 11 ชม. แล้วต่อไปตรัง มีเวลาไปไหนดี',
    'We touch down at BKK 7am and our onward flight to Trat leaves at 4.30pm, what is there to see in between?',
    '12 hour layover at Suvarnabhumi en route to Krabi, what can I squeeze in?',
    'Landing at DMK at 9, flying on to Nan at 7 pm. Anything to do until then?',
    "We get into Don Mueang 8am and don't fly out to Loei until 5pm: ideas for the time in between?",
    'A 10-hour stopover in Bangkok before my flight to Phuket, where should I go?',
  ])('are spent where they change: %s', (prompt) => {
    expect(read(prompt)).toBe('1 in 10')
  })

  it.each([
    ['We land at Suvarnabhumi at 6am and take a connecting flight to Nan at noon, 4 days in Nan', '4 in 55'],
    ['4 วันที่ตรัง ลงดอนเมือง 8 โมง ต่อเครื่องไปตรังบ่ายสอง มีเวลาแวะกินข้าวไหม', '4 in 92'],
    [
      '3 days in Krabi, connecting flight from Suvarnabhumi at 9 am, is there time for breakfast before that?',
      '3 in 81',
    ],
  ])('are no trip of their own: %s', (prompt, trip) => {
    expect(read(prompt)).toBe(trip)
  })
})
