import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('plans by days in figures', () => {
  it.each<readonly [prompt: string, start: string, end: string, why: string]>([
    ['12/3 arrive in Bangkok\n12/5 train to Nan\n12/12 fly home', '2026-12-03', '2026-12-12', 'the month first'],
    ['3/12 Bangkok\n5/12 Nan\n12/12 home', '2026-12-03', '2026-12-12', 'the day first'],
    ['Mon 12/7: Bangkok\nWed 12/9: Nan\nSat 12/12: Samui', '2026-12-07', '2026-12-12', 'with weekdays'],
    ['Fri 1/8 – fly to Nan\nSun 1/10 – bus to Phrae', '2027-01-08', '2027-01-10', 'which their weekdays decide'],
    ['12/20-12/23 Bangkok\n12/23-12/27 Nan\n12/27-1/2 Lanta', '2026-12-20', '2027-01-02', 'from one to another'],
    ['5.12. Bangkok, 8.12. Krabi, 12.12. home', '2026-12-05', '2026-12-12', 'with points'],
    ['3/12 กรุงเทพ\n5/12 น่าน\n8/12 กลับ', '2026-12-03', '2026-12-08', 'in Thai'],
  ])('%s: %s to %s, %s', (prompt, start, end) => {
    expect(read(prompt)).toMatchObject({ startDate: start, endDate: end })
  })

  it.each([
    'open 24/7, 7/11 nearby, 3 days in Nan',
    'rated 4/5, 5/5 for food, 3 days in Nan',
    'train 7.40, boat 9.30, 3 days in Nan',
    'we are 3/4 packed, 2/3 of us dive, 3 days in Nan',
  ])('%s: no dates', (prompt) => {
    expect(read(prompt)).toMatchObject({ startDate: null, days: 3 })
  })
})
