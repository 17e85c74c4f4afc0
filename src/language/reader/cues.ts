import { AnchoredList, anchoredTest } from './anchored.ts'
import { neededTest } from './letter-pairs.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { listOf, phrasePattern, type Slots } from './phrases.ts'

/**
 * Words beside something (the name of a place, a date, a length) that say what it is for. In the sentences it stands between
 * ‹ and ›: in those of `yes` the words beside it say so, in those of `no` similar words do not.
 */
export interface CueRow extends PhraseRule, Sentences {}

interface Sentences {
  /** What the words say, for people who read these rows. */
  readonly name: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** Words on both sides of it that say so together; or words before it, unless others follow. */
export interface AroundRow extends Sentences {
  readonly before: PhraseRule
  readonly after?: PhraseRule
  readonly notAfter?: PhraseRule
}

/** Words right before or right after it, between two of its kind or anywhere, as one pattern. */
export interface Cue {
  readonly rules: readonly CueRow[]
  readonly side: 'before' | 'after' | 'between' | 'anywhere'
  readonly test: (text: string) => boolean
}

export interface AroundCue {
  readonly rules: readonly AroundRow[]
  readonly side: 'around'
  readonly test: (before: string, after: string) => boolean
}

/** `from`, `from the`: an article may stand between the words and the name. */
const ARTICLE = '(?:(?<=[a-z]) the)?\\s?$'

export const cueBefore = (rules: readonly CueRow[], slots: Slots = {}): Cue => cueAt('before', rules, slots)

export const cueAfter = (rules: readonly CueRow[], slots: Slots = {}): Cue => cueAt('after', rules, slots)

/** What stands between two of them, and nothing else does. */
export const cueBetween = (rules: readonly CueRow[], slots: Slots = {}): Cue => cueAt('between', rules, slots)

export const cueAnywhere = (rules: readonly CueRow[], slots: Slots = {}): Cue => cueAt('anywhere', rules, slots)

export function cueAround(rules: readonly AroundRow[], slots: Slots = {}): AroundCue {
  const befores = new AnchoredList(rules.map(({ before }) => patternOf('before', phrasesOf([before]), slots)))
  const others = rules.map(({ before, after, notAfter }) => ({
    not: before.unless === undefined ? null : testOf('before', [{ both: before.unless }], slots),
    after: after ? testOf('after', [after], slots) : null,
    notAfter: notAfter ? testOf('after', [notAfter], slots) : null,
  }))
  const test = (before: string, after: string) => {
    for (let at = befores.next(before); at >= 0; at = befores.next(before, at + 1)) {
      const rule = others[at] as (typeof others)[number]
      if (!rule.not?.(before) && (rule.after === null || rule.after(after)) && !rule.notAfter?.(after)) return true
    }
    return false
  }
  return { rules, side: 'around', test }
}

const cueAt = (side: Cue['side'], rules: readonly CueRow[], slots: Slots): Cue => ({
  rules,
  side,
  test: testOf(side, rules, slots),
})

const EDGES: Readonly<Record<Cue['side'], readonly [start: string, end: string]>> = {
  before: ['', ARTICLE],
  after: ['^', ''],
  between: ['^', ARTICLE],
  anywhere: ['', ''],
}

function testOf(side: Cue['side'], rules: readonly PhraseRule[], slots: Slots): (text: string) => boolean {
  const says = patternTest(side, phrasesOf(rules), slots)
  const unless = rules.flatMap((rule) => (rule.unless === undefined ? [] : listOf(rule.unless)))
  if (unless.length === 0) return says
  const not = patternTest(side, unless, slots)
  return (text) => says(text) && !not(text)
}

const patternTest = (side: Cue['side'], phrases: readonly string[], slots: Slots) =>
  (side === 'anywhere' ? neededTest : anchoredTest)(patternOf(side, phrases, slots))

const phrasesOf = (rules: readonly PhraseRule[]) =>
  rules.flatMap(({ th, en, both }) => [th, en, both].flatMap((list) => (list ? listOf(list) : [])))

function patternOf(side: Cue['side'], phrases: readonly string[], slots: Slots): RegExp {
  const [start, end] = EDGES[side]
  const branches = phrases.map((phrase) => `${start}(?:${phrasePattern([phrase], slots).source})${end}`)
  return new RegExp(branches.length === 0 ? '(?!)' : branches.join('|'))
}
