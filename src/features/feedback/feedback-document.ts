import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import type { FeedbackRow } from './feedback-store.ts'
import { FEEDBACK_ACTIONS, FEEDBACK_STATUSES } from './feedback-vocabulary.ts'

export const FeedbackActionSchema = named(
  'FeedbackAction',
  OneOf(FEEDBACK_ACTIONS, { description: 'What the feedback is about.' }),
)
export const FeedbackStatusSchema = named(
  'FeedbackStatus',
  OneOf(FEEDBACK_STATUSES, { description: 'What became of the feedback; new feedback is open.' }),
)
export const TICKET_PATTERN = '^FB-\\d{6,15}$'

export const FeedbackSchema = named(
  'Feedback',
  Type.Object(
    {
      ref: Type.String({ description: 'Ticket number.' }),
      user_id: Type.String({ description: 'Id of the user who wrote it.' }),
      action: FeedbackActionSchema,
      ref_id: Nullable(Type.String({ description: 'Id of what it is about; null if about nothing in particular.' })),
      rating: Nullable(Type.Integer({ description: 'Rating from 1 to 5; null if not given.' })),
      comment: Nullable(Type.String({ description: 'Plain text; null if not given.' })),
      status: FeedbackStatusSchema,
      created_at: Type.String({ format: 'date-time', description: 'When it was sent (UTC).' }),
      status_changed_at: Nullable(
        Type.String({ format: 'date-time', description: 'When its status last changed (UTC); null if never.' }),
      ),
    },
    { description: 'Feedback of a user.' },
  ),
)
export type FeedbackDocument = Static<typeof FeedbackSchema>

export function feedbackDocument({ feedback_id: id, ...row }: FeedbackRow): FeedbackDocument {
  return {
    ...row,
    ref: ticketOf(id),
    created_at: row.created_at.toISOString(),
    status_changed_at: row.status_changed_at?.toISOString() ?? null,
  }
}

/** The ticket number of feedback: `FB-000042`. */
export function ticketOf(id: number): string {
  return `FB-${String(id).padStart(6, '0')}`
}

/** The id behind a ticket number. */
export function idOfTicket(ref: string): number {
  return Number(ref.slice(3))
}

export const exampleFeedback: FeedbackDocument = {
  ref: 'FB-000042',
  user_id: 'user_019abcde-0000-7000-8000-000000000001',
  action: 'place',
  ref_id: 'th-10-wat-pho',
  rating: 4,
  comment: 'เวลาเปิดในแอปไม่ตรงกับหน้างาน',
  status: 'open',
  created_at: '2026-11-21T03:00:00.000Z',
  status_changed_at: null,
}
