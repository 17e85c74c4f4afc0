import { addDays, daysBetween, type IsoDate } from '../../world/calendar.ts'
import { isGoingHome } from './before-dates.ts'
import { type Found, isoOf, nearestMonth, number } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { isOfEvent } from './event-dates.ts'
import { dateAfter, dayAfter } from './near-days.ts'
import { feastMonth, namedIn } from './near-months.ts'
import type { Said } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import { datesThatSay, takeDates } from './said-dates.ts'
import type { Sheet, Span } from './sheet.ts'
import { claimsAll, push } from './way-days.ts'

/** Around a feast nobody plans longer by figures alone. */
const LONGEST = 16
/** Days before a feast on which such a trip may begin, and days after it. */
const NEAR = { before: 14, after: 12 }
const LATE_DAY = 20
const EARLY_DAY = 12
/** Fewer may be people or things. */
const MANY = 13

const LONE_DAYS = datesThatSay('lone_days')
const LONE_DAY = datesThatSay('lone_day')
const LAST_DAY = datesThatSay('last_day')

/** Days without a month, where no date is said. */
export function readLoneDays(sheet: Sheet, found: Found, context: ReaderContext): void {
  if (found.days.length > 0) return
  takeDates(sheet, LONE_DAYS, (_, said, { index, 0: words }) => {
    const days = found.days.length > 0 ? null : loneDays(sheet, said, context)
    if (days === null) return false
    push(found, days.first, index)
    push(found, days.last, index + 1)
    found.ranges.push({ ...days, start: index, end: index + words.length })
    return true
  })
}

/** “Krabi on the 17th”, where nothing else says when: the coming 17th, in the month that is named. */
export function readLoneDay(sheet: Sheet, draft: Draft, found: Found, today: IsoDate): void {
  if (found.days.length > 0 || found.weekday !== null || found.by !== null) return
  if (draft.startDate !== null || draft.endDate !== null) return
  const ends: Span[] = []
  takeDates(sheet, LAST_DAY, (_, __, { index, 0: words }) => {
    ends.push({ start: index, end: index + words.length })
    return false
  })
  takeDates(sheet, LONE_DAY, (_, said, match) => {
    const day = number(said('lonely') ?? said('lonelyTh') ?? said('bigDay'))
    const isEnd = ends.some(({ start, end }) => match.index < end && match.index + match[0].length > start)
    if (isEnd || draft.startDate !== null || isGoingHome(sheet, match) || isOfEvent(sheet, match)) return false
    if (day < MANY && (sheet.text.match(PLAN_DAY)?.length ?? 0) > 1) return false
    const { year, month } = draft.month === null ? nearestMonth(today, day) : monthOfText(draft.month)
    draft.startDate = isoOf(year, month, day, today)
    return draft.startDate !== null
  })
  const first = draft.startDate
  if (first === null) return
  takeDates(sheet, LAST_DAY, (_, said, match) => {
    draft.endDate ??= dayAfter(first, said)
    return draft.endDate !== null && claimsAll(sheet, match)
  })
}

/** `วันที่ 1 …, วันที่ 2 …`, “day 1 …, on the 2nd” are days of a plan. */
const PLAN_DAY = /วันที่ ?\d(?!\d)|\bday (?:\d|one)\b|\bon the \d(?:st|nd|rd|th)/g

function monthOfText(text: string): { readonly year: number; readonly month: number } {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { year, month }
}

/** “New Year in Trang, 30-2”, `ต้นเดือนเมษาก่อนสงกรานต์ (2-7)`: around the feast or in the month that is named elsewhere. */
function loneDays(
  sheet: Sheet,
  said: Said,
  context: ReaderContext,
): { readonly first: IsoDate; readonly last: IsoDate } | null {
  const named = namedIn(sheet, context)
  const { month } = named
  const feast = named.feast ?? named.yearEnd
  const isSure = said('loneFirst') === undefined
  const one = number(said('openDay') ?? said('loneNth') ?? said('loneFirst'))
  const two = number(said('openLast') ?? said('lastNth') ?? said('loneLast'))
  const isOver = two < one
  if ((isOver && (one < LATE_DAY || two > EARLY_DAY)) || one === two) return null
  const around = feast === null ? null : feastMonth(feast, one)
  // “(2-7)” beside a month is in it; “30-2” beside New Year goes over it.
  const near = isOver ? (around ?? month) : (month ?? around)
  const first = near && isoOf(near.year, near.month, one, context.today)
  const last = first && dateAfter(first, two)
  if (!first || !last || last <= first || daysBetween(first, last) >= LONGEST) return null
  if (feast !== null && near === around && !isNear(feast, first)) return null
  return isSure || isOver || two >= MANY || (feast !== null && isAt(feast, first, last)) ? { first, last } : null
}

const isNear = (feast: IsoDate, first: IsoDate) =>
  first >= addDays(feast, -NEAR.before) && first <= addDays(feast, NEAR.after)

/** The feast is one of the days, or the day before them. */
const isAt = (feast: IsoDate, first: IsoDate, last: IsoDate) => feast >= addDays(first, -1) && feast <= last
