import { describe, expect, it } from 'vitest'
import type { Names } from '../../language/notes/note-values.ts'
import { UNMET_REASONS, type UnmetCode } from '../../language/notes/trip-notes.ts'
import type { Language } from '../../platform/language.ts'
import type { UnmetFact } from './trip-facts.ts'
import { writtenUnmet } from './unmet-text.ts'

const PLACES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  bay: { th: 'อ่าวมาหยา', en: 'Maya Bay' },
  latin: { th: 'SEA LIFE', en: 'SEA LIFE' },
}
const names: Names = {
  place: (id, language) => PLACES[id]?.[language] ?? id,
  province: (code) => code,
  interest: (key) => key,
  island: (id) => id,
  holiday: (date) => date,
  gateway: (id) => id,
}
const reasonOf = (code: UnmetCode, place_id: string, language: Language, values: UnmetFact['values'] = {}) =>
  writtenUnmet({ about: 'must_visit', code, values: { place_id, ...values }, suggestion: null }, language, names).reason

const CODES = [
  'not_found',
  'closed',
  'outside_hours',
  'out_of_reach',
  'no_time',
  'over_budget',
  'not_enough_places',
  'over_limit',
  'not_planned',
  'unknown_place',
  'conflicts_with_locked',
] as const

describe('the reason of an unmet wish', () => {
  it.each(CODES)('names the wish, so that it can be read alone: %s', (code) => {
    expect(reasonOf(code, 'bay', 'en')).toContain('Maya Bay')
    expect(reasonOf(code, 'bay', 'th')).toContain('อ่าวมาหยา')
    expect(UNMET_REASONS[code].en).not.toContain('Maya Bay')
  })

  it('names it before its closed months', () => {
    expect(reasonOf('closed_months', 'bay', 'en', { months: ['08', '09'] })).toMatch(/^Maya Bay: Closed/)
  })

  it('says which meal of which day has no time', () => {
    const fact: UnmetFact = { about: 'day', code: 'no_time', values: { meal: 'lunch', day: 2 }, suggestion: null }
    expect(writtenUnmet(fact, 'en', names).reason).toBe('There was no time left for lunch on day 2.')
  })

  it('says how many there are of a number that was asked for', () => {
    const fact: UnmetFact = {
      about: 'interests',
      code: 'only_some',
      values: { interest: 'temples', planned: 6, asked: 9 },
      suggestion: null,
    }
    expect(writtenUnmet(fact, 'en', names).reason).toBe('Only 6 of the 9 temples are in the plan.')
  })

  it('separates Thai from other letters', () => {
    expect(reasonOf('no_time', 'latin', 'th')).toBe('เวลาในทริปไม่พอสำหรับ SEA LIFE')
    expect(reasonOf('no_time', 'bay', 'th')).toBe('เวลาในทริปไม่พอสำหรับอ่าวมาหยา')
    expect(reasonOf('over_limit', 'latin', 'th')).toContain('ใส่ SEA LIFE ไม่ได้')
  })
})
