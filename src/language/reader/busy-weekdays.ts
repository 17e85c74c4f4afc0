import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import {
  BUSY_WEEKDAY_RULES,
  BUSY_WEEKDAY_SLOTS,
  FIRST_LETTERS,
  IN_THE_AFTERNOON,
  IN_THE_EVENING,
  IN_THE_MORNING,
  NOT_TAKEN,
} from './busy-weekday-rules.ts'
import { indexOf, WEEKDAYS } from './calendar-words.ts'
import { listOf, saidIn, slotPattern } from './phrases.ts'
import { allMatches } from './sheet.ts'

// Weekdays on which part of the day is taken. The words: `busy-weekday-rules.ts`.

const LISTED = slotPattern(
  BUSY_WEEKDAY_RULES.flatMap(({ th = '', en = '', both = '' }) => listOf([th, en, both].join(','))),
  BUSY_WEEKDAY_SLOTS,
)
const ONE = new RegExp(BUSY_WEEKDAY_SLOTS['weekday'] ?? '', 'g')
/** They begin soon after what takes them, in the same sentence. */
const IS_SOON = /^[^.;!?\n]{0,24}$/
/** Days after those of the trip are left out later. */
const [REACH, WEEK, LONGEST] = [72, 7, 14]

const PARTS: readonly (readonly [(text: string) => boolean, readonly [number, number]])[] = [
  [IN_THE_MORNING.test, [480, 720]],
  [IN_THE_AFTERNOON.test, [780, 1020]],
  [IN_THE_EVENING.test, [1020, 1200]],
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
  const [listed] = allMatches(after, LISTED.pattern)
  if (startDate === null || listed === undefined || !IS_SOON.test(after.slice(0, listed.index))) return null
  const last = listed.index + listed[0].length
  if (NOT_TAKEN.test(after.slice(0, last))) return null
  const weekdays = weekdaysIn(listed)
  const days = Array.from({ length: LONGEST }, (_, at) => at + 1).filter((day) =>
    weekdays.includes(weekdayOf(addDays(startDate, day - 1))),
  )
  const rest = after.slice(last)
  const minutes = PARTS.find(([isPart]) => isPart(rest))?.[1] ?? WHOLE_DAY
  return days.length === 0 ? null : { days, minutes }
}

function weekdaysIn(listed: RegExpExecArray): readonly number[] {
  const said = saidIn(LISTED, listed)
  const [from, until] = [said('from'), said('until')]
  if (from === undefined || until === undefined) return [...listed[0].matchAll(ONE)].map(([word]) => numberOf(word))
  const first = numberOf(from)
  return Array.from({ length: ((numberOf(until) - first + WEEK) % WEEK) + 1 }, (_, at) => (first + at) % WEEK)
}

function numberOf(word: string): number {
  const short = FIRST_LETTERS.indexOf(word.slice(0, 2))
  return short >= 0 ? short : indexOf(WEEKDAYS, word.replace(/^วัน/, ''))
}
