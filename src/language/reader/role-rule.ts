import type { PhraseRule } from './phrase-rules.ts'
import { listOf, phrasePattern, type Slots } from './phrases.ts'

/**
 * Words beside the name of a place that say what it is for. In its sentences the name stands between ‹ and ›: in those of
 * `yes` the words beside it say so, in those of `no` similar words do not.
 */
export interface RoleRule extends PhraseRule {
  /** What the words say, for people who read these rows. */
  readonly name: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** Words right before or right after a name, as one pattern. */
export interface Cue {
  readonly rules: readonly RoleRule[]
  readonly side: 'before' | 'after'
  readonly test: (text: string) => boolean
}

/** `from`, `from the`: an article may stand between the words and the name. */
const ARTICLE = '(?:(?<=[a-z]) the)?\\s*$'

export function cueBefore(rules: readonly RoleRule[], slots: Slots = {}): Cue {
  const { says, unless } = patternsOf(rules, slots)
  const pattern = new RegExp(`(?:${says})${ARTICLE}`)
  const not = unless === null ? null : new RegExp(`(?:${unless})${ARTICLE}`)
  return { rules, side: 'before', test: (text) => pattern.test(text) && !not?.test(text) }
}

export function cueAfter(rules: readonly RoleRule[], slots: Slots = {}): Cue {
  const { says, unless } = patternsOf(rules, slots)
  const pattern = new RegExp(`^(?:${says})`)
  const not = unless === null ? null : new RegExp(`^(?:${unless})`)
  return { rules, side: 'after', test: (text) => pattern.test(text) && !not?.test(text) }
}

function patternsOf(rules: readonly RoleRule[], slots: Slots): { says: string; unless: string | null } {
  const sourceOf = (phrases: readonly (string | undefined)[]) =>
    phrasePattern(
      phrases.flatMap((list) => (list ? listOf(list) : [])),
      slots,
    ).source
  const unless = rules.map((rule) => rule.unless)
  return {
    says: sourceOf(rules.flatMap(({ th, en, both }) => [th, en, both])),
    unless: unless.some((list) => list !== undefined) ? sourceOf(unless) : null,
  }
}
