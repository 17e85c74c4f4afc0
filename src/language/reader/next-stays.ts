import { COUNT, readNumber } from './numbers.ts'
import type { SaidLength } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

const FOR_COUNT = new RegExp(
  `^ for (?:another |the last )?(${COUNT})(?: more)?(?=\\s*(?:[,.;:)\\n&+]|and\\b|then\\b|before\\b|$))`,
)
const UNIT =
  /(?:\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few))[ -]?(days?|nights?|weeks?|n)\b/g
/** From the length before to the next place: “, then the sleeper train up to”. */
const GOES_ON =
  /^[^.!?\n]{0,96}?\b(?:then|after that|afterwards?|next|finally|lastly|followed by|(?:on|over|up|down|across|back)(?:wards?)? to|and)\b/
const THEN_MORE = /\b(?:then|after that|afterwards?|next|finally|followed by) [^.!?\n]{0,24}$/
const LISTED = /^\s*(?:[,;+&>/]|->){1,2}\s*$/
const REACH = 24
const STAY_REACH = 120

/**
 * “Bangkok 3 nights, then Chiang Mai for 4”: nights, read before the people, of whom “for 4” tells in “Krabi for 4”. The
 * place follows a stay elsewhere.
 */
export function readNextStays(sheet: Sheet, places: readonly Span[]): SaidLength[] {
  const sorted = places.toSorted((a, b) => a.start - b.start)
  const said: SaidLength[] = []
  sorted.forEach((place, at) => {
    const match = FOR_COUNT.exec(sheet.free.slice(place.end, place.end + REACH))
    const count = readNumber(match?.[1] ?? '')
    const before = match && count !== null ? stayBefore(sheet.text, sorted.slice(0, at), place, said.at(-1)) : null
    if (match === null || count === null || before === null) return
    // “Chiang Mai and Pai for a couple”: those are people, unless it says more.
    if (/^ for a couple$/.test(match[0]) && !THEN_MORE.test(sheet.text.slice(0, place.start))) return
    const span = { start: place.end + 1, end: place.end + match[0].length }
    const isNights = before.startsWith('n')
    const days = before.startsWith('w') ? count * 7 : count
    sheet.claim(span)
    said.push({ ...span, days: isNights ? null : days, nights: isNights ? count : null, isPart: false })
  })
  return said
}

/** The unit of the stay before a place, if that goes on with it. */
function stayBefore(text: string, places: readonly Span[], next: Span, elided: SaidLength | undefined): string | null {
  const from = Math.max(0, next.start - STAY_REACH)
  const unit = [...text.slice(from, next.start).matchAll(UNIT)].at(-1)
  if (!unit?.[1]) return null
  const end = Math.max(from + unit.index + unit[0].length, elided?.end ?? 0)
  const gap = text.slice(end, next.start)
  return places.length > 0 && (GOES_ON.test(gap) || LISTED.test(gap)) ? unit[1] : null
}
