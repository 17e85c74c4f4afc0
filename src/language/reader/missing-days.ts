import type { IsoDate } from '../../world/calendar.ts'
import { fullYear, isoOf, MONTH, monthOf } from './calendar-words.ts'
import { assume, type Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

// `31 พ.ย.`: a day that no such month has. Program code: the months that it knows are in `calendar-names.ts`.

/** A day that not every month has, before a month: `31 พ.ย.`, “30th of February 2027”. */
const LATE_DAY = new RegExp(
  String.raw`(?<![\d.,:/])(29|30|31)(?:st|nd|rd|th)?\s?(?:of\s)?(${MONTH})(?:\s?(?:ปี\s?|พ\.ศ\.\s?|,\s?)?((?:20|25)\d\d))?`,
  'g',
)

/** Says which day of the calendar does not exist, instead of passing over it: `30-31 พ.ย.`. */
export function readMissingDays(sheet: Sheet, draft: Draft, today: IsoDate): void {
  if (!/29|30|31/.test(sheet.text)) return
  for (const { index, 0: said, 1: day, 2: month = '', 3: year } of sheet.text.matchAll(LATE_DAY))
    if (isoOf(year === undefined ? null : fullYear(year), monthOf(month.trim()), Number(day), today) === null)
      assume(draft, 'no_such_day', { said: sheet.raw.slice(index, index + said.length).trim() })
}
