import { describe, expect, it } from 'vitest'
import { corrected } from './spelling.ts'

describe('mistyped words that rules read', () => {
  it.each([
    ['my girfriend in Decembar', 'my girlfriend in December'],
    ['two chlidren, Thrusday', 'two children, Thursday'],
    ['4 nigts and five dyas, 2 weks', '4 nights and five days, 2 weeks'],
    ['3 adlts, 1 chlid and 2 senoirs', '3 adults, 1 child and 2 seniors'],
    ['ผุ้ใหย่ 2 เด้ก 1', 'ผู้ใหญ่ 2 เด็ก 1'],
    ['ลูกสี่ขวบกับสิบสองขวบ', 'ลูก4ขวบกับ12ขวบ'],
    ['a four-island longtail trip', 'a four islands tour'],
    ['ล่องเรือ 4 เกาะ ทริปเจ็ดเกาะ', 'ทัวร์ 4 เกาะ ทัวร์เจ็ดเกาะ'],
  ])('%s: %s', (typed, meant) => {
    expect(corrected(typed)).toBe(meant)
  })

  it.each([
    'with a colleague',
    'her husbands',
    'two flights',
    'fiends and patents',
    'Decembers',
    '3 dads',
    '2 chili dishes',
    '2 chalets',
    'fares of 1,900 one way',
    '1 Loei 2 Dan Sai',
    'a 3 day trip',
    '1 night',
    '2 dogs',
    'the nigts',
    'ลูกสามคน',
    'a trip to four islands',
    'ไป 4 เกาะ',
  ])('%s stays as it is', (text) => {
    expect(corrected(text)).toBe(text)
  })
})
