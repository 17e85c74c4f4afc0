import { addDays, type IsoDate } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'

/** Whether the first and the last of several days are said before what is within: “fly in on the 5th, home on the 19th; …”. */
export const areWithinEnds = (text: string, found: Found, said: readonly IsoDate[]): boolean =>
  isWithin(found, said) || areEnds(text, found, said)

const isWithin = ({ ranges, isLastSaid }: Found, days: readonly IsoDate[]) =>
  days.length > 2 && (isLastSaid || ranges.length === 0)

/** “Land on 5 February, fly home on 19 February, a retreat from the 8th to the 12th”: all days are between those of the ways. */
export function areEnds(text: string, { days, places }: Found, said: readonly IsoDate[]): boolean {
  if (said.length < 3) return false
  const sorted = said.toSorted()
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const before = (day: IsoDate) =>
    text.slice(Math.max(0, (places[days.indexOf(day)] ?? 0) - WAY_REACH), places[days.indexOf(day)])
  return COMES.test(before(first)) && GOES.test(before(last))
}
const WAY_REACH = 40
const COMES =
  /(?:\b(?:land(?:s|ing)?|arriv(?:e|es|al|ing)|fly(?:ing)? in(?:to)?|get(?:ting)? (?:in|to|there)|touch(?:ing)? down|com(?:e|ing) in)\b|(?<!กลับ)(?:ถึง|ลงเครื่อง|บินไป|บินลง))[^.,;\n\d]{0,30}$/
const GOES =
  /(?:\b(?:(?:fly|flying|flight|go|going|head|heading) (?:home|back|out)|leav(?:e|es|ing)|depart(?:s|ing|ure)?|return(?:s|ing)?|home|back)\b|กลับ)[^.,;\n\d]{0,30}$/

/** “The conference is from the 10th to the 12th, we stay on until the 16th”: the days after it. */
export function afterEvent(
  text: string,
  { events, isLastSaid }: Found,
  own: readonly IsoDate[],
): { readonly first: IsoDate; readonly last: IsoDate } | null {
  const [last] = own
  if (last === undefined || own.length > 1 || events.length === 0 || !isLastSaid || !STAYS_ON.test(text)) return null
  const first = addDays(events.toSorted().at(-1)!, 1)
  return first <= last ? { first, last } : null
}
const STAYS_ON =
  /(?:เที่ยว|อยู่|พัก|ลา|นอน)(?:เที่ยว)?ต่อ|\b(?:stay(?:s|ing)? on|tack(?:ing)? on|add(?:ing)? (?:a few|some) days|extend(?:ing)?)\b/

/** Whether the only day that is not that of an event begins the trip. */
export const isFirstDay = (text: string, found: Found, day: IsoDate): boolean =>
  setsOutOn(text, found, day) || hasLength(text, found.places[found.days.indexOf(day)] ?? 0)

/** “Wedding on 6 Feb, flying to Krabi on 8 Feb”: what is said right before a day, which is later than the event. */
function setsOutOn(text: string, { days, places, events }: Found, day: IsoDate): boolean {
  const at = places[days.indexOf(day)] ?? 0
  return events.every((event) => event < day) && SETS_OUT.test(text.slice(Math.max(0, at - SETS_OUT_REACH), at))
}
const SETS_OUT =
  /(?:(?<!กลับ)(?:ไป|บิน)(?!กลับ)[ก-์]{0,16}|\b(?:fly|flying|go|going|leave|leaving|head|heading)(?! (?:back|home))\b[^.,;\n]{0,24}) ?(?:on |วันที่ ?)?$/
const SETS_OUT_REACH = 44

/** “The wedding is on 20 February, we come for 3 weeks from 13 February”: a length beside the day, whatever the event is in. */
function hasLength(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LENGTH_REACH), at)
  return LENGTH_BEFORE.test(before) || (COMES_THEN.test(before) && LENGTH_AFTER.test(text.slice(at, at + LENGTH_REACH)))
}
const LENGTH_REACH = 64
const LENGTH_BEFORE =
  /(?:\b(?:weeks?|wks?|days?|nights?|fortnight|month)\b[^.;\n\d]{0,28}\b(?:from|starting|beginning|as of)(?: on)?(?: the)?|(?:วัน|คืน|สัปดาห์|อาทิตย์)[ก-์ ]{0,16}(?:ตั้งแต่|เริ่ม|จาก)(?:วัน)?(?:ที่)?)\s?$/
const COMES_THEN =
  /(?:\b(?:land(?:s|ing)?|arriv(?:e|es|al|ing)|fly(?:ing)? in(?:to)?|get(?:ting)? (?:in|to|there)|com(?:e|ing)|from|start(?:s|ing)?|check(?:ing)?[ -]?in)\b|(?<!กลับ)(?:ไป|ถึง|ลงเครื่อง|บินลง|เริ่ม|ตั้งแต่))[^.,;\n\d]{0,24}$/
const LENGTH_AFTER =
  /^[^,;\n]{3,24}?,? ?(?:(?:for|and (?:we |i )?(?:stay|are there|have)(?: for)?|staying(?: for)?|(?:we|i) have|we stay) (?:about |around |only |just )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:full |whole )?(?:weeks?|days?|nights?|fortnight)\b|(?:แล้ว)?(?:อยู่|พัก|เที่ยว|นอน)(?:ต่อ|สัก|ทั้งหมด)?\s?(?:\d{1,2}|สอง|สาม|สี่|ห้า|หก|เจ็ด)\s?(?:วัน|คืน|อาทิตย์|สัปดาห์))/
