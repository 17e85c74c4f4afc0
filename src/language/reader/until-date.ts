import { addDays, daysBetween, type IsoDate } from '../../world/calendar.ts'
import { type Found, indexOf, isoOf, LATIN_WEEKDAY, nearestMonth, THAI_WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { comingWeekday } from './relative-dates.ts'
import type { Sheet } from './sheet.ts'

/** They are there already. */
const THERE_NOW = new RegExp(
  [
    String.raw`\b(?:stuck|stranded|currently|right now|at the moment)\b`,
    String.raw`\b(?:i'm|im|we're|i am|we are|he's|she's|they're|already|still|staying|here)\b(?: (?:both|all|just|already|still|now|currently|stuck|staying|sitting)){0,2} (?:here|in|on|at|until|till)\b`,
    String.raw`^here (?:in|on|at)\b`,
    String.raw`\b(?:in|on|at) [a-z\ufffc ]{2,20} (?:right )?now\b`,
    '(?:ตอนนี้|ขณะนี้)(?:เรา|ผม|หนู|พวกเรา)?(?:กำลัง)?(?:อยู่|ติด|พัก|เที่ยว|มา)|ติดอยู่|ติดฝนอยู่|ยังอยู่|อยู่ที่นี่|มาถึงแล้ว',
  ].join('|'),
  'g',
)
const UNTIL = /(?:\b(?:until|till)(?: the)?|(?:จน)?ถึง(?:วันที่)?)\s?$/i
const UNTIL_WEEKDAY = new RegExp(
  String.raw`(?:\b(?:until|till) (?:this |on )?(${LATIN_WEEKDAY})\b|(?:จน)?ถึงวัน(${THAI_WEEKDAY})(?:นี้)?)`,
  'g',
)
const UNTIL_DAY = /\b(?:until|till) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|day|night|time))/g
/** They go on from there, or only a length counts. */
const GOES_ON =
  /^[^.;!?\n]{0,24}?\b(?:then|after|afterwards|before|when|next|from there|and (?:then )?(?:go|fly|head|move))\b|^\s?(?:แล้ว|จากนั้น|ค่อย|ก่อน|เช้า|หลัง)/i
const LONGEST = 30
const REACH = 24

/** “I'm stuck on Koh Chang until 3 December, it rains”: from today to that day. */
export function readUntil(sheet: Sheet, found: Found, draft: Draft, today: IsoDate): void {
  if (found.days.length > 1 || draft.days !== null || draft.nights !== null) return
  if (sheet.findAnywhere(THERE_NOW).length === 0) return
  const { text } = sheet
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
const UNTIL_BEGIN = /^(?:until|till|ถึง)/i
const DATE =
  /^(?:until |till |the |ถึง|วันที่|\s){0,4}[\d./]{1,10}(?:st|nd|rd|th)?(?: of)?\s?[a-zก-์.]{0,12}|^[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?/i

function dayNamed(sheet: Sheet, today: IsoDate): IsoDate | null {
  for (const pattern of [UNTIL_WEEKDAY, UNTIL_DAY]) {
    const [match] = sheet.find(pattern)
    if (match === undefined || GOES_ON.test(sheet.text.slice(match.index + match[0].length))) continue
    const span = { start: match.index, end: match.index + match[0].length }
    const [words, one, other] = match
    const figure = Number(one)
    const day = Number.isNaN(figure)
      ? comingWeekday(today, indexOf(WEEKDAYS, one ?? other ?? words), 'this')
      : inMonth(today, figure)
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
