import type { SaidLength } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

/** A number behind a place (“Bangkok again (1)”), or before it, that counts nothing else. */
const BEHIND = /^(?: again)?(?:\s?[-:(x]\s?|\s)(\d{1,2})\)?(?=\s*(?:[,;.)\n/+&>]|-|and\b|then\b|$))/
const BEFORE = /(?<![\d.:,/-])\b(\d{1,2})\s?(?:x\s?|in (?:the )?|at |on )?$/
const REACH = 18
/** Between the entries of a list. */
const LISTED = /^\s*(?:[,;+&/>\n-]|->|and|then|,? ?(?:and|then)){0,4}\s*(?:the )?$/
const MOST = 21

/** “Bangkok 4, Chiang Mai 4, Samui 6”: nights, or days if that is what the whole is said in. At least two places in a list. */
export function readBare(sheet: Sheet, lengths: SaidLength[], places: readonly Span[]): void {
  const sorted = places.toSorted((a, b) => a.start - b.start)
  const entries =
    longestRun(
      sheet,
      sorted.map((place, at) => behind(sheet, place, sorted[at + 1])),
    ) ??
    longestRun(
      sheet,
      sorted.map((place) => before(sheet, place)),
    )
  if (!entries) return
  const sum = entries.reduce((total, { count }) => total + count, 0)
  const isInDays = lengths.some(({ days, nights }) => days === sum && nights === null)
  for (const { start, end, count } of entries) {
    sheet.claim({ start, end })
    lengths.push({ start, end, days: isInDays ? count : null, nights: isInDays ? null : count, isPart: false })
  }
}

interface Entry extends Span {
  readonly count: number
  /** With the place. */
  readonly whole: Span
}

function behind({ free }: Sheet, place: Span, next: Span | undefined): Entry | null {
  // `เชียงใหม่ 2 ปาย 2`: up to the next place.
  const match = BEHIND.exec(free.slice(place.end, Math.min(place.end + REACH, next?.start ?? free.length)))
  const count = Number(match?.[1])
  if (!match || count < 1 || count > MOST) return null
  const end = place.end + match[0].length
  return { start: end - match[0].trimStart().length, end, count, whole: { start: place.start, end } }
}

function before({ free }: Sheet, place: Span): Entry | null {
  const match = BEFORE.exec(free.slice(Math.max(0, place.start - REACH), place.start))
  const count = Number(match?.[1])
  if (!match || count < 1 || count > MOST) return null
  const start = place.start - match[0].length
  return { start, end: place.start, count, whole: { start, end: place.end } }
}

/** The entries that follow one another, if there are two or more and no place without a number is among them. */
function longestRun({ text }: Sheet, entries: readonly (Entry | null)[]): Entry[] | null {
  let best: Entry[] = []
  let run: Entry[] = []
  for (const entry of entries) {
    const last = run.at(-1)
    if (entry === null) run = []
    else run = last && LISTED.test(text.slice(last.whole.end, entry.whole.start)) ? [...run, entry] : [entry]
    if (run.length > best.length) best = run
  }
  return best.length < 2 ? null : best
}
