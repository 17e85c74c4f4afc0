import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { RACES_ON_SUNDAY_MORNING } from './event-arrival-rules.ts'
import { eventOf } from './event-weekdays.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Sheet } from './sheet.ts'
import { wayThere } from './weekday-ends.ts'

const COMES = String.raw`(?:arriv(?:e|es|ing)|get(?:s|ting)? (?:there|in)|fly(?:ing)? (?:in|up|down|there|over)|land(?:s|ing)?|com(?:e|ing)(?: up| down| in)?|go(?:ing)?(?: up| down| there)?|(?:be|being) there|head(?:ing)? (?:up|down|there)|driv(?:e|ing) (?:up|down))`
const BETWEEN = String.raw`(?:(?!\b(?:after|book|home|back)\b)[^.;!?\n\d]){0,24}?`
/** “We get there two days early”, “arriving the day before”. */
const EARLY = new RegExp(
  String.raw`\b${COMES}\b${BETWEEN}\b(?:(${COUNT}|a|an|one) (?:days?|nights?) (?:early|earlier|before(?:hand)?|ahead|prior|in advance)|the (?:day|night) (before|prior))\b(?! (?:we|our|my|new|christmas))|` +
    String.raw`(?:ไป|ถึง|บิน|เดินทาง|มา|ขึ้น|ลง)(?:ที่นั่น|ที่)?(?:ก่อน|ล่วงหน้า)(?:งาน|วันงาน|ถึงงาน|แต่ง|วันแต่ง|วันแข่ง)?\s?(?:สัก|ซัก)?(?:(${COUNT})\s?(?:วัน|คืน)|วัน(?:นึง|หนึ่ง|เดียว))(?!ที่)`,
  'g',
)
const MOST_EARLY = 10

const SUNDAY = 6

/**
 * “The wedding is on Sunday 20 December, we get there on Saturday”: the trip begins with the way there and lasts until the
 * event, unless its length is said.
 */
export function readArrivalBefore(sheet: Sheet, draft: Draft, found: Found): void {
  const event = eventOf(found, draft)
  if (event === null || found.booked !== null) return
  const early = readEarly(sheet)
  const there = early === null ? wayThere(sheet) : null
  const ahead = early?.days ?? (there === null ? 0 : (weekdayOf(event) - there.weekday + 7) % 7)
  const span = early ?? there
  if (ahead === 0 || span === null) return
  if (LATER.test(sheet.text.slice(Math.max(0, span.start - LATER_REACH), span.start))) return
  sheet.claim(span)
  beginBefore(draft, event, ahead)
}

/** “After it we fly to Krabi on Monday”, `เที่ยวต่อถึงวันอังคาร`. */
const LATER =
  /\b(?:after(?:wards)?|then|later|following|until|till)\b[^.;\n]{0,40}$|(?:หลัง|จากนั้น|ต่อ|จน|ยาว|กลับ)[^.;\n]{0,16}$/
const LATER_REACH = 56

/** A race at the end of January, over on Sunday morning. */
export function startBeforeRace({ text }: Sheet, draft: Draft): void {
  const { startDate, endDate } = draft
  if (startDate === null || endDate !== null || weekdayOf(startDate) !== SUNDAY) return
  if (RACES_ON_SUNDAY_MORNING.test(text)) beginBefore(draft, startDate, 1)
}

function beginBefore(draft: Draft, event: IsoDate, ahead: number): void {
  draft.startDate = addDays(event, -ahead)
  draft.days ??= daysBetween(draft.startDate, event) + 1
}

function readEarly(sheet: Sheet) {
  const [match] = sheet.find(EARLY)
  if (match === undefined) return null
  const said = (match[1] ?? match[3] ?? 'one').replace(/^an?$/, 'one')
  const days = readNumber(said)
  if (days === null || days < 1 || days > MOST_EARLY) return null
  return { days, start: match.index, end: match.index + match[0].length }
}
