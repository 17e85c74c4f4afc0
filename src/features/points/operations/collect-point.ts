import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { named, Patterned } from '../../../platform/http/schema-parts.ts'
import { lengthErrors, tidyText, UserLine } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import type { Notifications } from '../../notifications/public.ts'
import { findUser, userNotFound } from '../../users/public.ts'
import { collectPoints } from '../collect-points.ts'
import { listSources } from '../collection-store.ts'
import type { Earning } from '../earning-store.ts'
import { amountNeeded, sourceErrors } from '../input-errors.ts'
import { getMovement } from '../ledger-store.ts'
import { exampleMovement, MovementSchema, movementDocument, movementOf } from '../movement-document.ts'
import { MAX_AMOUNT } from '../point-terms.ts'
import { dailyCapReached, eventReused } from '../problems.ts'
import type { PointServices } from '../services.ts'

const MAX_REASON = 200

/** POST /core/v1/points/collect */
export const collectPoint = (services: Pick<PointServices, 'db' | 'clock' | 'notifications'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/points/collect',
    access: 'key:internal',
    creates: true,
    schema: {
      operationId: 'collectPoint',
      summary: 'Give a user the points of an event',
      description:
        'Each event of a source gives points once: a repeat returns the first answer with 200, whatever its `Idempotency-Key`; another user or amount for the same event is 409. Points that would exceed the daily cap of the source (in Bangkok time) are refused, and the event is not used up. Points expire 12 months after they were earned.',
      tag: 'Points',
      body: named(
        'NewPointEvent',
        Type.Object(
          {
            user_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the user who gets the points.' }),
            source: Type.String({
              minLength: 1,
              maxLength: 40,
              description: 'What the points are for, by the rules of earning: for example `review` or `campaign`.',
            }),
            event_id: Patterned(
              '^[!-~]{1,200}$',
              { th: 'อักขระ ASCII ที่มองเห็นได้ 1–200 ตัว', en: '1 to 200 visible ASCII characters' },
              { description: 'Id of what happened, unique within its source.' },
            ),
            amount: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: MAX_AMOUNT,
                description: 'Points; defaults to the amount that the rule of the source gives.',
              }),
            ),
            reason: UserLine({ maxLength: MAX_REASON, description: 'What the user reads in the list of movements.' }),
          },
          { additionalProperties: false, description: 'Something that a user gets points for.' },
        ),
      ),
      response: { 200: MovementSchema, 201: MovementSchema },
      problems: [userNotFound, eventReused, dailyCapReached],
      inputErrors: [amountNeeded],
      example: {
        body: {
          user_id: 'user_019abcde-0000-7000-8000-000000000001',
          source: 'review',
          event_id: 'review-4711',
          reason: 'Review of Wat Pho',
        },
        response: exampleMovement,
      },
    },
    async furtherErrors({ source, amount }) {
      if (typeof source !== 'string') return []
      // An amount that the schema rejected was given.
      return sourceErrors(await listSources(services.db), { source, amount: typeof amount === 'number' ? amount : 1 })
    },
    async handler({ body, language, create }) {
      const reason = tidyText(body.reason)
      const sources = await listSources(services.db)
      const errors = [...sourceErrors(sources, body), ...lengthErrors('/reason', reason, { max: MAX_REASON })]
      const rule = sources.find(({ source }) => source === body.source)
      if (errors.length > 0 || !rule) throw invalidRequest({ errors })
      const { user_id: userId, source, event_id: eventId, amount } = body
      return create(async (db) => {
        const user = await findUser(db, userId)
        if (!user?.activated_at) throw userNotFound({ user_id: userId })
        const collected = await collectPoints(db, { userId, rule, eventId, amount, reason, now: services.clock() })
        if (collected.kind === 'conflict') throw eventReused({ source, event_id: eventId })
        if (collected.kind === 'capped') {
          const members = { collected: collected.collected, cap: rule.daily_cap }
          throw dailyCapReached({ source, ...members }, { members })
        }
        if (collected.kind === 'collected') {
          const { earning } = collected
          await notifyEarner(services.notifications, db, userId, earning)
          return new Reply(201, movementDocument(movementOf(earning), language))
        }
        const { account_id: accountId, transaction_id: transactionId } = collected.collection
        return new Reply(200, movementDocument(await getMovement(db, accountId, transactionId), language))
      })
    },
  })

function notifyEarner(
  notifications: Notifications,
  db: Database,
  userId: string,
  { transaction_id: id, amount }: Earning,
): Promise<void> {
  const about = { values: { points: amount }, data: { transaction_id: id }, dedupeKey: id }
  return notifications.notify(db, { userId, event: 'points_earned', ...about })
}
