import { addDays, weekdayOf } from '../../world/calendar.ts'
import { formatClock, parseClock } from '../../world/hours.ts'
import { takenDays } from './busy-weekdays.ts'
import { indexOf, WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import { clauseAt } from './clauses.ts'
import { RHYTHM_RULES, type Rhythm } from './day-rhythm-rules.ts'
import { type DayMark, dayAt } from './days.ts'
import { assume, type Draft } from './draft.ts'
import { findPhrases, spansOf } from './phrase-rule.ts'
import { phrasePattern, slotPattern } from './phrases.ts'
import type { Busy } from './reading.ts'
import type { Sheet, Span } from './sheet.ts'
import { CLOCK, readClock } from './times.ts'

const RULES = RHYTHM_RULES.map(({ what, reads, unless = [], usual }) => ({
  what,
  usual,
  phrases: slotPattern(reads),
  unless: phrasePattern(unless),
}))

const HOUR = String.raw`(?<![\d.,])\d{1,2}(?![\d:.,]\d|\d|\s*(?:days?|nights?|people|kids?|km\b|k\b|baht|บาท|วัน|คืน|คน))`
const RANGE = new RegExp(`(${CLOCK}|${HOUR})\\s*(?:-|to|till|until|and|ถึง|จนถึง|ยัน)\\s*(${CLOCK}|${HOUR})`, 'g')
const ONE = new RegExp(CLOCK, 'g')
/** What is booked at a time, without an end. */
const USUAL_MINUTES = 120
const MOST_BUSY = 12
const LAST_MINUTE = 1440

/** Naps, prayers, rests, work and bookings: parts of the day that are taken. Claims their words and hours. */
export function readRhythm(sheet: Sheet, draft: Draft, marks: readonly DayMark[]): void {
  const clocks = new Clocks(sheet)
  for (const { what, usual, phrases, unless } of RULES) {
    const said = findPhrases(sheet, phrases)
    const shadows = said.length > 0 ? spansOf(sheet, unless) : []
    for (const match of said) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (!sheet.isFree(span) || shadows.some(({ start, end }) => start < span.end && end > span.start)) continue
      if (draft.busy.length >= MOST_BUSY) return
      const stated = hoursAt(sheet, clocks, span, what)
      const taken = TAKES.has(what) ? takenDays(sheet.text, span.end, draft.startDate) : null
      if (taken !== null && (what === 'work' || stated !== null)) {
        const [start, end] = stated?.minutes ?? taken.minutes
        const said = sheet.raw.slice(span.start, span.end)
        for (const day of taken.days.slice(0, MOST_BUSY - draft.busy.length))
          draft.busy.push({ what, day, start, end, said })
        sheet.claim(span)
        if (stated) sheet.claim(stated.span)
        continue
      }
      // “Time for prayers” every day; a flag or a mosque is no habit.
      if (stated === null && (usual === null || !isHabit(sheet, span, what))) continue
      const [start, end] = stated?.minutes ?? (usual!.map((clock) => parseClock(clock)!) as [number, number])
      const day =
        stated === null && what !== 'rest'
          ? null
          : (dayOf(sheet, marks, span) ?? (stated && weekdayOfTrip(sheet, draft, stated.span)))
      if (stated === null && draft.busy.some((other) => other.what === what)) continue
      draft.busy.push({ what, day, start, end, said: sheet.raw.slice(span.start, span.end) })
      if (stated === null) assume(draft, 'usual_break', { start_time: formatClock(start), end_time: formatClock(end) })
      sheet.claim(span)
      if (stated) sheet.claim(stated.span)
    }
  }
}

/** Words that a habit needs, where the noun alone could be anything. */
const HABIT = /(?:ต้อง|ขอ|มี|เวลา|ทุกวัน|need|have|time|must|take|takes|still|our|their|his|her|the|5|five|like)/

function isHabit(sheet: Sheet, span: Span, what: Rhythm): boolean {
  if (what !== 'prayer') return true
  return HABIT.test(sheet.text.slice(Math.max(0, span.start - 24), span.start))
}

interface Hours {
  readonly minutes: readonly [number, number]
  readonly span: Span
}

interface Clock extends Span {
  readonly match: RegExpExecArray
}

/** The hours in the free text: looked for once, and again when something has been claimed. */
class Clocks {
  readonly #sheet: Sheet
  readonly #found = new Map<RegExp, readonly Clock[]>()
  #free = ''

  constructor(sheet: Sheet) {
    this.#sheet = sheet
  }

  within(clause: Span, pattern: RegExp): Clock[] {
    if (this.#free !== this.#sheet.free) this.#found.clear()
    this.#free = this.#sheet.free
    let found = this.#found.get(pattern)
    if (!found) {
      found = this.#sheet
        .find(pattern)
        .map((match) => ({ match, start: match.index, end: match.index + match[0].length }))
      this.#found.set(pattern, found)
    }
    return found.filter(({ start }) => start >= clause.start && start < clause.end)
  }
}

/** The hours in the same clause, the nearest after the word before those ahead of it. */
function hoursAt(sheet: Sheet, clocks: Clocks, span: Span, what: Rhythm): Hours | null {
  const clause = clauseAt(sheet, span)
  const within = (pattern: RegExp) =>
    clocks
      .within(clause, pattern)
      .filter(({ start }) => !TAKES.has(what) || !FREE.test(sheet.text.slice(Math.max(0, start - 24), start)))
      .sort((a, b) => distance(a, span) - distance(b, span))[0]
  const range = within(RANGE)
  if (range) {
    const minutes = minutesOf(range.match[1] ?? '', range.match[2] ?? '')
    if (minutes) return { minutes, span: range }
  }
  const length = USUAL_LENGTHS[what]
  if (length !== undefined) return breakAt(sheet, span, within(ONE), what, length)
  if (what !== 'booked') return null
  const one = within(ONE)
  const start = one ? readClock(one.match[0], false) : null
  // `จองไปแล้ว เครื่องถึง 9.20`: the time of the flight.
  if (!one || start === null || one.start < span.end || MOVES.test(sheet.text.slice(span.end, one.start))) return null
  if (CARRIER.test(sheet.text.slice(one.end))) return null
  const over = OVER.exec(sheet.text.slice(one.end, one.end + OVER_REACH))
  // “Interview at 3 pm, free from 9”: before it, as the day begins.
  const isBefore = over !== null && start >= NOON && /free from/.test(over[0])
  const minutes = over && !isBefore && minutesOf(one.match[0], over[1] ?? '')
  if (minutes) return { minutes, span: { start: one.start, end: one.end + over[0].length } }
  return { minutes: [start, Math.min(LAST_MINUTE, start + USUAL_MINUTES)], span: one }
}

const NOON = 12 * 60
/** “Until my 8 pm flight”: no hour of a booking. */
const CARRIER = /^ ?(?:flight|plane|train|bus|ferry|boat|minivan)\b/
/** “The ceremony starts at 7 am, done by 2”. */
const OVER = new RegExp(
  `^[^.;!?\\n\\d]{0,24}?(?:\\b(?:done|over|finished|finish(?:es)?|ends?|ending|free)\\b|เสร็จ|เลิก|จบ)[^.,;!?\\n\\d]{0,10}?(${CLOCK}|${HOUR})`,
)
const OVER_REACH = 48

/** `หลังบ่ายโมงต้องนอนพัก`: a break that begins at one hour; “back before 2pm” is none. */
function breakAt(sheet: Sheet, span: Span, one: Clock | undefined, what: Rhythm, length: number): Hours | null {
  if (!one) return null
  const gap = one.start >= span.end ? one.start - span.end : span.start - one.end
  const start = readClock(one.match[0], false)
  if (start === null || gap > MOST_GAP || UNTIL.test(sheet.text.slice(Math.max(0, one.start - 12), one.start)))
    return null
  if (what !== 'prayer' && (start < EARLIEST_BREAK || start > LATEST_BREAK)) return null
  return { minutes: [start, Math.min(LAST_MINUTE, start + length)], span: one }
}
/** Minutes of a break that is said by its beginning only. */
const USUAL_LENGTHS: Partial<Record<Rhythm, number>> = { nap: 90, rest: 120, prayer: 30 }
const MOST_GAP = 30
const EARLIEST_BREAK = 11 * 60
const LATEST_BREAK = 16 * 60 + 30
const UNTIL = /(?:ก่อน|ถึง|ภายใน|\b(?:before|until|till|by|to|from))\s*$/

/** `ประชุม … ว่าง 11 โมงถึง 6 โมงเย็น`: the hours that work leaves. */
const TAKES: ReadonlySet<Rhythm> = new Set(['work', 'booked'])
const FREE =
  /(?:ว่าง|มีเวลา|(?:เที่ยว|ออก|ไป)ได้|\b(?:free|available|only (?:go|get|head|explore|sightsee|do)|can (?:go|get|head|explore|sightsee)))[^.,;\n]{0,16}$/

const MOVES = /เครื่อง|ไฟล|รถไฟ|รถทัวร์|กลับ|ถึง|ออก|\b(?:flight|train|bus|ferry|back|leav|arriv|land|depart)/

/** Beyond what is said before the word comes what is said after it. */
const distance = (hours: Span, word: Span) =>
  hours.start >= word.end ? hours.start - word.end : 2 * (word.start - hours.end) + 1

/** “From 1 to 3pm” begins in the afternoon, “from 9 to 1” ends there. */
function minutesOf(first: string, last: string): [number, number] | null {
  const isBare = /^\s*\d{1,2}\s*$/.test(first)
  let start = readClock(first, false)
  let end = readClock(last, false)
  if (start === null || end === null) return null
  if (isBare && /p\.?m|บ่าย|เย็น/.test(last) && start + 720 < end) start += 720
  if (end <= start && end + 720 <= LAST_MINUTE) end += 720
  return start < end ? [start, end] : null
}

/** “Wednesday 9 am to 1 pm is taken”: the weekday that is said next to the hours, as a day of the trip. */
function weekdayOfTrip({ text }: Sheet, { startDate, endDate }: Draft, { start, end }: Span): number | null {
  if (startDate === null) return null
  const before = text.slice(Math.max(0, start - NEAR_HOURS), start)
  const named = [...before.matchAll(ANY_WEEKDAY)].at(-1) ?? ANY_WEEKDAY_AFTER.exec(text.slice(end, end + NEAR_HOURS))
  if (!named || EVERY.test(before)) return null
  const ahead = (indexOf(WEEKDAYS, named[1]) - weekdayOf(startDate) + 7) % 7
  return endDate !== null && addDays(startDate, ahead) > endDate ? null : ahead + 1
}
const NEAR_HOURS = 40
const EVERY = /\b(?:every|each)\b|ทุก/
const ANY_WEEKDAY = new RegExp(`(${WEEKDAY})`, 'g')
const ANY_WEEKDAY_AFTER = new RegExp(`^[^.;!?\\n]{0,12}?(${WEEKDAY})`)

/** The day that the clause names. */
function dayOf(sheet: Sheet, marks: readonly DayMark[], span: Span): Busy['day'] {
  const clause = clauseAt(sheet, span)
  const own = marks.filter(({ at }) => at >= clause.start && at < clause.end)
  const [first] = own
  if (!first) return null
  return own.length === 1 ? (first.day === 'last' ? null : first.day) : dayAt(own, span.end, 30)
}
