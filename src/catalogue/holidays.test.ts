import { existsSync, readFileSync } from 'node:fs'
import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../world/calendar.ts'
import { KNOWN_YEARS, listHolidays } from './holidays.ts'

const datesOf = (from: string, to: string) => listHolidays(from, to).map(({ date }) => date)

describe('listHolidays', () => {
  test.each([
    ['2024-04-12', 'an extra day before Songkran'],
    ['2024-04-16', 'Songkran on a Saturday and a Sunday gives one day, after its Monday'],
    ['2025-05-12', 'Visakha Bucha on a Sunday'],
    ['2026-12-07', 'Father’s Day on a Saturday'],
    ['2027-07-20', 'Asarnha Bucha on a Sunday, Lent on the Monday after'],
    ['2029-01-02', 'New Year’s Eve on a Sunday is made up for in the next year'],
  ])('%s is a public holiday: %s', (date) => {
    expect(datesOf(date, date)).toEqual([date])
  })

  test.each([
    ['2024-07-19', 'the package has Asarnha Bucha a day early'],
    ['2025-02-13', 'the package has Makha Bucha a day late'],
    ['2024-07-23', 'two holidays on one weekend give one day only'],
  ])('%s is not a public holiday: %s', (date) => {
    expect(datesOf(date, date)).toEqual([])
  })

  test('a range includes both ends, and is empty if it ends before it starts', () => {
    expect(datesOf('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
    expect(datesOf('2027-01-01', '2026-12-31')).toEqual([])
  })

  test('names are in both languages', () => {
    expect(listHolidays('2026-04-13', '2026-04-13')).toEqual([
      { date: '2026-04-13', nameTh: 'วันสงกรานต์', nameEn: 'Songkran Festival', substitute: false },
    ])
  })

  test('an invalid date and a range of more than ten years are rejected', () => {
    expect(() => listHolidays('2026-02-30', '2026-03-01')).toThrow(RangeError)
    expect(() => listHolidays('2020-01-01', '2040-01-01')).toThrow(RangeError)
  })

  test('a sub-range contains exactly the holidays within it, sorted and without duplicates', () => {
    const day = integer({ min: 0, max: 365 * 7 }).map((days) => addDays('2024-01-01', days))
    assert(
      property(day, day, (a, b) => {
        const part = listHolidays(a, b)
        const whole = listHolidays('2024-01-01', '2030-12-31').filter(({ date }) => date >= a && date <= b)
        expect(part).toEqual(whole)
        expect(new Set(part.map(({ date, nameEn }) => date + nameEn)).size).toBe(part.length)
      }),
      { numRuns: 100, seed: 7 },
    )
  })

  test('each in-lieu day is a weekday within a week of a holiday on a weekend', () => {
    const all = listHolidays('2024-01-01', '2030-12-31')
    for (const { date, substitute } of all.filter((day) => day.substitute)) {
      expect(substitute && weekdayOf(date)).toBeLessThan(5)
      const cause = all.find(
        (day) => daysBetween(day.date, date) > 0 && daysBetween(day.date, date) < 7 && weekdayOf(day.date) > 4,
      )
      expect(cause).toBeDefined()
    }
  })

  test('the three full-moon holidays fall on full moons', () => {
    // Mean full moons: a known one and the synodic month; the true one is at most 14 hours off, the Thai calendar a day more.
    const feasts = listHolidays(`${KNOWN_YEARS.first}-01-01`, `${KNOWN_YEARS.last}-12-31`).filter(
      ({ nameEn, substitute }) => !substitute && /^(Makha|Visakha|Asarnha) Bucha$/.test(nameEn),
    )
    expect(feasts).toHaveLength(3 * (KNOWN_YEARS.last - KNOWN_YEARS.first + 1))
    for (const { date } of feasts) {
      const months = (Date.parse(`${date}T05:00:00Z`) - Date.parse('2000-01-21T04:40:00Z')) / 86_400_000 / 29.530588853
      expect(Math.abs(months - Math.round(months)) * 29.53).toBeLessThan(1.8)
    }
  })
})

const REFERENCE = new URL('../../../shared/data/reference/holidays.json', import.meta.url)
const hasReference = existsSync(REFERENCE)

describe('compared with the list of shared/data/reference, 2024–2030', () => {
  test.runIf(hasReference || process.env['CI'] === 'true')(
    'only Children’s Day, which is not a day off, is missing',
    () => {
      const reference = JSON.parse(readFileSync(REFERENCE, 'utf8')) as { holidays: { date: string; name_en: string }[] }
      const wanted = reference.holidays.filter(({ name_en }) => name_en !== "National Children's Day")
      expect(wanted.length).toBeGreaterThan(150)
      expect([...new Set(datesOf('2024-01-01', '2030-12-31'))]).toEqual(
        [...new Set(wanted.map(({ date }) => date))].sort(),
      )
    },
  )
})
