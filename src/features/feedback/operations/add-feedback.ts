import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { lengthErrors, tidyText, UserText } from '../../../platform/http/user-text.ts'
import { required } from '../../../platform/input-errors.ts'
import { operation } from '../../../platform/operation.ts'
import { FeedbackActionSchema, FeedbackStatusSchema, ticketOf } from '../feedback-document.ts'
import { insertFeedback } from '../feedback-store.ts'
import { targetExists } from '../feedback-target.ts'
import { aboutTheApp, ratingOrComment } from '../input-errors.ts'
import { feedbackTargetNotFound } from '../problems.ts'
import type { FeedbackServices } from '../services.ts'

const MAX_COMMENT = 2_000
const THANKS = {
  th: (ref: string) => `ขอบคุณสำหรับความคิดเห็น หมายเลขอ้างอิงของคุณคือ ${ref}`,
  en: (ref: string) => `Thank you for your feedback. Your reference is ${ref}.`,
}

/** POST /trips/v1/feedback */
export const addFeedback = (services: Pick<FeedbackServices, 'db' | 'catalogue'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/feedback',
    access: 'user',
    creates: true,
    limit: 'feedback',
    schema: {
      operationId: 'addFeedback',
      summary: 'Send feedback',
      description:
        'About a trip, place, route, AI trip, chat or the app. Requires a rating, a comment or both. `ref_id` is the id of one of your trips for `trip`, `ai_trip` and `chat`, of a place for `place`, of a route for `route`; optional for `chat`, absent for `app`.',
      tag: 'Feedback',
      body: named(
        'NewFeedback',
        Type.Object(
          {
            ref_id: Type.Optional(
              Type.String({ minLength: 1, maxLength: 100, description: 'Id of what the feedback is about.' }),
            ),
            action: FeedbackActionSchema,
            rating: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 5, description: 'From 1 (poor) to 5 (excellent).' }),
            ),
            comment: Type.Optional(UserText({ maxLength: MAX_COMMENT, description: 'Plain text.' })),
          },
          { additionalProperties: false, description: 'Feedback to send.' },
        ),
      ),
      response: {
        201: named(
          'FeedbackReceipt',
          Type.Object(
            {
              status: FeedbackStatusSchema,
              message: Type.String({ description: 'Thanks, in the language of the answer.' }),
              ref: Type.String({ description: 'Ticket number: quote it when you ask about this feedback.' }),
            },
            { description: 'Feedback was received.' },
          ),
        ),
      },
      problems: [feedbackTargetNotFound, catalogueNotReady],
      inputErrors: [ratingOrComment, aboutTheApp],
      example: {
        body: { ref_id: 'th-10-wat-pho', action: 'place', rating: 4, comment: 'เวลาเปิดในแอปไม่ตรงกับหน้างาน' },
        response: { status: 'open', message: THANKS.en('FB-000042'), ref: 'FB-000042' },
      },
    },
    async handler({ body, caller, language, create }) {
      const { action, ref_id: refId = null, rating = null } = body
      const comment = body.comment === undefined ? null : tidyText(body.comment)
      const errors = [
        ...(rating === null && comment === null ? [{ pointer: '/rating', ...ratingOrComment() }] : []),
        ...(comment === null ? [] : lengthErrors('/comment', comment, { max: MAX_COMMENT })),
        ...(refId === null && action !== 'app' && action !== 'chat' ? [{ pointer: '/ref_id', ...required() }] : []),
        ...(refId !== null && action === 'app' ? [{ pointer: '/ref_id', ...aboutTheApp() }] : []),
      ]
      if (errors.length > 0) throw invalidRequest({ errors })
      if (action === 'place' || action === 'route') requireReady(services.catalogue)
      if (refId !== null && !(await targetExists(services, { action, refId, userId: caller.id })))
        throw feedbackTargetNotFound({ action, ref_id: refId })
      return create(async (db) => {
        const ref = ticketOf(await insertFeedback(db, { userId: caller.id, action, refId, rating, comment }))
        return new Reply(201, { status: 'open' as const, message: THANKS[language](ref), ref })
      })
    },
  })
