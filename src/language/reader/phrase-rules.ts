import { listOf, phrasePattern, type Said, type SlotPattern, type Slots, saidIn, slotPattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'
import { mayMatch, type SlotTriggers } from './triggers.ts'

/** Phrases of both languages, separated by commas, in the notation of `phrasePattern`. */
export interface PhraseRule {
  readonly th?: string
  readonly en?: string
  /** What is written alike in both languages: `2026-12-12`. */
  readonly both?: string
  /** Longer phrases in which these words mean something else. */
  readonly unless?: string
}

/** A rule with its patterns: of Thai, of English, and of both. Those that the text cannot contain are not tried. */
export interface Compiled<R extends PhraseRule> {
  readonly rule: R
  readonly patterns: readonly SlotPattern[]
  readonly unless: RegExp | null
}

export function compileRule<R extends PhraseRule>(rule: R, slots: Slots = {}, known: SlotTriggers = {}): Compiled<R> {
  const patterns = [rule.th, rule.en, rule.both].flatMap((phrases) =>
    phrases ? slotPattern(listOf(phrases), slots, known) : [],
  )
  const unless = rule.unless ? phrasePattern(listOf(rule.unless), slots) : null
  return { rule, patterns, unless }
}

/** Words that lead to those of a rule (“with my”, `กับ`): read along with them. */
const LEAD =
  /(?:\b(?:with|and|plus|for|my|our|the|a|an|his|her|of|both|as) |(?:ไป)?(?:กับ|กะ|และ|พา|(?<!สา)มี|กัน|ชวน|จำนวน|รวม|ทั้งหมด)\s?){1,5}$/
const LONGEST_LEAD = 32

/** Claims every match of a rule in the free text with the words that lead to it, unless `use` returns false. */
export function takeRule<R extends PhraseRule>(
  sheet: Sheet,
  compiled: Compiled<R>,
  use: (match: RegExpExecArray) => boolean | void,
): void {
  takeSaid(sheet, compiled, (_, match) => {
    if (use(match) === false) return false
    const lead = LEAD.exec(sheet.free.slice(Math.max(0, match.index - LONGEST_LEAD), match.index))?.[0] ?? ''
    if (lead !== '') sheet.claim({ start: match.index - lead.length, end: match.index })
    return true
  })
}

/** Claims every match of a rule in the free text, unless `use`, which gets what is in its slots, returns false. */
export function takeSaid<R extends PhraseRule>(
  sheet: Sheet,
  compiled: Compiled<R>,
  use: (said: Said, match: RegExpExecArray) => boolean | void,
): void {
  let isOther: ReturnType<typeof shadowsOf> | null = null
  for (const slots of compiled.patterns) {
    if (!mayMatch(sheet.letters, slots.triggers)) continue
    isOther ??= shadowsOf(sheet, compiled)
    const isShadowed = isOther
    sheet.take(slots.pattern, (match) => !isShadowed(match) && use(saidIn(slots, match), match))
  }
}

/** The matches of a rule in the free text, without claiming them. */
export function matchesOf<R extends PhraseRule>(sheet: Sheet, compiled: Compiled<R>): RegExpExecArray[] {
  const found = compiled.patterns.flatMap((slots) => findIn(sheet, slots))
  if (found.length === 0) return found
  const isOther = shadowsOf(sheet, compiled)
  return found.filter((match) => !isOther(match))
}

const findIn = (sheet: Sheet, { pattern, triggers }: SlotPattern) =>
  mayMatch(sheet.letters, triggers) ? sheet.find(pattern) : []

/** Whether a match is part of one of the longer phrases. They are looked for once, and only if something matches. */
function shadowsOf<R extends PhraseRule>(sheet: Sheet, { unless }: Compiled<R>): (match: RegExpExecArray) => boolean {
  let shadows: readonly Span[] | null = null
  return ({ index, 0: words }) => {
    shadows ??= unless ? spansOf(sheet, unless) : []
    return shadows.some((shadow) => shadow.start < index + words.length && shadow.end > index)
  }
}

/** Every place of the text, read or not, where one of the phrases is. */
export function findPhrases(sheet: Sheet, { pattern, triggers }: SlotPattern): RegExpExecArray[] {
  return mayMatch(sheet.letters, triggers) ? sheet.findAnywhere(pattern) : []
}

/** Where a pattern is anywhere in the text. */
export function spansOf(sheet: Sheet, pattern: RegExp): Span[] {
  return sheet.findAnywhere(pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
