import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { type Found, indexOf, LATIN_WEEKDAY, MONTH, THAI_WEEKDAY, WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import { assume, type Draft } from './draft.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Sheet } from './sheet.ts'

export function readRelativeDates(sheet: Sheet, draft: Draft, today: IsoDate): void {
  const set = (date: IsoDate) => {
    draft.startDate ??= date
  }
  sheet.take(/\bday after tomorrow\b|มะรืน(?:นี้)?/g, () => set(addDays(today, 2)))
  sheet.take(/\b(?:tomorrow|tmrw?|tommorow|tomorow|tommorrow)\b|พรุ่งนี้|วันพรุ่ง/g, () => set(addDays(today, 1)))
  sheet.take(/\b(?:today|tonight)\b|วันนี้|คืนนี้/g, () => set(today))
  sheet.take(IN_DAYS, (match) => {
    const count = readNumber(match[1] ?? match[2] ?? match[3] ?? '')
    if (count === null) return false
    set(addDays(today, Math.round(count)))
    return true
  })
  const saturday = addDays(today, 5 - weekdayOf(today))
  const nextWeekend = /\b(?:the )?next (?:week-?end|wknd)\b|(?:สุดสัปดาห์|เสาร์\s*-?\s*อาทิตย์|วีคเอนด์|วีคเอ็นด์)\s*หน้า/g
  sheet.take(nextWeekend, () => weekend(draft, addDays(saturday, 7)))
  const thisWeekend = /\b(?:this|the coming|coming) (?:week-?end|wknd)\b|(?:สุดสัปดาห์|เสาร์\s*-?\s*อาทิตย์|วีคเอนด์)\s*นี้/g
  sheet.take(thisWeekend, () => weekend(draft, weekdayOf(today) === 6 ? today : saturday))
  // Weekend markets are not dates.
  const bare =
    /\b(?:on |over |for )?(?:the |a )?(?:week-?ends?|wknd)\b(?! (?:night )?market)|(?<!ตลาดนัด|ตลาด)(?:วัน)?(?:เสาร์\s*-?\s*อาทิตย์|สุดสัปดาห์|วีคเอนด์|วีคเอ็นด์)/g
  const isMonthNamed = MONTH_NAMED.test(sheet.free)
  sheet.take(bare, () => {
    // “In February I have the weekends off”: no date.
    if (draft.startDate === null && isMonthNamed) return
    if (draft.startDate === null) {
      const coming = weekdayOf(today) >= 5 ? addDays(saturday, 7) : saturday
      assume(draft, 'coming_weekend', { start_date: coming })
      weekend(draft, coming)
    } else if (draft.endDate === null) draft.days ??= 2
  })
  // Away from the crowds of the weekend: from Tuesday.
  sheet.take(/\b(?:mid-?week|(?:on |during )?week-?days)\b|กลางสัปดาห์|กลางอาทิตย์|(?:ช่วง)?วันธรรมดา/g, () => {
    if (draft.startDate !== null || draft.month !== null || MONTH_NAMED.test(sheet.free)) return
    const tuesday = addDays(today, 7 - weekdayOf(today) + 1)
    assume(draft, 'midweek', { start_date: tuesday })
    set(tuesday)
  })
  const nextMonday = addDays(today, 7 - weekdayOf(today))
  sheet.take(/\bnext week\b|สัปดาห์หน้า|(?<!วัน)อาทิตย์หน้า|วีคหน้า/g, () => {
    if (draft.startDate === null) {
      assume(draft, 'next_week', { start_date: nextMonday })
    }
    set(nextMonday)
  })
}

const MONTH_NAMED = new RegExp(MONTH)

function weekend(draft: Draft, start: IsoDate): void {
  draft.days ??= 2
  draft.startDate ??= start
}

/** “Friday to Sunday”, `ศุกร์ถึงอาทิตย์หน้า`. */
export function readWeekdayPairs(sheet: Sheet, draft: Draft, today: IsoDate): void {
  sheet.take(WEEKDAY_PAIR, (match) => {
    // “In February I work Monday to Friday”: no date.
    if (match[3] === undefined && MONTH_NAMED.test(sheet.free) && draft.startDate === null) return
    const first = indexOf(WEEKDAYS, match[1])
    const last = indexOf(WEEKDAYS, match[2])
    const start = comingWeekday(today, first, match[3] === 'หน้า' ? 'next' : match[3] === 'นี้' ? 'this' : null)
    const before = sheet.text.slice(Math.max(0, match.index - 6), match.index)
    draft.startDate ??= before.endsWith('next ') ? comingWeekday(today, first, 'next') : start
    if (draft.days === null && draft.nights === null) draft.days = ((last - first + 7) % 7) + 1
  })
}

/** “next Saturday” is in next week, “this Saturday” in this week, a bare “Saturday” is the next one. */
export function readWeekdays(sheet: Sheet, draft: Draft, today: IsoDate, found: Found): void {
  sheet.take(ONE_WEEKDAY, (match) => {
    const bare = /^(?:sun|sat|mon|wed|fri)$/.test(match[0])
    const thaiBare = /^(?:อาทิตย์|พุธ)$/.test(match[0])
    if (bare || thaiBare || match[0].startsWith('ทุก')) return false
    // “Sunday walking street” is a market.
    if (
      /^ (?:night |walking |evening |morning )?(?:market|street|bazaar|brunch)/.test(
        sheet.text.slice(match.index + match[0].length),
      )
    )
      return false
    const name = match[0].replace(/^(?:next|this|on|coming)\s+(?:on\s+)?/, '').replace(/ที่|\s*(?:หน้า|นี้)$/g, '')
    const word =
      match[1] === 'next' || match[2] === 'หน้า' ? 'next' : match[1] === 'this' || match[2] === 'นี้' ? 'this' : null
    const weekday = indexOf(WEEKDAYS, name)
    const before = sheet.text.slice(Math.max(0, match.index - 20), match.index)
    if (draft.startDate !== null && draft.endDate === null && draft.days === null && UNTIL.test(before)) {
      const ahead = (weekday - weekdayOf(draft.startDate) + 7) % 7
      if (ahead > 0) draft.endDate = addDays(draft.startDate, ahead)
      return true
    }
    found.weekday = weekday
    if (draft.startDate !== null) return true
    draft.startDate = comingWeekday(today, found.weekday, word)
    return true
  })
}

/** Words before the weekday on which a trip ends. */
const UNTIL =
  /(?:\b(?:leav(?:e|ing)|until|till|to|back|return(?:ing)?|through|depart(?:ing)?|home)(?: home| on){0,5}|ถึง|กลับ)\s*$/

function comingWeekday(today: IsoDate, weekday: number, word: 'next' | 'this' | null): IsoDate {
  const monday = addDays(today, -weekdayOf(today))
  if (word === 'next') return addDays(monday, 7 + weekday)
  const thisWeek = addDays(monday, weekday)
  if (word === 'this' && thisWeek >= today) return thisWeek
  return thisWeek > today ? thisWeek : addDays(thisWeek, 7)
}

const IN_DAYS = new RegExp(
  `(?:\\bin\\s+(${COUNT})\\s+days\\b(?=\\s*(?:time|from now))|อีก\\s*(${COUNT})\\s*วัน(?:ข้างหน้า)?|(${COUNT})\\s+days from (?:now|today))`,
  'g',
)
const WEEKDAY_PAIR = new RegExp(`(${WEEKDAY})\\s*(?:-|to|and|&|ถึง|และ|กับ|\\s)\\s*(${WEEKDAY})(?:\\s*(หน้า|นี้))?`, 'g')
const ONE_WEEKDAY = new RegExp(
  `(?:\\b(?:(next|this|on|coming)\\s+)?(?:on\\s+)?(?:(?:${LATIN_WEEKDAY})s?)\\b|(?:วัน|ทุกวัน)?(?:${THAI_WEEKDAY})(?:ที่)?(?:\\s*(หน้า|นี้))?)`,
  'g',
)
