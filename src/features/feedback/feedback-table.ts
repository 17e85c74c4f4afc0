import type { Generated } from 'kysely'
import type { FeedbackAction, FeedbackStatus } from './feedback-vocabulary.ts'

export interface FeedbackTable {
  feedback_id: Generated<number>
  user_id: string
  action: FeedbackAction
  ref_id: string | null
  rating: number | null
  comment: string | null
  status: Generated<FeedbackStatus>
  created_at: Generated<Date>
  status_changed_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    feedback: FeedbackTable
  }
}
