import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'
import { LONG_WEEKEND } from './date-beside-rules.ts'
import type { Draft } from './draft.ts'
import { eventOf } from './event-weekdays.ts'
import { anyOf } from './phrases.ts'
import type { Sheet } from './sheet.ts'

/** Days from the event to the first day of the stay, and how many days it has, by the weekday of the event. */
type Stays = readonly (readonly [ahead: number, days: number] | null)[]

/** The long weekend that the day belongs to; in the middle of a week the days beside it. */
const LONG: Stays = [
  [-2, 3],
  [-3, 4],
  [-1, 3],
  [0, 4],
  [0, 3],
  [-1, 3],
  [-2, 3],
]
/** What may be celebrated on another day: the weekend that is nearest. */
const NEAREST: Stays = [
  [-2, 2],
  [-3, 2],
  [3, 2],
  [2, 2],
  [1, 2],
  [0, 2],
  [-1, 2],
]
/** Where they must be on that very day, it is one of the weekend. */
const ATTENDED: Stays = [[-2, 3], null, null, null, [0, 3], [0, 2], [-1, 2]]

const CELEBRATED = new RegExp(
  `${anyOf('วันเกิด, เกิด, ครบรอบ, รับปริญญา, เรียนจบ')}|\\b${anyOf(String.raw`birthday, b-day, bday, anniversary, turn(?:s|ing)?, graduation, \d0th, \d5th`)}\\b`,
)
const WEEKEND =
  /(?<!\b(?:this|next|coming|last|previous|every|each) )\b(?:week ?end|wknd)(?!s| (?:night )?market)\b|(?<!ตลาดนัด|ตลาด|ทุก)(?:วัน)?(?:เสาร์\s*-?\s*(?:และ|กับ)?(?:วัน)?อาทิตย์|สุดสัปดาห์|วีคเอนด์|วีคเอ็นด์|วีกเอนด์)(?!นี้|หน้า)/
/** “The weekend after her birthday”. */
const AFTER_THAT =
  /\b(?:week ?end|wknd) (?:right |just |straight |directly )?(?:after|following)\b|\bfollowing (?:long )?week ?end|(?:เสาร์\s*-?\s*อาทิตย์|สุดสัปดาห์|วีคเอนด์)(?:ถัดไป|หลัง|ต่อมา|ถัดมา)/
const BEFORE_THAT = /\b(?:week ?end|wknd) (?:right |just )?before\b|(?:เสาร์\s*-?\s*อาทิตย์|สุดสัปดาห์|วีคเอนด์)ก่อน/
const SATURDAY = 5
const AROUND =
  /\b(?:around|over|about) (?:it|that|then|that (?:day|date|time)|the (?:day|date|birthday|anniversary|wedding|concert))\b|(?:แถวๆ?|ช่วงๆ?|คาบเกี่ยว|คร่อม|รอบๆ?)\s?(?:วัน)?นั้น/

/**
 * “Her birthday is on 3 March; a long weekend in Nan”: the days around the only date, which is that of something else.
 */
export function readStayAround({ text }: Sheet, draft: Draft, found: Found): void {
  const event = eventOf(found, draft)
  if (event === null || found.days.length > 1) return
  if (LONG_WEEKEND_NAMED.test(text)) return begin(draft, event, LONG)
  if (!WEEKEND.test(text)) {
    if (AROUND.test(text)) draft.isAroundStart = true
    return
  }
  const toSaturday = (SATURDAY - weekdayOf(event) + 7) % 7
  if (AFTER_THAT.test(text)) return stay(draft, addDays(event, toSaturday || 7), 2)
  if (BEFORE_THAT.test(text)) return stay(draft, addDays(event, toSaturday - 7), 2)
  begin(draft, event, CELEBRATED.test(text) ? NEAREST : ATTENDED)
}
const LONG_WEEKEND_NAMED = new RegExp(LONG_WEEKEND.source)

function begin(draft: Draft, event: IsoDate, stays: Stays): void {
  const found = stays[weekdayOf(event)]
  if (found) stay(draft, addDays(event, found[0]), found[1])
}

function stay(draft: Draft, start: IsoDate, days: number): void {
  draft.startDate = start
  draft.days ??= days
}

/** “A few days in Krabi around it”: the day of the event is the one in the middle. */
export function centreOnEvent(draft: Draft): void {
  if (!draft.isAroundStart || draft.startDate === null || draft.endDate !== null || draft.days === null) return
  draft.startDate = addDays(draft.startDate, -Math.floor((draft.days - 1) / 2))
  draft.isAroundStart = false
}
