import { allMatches, type Sheet, type Span } from './sheet.ts'

/** Ends a clause. A full stop after an abbreviation (`จ.`, `พ.ย.`, `a.m.`, “ca.”) or inside a number does not. */
const HARD = /[!?;\n•]|\.(?=\s|$)(?<=[\p{L}\d][\p{L}\p{M}\d]\.)(?<!\b(?:ca|approx|max|min|incl|excl)\.)|\s[-–]\s/gu
/** Ends a part of a clause: a comma, or the space between Thai phrases. */
const SOFT = /[()]|,\s|(?<=[\u0e00-\u0e7f])\s|\s(?=[\u0e00-\u0e7f])|\s(?=(?:but|and|or|because|so|while|although)\s)/g

/** The sentence or line around a span. */
export function clauseAt(sheet: Sheet, { start, end }: Span): Span {
  let ends = hardEnds.get(sheet)
  if (!ends) {
    ends = allMatches(sheet.text, HARD).map((match) => ({ start: match.index, end: match.index + match[0].length }))
    hardEnds.set(sheet, ends)
  }
  return within(ends, { start: 0, end: sheet.text.length }, { start, end })
}

const hardEnds = new WeakMap<Sheet, readonly Span[]>()

const LONGEST_QUOTE = 90
/** Longer sentences are about more than what is quoted. */
const LONGEST_WHOLE = 48
const SHORTEST_QUOTE = 12
/** A quote does not begin with the word that joins it to what is not quoted. */
const JOINS =
  /^(?:(?:and|but|or|so|because|while|although|plus|also|then)\s+){1,3}|^(?:และ|แล้ว(?:ก็|ค่อย)?(?:ไป(?=ค้าง|นอน|พัก))?|หรือ|แต่(?!ง|ละ))\s*(?=[ก-ฮเ-ไ])/i

/** The words of the prompt around a span, as typed: its clause, or the part of it that can be quoted. */
export function quoteAt(sheet: Sheet, span: Span): string {
  const clause = clauseAt(sheet, span)
  const isWhole = clause.end - clause.start <= LONGEST_WHOLE
  const breaks = isWhole ? [] : softEnds(sheet, clause, span)
  const words = within(breaks, clause, span)
  // One word is no phrase: `บ้านพัก ที่พัก`.
  const isWord = !isWhole && words.end - words.start < SHORTEST_QUOTE
  const next = isWord ? breaks.find(({ start }) => start > words.end) : undefined
  const part = isWord ? { start: words.start, end: next?.start ?? clause.end } : words
  const start = Math.max(part.start, span.end - LONGEST_QUOTE)
  const end = Math.min(part.end, Math.max(span.end, start + LONGEST_QUOTE))
  return sheet.raw
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:–-]+|[\s,:–-]+$/g, '')
    .replace(JOINS, '')
}

/** Those that a quote of the span can reach. */
function softEnds({ text }: Sheet, clause: Span, span: Span): Span[] {
  const from = Math.max(clause.start, Math.min(span.start, span.end - LONGEST_QUOTE) - 1)
  const to = Math.min(clause.end, span.end + LONGEST_QUOTE + 1)
  return allMatches(text.slice(from, to), SOFT).map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
  }))
}

function within(breaks: readonly Span[], outer: Span, { start, end }: Span): Span {
  let from = outer.start
  let to = outer.end
  for (const gap of breaks) {
    if (gap.end <= start) from = gap.end
    else if (gap.start >= end) {
      to = gap.start
      break
    }
  }
  return { start: from, end: to }
}
