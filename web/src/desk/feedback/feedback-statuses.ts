export const FEEDBACK_STATUSES = ['open', 'planned', 'completed', 'declined', 'duplicate'] as const
