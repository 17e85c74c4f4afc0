import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { formatClock } from '../../world/hours.ts'
import { DAY_OFF_RULES, DAY_OFF_SLOTS } from './day-off-rules.ts'
import { compileRule, matchesAnywhere } from './phrase-rule.ts'
import { readPrompt } from './read-prompt.ts'
import { isSameDay } from './same-day.ts'
import { SAME_DAY_RULES } from './same-day-rules.ts'
import { Sheet } from './sheet.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('travellers with one day', () => {
  it.each(SAME_DAY_RULES.flatMap(({ yes }) => yes))('%s', (text) => {
    expect(isSameDay(new Sheet(text))).toBe(true)
    expect(read(text).days).toBe(1)
  })

  it.each(SAME_DAY_RULES.flatMap(({ no }) => no))('not: %s', (text) => {
    expect(isSameDay(new Sheet(text))).toBe(false)
  })

  it.each([
    ['we land in Phuket on 5 March, fly on to Samui and out the same day, home on 12 March', 8],
    ['4 days in Trang, the last train leaves the same day at 22:00', 4],
  ])('%s: %i days, which are said', (text, days) => {
    expect(read(text).days).toBe(days)
  })
})

describe('a day off', () => {
  const ROWS = DAY_OFF_RULES.map((rule) => ({ rule, compiled: compileRule(rule, DAY_OFF_SLOTS) }))

  it.each(ROWS.flatMap(({ rule, compiled }) => rule.yes.map((text) => [text, rule.name, compiled] as const)))(
    '%s: %s',
    (text, _name, compiled) => {
      expect(matchesAnywhere(new Sheet(text), compiled)).not.toEqual([])
      expect(read(text).days).toBe(1)
    },
  )

  it.each(ROWS.flatMap(({ rule, compiled }) => rule.no.map((text) => [text, rule.name, compiled] as const)))(
    '%s: not that %s',
    (text, _name, compiled) => {
      expect(matchesAnywhere(new Sheet(text), compiled)).toEqual([])
    },
  )
})

describe('a part of a day that is named', () => {
  it.each([
    ['พรุ่งนี้บ่ายหาคาเฟ่ในขอนแก่น', '2026-11-22', '13:00-18:00'],
    ['บ่ายพรุ่งนี้อยากไปพิพิธภัณฑ์ที่น่าน', '2026-11-22', '13:00-18:00'],
    ['เย็นนี้ในลำปางมีตลาดไหนเดินได้', '2026-11-21', '17:00-22:00'],
    ['คืนพรุ่งนี้เดินเล่นถนนคนเดินภูเก็ต', '2026-11-22', '18:00-22:00'],
    ['เช้าวันอาทิตย์ไปวัดที่สุโขทัย', '2026-11-22', '08:00-12:00'],
    ['พรุ่งนี้เช้าไปเพชรบุรี', '2026-11-22', '08:00-'],
    ['บ่ายวันที่ 12 ธ.ค. หาคาเฟ่ในน่าน', '2026-12-12', '13:00-18:00'],
    ['เช้าวันเสาร์ที่ 12 ธ.ค. ไปวัดที่น่าน', '2026-12-12', '08:00-12:00'],
    ['on the morning of 12 December in Nan, the old temples', '2026-12-12', '08:00-12:00'],
    ['temples in Lampang tomorrow morning', '2026-11-22', '08:00-12:00'],
    ['Saturday afternoon in Ayutthaya, cafes by the river', '2026-11-28', '13:00-18:00'],
    ['a walk in Phuket old town this evening', '2026-11-21', '17:00-22:00'],
    ['tonight in Chiang Mai, some street food', '2026-11-21', '18:00-22:00'],
  ])('%s: %s, %s', (text, start, hours) => {
    const { days, startDate, dailyWindow } = read(text)
    const clock = (minute: number | null) => (minute === null ? '' : formatClock(minute))
    expect({ days, startDate }).toEqual({ days: 1, startDate: start })
    expect(`${clock(dailyWindow.start)}-${clock(dailyWindow.end)}`).toBe(hours)
  })

  it.each([
    ['we fly to Trang tomorrow afternoon'],
    ['พรุ่งนี้เช้าออกจากกรุงเทพไปน่าน'],
    ['Friday evening to Hua Hin, back on Sunday'],
    ['3 days in Nan, tomorrow morning the temples'],
    ['the Saturday night market in Trang'],
    ['บ่ายวันที่ 12 ธ.ค. ถึงน่าน แล้วหาคาเฟ่'],
    ['12 December evening to 14 December in Nan'],
    ['Saturday afternoon and Sunday morning in Ayutthaya'],
    ['คืนนี้นอนเชียงใหม่ พรุ่งนี้ไปปาย'],
  ])('more than a part: %s', (text) => {
    expect(read(text).days).toBeGreaterThan(1)
  })
})
