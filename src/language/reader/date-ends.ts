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
