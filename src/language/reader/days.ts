import { MONTH } from './calendar-words.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Sheet } from './sheet.ts'

/** From here on the prompt is about one day. */
export interface DayMark {
  readonly at: number
  /** From 1; `last` is the last day of the trip. */
  readonly day: number | 'last'
  /** Of “day 1-3”, “week 2”. */
  readonly until?: number
}

const MARKS = new RegExp(
  `(?<!\\d[ -]?|one |a |per |each |every |half |full |single |whole |in )\\b(?:on |for )?(?:the )?day[ -]?(\\d{1,2}|one|two|three|four|five|six|seven)\\b(?!\\s*nights?)|\\b(?:on |for )?(?:the |our |my )?(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last|final) (?:day|morning|afternoon|evening)\\b|วัน(แรก|สุดท้าย)|(?<!ทุก|ครึ่ง|\\d|\\d )วัน(สอง|สาม|สี่|ห้า|หก|เจ็ด)(?!\\s*(?:วัน|คืน|คน|ที่|โมง|ทุ่ม|สาม|สี่|${MONTH}))|วันที่\\s*(${COUNT})(?!\\s*(?:-|ถึง|/|เดือน|${MONTH}))|(?<![a-z\\d])d(\\d{1,2})(?=[ :.)-])`,
  'g',
)
/** “Day 1-3”, “days 4 to 6”, “week 2”: in “day 1 - 2 temples” the sign is a dash. */
const RANGES =
  /\b(?:(?:on |for )?days?[ -]?(\d{1,2})(?:-|(?<=\bdays[ -]?\d{1,2}) - | ?(?:to|&|and|\/) ?)(?:day )?(\d{1,2})\b(?!\s*(?:nights?|days?|hours?))|d(\d{1,2})-d?(\d{1,2})(?=[ :.)-])|week (\d|one|two|three|four)\b|(?:the |our )?(first|1st|second|2nd|third|3rd) week\b(?! (?:of|in [a-z]{3,9}(?![a-z])(?<=january|february|march|april|may|june|july|august|september|october|november|december))))/g
const WEEK_DAYS = 7
const MOST_DAYS = 30
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
  ['5th', 5],
  ['แรก', 1],
])

/** “day 2: …”, `วันแรก …`. */
export function readDayMarks(sheet: Sheet): DayMark[] {
  const marks: DayMark[] = []
  sheet.take(RANGES, ({ index: at, 1: from, 2: to, 3: fromShort, 4: toShort, 5: figure, 6: ordinal }) => {
    const week = figure ?? ordinal
    const nth = ORDINALS.get(ordinal ?? '') ?? readNumber(figure ?? '') ?? 0
    const day = week === undefined ? Number(from ?? fromShort) : (nth - 1) * WEEK_DAYS + 1
    const until = week === undefined ? Number(to ?? toShort) : nth * WEEK_DAYS
    if (day < 1 || until <= day || until > MOST_DAYS) return false
    marks.push({ at, day, until })
    return true
  })
  sheet.take(MARKS, (match) => {
    const word = match.slice(1).find((group) => group !== undefined) ?? ''
    const last = word === 'last' || word === 'final' || word === 'สุดท้าย'
    const day = last ? 'last' : (ORDINALS.get(word) ?? readNumber(word))
    if (day === null || (day !== 'last' && (day < 1 || day > MOST_DAYS))) return false
    marks.push({ at: match.index, day })
    return true
  })
  return marks.sort((a, b) => a.at - b.at)
}

/** How near to “first night” its place is named. */
export const NEAR_MARK = 30

/** The position of “the first night”, `คืนแรก`; null without it. */
export function readFirstNight(sheet: Sheet): number | null {
  let at: number | null = null
  sheet.take(/\b(?:on |for )?(?:the |our |my )?first night\b|(?<!\d\s?)คืนแรก/g, ({ index }) => {
    at ??= index
  })
  return at
}

/** “Day 1 Bangkok, day 2 Ayutthaya” is two days long; null for fewer than two. */
export function daysOfMarks(marks: readonly DayMark[]): number | null {
  const days = new Set(marks.flatMap(({ day, until }) => (day === 'last' ? [] : [day, until ?? day])))
  return days.size < 2 ? null : Math.max(...days)
}

/** The day of a position in the text; null before the first mark, and where the mark is of several days. */
export function dayAt(marks: readonly DayMark[], at: number, days: number): number | null {
  return marks.findLast((mark) => mark.at <= at)?.until === undefined ? firstDayAt(marks, at, days) : null
}

/** As `dayAt`, of several days the first. */
export function firstDayAt(marks: readonly DayMark[], at: number, days: number): number | null {
  const day = marks.findLast((mark) => mark.at <= at)?.day
  if (day === undefined) return null
  if (day === 'last') return days
  return day <= days ? day : null
}
