import { describe, expect, it } from 'vitest'
import { ASPECTS, type NoteTable, writtenNote } from './note.ts'
import { fillNote, type Names, NOTE_VALUES, type NoteValueName, type NoteValues } from './note-values.ts'
import { ASSUMPTIONS, CONFLICTS, CONTRADICTIONS, SUGGESTIONS, UNMET_REASONS, WARNINGS, WISHES } from './trip-notes.ts'

const TABLES: Readonly<Record<string, NoteTable>> = {
  ASSUMPTIONS,
  WARNINGS,
  UNMET_REASONS,
  WISHES,
  CONFLICTS,
  SUGGESTIONS,
}
const rows = Object.entries(TABLES).flatMap(([table, entries]) =>
  Object.entries(entries).map(([code, entry]) => ({ table, code, entry })),
)
const names: Names = {
  place: (id, language) => `${id} ${language}`,
  province: (code, language) => `${code} ${language}`,
  interest: (key, language) => `${key} ${language}`,
  island: (id, language) => `${id} ${language}`,
  holiday: (date, language) => `${date} ${language}`,
  gateway: (id, language) => `${id} ${language}`,
}
const values: Required<NoteValues> = {
  asked: 9,
  planned: 6,
  adults: 2,
  baht: 500,
  baht_per_unit: 33,
  children: 1,
  currency: 'USD',
  day: 2,
  days: 3,
  end_date: '2026-12-06',
  end_time: '17:00',
  gateway_id: 'pai',
  holiday_date: '2026-12-05',
  interest: 'temple',
  interests: ['temple', 'cafe'],
  island_id: 'similan',
  meal: 'lunch',
  minutes: 60,
  month: '2027-07',
  months: ['01', '06', '07', '12'],
  nights: 4,
  over_baht: 1_500,
  people: 3,
  place_id: 'th-10-wat-pho',
  place_ids: ['th-10-wat-pho', 'th-10-grand-palace'],
  province_code: '10',
  province_codes: ['50', '65'],
  ride: 'train',
  room_baht: 650,
  rooms: 'budget',
  said: '2-3 days',
  said_days: 5,
  said_end_date: '2026-12-01',
  said_start_date: '2026-12-03',
  said_weekday: 'mon',
  season_end: '05-15',
  season_start: '10-15',
  start_date: '2026-12-04',
  start_time: '09:00',
  station: 'thonburi',
  total_baht: 14_000,
  transport: 'car',
  trip_days: ['2', '3'],
  vehicle: 'bicycle',
  weekday: 'fri',
  weekdays: ['sat', 'sun'],
}
const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()

describe('the notes of trips', () => {
  it.each(rows)('$table $code has both texts, with the same values in each', ({ entry }) => {
    expect(new Set(gapsOf(entry.th))).toEqual(new Set(gapsOf(entry.en)))
    expect([...entry.gaps].sort()).toEqual([...new Set(gapsOf(entry.th))])
    for (const language of ['th', 'en'] as const) {
      const text = fillNote(entry[language], values, language, names)
      expect(text.length).toBeGreaterThan(2)
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/)
    }
    if (gapsOf(entry.th).length === 0) expect(entry.th).toMatch(/[\u0e00-\u0e7f]/)
    expect(fillNote(entry.en, values, 'en', names)).not.toMatch(/[\u0e00-\u0e7f]/)
  })

  it('use every value and every aspect', () => {
    const used = new Set(rows.flatMap(({ entry }) => entry.gaps))
    expect([...used].sort()).toEqual((Object.keys(NOTE_VALUES) as NoteValueName[]).sort())
    const aspects = new Set(rows.map(({ entry }) => entry.about).filter((about) => about !== null))
    expect([...aspects].sort()).toEqual([...ASPECTS].sort())
  })

  it('are rendered from their values alone, in both languages, in singular and plural', () => {
    const assumed = (days: number) => ({ about: 'days', code: 'days_assumed', values: { days } }) as const
    const textOf = (days: number, language: 'th' | 'en') =>
      writtenNote(ASSUMPTIONS, assumed(days), language, names).text
    expect(textOf(1, 'en')).toBe("You didn't say how long, so we planned 1 day.")
    expect(textOf(2, 'en')).toBe("You didn't say how long, so we planned 2 days.")
    expect(textOf(2, 'th')).toBe('ไม่ได้บอกจำนวนวัน เลยจัดให้ 2 วัน')
    const only = { about: 'stop', code: 'opens_only_on', values } as const
    const boats = { about: 'transport', code: 'by_boat', values } as const
    const dated = { about: 'start_date', code: 'date_past', values: { start_date: '2026-12-04' } } as const
    expect(writtenNote(CONTRADICTIONS, dated, 'en', names).text).toBe('4 December 2026 has passed. Pick another date.')
    expect(writtenNote(CONTRADICTIONS, dated, 'th', names).text).toBe('วันที่ 4 ธันวาคม 2569 ผ่านไปแล้ว ลองเลือกวันใหม่')
    const longer = { about: 'daily_window', code: 'longer_days', values: { minutes: 90 } } as const
    expect(writtenNote(SUGGESTIONS, longer, 'en', names).text).toBe('add 1 hour 30 minutes to each day')
    expect(writtenNote(SUGGESTIONS, longer, 'th', names).text).toBe('เพิ่มเวลาเที่ยวอีกวันละ 1 ชม. 30 นาที')
    const budget = { about: 'budget', code: 'raise_budget', values: { baht: 12500 } } as const
    expect(writtenNote(SUGGESTIONS, budget, 'en', names).text).toBe('raise the budget to 12,500 baht')
    expect(writtenNote(WARNINGS, only, 'th', names).text).toBe(
      'เปิดเฉพาะวันเสาร์และวันอาทิตย์: th-10-wat-pho th และ th-10-grand-palace th',
    )
    expect(writtenNote(WARNINGS, boats, 'en', names).text).toMatch(/^You go by boat on days 2 and 3\./)
    expect(writtenNote(WARNINGS, boats, 'th', names).text).toMatch(/^มีช่วงนั่งเรือวันที่ 2 และ 3 /)
  })

  it.each([
    [['fri', 'sat', 'sun'], 'Friday to Sunday', 'วันศุกร์ถึงวันอาทิตย์'],
    [['mon', 'wed', 'fri'], 'Monday, Wednesday and Friday', 'วันจันทร์ วันพุธ และวันศุกร์'],
  ] as const)('name weekdays in a row by the first and the last: %j', (weekdays, english, thai) => {
    expect(NOTE_VALUES.weekdays.write(weekdays, 'en', names)).toBe(english)
    expect(NOTE_VALUES.weekdays.write(weekdays, 'th', names)).toBe(thai)
  })

  it.each([
    [['a'], 'a en'],
    [['a', 'b', 'c', 'd'], 'a en, b en, c en and d en'],
    [['a', 'b', 'c', 'd', 'e'], 'a en, b en, c en and 2 more'],
  ])('name the first places and count the others: %j', (ids, text) => {
    expect(NOTE_VALUES.place_ids.write(ids, 'en', names)).toBe(text)
  })

  it.each([
    [['06', '07', '08'], 'from June to August', 'มิถุนายนถึงสิงหาคม'],
    [['12', '01', '02'], 'from December to February', 'ธันวาคมถึงกุมภาพันธ์'],
    [['04'], 'in April', 'เมษายน'],
  ])('name the months of a season: %j', (months, english, thai) => {
    expect(NOTE_VALUES.months.write(months, 'en', names)).toBe(english)
    expect(NOTE_VALUES.months.write(months, 'th', names)).toBe(thai)
  })
})
