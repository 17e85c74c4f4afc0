import { addDays, daysBetween, type IsoDate } from '../../world/calendar.ts'
import { type Found, indexOf, isoOf, nearestMonth, WEEKDAYS } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { compileRule } from './phrase-rule.ts'
import { saidIn } from './phrases.ts'
import { comingWeekday } from './relative-dates.ts'
import type { Sheet } from './sheet.ts'
import { GOES_ON, THERE_NOW, UNTIL, UNTIL_RULES, UNTIL_SLOTS, UNTIL_WORDS } from './until-date-rules.ts'

// The words: `until-date-rules.ts`.

const RULES = UNTIL_RULES.flatMap((rule) => compileRule(rule, UNTIL_SLOTS).patterns)
const LONGEST = 30
const REACH = 24

/** “I'm stuck on Koh Chang until 3 December, it rains”: from today to that day. */
export function readUntil(sheet: Sheet, found: Found, draft: Draft, today: IsoDate): void {
  if (found.days.length > 1 || draft.days !== null || draft.nights !== null) return
  const { text } = sheet
  if (!THERE_NOW.test(text)) return
  const [day] = found.days
  const last = day === undefined ? dayNamed(sheet, today) : dayUntil(text, day, found.places[0] ?? 0)
  if (last === null || last <= today || daysBetween(today, last) > LONGEST) return
  found.days.splice(0)
  found.places.splice(0)
  found.isLast = false
  found.by = null
  found.days.push(today, last)
  found.places.push(0, 1)
}

function dayUntil(text: string, day: IsoDate, at: number): IsoDate | null {
  const isUntil = UNTIL.test(text.slice(Math.max(0, at - REACH), at)) || UNTIL_BEGIN.test(text.slice(at))
  return isUntil && !GOES_ON.test(text.slice(at).replace(DATE, '')) ? day : null
}
const UNTIL_BEGIN = new RegExp(`^(?:${UNTIL_WORDS.join('|')})`)
const DATE =
  /^(?:until |till |the |ถึง|วันที่|\s){0,4}[\d./]{1,10}(?:st|nd|rd|th)?(?: of)?\s?[a-zก-์.]{0,12}|^[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?/

function dayNamed(sheet: Sheet, today: IsoDate): IsoDate | null {
  for (const slots of RULES) {
    const [match] = sheet.find(slots.pattern)
    if (match === undefined) continue
    const span = { start: match.index, end: match.index + match[0].length }
    if (GOES_ON.test(sheet.text.slice(span.end))) continue
    const said = saidIn(slots, match)
    const nth = said('nth')
    const day =
      nth === undefined
        ? comingWeekday(today, indexOf(WEEKDAYS, said('weekdayTh') ?? said('weekdayEn')), 'this')
        : inMonth(today, Number(nth))
    if (day === null) continue
    sheet.claim(span)
    return day === today ? addDays(today, 7) : day
  }
  return null
}

function inMonth(today: IsoDate, day: number): IsoDate | null {
  const { year, month } = nearestMonth(today, day)
  return isoOf(year, month, day, today)
}
