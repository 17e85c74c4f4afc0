import { indexOf, WEEKDAYS } from './calendar-words.ts'
import { DAY_MARK_RULES, DAY_MARK_SLOTS, type DayMarkRule, type DayMarkSays } from './day-mark-rules.ts'
import { readNumber } from './numbers.ts'
import { type Compiled, matchesOf, RuleList, takeSaid } from './phrase-rule.ts'
import type { Said } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** From here on the prompt is about one day. */
export interface DayMark {
  readonly at: number
  /** From 1; `last` is the last day of the trip. */
  readonly day: number | 'last'
  /** Of “day 1-3”, “week 2”. */
  readonly until?: number
  /** Of “nights 1-3”. */
  readonly isNight?: true
}

const WEEK_DAYS = 7
const MOST_DAYS = 30
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const RULES = new RuleList(DAY_MARK_RULES, DAY_MARK_SLOTS)

function* rulesOf(sheet: Sheet, ...kinds: readonly DayMarkSays[]): Generator<Compiled<DayMarkRule>> {
  for (const compiled of RULES.within(sheet)) if (kinds.includes(compiled.rule.says)) yield compiled
}

/** “day 2: …”, `วันแรก …`. */
export function readDayMarks(sheet: Sheet): DayMark[] {
  const marks: DayMark[] = []
  for (const compiled of rulesOf(sheet, 'days', 'week', 'day', 'night', 'next_day', 'last_day')) {
    const { says } = compiled.rule
    if (says === 'night' && !areNights(sheet, compiled, marks)) continue
    takeSaid(sheet, compiled, (said, { index, 0: words }) => {
      const mark = says === 'next_day' ? dayAfter(marks, index) : MARKS[says]?.(said)
      if (mark === undefined || !isInTrip(mark)) return false
      marks.push({ at: index, ...mark, ...(NIGHT.test(words) ? { isNight: true } : {}) })
      return true
    })
  }
  return marks.sort((a, b) => a.at - b.at)
}

const NIGHT = /^(?:on |for )?(?:the )?night|^คืน/

/** “Night 1 Korat, night 2 Surin” or “nights 1-2 Korat, night 3 Surin”: each is later than the one before. */
function areNights(sheet: Sheet, compiled: Compiled<DayMarkRule>, marks: readonly DayMark[]): boolean {
  const nights = matchesOf(sheet, compiled).map(({ index, 0: words }) => ({ at: index, day: numberOf(words) }))
  const listed = [...nights, ...marks.filter(({ isNight }) => isNight)].sort((a, b) => a.at - b.at)
  return listed.length > 1 && listed.every(({ day }, at) => at === 0 || day > (listed[at - 1]?.day ?? 0))
}
const numberOf = (words: string) => nthOf(/\S+$/.exec(words)?.[0])

/** The day after the last mark before; undefined without one. */
function dayAfter(marks: readonly DayMark[], index: number): Omit<DayMark, 'at'> | undefined {
  const before = marks
    .filter(({ at }) => at < index)
    .toSorted((a, b) => a.at - b.at)
    .at(-1)
  if (typeof before?.day !== 'number') return undefined
  return { day: (before.until ?? before.day) + 1 }
}

const MARKS: Partial<Record<DayMarkSays, (said: Said) => Omit<DayMark, 'at'>>> = {
  days: (said) => ({
    day: nthOf(said('from') ?? said('short') ?? said('nthFrom')),
    until: nthOf(said('until') ?? said('untilShort') ?? said('nthUntil')),
  }),
  week(said) {
    const nth = nthOf(said('week') ?? said('nthWeek'))
    return { day: (nth - 1) * WEEK_DAYS + 1, until: nth * WEEK_DAYS }
  },
  day: (said) => ({ day: nthIn(said) }),
  night: (said) => ({ day: nthIn(said) }),
  last_day: () => ({ day: 'last' }),
}
const nthIn = (said: Said) => nthOf(DAY_SLOTS.map((slot) => said(slot)).find((word) => word !== undefined))
const DAY_SLOTS = ['number', 'nth', 'nthThai', 'word', 'numberThai', 'short']

/** 2 of `2`, “2nd”, “second”, `สอง`; NaN of other words. */
function nthOf(word = ''): number {
  if (word === 'แรก') return 1
  const ordinal = ORDINALS.indexOf(word) + 1
  return ordinal > 0 ? ordinal : (readNumber(word.replace(/(?<=\d)(?:st|nd|rd|th)$/, '')) ?? Number.NaN)
}

const isInTrip = ({ day, until }: Omit<DayMark, 'at'>) =>
  day === 'last' || (day >= 1 && (until === undefined ? day <= MOST_DAYS : until > day && until <= MOST_DAYS))

/** A plan by weekdays (“Mon: Trat, Tue: Ko Mak”), at least two that follow one another within a week. */
export interface WeekdayPlan {
  readonly marks: readonly DayMark[]
  /** Of day 1; 0 = Monday. */
  readonly weekday: number
}

export function readWeekdayPlan(sheet: Sheet): WeekdayPlan | null {
  const found = [...rulesOf(sheet, 'weekday')].flatMap((compiled) => matchesOf(sheet, compiled))
  const named = found.map(({ index, 0: words }) => ({
    index,
    end: index + words.length,
    weekday: indexOf(WEEKDAYS, words.replace(/[\s:=-]+$/, '')),
  }))
  const [first] = named
  if (first === undefined || named.length < 2) return null
  const days = named.map(({ weekday }) => ((weekday - first.weekday + WEEK_DAYS) % WEEK_DAYS) + 1)
  if (days.some((day, at) => at > 0 && day <= days[at - 1]!)) return null
  for (const { index: start, end } of named) sheet.claim({ start, end })
  return { marks: named.map(({ index: at }, nth) => ({ at, day: days[nth]! })), weekday: first.weekday }
}

/** How near to “first night” its place is named. */
export const NEAR_MARK = 30

/** The position of “the first night”, `คืนแรก`; null without it. */
export function readFirstNight(sheet: Sheet): number | null {
  let at: number | null = null
  for (const compiled of rulesOf(sheet, 'first_night'))
    takeSaid(sheet, compiled, (_, { index }) => {
      at ??= index
    })
  return at
}

/**
 * “Day 1 Bangkok, day 2 Ayutthaya” is two days long; null for fewer than two. A last day comes after those that are
 * counted, and the way home after nights.
 */
export function daysOfMarks(marks: readonly DayMark[]): number | null {
  if (marks.length === 0) return null
  const counted = marks.flatMap((mark) => (mark.day === 'last' ? [] : [{ ...mark, day: mark.day }]))
  const days = new Set(counted.flatMap(({ day, until }) => [day, until ?? day]))
  if (days.size < 2) return null
  const hasLast = marks.at(-1)?.day === 'last' && marks.length === days.size + 1
  return Math.max(...counted.map(({ day, until, isNight }) => (until ?? day) + (isNight ? 1 : 0))) + (hasLast ? 1 : 0)
}

const FEWEST_MARKS = 3
/** Every day from the first, each after the one before: “day 1 …, day 2-3 …, day 4 …”. */
export const isWholePlan = (marks: readonly DayMark[]): boolean =>
  marks.length >= FEWEST_MARKS &&
  marks.every(({ day }, at) => {
    const before = marks[at - 1]
    if (before === undefined) return day === 1
    return typeof before.day === 'number' && day === (before.until ?? before.day) + 1
  })

/** “Nearly two weeks”, “two and a half weeks”, “10 days or so”: not to the day. */
export const isVague = (text: string, lengths: readonly (Span & { readonly days: number | null })[]): boolean =>
  lengths.length === 1 &&
  lengths.every(({ start, end }) => {
    const around = text.slice(Math.max(0, start - VAGUE_REACH), end + VAGUE_REACH)
    return VAGUE.test(around) || /half/.test(text.slice(start, end))
  })
const VAGUE_REACH = 14
const VAGUE =
  /\b(?:around|about|nearly|almost|roughly|approximately|approx|some|just over|just under|a little|or so|more or less|give or take|ish)\b|~|ประมาณ|ราว|เกือบ|กว่า/

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
