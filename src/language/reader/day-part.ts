import { MONTH } from './calendar-words.ts'
import { BEGINS_WEEKEND, DAY_PART, DAY_PART_SLOTS, IS_A_NAME, IS_ON_THEN, SETS_OUT_THEN } from './day-part-rules.ts'
import type { Draft } from './draft.ts'
import { findPhrases } from './phrase-rule.ts'
import { allMatches, type Sheet } from './sheet.ts'

/** Hours of a part of a day, in minutes. */
interface Part {
  readonly words: RegExp
  readonly start: number | null
  readonly end: number | null
}

const HOUR = 60
const PARTS: readonly Part[] = [
  { words: /เช้า|สาย|morning/, start: 8 * HOUR, end: 12 * HOUR },
  { words: /บ่าย|afternoon/, start: 13 * HOUR, end: 18 * HOUR },
  { words: /เย็น|evening/, start: 17 * HOUR, end: 22 * HOUR },
  { words: /ค่ำ|ดึก|คืน|night/, start: 18 * HOUR, end: 22 * HOUR },
]

const OTHER_DAY = new RegExp(
  String.raw`${DAY_PART_SLOTS.dayTh}|${MONTH}|${DAY_PART_SLOTS.day}\b|\d\s?(?:วัน|คืน|days?\b|nights?\b)`,
  'g',
)
const REACH = 40
/** “Museums tomorrow afternoon”: of a day of which only a part is named, they want no more. */
export function readDayPart(sheet: Sheet, draft: Draft): void {
  const { text } = sheet
  if (draft.windowStart !== null || draft.windowEnd !== null || draft.windowMinutes !== null) return
  if (
    draft.arrivalMinute !== null ||
    draft.departureMinute !== null ||
    draft.month !== null ||
    draft.setOffMinute !== null
  )
    return
  const [match, ...others] = findPhrases(sheet, DAY_PART)
  if (match === undefined || others.length > 0 || BEGINS_WEEKEND.test(match[0])) return
  const [start, end] = [match.index, match.index + match[0].length]
  const around = `${text.slice(Math.max(0, start - REACH), start)} ${text.slice(end, end + REACH)}`
  if (IS_ON_THEN.test(around) || IS_A_NAME.test(text.slice(end, end + REACH))) return
  if (allMatches(text, OTHER_DAY).some(({ index }) => index < start || index >= end)) return
  const part = PARTS.find(({ words }) => words.test(match[0]))
  if (part === undefined) return
  draft.days = 1
  draft.windowStart = part.start
  // `เสาร์เช้าไปน่าน`: that is when they go.
  draft.windowEnd = match[0].includes('เช้า') && SETS_OUT_THEN.test(text.slice(end, end + REACH)) ? null : part.end
}
