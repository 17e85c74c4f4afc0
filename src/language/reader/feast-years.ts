import { addDays, type IsoDate } from '../../world/calendar.ts'
import { MONTH, monthOf } from './calendar-words.ts'
import { FULL_YEAR } from './weekday-rules.ts'

/** The first days of a feast in a month that is named may be in the one before. */
const EARLY_DAYS = 15
const MONTH_BEFORE = new RegExp(`(${MONTH})\\.?(?: of| in|,)?\\s?(?:ปี|พ\\.?ศ\\.?|ค\\.?ศ\\.?)?\\s?$`)
const NEXT_YEAR = /^[^.;!?\n]{0,40}?(?:\bnext year\b|ปีหน้า)/

/**
 * The year of a feast that is not said right after it: the only one of the text (“Songkran in Nan, 4 days, April 2028”), or “next
 * year” in its clause. The feast is looked for from that day on.
 */
export function yearOfFeast(
  text: string,
  end: number,
  today: IsoDate,
): { readonly since: IsoDate; readonly length: number } | null {
  const thisYear = Number(today.slice(0, 4))
  const said = [...text.matchAll(FULL_YEAR)].flatMap(({ index, 1: digits = '' }) => {
    const year = Number(digits) > 2400 ? Number(digits) - 543 : Number(digits)
    return year >= thisYear && year - thisYear <= MOST_AHEAD ? [{ year, index }] : []
  })
  const [first] = said
  if (first === undefined) return NEXT_YEAR.test(text.slice(end)) ? { since: `${thisYear}-12-31`, length: 0 } : null
  if (said.some(({ year }) => year !== first.year)) return null
  const month = monthOf(MONTH_BEFORE.exec(text.slice(0, first.index))?.[1])
  const since =
    month > 0 ? addDays(`${first.year}-${String(month).padStart(2, '0')}-01`, -EARLY_DAYS) : `${first.year - 1}-12-31`
  return { since: since > today ? since : today, length: 0 }
}

const MOST_AHEAD = 2
