import type { PhraseRule } from './phrase-rule.ts'

/** What people wish for without the word for it: “something for the kids” is a place for families. */
export interface WishRule extends PhraseRule {
  /** Where a new phrase belongs. */
  readonly name?: string
  readonly key: string
  readonly kind: 'category' | 'sub_category' | 'tag'
  /** With a “no” before it, none of it is planned. */
  readonly canRefuse?: true
  /** Sentences by which it is refused. */
  readonly refuses?: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
