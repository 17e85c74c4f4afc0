/** What trips do not include and the planner cannot use. Each has its own sentence in `UNMET_REASONS`. */
export const TOPICS = [
  'accommodation',
  'raft_stay',
  'tickets',
  'roads',
  'crowds',
  'flights',
  'bookings',
  'events',
  'closures',
  'lessons',
  'companions',
  'pets',
  'safety',
  'health',
  'diet',
  'weather',
  'documents',
  'comparison',
  'limits',
  'occasion',
] as const
export type Topic = (typeof TOPICS)[number]

export interface TopicRule {
  /** Where a new phrase belongs, in plain words; the rows of one topic stand in several files. */
  readonly name?: string
  readonly topic: Topic
  /** Phrases, in the notation of `phrasePattern`. */
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
