/** `hidden`: by reports, until reviewed. `removed`: by a moderator. `deleted`: by its author. */
export const POST_STATES = ['published', 'hidden', 'removed', 'deleted'] as const
export type PostState = (typeof POST_STATES)[number]
export type ReviewState = Exclude<PostState, 'deleted'>

export const POST_SORTS = ['hot', 'new', 'top'] as const
export type PostSort = (typeof POST_SORTS)[number]

export const PERIOD_DAYS = { day: 1, week: 7, month: 30, year: 365 } as const
export const PERIODS = ['day', 'week', 'month', 'year'] as const

export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'false_information',
  'copyright',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const DECISIONS = ['approve', 'publish', 'remove'] as const
