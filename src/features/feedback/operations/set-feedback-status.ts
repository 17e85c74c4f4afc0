import Type from 'typebox'
import { named, Patterned } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import {
  exampleFeedback,
  FeedbackSchema,
  FeedbackStatusSchema,
  feedbackDocument,
  idOfTicket,
  TICKET_PATTERN,
} from '../feedback-document.ts'
import { changeFeedbackStatus, findFeedback } from '../feedback-store.ts'
import { notifySender } from '../notify-sender.ts'
import { feedbackNotFound } from '../problems.ts'
import type { FeedbackServices } from '../services.ts'

/** PATCH /trips/v1/feedback/admin/{ref} */
export const setFeedbackStatus = ({ db, notifications }: Pick<FeedbackServices, 'db' | 'notifications'>) =>
  operation({
    method: 'PATCH',
    url: '/trips/v1/feedback/admin/:ref',
    access: 'admin',
    schema: {
      operationId: 'setFeedbackStatus',
      summary: 'Set the status of feedback',
      description: 'Any status may follow any other; repeating a call changes nothing.',
      tag: 'Feedback',
      params: Type.Object({
        ref: Patterned(
          TICKET_PATTERN,
          { th: 'หมายเลขอ้างอิง เช่น FB-000042', en: 'a ticket number, e.g. FB-000042' },
          { maxLength: 18, description: 'Ticket number.' },
        ),
      }),
      body: named(
        'FeedbackStatusChange',
        Type.Object(
          { status: FeedbackStatusSchema },
          { additionalProperties: false, description: 'The new status of feedback.' },
        ),
      ),
      response: { 200: FeedbackSchema },
      problems: [feedbackNotFound],
      example: {
        params: { ref: 'FB-000042' },
        body: { status: 'planned' },
        response: { ...exampleFeedback, status: 'planned', status_changed_at: '2026-11-22T02:00:00.000Z' },
      },
    },
    async handler({ params, body, caller, log }) {
      const id = idOfTicket(params.ref)
      const row = await db.transaction().execute(async (db) => {
        const changed = await changeFeedbackStatus(db, id, body.status)
        if (changed) await notifySender(notifications, db, changed)
        return changed ?? findFeedback(db, id)
      })
      if (!row) throw feedbackNotFound(params)
      log.info({ ref: params.ref, status: body.status, admin_id: caller.id }, 'set the status of feedback')
      return feedbackDocument(row)
    },
  })
