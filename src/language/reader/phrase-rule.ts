import { keepNeeds, meets, NOTHING } from './kept-needs.ts'
import { numberOf } from './opening-index.ts'
import { listOf, phrasePattern, type Said, type SlotPattern, type Slots, saidIn, slotPattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'
import type { SlotTriggers } from './triggers.ts'

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

/** Phrases of many kinds, of which few are in a text. */
export class PatternList {
  readonly #all: readonly SlotPattern[]
  /** Their numbers, and what they need (see `meets`), side by side: to look at each pattern itself takes longer than to read by the others. */
  #numbers: Int16Array | null = null
  #needs = new Int32Array()

  constructor(all: readonly SlotPattern[]) {
    this.#all = all
  }

  /** The next, from this one on, that the text may have; -1: none. */
  next(sheet: Sheet, from = 0): number {
    const numbers = this.#numbers ?? this.#list()
    const needs = this.#needs
    const { opened, letters } = sheet
    for (let at = from; at < numbers.length; at++)
      // Two of three that a text opens lack other letters.
      if (opened[numbers[at] as number] !== 0 && meets(letters, needs[at] as number)) return at
    return -1
  }

  #list(): Int16Array {
    this.#needs = Int32Array.from(this.#all, ({ triggers }) => (triggers === null ? NOTHING : keepNeeds([triggers])))
    this.#numbers = Int16Array.from(this.#all, ({ pattern }) => numberOf(pattern))
    return this.#numbers
  }
}

/** Rules in their order, of which few apply to a text. */
export class RuleList<R extends PhraseRule> {
  #all: readonly Compiled<R>[]
  /** So many for each rule. */
  #patterns: PatternList | null = null

  constructor(rules: readonly R[], slots: Slots = {}, known: SlotTriggers = {}) {
    this.#all = rules.map((rule) => compileRule(rule, slots, known))
  }

  get all(): readonly Compiled<R>[] {
    return this.#all
  }

  /** Some of them, for those who would pass over the others in each text. */
  only(isAmong: (rule: R) => boolean): RuleList<R> {
    const list = new RuleList<R>([])
    list.#all = this.#all.filter(({ rule }) => isAmong(rule))
    return list
  }

  /** Those that the text may have. Each is asked for when it is its turn, because what one reads may open a later one. */
  *within(sheet: Sheet): Generator<Compiled<R>> {
    this.#patterns ??= new PatternList(
      this.#all.flatMap(({ patterns }) =>
        Array.from({ length: LANGUAGES }, (_, at) => (patterns[at] ?? patterns[0]) as SlotPattern),
      ),
    )
    let at = this.#patterns.next(sheet)
    while (at >= 0) {
      const rule = Math.trunc(at / LANGUAGES)
      yield this.#all[rule] as Compiled<R>
      at = this.#patterns.next(sheet, (rule + 1) * LANGUAGES)
    }
  }
}

/** Thai, English and both. */
const LANGUAGES = 3

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
    if (!sheet.mayHave(slots)) continue
    isOther ??= shadowsOf(sheet, compiled)
    const isShadowed = isOther
    sheet.take(slots.pattern, (match) => !isShadowed(match) && use(saidIn(slots, match), match))
  }
}

/** The matches of a rule in the free text, without claiming them. */
export const matchesOf = <R extends PhraseRule>(sheet: Sheet, compiled: Compiled<R>): RegExpExecArray[] =>
  matchesWith(sheet, compiled, (pattern) => sheet.find(pattern))

/** Its matches in the whole text, read or not. */
export const matchesAnywhere = <R extends PhraseRule>(sheet: Sheet, compiled: Compiled<R>): RegExpExecArray[] =>
  matchesWith(sheet, compiled, (pattern) => sheet.findAnywhere(pattern))

function matchesWith<R extends PhraseRule>(
  sheet: Sheet,
  compiled: Compiled<R>,
  find: (pattern: RegExp) => RegExpExecArray[],
): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const slots of compiled.patterns) if (sheet.mayHave(slots)) found.push(...find(slots.pattern))
  if (found.length === 0 || compiled.unless === null) return found
  const isOther = shadowsOf(sheet, compiled)
  return found.filter((match) => !isOther(match))
}

/** Whether a match is part of one of the longer phrases. They are looked for once, and only if something matches. */
function shadowsOf<R extends PhraseRule>(sheet: Sheet, { unless }: Compiled<R>): (match: RegExpExecArray) => boolean {
  let shadows: readonly Span[] | null = null
  return ({ index, 0: words }) => {
    shadows ??= unless ? spansOf(sheet, unless) : []
    return shadows.some((shadow) => shadow.start < index + words.length && shadow.end > index)
  }
}

/** Whether a text has the first letters of something that a pattern finds: that is known already, and costs no search. */
export function opensIn(pattern: RegExp): (sheet: Sheet) => boolean {
  let number: number | undefined
  return (sheet) => sheet.mayFind((number ??= numberOf(pattern)))
}

/** Matches that overlap none of the longer phrases, which are looked for only if something matches. */
export function outside(matches: RegExpExecArray[], findLonger: () => readonly RegExpExecArray[]): RegExpExecArray[] {
  const longer = matches.length === 0 ? [] : findLonger()
  if (longer.length === 0) return matches
  return matches.filter(
    ({ index, 0: words }) =>
      !longer.some((other) => other.index < index + words.length && other.index + other[0].length > index),
  )
}

/** Every place of the text, read or not, where one of the phrases is, but within one of the longer phrases. */
export function findPhrases(sheet: Sheet, phrases: SlotPattern, unless: RegExp | null = null): RegExpExecArray[] {
  const matches = sheet.mayHave(phrases) ? sheet.findAnywhere(phrases.pattern) : []
  return unless === null ? matches : outside(matches, () => sheet.findAnywhere(unless))
}

/** Where a pattern is anywhere in the text. */
export function spansOf(sheet: Sheet, pattern: RegExp): Span[] {
  return sheet.findAnywhere(pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
