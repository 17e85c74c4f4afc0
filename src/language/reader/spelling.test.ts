import { describe, expect, it } from 'vitest'
import { corrected } from './spelling.ts'
import { COUNTED_PEOPLE, COUNTED_TIMES, LONG_WORDS } from './spelling-words.ts'

const ROWS = [LONG_WORDS, COUNTED_TIMES, COUNTED_PEOPLE]

describe('mistyped words that rules read', () => {
  it.each<readonly [string, string]>([
    ...ROWS.flatMap(({ yes }) => yes),
    ['ผุ้ใหย่ 2 เด้ก 1', 'ผู้ใหญ่ 2 เด็ก 1'],
    ['ลูกสี่ขวบกับสิบสองขวบ', 'ลูก4ขวบกับ12ขวบ'],
    ['a four-island longtail trip', 'a four islands tour'],
    ['ล่องเรือ 4 เกาะ ทริปเจ็ดเกาะ', 'ทัวร์ 4 เกาะ ทัวร์เจ็ดเกาะ'],
  ])('%s: %s', (typed, meant) => {
    expect(corrected(typed)).toBe(meant)
  })

  it.each([
    ...ROWS.flatMap(({ no }) => no),
    'fares of 1,900 one way',
    '1 Loei 2 Dan Sai',
    'a 3 day trip',
    '1 night',
    '2 dogs',
    'ลูกสามคน',
    'a trip to four islands',
    'ไป 4 เกาะ',
  ])('%s stays as it is', (text) => {
    expect(corrected(text)).toBe(text)
  })
})
