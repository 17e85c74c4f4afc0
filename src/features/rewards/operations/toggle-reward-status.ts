import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { requireVersion, versionEtag } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import { rewardNotFound } from '../problems.ts'
import { EXAMPLE_REWARD_ID, exampleReward, rewardDocument } from '../reward-document.ts'
import { RewardParams, RewardSchema } from '../reward-schema.ts'
import { findReward, holdReward, setRewardActive } from '../reward-store.ts'
import type { RewardServices } from '../services.ts'

/** PUT /core/v1/rewards/{reward_id}/status */
export const toggleRewardStatus = ({ db, clock }: Pick<RewardServices, 'db' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/rewards/:reward_id/status',
    access: 'admin',
    versioned: true,
    schema: {
      operationId: 'toggleRewardStatus',
      summary: 'Turn a reward on or off',
      description: 'Off stops new redemptions at once; issued ones stay valid. Repeating a call changes nothing.',
      tag: 'Rewards',
      sends: ['ETag'],
      params: RewardParams,
      body: named(
        'RewardStatus',
        Type.Object(
          { is_active: Type.Boolean({ description: 'Whether users can redeem it.' }) },
          { additionalProperties: false, description: 'Whether a reward is on.' },
        ),
      ),
      response: { 200: RewardSchema },
      problems: [rewardNotFound],
      example: {
        params: { reward_id: EXAMPLE_REWARD_ID },
        body: { is_active: false },
        response: { ...exampleReward, state: 'off', version: 2 },
      },
    },
    async handler({ params, body, caller, ifMatch, language, log }) {
      const { reward_id: rewardId } = params
      const now = clock()
      return db.transaction().execute(async (db) => {
        const before = await holdReward(db, rewardId, now)
        if (!before) throw rewardNotFound(params)
        requireVersion(ifMatch, before.version)
        if (before.is_active !== body.is_active) {
          await setRewardActive(db, rewardId, body.is_active)
          log.info({ ...params, is_active: body.is_active, admin_id: caller.id }, 'turned a reward on or off')
        }
        const reward = (await findReward(db, rewardId, now)) ?? before
        return new Reply(200, rewardDocument(reward, language, null), { etag: versionEtag(reward.version) })
      })
    },
  })
