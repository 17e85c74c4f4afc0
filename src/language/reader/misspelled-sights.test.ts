import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

describe('a well-known sight with a wrong letter', () => {
  it.each([
    ['อยากไปวัดร่องขุน', 'th-57-wat-rong-khun'],
    ['อยากไปดอยสุเพท', 'th-50-wat-phra-that-doi-suthep'],
    ['วัดพรระแก้วไปยังไงคะ', 'th-10-wat-phra-kaew'],
    ['พาแม่ไปคำชโนด 2 วัน', 'th-41-kham-chanot'],
    ['3 days, I want to see Doi Sthep', 'th-50-wat-phra-that-doi-suthep'],
    ['how do I get to Wt Pho?', 'th-10-wat-pho'],
    ['visit Bule Temple with my mum', 'th-57-wat-rong-suea-ten'],
  ])('%s', (prompt, id) => {
    expect(read(prompt).mustVisit.map(({ placeId }) => placeId)).toEqual([id])
  })

  it.each([
    ['a question about a camera, which sounds like a cave', 'ถามเรื่องเลนส์กล้อง 55-210'],
    ['home this time', 'กลับบ้านครั้งนี้ 3 วัน'],
    ['a town and a verb, which sound like its zoo', 'ของฝากเชียงใหม่ซื้อที่ไหนดี'],
    ['a market abroad', 'ไปไทเป 4 วัน เดินตลาดซื่อหลิน'],
    ['a grand place', 'Trang 3 days, what a grand place for a holiday'],
  ])('%s is none: %s', (_, prompt) => {
    expect(read(prompt).mustVisit).toEqual([])
  })
})
