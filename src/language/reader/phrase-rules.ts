import { listOf, phrasePattern, type Slots } from './phrases.ts'
import { allMatches, type Sheet, type Span } from './sheet.ts'

/** Phrases of both languages, separated by commas, in the notation of `phrasePattern`. */
export interface PhraseRule {
  readonly th?: string
  readonly en?: string
  /** Longer phrases in which these words mean something else. */
  readonly unless?: string
}

/** A rule with its patterns. Those of a language that the text does not contain are not tried. */
export interface Compiled<R extends PhraseRule> {
  readonly rule: R
  readonly th: RegExp | null
  readonly en: RegExp | null
  readonly unless: RegExp | null
}

export function compileRule<R extends PhraseRule>(rule: R, slots: Slots = {}): Compiled<R> {
  const pattern = (phrases: string | undefined) => (phrases ? phrasePattern(listOf(phrases), slots) : null)
  return { rule, th: pattern(rule.th), en: pattern(rule.en), unless: pattern(rule.unless) }
}

/** Words that lead to those of a rule (“with my”, `กับ`): read along with them. */
const LEAD =
  /(?:\b(?:with|and|plus|for|my|our|the|a|an|his|her|of|both|as) |(?:ไป)?(?:กับ|กะ|และ|พา|มี|กัน|ชวน|จำนวน|รวม|ทั้งหมด)\s?){1,5}$/
const LONGEST_LEAD = 32

/** Claims every match of a rule in the free text, unless `use` returns false. */
export function takeRule<R extends PhraseRule>(
  sheet: Sheet,
  compiled: Compiled<R>,
  use: (match: RegExpExecArray) => boolean | void,
): void {
  const isOther = shadowsOf(sheet, compiled)
  for (const pattern of patternsFor(sheet, compiled)) {
    sheet.take(pattern, (match) => {
      if (isOther(match) || use(match) === false) return false
      const lead = LEAD.exec(sheet.free.slice(Math.max(0, match.index - LONGEST_LEAD), match.index))?.[0] ?? ''
      if (lead !== '') sheet.claim({ start: match.index - lead.length, end: match.index })
      return true
    })
  }
}

/** The matches of a rule in the free text, without claiming them. */
export function matchesOf<R extends PhraseRule>(sheet: Sheet, compiled: Compiled<R>): RegExpExecArray[] {
  const isOther = shadowsOf(sheet, compiled)
  return patternsFor(sheet, compiled)
    .flatMap((pattern) => sheet.find(pattern))
    .filter((match) => !isOther(match))
}

function patternsFor<R extends PhraseRule>({ hasThai, hasLatin }: Sheet, { th, en }: Compiled<R>): RegExp[] {
  return [...(hasThai && th ? [th] : []), ...(hasLatin && en ? [en] : [])]
}

/** Whether a match is part of one of the longer phrases. They are looked for once, and only if something matches. */
function shadowsOf<R extends PhraseRule>(
  { text }: Sheet,
  { unless }: Compiled<R>,
): (match: RegExpExecArray) => boolean {
  let shadows: readonly Span[] | null = null
  return ({ index, 0: words }) => {
    shadows ??= unless ? spansOf(text, unless) : []
    return shadows.some((shadow) => shadow.start < index + words.length && shadow.end > index)
  }
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  return allMatches(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
