import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { indexOf, WEEKDAY, WEEKDAYS } from './calendar-words.ts'

// Weekdays on which part of the day is taken: “dialysis Mon, Wed and Fri mornings”, `อบรมจันทร์-พุธ`.

const SHORT = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const DAY = `(?:${WEEKDAY}|\\b(?:${SHORT.join('|')})\\b(?=\\s?[-–,/])|(?<=[-–,/]\\s?)\\b(?:${SHORT.join('|')})\\b)`
const LISTED = new RegExp(
  `^[^.;!?\\n]{0,24}?(?:(${DAY})\\s?(?:-|–|to|till|through|ถึง)\\s?(${DAY})|${DAY}(?:(?:\\s?[,/&+]\\s?|\\s?(?:and|กับ|และ)\\s?|\\s)${DAY}){1,5}|(?:every|each|ทุก)\\s?${DAY})`,
)
const ONE = new RegExp(DAY, 'g')
/** They are free then, or must be elsewhere by then. */
const NOT_TAKEN = /\b(?:free|until|till|before|after|off|back|leave|fly)\b|ว่าง|ก่อน|หลัง|กลับ|หยุด/
/** Days after those of the trip are left out later. */
const [REACH, WEEK, LONGEST] = [72, 7, 14]

const PARTS: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/^[^,.;!?\n]{0,12}?(?:\bmornings?\b|เช้า)/, [480, 720]],
  [/^[^,.;!?\n]{0,12}?(?:\bafternoons?\b|บ่าย)/, [780, 1020]],
  [/^[^,.;!?\n]{0,12}?(?:\bevenings?\b|เย็น)/, [1020, 1200]],
]
const WHOLE_DAY = [540, 1020] as const

export interface TakenDays {
  /** Days of the trip, the first is 1. */
  readonly days: readonly number[]
  /** The part of them that the words name, else the hours of work. */
  readonly minutes: readonly [number, number]
}

/** Several weekdays right after what takes them; null: there are none, or nobody knows when the trip begins. */
export function takenDays(text: string, end: number, startDate: IsoDate | null): TakenDays | null {
  const after = text.slice(end, end + REACH)
  const listed = LISTED.exec(after)
  if (startDate === null || listed === null || NOT_TAKEN.test(listed[0])) return null
  const named = [...listed[0].matchAll(ONE)].map(([word]) => numberOf(word))
  const [first = 0, last = first] = named
  const weekdays =
    listed[1] === undefined
      ? named
      : Array.from({ length: ((last - first + WEEK) % WEEK) + 1 }, (_, at) => (first + at) % WEEK)
  const days = Array.from({ length: LONGEST }, (_, at) => at + 1).filter((day) =>
    weekdays.includes(weekdayOf(addDays(startDate, day - 1))),
  )
  const rest = after.slice(listed[0].length)
  const minutes = PARTS.find(([part]) => part.test(rest))?.[1] ?? WHOLE_DAY
  return days.length === 0 ? null : { days, minutes }
}

function numberOf(word: string): number {
  const short = SHORT.indexOf(word.slice(0, 2))
  return short >= 0 ? short : indexOf(WEEKDAYS, word.replace(/^วัน/, ''))
}
