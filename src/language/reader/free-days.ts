import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { type Found, indexOf, THAI_WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import { dateAfter } from './near-days.ts'
import type { Sheet } from './sheet.ts'

interface Days {
  readonly first: IsoDate
  readonly last: IsoDate
}

/** `ประชุม 9-10 ธ.ค. ว่างวันศุกร์`, `งานบวช 12-13 ธ.ค. ลาต่อจันทร์อังคาร`: the days after the event that they have for themselves. */
export function readFreeDays(sheet: Sheet, { events, by }: Found, own: readonly IsoDate[]): Days | null {
  const event = events.toSorted().at(-1)
  if (event === undefined || own.length > 0 || by !== null) return null
  const [match] = [...sheet.find(FREE_ON), ...sheet.find(STAYS_ON)]
  if (match === undefined) return null
  const [words, until, first, last, day] = match
  const nth = day === undefined ? null : dateAfter(event, Number(day))
  const from = nth ?? weekdayAfter(event, first)
  const days =
    until === undefined
      ? { first: from, last: last === undefined || nth !== null ? from : weekdayAfter(from, last) }
      : { first: addDays(event, 1), last: from }
  if (daysBetween(event, days.last) > MOST_AFTER || daysBetween(event, days.first) > SOONEST) return null
  sheet.claim({ start: match.index + words.search(WEEKDAY_OR_DAY), end: match.index + words.length })
  return days
}
/** The days follow the event. */
const SOONEST = 3
const MOST_AFTER = 7

const weekdayAfter = (day: IsoDate, name: string | undefined) =>
  addDays(day, ((indexOf(WEEKDAYS, name) - weekdayOf(day) + 6) % 7) + 1)

const DAY = `(?:วัน)?(${THAI_WEEKDAY})`
const AND = String.raw`(?:\s?(?:-|,|ถึง|และ|กับ|\s)?\s?${DAY}(?!\s?(?:กลับ|บิน)))?`
const WHICH = String.raw`(?:${DAY}${AND}|วันที่\s?(\d{1,2})(?![\d.:/]))`
const WEEKDAY_OR_DAY = new RegExp(`(?:วัน)?(?:${THAI_WEEKDAY})|วันที่`)
/** The first of the groups is never there: these days are said one by one. */
const FREE_ON = new RegExp(`(?<!ไม่)(?:ว่าง|ฟรี|หยุด)(?:แค่|เฉพาะ|ตอน|ช่วง)?()?\\s?${WHICH}(?:ทั้งวัน|เต็มวัน|เต็ม ?ๆ)?`, 'g')
const STAYS_ON = new RegExp(
  `(?:ลา|เที่ยว|อยู่|พัก|นอน|หยุด)(?:งาน|เที่ยว|พัก|หยุด)?ต่อ(?:อีก|ยาว|เลย|กัน|เอง|ได้)?(?:\\s?2 วัน|\\s?สองวัน)?\\s?(ถึง|จนถึง|ยัน)?\\s?${WHICH}`,
  'g',
)
