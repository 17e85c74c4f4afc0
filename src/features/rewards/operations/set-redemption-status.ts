import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { refundPoints } from '../../points/public.ts'
import { redemptionClosed, redemptionNotFound } from '../problems.ts'
import { closeRedemption, findRedemption } from '../redemption-store.ts'
import { EXAMPLE_REDEMPTION_ID, exampleRedemption, redemptionDocument } from '../reward-document.ts'
import { ClosedStatusSchema, RedemptionParams, RedemptionSchema } from '../reward-schema.ts'
import { returnToStock } from '../reward-store.ts'
import type { RewardServices } from '../services.ts'

/** PUT /core/v1/rewards/redemptions/{redemption_id}/status */
export const setRedemptionStatus = ({ db, clock }: Pick<RewardServices, 'db' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/rewards/redemptions/:redemption_id/status',
    access: 'admin',
    schema: {
      operationId: 'setRedemptionStatus',
      summary: 'Mark a redemption as used, or refund it',
      description:
        'Only an issued redemption can change; repeating a call changes nothing. A refund returns the points, which expire when they would have, and puts the reward back into the stock, unless its code came from a list.',
      tag: 'Rewards',
      params: RedemptionParams,
      body: named(
        'RedemptionStatusChange',
        Type.Object(
          { status: ClosedStatusSchema },
          { additionalProperties: false, description: 'What became of a redemption.' },
        ),
      ),
      response: { 200: RedemptionSchema },
      problems: [redemptionNotFound, redemptionClosed],
      example: {
        params: { redemption_id: EXAMPLE_REDEMPTION_ID },
        body: { status: 'used' },
        response: { ...exampleRedemption, status: 'used', closed_at: '2026-11-23T02:00:00.000Z' },
      },
    },
    async handler({ params, body: { status }, caller, language, log }) {
      const { redemption_id: redemptionId } = params
      const now = clock()
      return db.transaction().execute(async (db) => {
        const isChanged = await closeRedemption(db, { redemptionId, status, now })
        const redemption = await findRedemption(db, redemptionId, now)
        if (!redemption) throw redemptionNotFound(params)
        if (redemption.status !== status)
          throw redemptionClosed({ status: redemption.status }, { members: { redemption_status: redemption.status } })
        if (isChanged && status === 'refunded') {
          const about = { th: redemption.name_th, en: redemption.name_en }
          await refundPoints(db, { transactionId: redemption.transaction_id, about, now })
          await returnToStock(db, redemption.reward_id)
        }
        if (isChanged) log.info({ ...params, status, admin_id: caller.id }, 'closed a redemption')
        return redemptionDocument(redemption, language)
      })
    },
  })
