import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { readPoints } from '../../points/public.ts'
import { countRedemptions } from '../redemption-store.ts'
import { exampleReward, rewardDocument } from '../reward-document.ts'
import { RewardSchema, RewardStateSchema } from '../reward-schema.ts'
import { listRewards as listStoredRewards } from '../reward-store.ts'
import { REWARD_STATES, SHOWN_STATES } from '../reward-vocabulary.ts'
import type { RewardServices } from '../services.ts'

/** GET /core/v1/rewards */
export const listRewards = ({ db, clock }: Pick<RewardServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/rewards',
    access: 'user?',
    schema: {
      operationId: 'listRewards',
      summary: 'List rewards, newest first',
      description:
        'Those that can be redeemed, soon will be, or are sold out; admins also see those that are off or have ended. With a user, each shows how often you have it and how many points you lack.',
      tag: 'Rewards',
      query: Type.Object({ state: Type.Optional(RewardStateSchema), ...PageQuery }, { additionalProperties: false }),
      response: { 200: ListOf('RewardList', RewardSchema) },
      example: {
        query: { state: 'available', limit: '1' },
        response: {
          results: [exampleReward],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query: { state, page, limit }, caller, language }) {
      const now = clock()
      const visible = caller.kind === 'user' && caller.role === 'admin' ? REWARD_STATES : SHOWN_STATES
      const states = visible.filter((each) => state === undefined || each === state)
      const { rewards, total } = await listStoredRewards(db, { states, now }, { limit, offset: (page - 1) * limit })
      const ids = rewards.map((reward) => reward.reward_id)
      const userId = caller.kind === 'user' ? caller.id : null
      const balance = userId === null ? 0 : await readPoints(db, userId, now)
      const redeemed = userId === null ? null : await countRedemptions(db, userId, ids)
      return {
        results: rewards.map((reward) =>
          rewardDocument(reward, language, redeemed && { redeemed: redeemed.get(reward.reward_id) ?? 0, balance }),
        ),
        ...listMembers(total, page, limit, now),
      }
    },
  })
