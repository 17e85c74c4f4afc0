import { anchoredTest } from './anchored.ts'
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
  const tests = rules.map(({ before, after, notAfter }) => ({
    before: testOf('before', [before], slots),
    after: after && testOf('after', [after], slots),
    notAfter: notAfter && testOf('after', [notAfter], slots),
  }))
  const test = (before: string, after: string) =>
    tests.some((rule) => rule.before(before) && (rule.after?.(after) ?? true) && !rule.notAfter?.(after))
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
  const [start, end] = EDGES[side]
  const patternOf = (lists: readonly (string | undefined)[]) => {
    const phrases = lists.flatMap((list) => (list ? listOf(list) : []))
    const branches = phrases.map((phrase) => `${start}(?:${phrasePattern([phrase], slots).source})${end}`)
    const pattern = new RegExp(branches.length === 0 ? '(?!)' : branches.join('|'))
    return side === 'anywhere' ? (text: string) => pattern.test(text) : anchoredTest(pattern)
  }
  const says = patternOf(rules.flatMap(({ th, en, both }) => [th, en, both]))
  const unless = rules.map((rule) => rule.unless)
  if (unless.every((list) => list === undefined)) return says
  const not = patternOf(unless)
  return (text) => says(text) && !not(text)
}
