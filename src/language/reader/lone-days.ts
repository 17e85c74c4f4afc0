import { addDays, daysBetween, type IsoDate } from '../../world/calendar.ts'
import { isoOf, number } from './calendar-words.ts'
import { dateAfter } from './near-days.ts'
import { feastMonth, namedIn } from './near-months.ts'
import type { Said } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** Around a feast nobody plans longer by figures alone. */
const LONGEST = 16
/** Days before a feast on which such a trip may begin, and days after it. */
const NEAR = { before: 14, after: 12 }
const LATE_DAY = 20
const EARLY_DAY = 12
/** Fewer may be people or things. */
const MANY = 13

/** “New Year in Trang, 30-2”, `ต้นเดือนเมษาก่อนสงกรานต์ (2-7)`: around the feast or in the month that is named elsewhere. */
export function loneDays(
  sheet: Sheet,
  said: Said,
  context: ReaderContext,
): { readonly first: IsoDate; readonly last: IsoDate } | null {
  const named = namedIn(sheet, context)
  const { month } = named
  const feast = named.feast ?? (YEAR_END.test(sheet.text) ? `${context.today.slice(0, 4)}-12-31` : null)
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

const YEAR_END = /(?:สิ้น|ปลาย|ข้าม)ปี|\b(?:the |this )?end of (?:the |this )?year\b|\byear[- ]end\b/

const isNear = (feast: IsoDate, first: IsoDate) =>
  first >= addDays(feast, -NEAR.before) && first <= addDays(feast, NEAR.after)

/** The feast is one of the days, or the day before them. */
const isAt = (feast: IsoDate, first: IsoDate, last: IsoDate) => feast >= addDays(first, -1) && feast <= last
