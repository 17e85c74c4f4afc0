/** What feedback is about. */
export const FEEDBACK_ACTIONS = ['trip', 'place', 'route', 'ai_trip', 'chat', 'app'] as const
export type FeedbackAction = (typeof FEEDBACK_ACTIONS)[number]

export const FEEDBACK_STATUSES = ['open', 'planned', 'completed', 'declined', 'duplicate'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]
