import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'
import { Sheet } from './sheet.ts'
import {
  COMES,
  IN_AND_OUT,
  IN_AND_OUT_TH,
  THEN_BACK,
  WAYS_HOME,
  WAYS_OFF,
  WAYS_THERE,
  wayPattern,
} from './weekday-end-rules.ts'
import { ONE_WEEKDAY, WEEKDAY_LIST, WEEKDAY_PAIRS, weekdayPattern } from './weekday-rules.ts'

describe('ways with their weekdays', () => {
  const rows = [WAYS_THERE, WAYS_OFF, WAYS_HOME, COMES, IN_AND_OUT, IN_AND_OUT_TH, THEN_BACK].flat()
  const patterns = new Map(rows.map((row) => [row.name, wayPattern([row])]))
  const daysIn = (name: string, text: string) =>
    new Sheet(text).find(patterns.get(name) as RegExp).map((match) =>
      match
        .slice(1)
        .filter((day) => day !== undefined)
        .join(' to '),
    )

  it.each(rows.flatMap(({ name, yes }) => yes.map(([text, days]) => [text, name, days] as const)))(
    '%s: %s on %s',
    (text, name, days) => {
      expect(daysIn(name, text)).toEqual([days])
    },
  )

  it.each(rows.flatMap(({ name, no }) => no.map((text) => [text, name] as const)))('%s: not %s', (text, name) => {
    expect(daysIn(name, text)).toEqual([])
  })
})

describe('weekdays without a date', () => {
  const rows = [WEEKDAY_LIST, ...WEEKDAY_PAIRS, ONE_WEEKDAY]
  const patterns = new Map(rows.map((row) => [row.name, weekdayPattern(row).pattern]))
  const daysIn = (name: string, text: string) =>
    new Sheet(text).find(patterns.get(name) as RegExp).map((match) =>
      match
        .slice(1)
        .filter((day) => day !== undefined)
        .join(' '),
    )

  it.each(rows.flatMap(({ name, yes }) => yes.map(([text, days]) => [text, name, days] as const)))(
    '%s: %s, %s',
    (text, name, days) => {
      expect(daysIn(name, text)).toEqual([days])
    },
  )

  it.each(rows.flatMap(({ name, no }) => no.map((text) => [text, name] as const)))('%s: not %s', (text, name) => {
    expect(daysIn(name, text)).toEqual([])
  })
})

describe('a trip lasts from the way there to the way home', () => {
  const gazetteer = shippedGazetteer()
  const dates = (prompt: string) => {
    const { startDate, endDate } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
    return `${startDate} to ${endDate}`
  }

  it.each([
    [
      'My brother is getting married in Nan on Saturday 12 December, three of us fly up Friday morning and go home Monday',
      '2026-12-11 to 2026-12-14',
    ],
    ['The race is on Sunday in Trang; we get there Friday lunchtime and fly out Monday', '2026-11-27 to 2026-11-30'],
    ['Her funeral in Phrae is on 8 December, we leave Sunday and are back on Thursday', '2026-12-06 to 2026-12-10'],
    ['I land in Krabi on Thursday night, concert on Saturday, head back Sunday', '2026-11-26 to 2026-11-29'],
    ['วิ่งเทรลที่เชียงดาวอาทิตย์ที่ 13 ธันวา ไปถึงวันศุกร์บ่าย กลับวันจันทร์', '2026-12-11 to 2026-12-14'],
    ['น้องบวชที่แพร่เสาร์ที่ 12 ธ.ค. บินไปวันพฤหัส กลับวันอาทิตย์', '2026-12-10 to 2026-12-13'],
    ['ประชุมที่เลยวันพุธที่ 9 ธ.ค. ออกเดินทางวันอังคาร กลับวันเสาร์', '2026-12-08 to 2026-12-12'],
    ['คอนเสิร์ตที่โคราชวันเสาร์ ไปถึงวันศุกร์ กลับวันจันทร์', '2026-11-27 to 2026-11-30'],
    ['งานบวชหลานเสาร์ที่ 16 ม.ค. ที่น่าน เครื่องลงวันศุกร์ที่ 15 กลับวันจันทร์ที่ 18', '2027-01-15 to 2027-01-18'],
    [
      'We land on Sunday 7 February and fly home to Perth on the 17th; a cooking class on Monday and 3 nights in Krabi from the 10th to the 13th',
      '2027-02-07 to 2027-02-17',
    ],
  ])('%s: %s', (prompt, days) => {
    expect(dates(prompt)).toBe(days)
  })

  it.each([
    [
      'Nan from 11 to 13 December. My sister flies up on Friday and my boss is back on Monday',
      '2026-12-11 to 2026-12-13',
    ],
    ['12 December, one day in Nan. We live here and go home for lunch on Mondays', '2026-12-12 to 2026-12-12'],
    ['ไปน่านวันเสาร์ที่ 12 ธ.ค. 2 วัน ร้านเปิดวันจันทร์', '2026-12-12 to 2026-12-13'],
    ['Nan, 3 days in March. The plane lands at noon, the bus leaves on the hour', 'null to null'],
  ])('%s: %s, as it is', (prompt, days) => {
    expect(dates(prompt)).toBe(days)
  })
})
