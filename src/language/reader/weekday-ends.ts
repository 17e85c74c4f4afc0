import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { indexOf, MONTH, WEEKDAYS } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { daysUntil } from './following-weekday.ts'
import { comingWeekday, namesRelativeDate } from './relative-dates.ts'
import type { Sheet, Span } from './sheet.ts'
import {
  COMES,
  EVERY_WEEK,
  IN_AND_OUT,
  IN_AND_OUT_TH,
  IS_NEXT,
  OF_WEEK_AFTER,
  THEN_BACK,
  WAYS_HOME,
  WAYS_OFF,
  WAYS_THERE,
  WEEKEND,
  WEEKS_BEFORE,
  wayPattern,
} from './weekday-end-rules.ts'

const THERE = wayPattern(WAYS_THERE)
const OFF = wayPattern(WAYS_OFF)
const HOME = wayPattern(WAYS_HOME)
const COMING = wayPattern(COMES)
const IN_OUT = wayPattern(IN_AND_OUT)
const IN_OUT_TH = IN_AND_OUT_TH.map((row) => wayPattern([row]))
const BACK = wayPattern(THEN_BACK)

/**
 * “Her wedding is on Saturday 12 December, we fly up on Friday and go home on Monday”: the trip lasts from the way there to
 * the way home, whatever date or weekday is in between. `event`: the only date of the prompt is that of something else.
 */
export function readWeekdayEnds(sheet: Sheet, draft: Draft, today: IsoDate, event: boolean): void {
  if (draft.endDate !== null) return readEndsAround(sheet, draft)
  const anchor = draft.startDate
  if (anchor === null && readInOut(sheet, draft, today)) return
  const inOut = anchor === null ? IN_OUT_TH.find((pattern) => sheet.find(pattern).length > 0) : undefined
  if (inOut && !isOpenLength(sheet) && readInOut(sheet, draft, today, inOut)) return
  const there = firstOf(sheet, THERE) ?? (event || anchor === null ? firstOf(sheet, OFF) : null)
  const home = there && firstOf(sheet, HOME, there.end)
  // Asked last: most texts say neither way.
  const isOtherwiseDated = () => anchor === null && (namesRelativeDate(sheet) || MONTH_NAMED.test(sheet.free))
  if (!there || !home) {
    if (anchor === null && sheet.find(BACK).length > 0 && !isOtherwiseDated()) readInOut(sheet, draft, today, BACK)
    return
  }
  if (isOtherwiseDated()) return
  const start =
    anchor === null ? comingWeekday(today, there.weekday, there.isNext ? 'next' : null) : before(anchor, there)
  const end = addDays(start, daysUntil(there.weekday, home.weekday, sheet, home))
  if (end <= start || (anchor !== null && end < anchor)) return
  draft.startDate = start
  draft.endDate = end
  sheet.claim(there)
  sheet.claim(home)
}

/** `เที่ยว 11-13 ธ.ค. ออกวันพฤหัส กลับวันจันทร์`: the ways are on the days beside those of the stay. */
function readEndsAround(sheet: Sheet, draft: Draft): void {
  const { startDate, endDate, datesAt } = draft
  if (datesAt === null || startDate === null || endDate === null || draft.lengths.length > 0) return
  const there = firstOf(sheet, THERE) ?? firstOf(sheet, OFF)
  const home = there && firstOf(sheet, HOME, there.end)
  if (!there || !home) return
  const start = before(startDate, there)
  const end = addDays(endDate, (home.weekday - weekdayOf(endDate) + 7) % 7)
  if (daysBetween(start, startDate) > MOST_BESIDE || daysBetween(endDate, end) > MOST_BESIDE) return
  draft.startDate = start
  draft.endDate = end
  draft.datesAt = null
  sheet.claim(there)
  sheet.claim(home)
}
const MOST_BESIDE = 3

/**
 * “We come on Tuesday, is it sunny at the weekend?”: the way there is on the weekday beside its verb, whatever the text says
 * of other days.
 */
export function readWeekdayThere(sheet: Sheet, draft: Draft, today: IsoDate): void {
  if (draft.startDate !== null || draft.endDate !== null) return
  const there = wayThere(sheet)
  if (
    !there ||
    MONTH_NAMED.test(sheet.free) ||
    there.weekday > LAST_OF_WEEK ||
    WEEKS_BEFORE.test(sheet.text.slice(Math.max(0, there.start - WEEKS_REACH), there.start))
  )
    return
  if (OF_WEEK_AFTER.test(sheet.text.slice(there.end)) || sheet.findAnywhere(WEEKEND).length === 0) return
  draft.startDate = comingWeekday(today, there.weekday, there.isNext ? 'next' : null)
  sheet.claim(there)
  // What it says of the weekend is not when they go.
  for (const { index, 0: words } of sheet.find(WEEKEND)) sheet.claim({ start: index, end: index + words.length })
}
/** The way there on a weekday, by words that do not mean the way home. */
export const wayThere = (sheet: Sheet): Way | null => firstOf(sheet, COMING) ?? firstOf(sheet, THERE)
/** Thursday; later ones may begin the weekend. */
const LAST_OF_WEEK = 3
const WEEKS_REACH = 24

/** A month is named, or the weekdays are those of every week. */
const isOpenLength = (sheet: Sheet) => MONTH_NAMED.test(sheet.free) || EVERY_WEEK.test(sheet.text)

function readInOut(sheet: Sheet, draft: Draft, today: IsoDate, pattern = IN_OUT): boolean {
  const [match] = sheet.find(pattern)
  if (match === undefined) return false
  const [first, last] = [indexOf(WEEKDAYS, match[1]), indexOf(WEEKDAYS, match[2])]
  draft.startDate = comingWeekday(today, first, null)
  draft.endDate = addDays(draft.startDate, (last - first + 7) % 7)
  return true
}

const MONTH_NAMED = new RegExp(MONTH)
/** The weekday of a way there that comes last before a date, or is its own. */
const before = (date: IsoDate, { weekday }: Way): IsoDate => addDays(date, -((weekdayOf(date) - weekday + 7) % 7))

export interface Way extends Span {
  readonly weekday: number
  readonly isNext: boolean
}

function firstOf(sheet: Sheet, pattern: RegExp, from = 0): Way | null {
  const match = sheet.find(pattern).find(({ index }) => index >= from)
  if (!match) return null
  const { index, 0: words } = match
  const name = match.slice(1).find((group) => group !== undefined) ?? ''
  const end = index + words.length
  // Between the verb and the weekday there may be the name of a place.
  return { start: end - name.length, end, weekday: indexOf(WEEKDAYS, name), isNext: IS_NEXT.test(words) }
}
