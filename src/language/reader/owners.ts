import { clauseAt } from './clauses.ts'
import { AMOUNTS, type OwnerRule } from './owner-rules.ts'
import { OWNER_SLOTS } from './owner-slots.ts'
import { HOURS, LENGTHS } from './owner-time-rules.ts'
import { phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

const compile = (rules: readonly OwnerRule[]) =>
  rules.map((rule) => ({ owner: rule.owner, pattern: phrasePattern(rule.words, OWNER_SLOTS) }))
export const OWNERS = { amount: AMOUNTS, length: LENGTHS, hours: HOURS }
const TABLES = { amount: compile(AMOUNTS), length: compile(LENGTHS), hours: compile(HOURS) }

const INCLUDES = /(?:รวม|นอกเหนือจาก|\b(?:excluding|excl\.?|including|incl\.?|without|plus))(?: the)?\s*$/
/** A word after the value is further away than one before it, and one beyond a comma further still. */
const AFTER = 3
const BEYOND_COMMA = 40
/** Words further away belong to something else. */
const FURTHEST = 45

/** “Toll 210. We have 10,000”, `รวมแล้ว 8,000 ตั๋ว 1,850`: the word has a price of its own, on its own side. */
function hasOtherPrice(text: string, words: Span, value: Span): boolean {
  if (words.start >= value.end) return PRICE_NEXT.test(text.slice(words.end, words.end + NEXT))
  if (words.end > value.start) return false
  const between = text.slice(words.end, value.start) + (/^\D*/.exec(text.slice(value.start, value.end))?.[0] ?? '')
  return OWN_PRICE.test(between) && !ONE_PRICE.test(between)
}
const PRICE_NEXT = /^[^\d,.;!?\n]{0,24}\d[\d,]{2,6}(?!\d)/
const NEXT = 34
const OWN_PRICE = /(?<![\d.,/-])(?:\d{3,6}|\d{1,3},\d{3})(?!\d)(?=.{6})/
/** “1,200 or 1,500”, “1,200 a night and 2,000”. */
const ONE_PRICE = /(?:-|–|\bto|\bor|\band|\bthen|หรือ|ถึง|กับ|และ|บาง|เด็ก|ผู้ใหญ่|คนไทย)[^.;,]{0,8}$/

interface Owner extends Span {
  readonly owner: OwnerRule['owner']
}

/** Looked for once: a prompt may have many values. */
const known = new WeakMap<Sheet, Map<keyof typeof TABLES, readonly Owner[]>>()

function ownersIn(sheet: Sheet, kind: keyof typeof TABLES): readonly Owner[] {
  let byKind = known.get(sheet)
  if (!byKind) known.set(sheet, (byKind = new Map()))
  let owners = byKind.get(kind)
  if (!owners) {
    owners = TABLES[kind].flatMap(({ owner, pattern }) =>
      sheet.findAnywhere(pattern).map(({ index, 0: words }) => ({ owner, start: index, end: index + words.length })),
    )
    byKind.set(kind, owners)
  }
  return owners
}

export function ownerOf(sheet: Sheet, span: Span, kind: keyof typeof TABLES, furthest = FURTHEST): OwnerRule['owner'] {
  const clause = clauseAt(sheet, span)
  const { text } = sheet
  let best: { readonly owner: OwnerRule['owner']; readonly distance: number } | null = null
  for (const { owner, start, end } of ownersIn(sheet, kind)) {
    if (start < clause.start || end > clause.end) continue
    const before = end <= span.start + 1
    if ((before ? span.start - end : start - span.end) > furthest) continue
    if (kind === 'amount' && hasOtherPrice(text, { start, end }, span)) continue
    // `ไม่รวมค่ารถ`: what an amount includes does not own it.
    if (INCLUDES.test(text.slice(Math.max(clause.start, start - 16), start))) continue
    const gap = before ? text.slice(end, span.start) : text.slice(span.end, start)
    const isBeyond =
      (kind === 'length' ? /[,;:]|\s-\s/ : /[,;]|\s-\s/).test(gap) ||
      (!before && /^\s+[ก-ฮเ-ไ]/.test(gap + (text[start] ?? '')))
    const distance = gap.length + (before ? 0 : AFTER) + (isBeyond ? BEYOND_COMMA : 0)
    if (start < span.end && end > span.start && !before) {
      // A unit within the value itself, such as “per night”.
      if (best === null || best.distance > 0) best = { owner, distance: 0 }
    } else if (best === null || distance < best.distance) best = { owner, distance }
  }
  return best === null || best.distance > furthest ? 'trip' : best.owner
}
