import { addDays, daysBetween, type IsoDate, isIsoDate } from '../../world/calendar.ts'
import { MONTH, monthOf, nearestMonth, number } from './calendar-words.ts'
import type { DateSays } from './date-rule.ts'
import { feastNamed } from './holidays.ts'
import type { Said } from './phrases.ts'
import type { ReaderContext } from './reading.ts'
import { thatMonthOf } from './said-dates.ts'
import type { Sheet } from './sheet.ts'

/** In which month days without one are. */
interface YearMonth {
  /** null: the next such month. */
  readonly year: number | null
  readonly month: number
}

/** The month of days without one: that of the prompt, of a feast in it, or the nearest. */
export function monthNear(sheet: Sheet, says: DateSays, said: Said, context: ReaderContext): YearMonth | null {
  const { today } = context
  const that = thatMonthOf(said, today)
  if (that !== null) return that
  if (says !== 'days') return null
  const day = number(said('dayFigure') ?? said('loneFirst') ?? said('day'))
  const { month, feast } = namedIn(sheet, context)
  return month ?? (feast === null ? null : feastMonth(feast, day)) ?? nearestMonth(today, day)
}

interface Named {
  readonly month: YearMonth | null
  readonly feast: IsoDate | null
  /** The last day of this year, if the text speaks of it. */
  readonly yearEnd: IsoDate | null
}

/** Looked for once: a prompt may name many days. */
const named = new WeakMap<Sheet, Named>()

/** The month and the feast that the text names. */
export function namedIn(sheet: Sheet, context: ReaderContext): Named {
  let known = named.get(sheet)
  if (known === undefined) named.set(sheet, (known = findNamed(sheet, context)))
  return known
}

const findNamed = (sheet: Sheet, context: ReaderContext): Named => ({
  month: monthNamed(sheet) ?? monthAfter(sheet, context.today),
  feast: feastNamed(sheet, context),
  yearEnd: YEAR_END.test(sheet.text) ? `${context.today.slice(0, 4)}-12-31` : null,
})

const YEAR_END = /(?:สิ้น|ปลาย|ข้าม)ปี|\b(?:the |this )?end of (?:the |this )?year\b|\byear[- ]end\b/

/** “In February, from the 5th to the 8th”. */
function monthNamed({ text }: Sheet): YearMonth | null {
  const [name] = MONTH_NAME.exec(text) ?? []
  return name === undefined ? null : { year: null, month: monthOf(name) }
}
const MONTH_NAME = new RegExp(MONTH)

/** `เดือนหน้าเนี่ยวันที่ 12 ถึง 14`. */
function monthAfter({ text }: Sheet, today: IsoDate): YearMonth | null {
  if (!NEXT_MONTH.test(text)) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}
const NEXT_MONTH = /เดือนหน้า|\bnext month\b/

/** “Christmas, from the 23rd to the 28th”; “New Year, 1st to 4th” is the month after. */
export function feastMonth(feast: IsoDate, day: number): YearMonth | null {
  const near = [addDays(feast, -HALF_MONTH), feast, addDays(feast, HALF_MONTH)].map((date) => date.slice(0, 7))
  const dates = near.map((month) => `${month}-${String(day).padStart(2, '0')}`).filter((date) => isIsoDate(date))
  const [nearest] = dates.toSorted((a, b) => Math.abs(daysBetween(feast, a)) - Math.abs(daysBetween(feast, b)))
  return nearest === undefined ? null : { year: Number(nearest.slice(0, 4)), month: Number(nearest.slice(5, 7)) }
}
const HALF_MONTH = 15
