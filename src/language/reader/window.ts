import { parseClock } from '../../world/hours.ts'
import type { Draft } from './draft.ts'
import { readEveningStart } from './evening-starts.ts'
import { readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import { HOURS_OF_PARTS } from './part-hour-rules.ts'
import { type Compiled, RuleList, takeSaid } from './phrase-rule.ts'
import { type Said, words } from './phrases.ts'
import { NOON, setOutBefore } from './settle-window.ts'
import type { Sheet, Span } from './sheet.ts'
import { readClock } from './times.ts'
import { ARRIVED_BEFORE, COMES_BACK_AFTER, LEAVES_HOME } from './way-out-rules.ts'
import {
  AFTER_WORK,
  ARRIVES,
  BETWEEN_FLIGHTS,
  EACH_DAY_AFTER,
  GOES_BACK,
  GOES_THEN,
  HALF_SAID,
  HAS_LENGTH,
  IN_CAPITAL,
  IS_PM,
  LAST_DAY,
  LATE_AFTER,
  LATE_BEFORE,
  LEAVES,
  LEAVES_FOR_HOME,
  LEAVES_TOWN,
  ON_A_DAY,
  OTHER_WAY,
  WAITS_ABROAD,
} from './window-beside-rules.ts'
import { isHabit } from './window-habits.ts'
import { WINDOW_RULES } from './window-order.ts'
import type { WindowRule, WindowSays } from './window-rule.ts'
import { WINDOW_SLOTS } from './window-slots.ts'

const RULES = new RuleList(WINDOW_RULES, WINDOW_SLOTS)

/** A match of a rule. */
interface Hit {
  readonly sheet: Sheet
  readonly draft: Draft
  readonly rule: WindowRule
  readonly match: RegExpExecArray
  readonly said: Said
}

/** The hours of a day: start, end, arrival and departure. */
export function readWindow(sheet: Sheet, draft: Draft): void {
  for (const compiled of RULES.within(sheet)) {
    const { rule } = compiled
    const read = READERS[rule.says]
    const use = (said: Said, match: RegExpExecArray) => read({ sheet, draft, rule, match, said })
    if (rule.onlyClock || WAYS.has(rule.says)) takeClock(sheet, compiled, use)
    else takeSaid(sheet, compiled, use)
  }
  readEveningStart(sheet, draft)
}

/** Towns and days may be named between their words. */
const WAYS: ReadonlySet<WindowSays> = new Set(['arrival', 'departure', 'there_and_back'])

const READERS: Record<WindowSays, (hit: Hit) => boolean> = {
  between: readRange,
  arrival: ({ sheet, draft, match, said }) =>
    !OTHER_WAY.test(sheet.text.slice(match.index, match.index + match[0].length)) &&
    set(draft, 'arrivalMinute', partOfDay(said) ?? inHalfOfDay(sheet, match, wayMinute(said, false))),
  departure: readDeparture,
  there_and_back({ draft, said }) {
    const [there, home] = [partOfDay(said), partOfDay(said, 1)]
    if (there !== null) return set(draft, 'arrivalMinute', there) && set(draft, 'departureMinute', home)
    const arrival = wayMinute(said, false)
    const departure = said('same') === undefined ? wayMinute(said, true, 1) : arrival
    return set(draft, 'arrivalMinute', arrival) && set(draft, 'departureMinute', departure)
  },
  event({ sheet, draft, said }) {
    const minute = readClock(said('clock') ?? '', true)
    if (minute === null || HAS_LENGTH.test(sheet.text) || draft.endDate !== null) return false
    // After what is early they are free for the rest of the day.
    if (minute > NOON) draft.windowEnd ??= minute
    draft.isEndOnce = true
    return true
  },
  free({ draft, said }) {
    if (draft.windowEnd === null || !draft.isEndOnce) return false
    const minute = said('morning') === undefined ? readClock(timeOf(said), false) : EARLY
    if (minute === null) return false
    draft.windowStart ??= minute < draft.windowEnd ? minute : minute < EARLY ? minute + NOON : minute
    if (draft.windowStart >= draft.windowEnd) draft.windowEnd = null
    return true
  },
  start({ sheet, draft, match, said }) {
    const minute = readClock(timeOf(said), AFTER_WORK.test(match[0]))
    if (minute === null || draft.isWindowSaid) return minute !== null
    draft.windowStart = minute
    draft.isStartOnce = !isHabit(sheet, match)
    return true
  },
  set_off({ draft, said }) {
    const minute = readClock(said('clock') ?? '', false)
    draft.setOffMinute ??= minute
    return minute !== null
  },
  free_from({ draft, said }) {
    const minute = readClock(said('clock') ?? '', true)
    draft.freeMinute ??= minute
    return minute !== null
  },
  end: readEnd,
  part: readPart,
  evening({ sheet, draft, match, rule: { from } }) {
    // One wish of a longer trip is no limit.
    if (HAS_LENGTH.test(sheet.text) || from === undefined) return false
    draft.windowStart ??= parseClock(from)
    draft.namesOneDay ||= draft.endDate === null && !GOES_THEN.test(sheet.text.slice(0, match.index))
    return true
  },
  length: readLength,
}

/** Minutes of “evening”, `ดึก`; null of a phrase without them. */
function partOfDay(said: Said, nth = 0): number | null {
  const part = said('partOfDay', nth) ?? said('partThai', nth)
  return part === undefined ? null : (PARTS.find(({ pattern }) => pattern.test(part))?.minute ?? null)
}
const PARTS = HOURS_OF_PARTS.map(({ said, hour }) => ({ pattern: new RegExp(words(said)), minute: parseClock(hour) }))

/** The hour of a way; `บ่าย` alone is no hour, but the afternoon. */
function wayMinute(said: Said, late: boolean, nth = 0): number | null {
  const words = nth === 0 ? timeOf(said) : (said('clock', nth) ?? '')
  return words.trim() === 'บ่าย' ? 15 * 60 : readClock(words, late)
}

const EARLY = 8 * 60
const timeOf = (said: Said): string => said('time') ?? said('clock') ?? said('noon') ?? said('bareHour') ?? ''

function readDeparture({ sheet, draft, said, match }: Hit): boolean {
  const [phrase] = match
  const minute = partOfDay(said) ?? inHalfOfDay(sheet, match, wayMinute(said, true))
  // “leave at 7 am” starts the day; “leave on Sunday” or “in the afternoon” means going home.
  const after = sheet.text.slice(match.index + phrase.length, match.index + phrase.length + 12)
  const setsOut = LEAVES.test(phrase) && !LEAVES_FOR_HOME.test(phrase) && !ON_A_DAY.test(after)
  if (setsOut && (minute ?? 0) < 720)
    return isAfterLateArrival(sheet, draft, match) && set(draft, 'departureMinute', minute)
  if (isWayOut(sheet, draft, match)) return set(draft, 'setOffMinute', minute)
  draft.leavesTown ||= draft.departureMinute === null && LEAVES_TOWN.test(phrase)
  // “Depart 7 am, return by 6 pm”.
  setOutBefore(draft, minute)
  return set(draft, 'departureMinute', minute)
}

/** “Land 21:30, leave 11:00”: they leave for good. */
const isAfterLateArrival = ({ text }: Sheet, { arrivalMinute }: Draft, { index, 0: phrase }: RegExpExecArray) =>
  (arrivalMinute ?? 0) >= LATE &&
  ARRIVES.test(text.slice(Math.max(0, index - ARRIVES_REACH), index)) &&
  !EACH_DAY_AFTER.test(text.slice(index + phrase.length))
const LATE = 17 * 60
const ARRIVES_REACH = 48

/** “Leaving on Friday at 5 pm, back on Sunday”: what begins the trip. */
function isWayOut({ text }: Sheet, { arrivalMinute }: Draft, { index, 0: phrase }: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + phrase.length)]
  if (arrivalMinute !== null || GOES_BACK.test(phrase) || ARRIVED_BEFORE.test(before)) return false
  const isFromHome = LEAVES_HOME.test(phrase) && !IN_CAPITAL.test(before)
  return isFromHome || COMES_BACK_AFTER.test(after)
}
/** “An afternoon arrival (wheels down 3.45)”, `ตอนเย็น 6.20`: the part of the day beside an hour without one. */
function inHalfOfDay({ text }: Sheet, { index, 0: phrase }: RegExpExecArray, minute: number | null): number | null {
  if (minute === null || minute >= 720 || HALF_SAID.test(phrase)) return minute
  const end = index + phrase.length
  const isLate =
    LATE_BEFORE.test(text.slice(Math.max(0, index - 40), end)) || LATE_AFTER.test(text.slice(end, end + 24))
  return isLate ? minute + 720 : minute
}

const WAY_REACH = 64

/** Claims only the time: a town may be named between it and “arrive”. */
function takeClock(
  sheet: Sheet,
  compiled: Compiled<WindowRule>,
  use: (said: Said, match: RegExpExecArray) => boolean,
): void {
  takeSaid(sheet, compiled, (said, match) => {
    const { before } = compiled.rule
    if (before && !before.test(sheet.text.slice(Math.max(0, match.index - WAY_REACH), match.index))) return false
    const times = timesIn(said, match)
    if (times.every((span) => sheet.isFree(span)) && use(said, match)) for (const span of times) sheet.claim(span)
    return false
  })
}

/** Where the hours of a match are: one, or those of both ways. */
function timesIn(said: Said, { index, 0: phrase }: RegExpExecArray): Span[] {
  const words = ['clock', 'time', 'noon', 'bareHour', 'partOfDay', 'partThai', 'same']
    .flatMap((slot) => [said(slot), said(slot, 1)])
    .filter((word) => word !== undefined)
  const [last = '', ...others] = words.toReversed()
  const end = index + phrase.length
  const spans = [{ start: end - last.length, end }]
  for (const word of others) {
    const start = index + phrase.indexOf(word)
    spans.push({ start, end: start + word.length })
  }
  return spans
}

function readRange({ sheet, draft, rule, match, said }: Hit): boolean {
  const { from } = rule
  const first = from ?? said('time') ?? said('hour') ?? said('dayHour') ?? ''
  const last = said('clock') ?? said('time', from === undefined ? 1 : 0) ?? said('hour', 1) ?? said('nightHour') ?? ''
  let start = from === undefined ? readClock(first, false) : parseClock(from)
  const end = readClock(last, true)
  if (start === null || end === null) return false
  // “1-5 pm” starts in the afternoon, “9 to 5 pm” in the morning.
  if (/^\s*\d{1,2}\s*$/.test(first) && IS_PM.test(last) && start < 720 && start + 720 < end)
    start += start < 420 ? 720 : 0
  if (start >= end || !isOfDay(sheet, match)) return false
  const isOnce = rule.isAll !== true && !isHabit(sheet, match)
  if (draft.windowStart === null) draft.isStartOnce = isOnce
  if (draft.windowEnd === null) draft.isEndOnce = isOnce
  draft.windowStart ??= start
  draft.windowEnd ??= end
  draft.isWindowSaid ||= rule.isAll === true
  return true
}

function readEnd({ sheet, draft, match, said }: Hit): boolean {
  const minute = inTheEvening(timeOf(said), readClock(timeOf(said), true))
  if (minute === null || (draft.windowStart !== null && minute <= draft.windowStart)) return false
  if (!isOfDay(sheet, match)) return false
  // “Until 3 pm on our last day”: the days before are whole.
  const end = match.index + match[0].length
  if (LAST_DAY.test(sheet.text.slice(Math.max(0, match.index - LAST_DAY_REACH), end + LAST_DAY_REACH))) {
    draft.leavesTown ||= draft.departureMinute === null
    return set(draft, 'departureMinute', minute)
  }
  if (draft.isWindowSaid) return true
  draft.windowEnd = minute
  draft.isEndOnce = !isHabit(sheet, match)
  return true
}

/** “Home by 5:30”: no day ends before the morning. */
const inTheEvening = (words: string, minute: number | null) =>
  minute !== null && minute < EARLIEST_END && /^\s*[1-7][:.]\d\d\s*$/.test(words) ? minute + NOON : minute
const EARLIEST_END = 8 * 60

const LAST_DAY_REACH = 20

function readPart({ sheet, draft, match, rule: { from, to } }: Hit): boolean {
  const start = from === undefined ? null : parseClock(from)
  const end = to === undefined ? null : parseClock(to)
  // “Mornings only” are those of each day, “one evening” is a single one.
  const isOnce = !isHabit(sheet, match)
  if (start !== null && draft.windowStart === null) draft.isStartOnce = isOnce && start >= NOON
  if (end !== null && draft.windowEnd === null) draft.isEndOnce = isOnce && start !== null
  if (start !== null) draft.windowStart ??= start
  if (end !== null) draft.windowEnd ??= end
  if (start !== null && end !== null) draft.windowMinutes ??= end - start
  return true
}

/** “6 hours … starting at noon”. */
function readLength({ sheet, draft, rule, match, said }: Hit): boolean {
  const hours = readNumber(said('count') ?? '')
  if (rule.minutes === undefined && (hours === null || hours < 1 || hours > 24 || !isOfDay(sheet, match))) return false
  draft.windowMinutes ??= rule.minutes ?? (hours ?? 0) * 60
  return true
}

/** A nap, a drive or opening hours do not limit the day. */
function isOfDay(sheet: Sheet, { index, 0: whole }: RegExpExecArray): boolean {
  const span = { start: index, end: index + whole.length }
  const after = sheet.text.slice(span.end, span.end + 40)
  if (WAITS_ABROAD.test(after)) return false
  if (BETWEEN_FLIGHTS.test(after)) return true
  return ownerOf(sheet, span, 'hours') === 'trip'
}

function set(
  draft: Draft,
  field: 'arrivalMinute' | 'departureMinute' | 'setOffMinute',
  minute: number | null,
): boolean {
  if (minute === null) return false
  draft[field] ??= minute
  return true
}
