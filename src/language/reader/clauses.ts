import type { Sheet, Span } from './sheet.ts'

/** Ends a clause. A full stop after an abbreviation (`จ.`, `พ.ย.`, `a.m.`) or inside a number does not. */
const HARD = /[!?;\n•\p{Extended_Pictographic}]|(?<=[\p{L}\d][\p{L}\p{M}\d])\.(?=\s|$)|\s[-–]\s/gu
/** Ends a part of a clause: a comma, or the space between Thai phrases. */
const SOFT = /[()]|,\s|(?<=[\u0e00-\u0e7f])\s|\s(?=[\u0e00-\u0e7f])|\s(?=(?:but|and|or|because|so|while|although)\s)/g

/** The sentence or line around a span. */
export function clauseAt(sheet: Sheet, { start, end }: Span): Span {
  return within(sheet, HARD, { start: 0, end: sheet.text.length }, { start, end })
}

const LONGEST_QUOTE = 90

/** The words of the prompt around a span, as typed: its clause, or the part of it that can be quoted. */
export function quoteAt(sheet: Sheet, span: Span): string {
  const clause = clauseAt(sheet, span)
  const part = clause.end - clause.start <= LONGEST_QUOTE ? clause : within(sheet, SOFT, clause, span)
  const start = Math.max(part.start, span.end - LONGEST_QUOTE)
  const end = Math.min(part.end, Math.max(span.end, start + LONGEST_QUOTE))
  return sheet.raw
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:–-]+|[\s,:–-]+$/g, '')
}

function within(sheet: Sheet, breaks: RegExp, outer: Span, { start, end }: Span): Span {
  let from = outer.start
  let to = outer.end
  for (const match of sheet.text.slice(outer.start, outer.end).matchAll(breaks)) {
    const at = outer.start + match.index
    if (at + match[0].length <= start) from = at + match[0].length
    else if (at >= end) {
      to = at
      break
    }
  }
  return { start: from, end: to }
}
