import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { formatClock } from '../../world/hours.ts'
import { beginMinute, leaveMinute } from './flight-hours.ts'

const gazetteer = shippedGazetteer()
const hoursOf = (prompt: string) => {
  const reading = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  return `${formatClock(beginMinute(reading))} to ${formatClock(leaveMinute(reading))}`
}

describe('the hours of a trip between two flights', () => {
  it.each([
    ['น่าน 3 วัน บินถึง 9:40 บินกลับ 18:30', '10:40 to 16:30'],
    ['ภูเก็ต 3 วัน บินถึง 10:30 กลับไฟลท์ 18:40', '12:00 to 16:10'],
    ['We land in Phuket at 2pm and fly home to Sweden from Phuket three days later at 9 pm', '15:30 to 18:00'],
    ['ตรัง 2 วัน รถไฟถึง 7:10 รถไฟกลับ 17:20', '07:10 to 17:20'],
    ['2 days in Krabi, we land at 10 am and must be at the airport by 5 pm', '11:00 to 17:00'],
    ['ลำปาง 2 วัน ไม่บอกเวลา', '00:00 to 00:00'],
  ])('%s: %s', (prompt, hours) => {
    expect(hoursOf(prompt)).toBe(hours)
  })
})
