import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { insufficientPoints, limitReached, notAvailable, outOfStock, rewardNotFound } from '../problems.ts'
import { redeem } from '../redeem.ts'
import { EXAMPLE_REWARD_ID, exampleRedemption, redemptionDocument } from '../reward-document.ts'
import { RedemptionSchema, RewardParams } from '../reward-schema.ts'
import type { RewardServices } from '../services.ts'

/** POST /core/v1/rewards/{reward_id}/redeem */
export const redeemPoint = ({ clock }: Pick<RewardServices, 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/rewards/:reward_id/redeem',
    access: 'user',
    creates: true,
    limit: 'redeem',
    schema: {
      operationId: 'redeemPoint',
      summary: 'Redeem a reward for points',
      description:
        'Spends the points that expire first and returns the code. All or nothing: a refused call spends nothing. Send an `Idempotency-Key`, so that repeating a call whose answer was lost does not redeem twice.',
      tag: 'Rewards',
      params: RewardParams,
      response: { 201: RedemptionSchema },
      problems: [rewardNotFound, notAvailable, outOfStock, limitReached, insufficientPoints],
      example: { params: { reward_id: EXAMPLE_REWARD_ID }, response: exampleRedemption },
    },
    handler({ params: { reward_id: rewardId }, caller, language, create }) {
      const now = clock()
      return create(async (db) => {
        const redemption = await redeem(db, { rewardId, userId: caller.id, now })
        return new Reply(201, redemptionDocument(redemption, language))
      })
    },
  })
