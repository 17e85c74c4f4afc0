import { defineFeature } from '../../platform/feature.ts'
import { feedbackData } from './feedback-data.ts'
import { addFeedback } from './operations/add-feedback.ts'
import { listFeedbackAdmin } from './operations/list-feedback-admin.ts'
import { setFeedbackStatus } from './operations/set-feedback-status.ts'
import type { FeedbackServices } from './services.ts'

/** What users think of trips, places, routes and the app. */
export const feedback = defineFeature<FeedbackServices>({
  name: 'feedback',
  tags: { Feedback: 'Feedback of users, and what became of it.' },
  operations: (own) => [addFeedback(own), listFeedbackAdmin(own), setFeedbackStatus(own)],
  limits: () => ({ feedback: { calls: 50, windowS: 86_400 } }),
  personalData: [feedbackData],
})
