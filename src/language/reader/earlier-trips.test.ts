import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { EARLIER_RULES, EARLIER_SLOTS } from './earlier-trip-rules.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import { readPrompt } from './read-prompt.ts'
import { Sheet } from './sheet.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('an earlier trip', () => {
  const found = (text: string, at: number) =>
    matchesOf(new Sheet(text), compileRule(EARLIER_RULES[at]!, EARLIER_SLOTS)).length > 0

  it.each(EARLIER_RULES.flatMap(({ yes }, at) => yes.map((text) => [text, at] as const)))('%s', (text, at) => {
    expect(found(text, at)).toBe(true)
  })

  it.each(EARLIER_RULES.flatMap(({ no }, at) => no.map((text) => [text, at] as const)))('not: %s', (text, at) => {
    expect(found(text, at)).toBe(false)
  })

  it('has its own pace', () => {
    expect(read('แพร่ 3 วัน ทริปก่อนเก็บวันละเจ็ดแปดที่ รอบนี้เอาช้าๆ วันละสองที่พอ')).toMatchObject({
      pace: 'easy',
      maxStopsPerDay: 2,
    })
    expect(read('Nan 3 days. Last trip we did eight places a day, this time two places a day')).toMatchObject({
      pace: 'easy',
      maxStopsPerDay: 2,
    })
  })

  it('has its own length, hours, price and company', () => {
    expect(read('น่าน ครั้งก่อนไป 5 วันรีบมาก รอบนี้ไป 3 วัน')).toMatchObject({ days: 3, pace: 'normal' })
    expect(read('เลย 3 วัน ทริปที่แล้วตื่นตีสี่ทุกวัน รอบนี้ขอตื่นสาย').dailyWindow.start).not.toBe(240)
    expect(read('ตรัง 3 วัน ทริปก่อนงบ 8000 ไป 6 คน รอบนี้ 3 คน งบ 5000')).toMatchObject({
      budget: { amount: 5000, per: 'trip' },
      party: { adults: 3 },
    })
  })

  it('does not take away what is said of this one', () => {
    expect(read('เลย 3 วัน เก็บวันละ 7 ที่').maxStopsPerDay).toBe(7)
    expect(read('ปีก่อนไปปาย รอบนี้ไปน่าน 3 วัน 4 คน')).toMatchObject({ days: 3, party: { adults: 4 } })
  })
})
