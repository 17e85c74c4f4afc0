import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { tidyText } from '../../../platform/http/user-text.ts'
import { versionEtag } from '../../../platform/http/version.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { alreadyOver, stockOfCodes, windowReversed } from '../input-errors.ts'
import { NewRewardSchema } from '../new-reward-schema.ts'
import { rewardErrors } from '../read-reward.ts'
import { exampleReward, rewardDocument } from '../reward-document.ts'
import { RewardSchema } from '../reward-schema.ts'
import { findReward, insertReward } from '../reward-store.ts'
import type { RewardServices } from '../services.ts'

/** POST /core/v1/rewards */
export const createReward = ({ clock }: Pick<RewardServices, 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/rewards',
    access: 'admin',
    creates: true,
    schema: {
      operationId: 'createReward',
      summary: 'Create a reward',
      description: 'It can be redeemed at once, or from `starts_at` on; `toggleRewardStatus` turns it off.',
      tag: 'Rewards',
      sends: ['ETag'],
      body: NewRewardSchema,
      response: { 201: RewardSchema },
      inputErrors: [windowReversed, alreadyOver, stockOfCodes],
      example: {
        body: {
          name: { th: 'กาแฟเย็น', en: 'Iced coffee' },
          text: { th: 'กาแฟเย็น 1 แก้วที่ร้านที่ร่วมรายการ', en: exampleReward.text },
          price: 150,
          stock: 200,
          ends_at: '2030-12-31T17:00:00Z',
          limit_per_user: 1,
          valid_days: 30,
        },
        response: exampleReward,
      },
    },
    furtherErrors: async (body) => rewardErrors(body, clock()),
    async handler({ body, caller, language, create, log }) {
      const now = clock()
      const errors = rewardErrors(body, now)
      if (errors.length > 0) throw invalidRequest({ errors })
      const { name, text, price, codes = [] } = body
      const rewardId = createId('reward', now.getTime())
      const stock = body.stock ?? (codes.length > 0 ? codes.length : null)
      return create(async (db) => {
        await insertReward(
          db,
          {
            reward_id: rewardId,
            name_th: tidyText(name.th),
            name_en: tidyText(name.en),
            text_th: tidyText(text.th),
            text_en: tidyText(text.en),
            price,
            stock,
            stock_left: stock,
            has_codes: codes.length > 0,
            starts_at: body.starts_at === undefined ? null : new Date(body.starts_at),
            ends_at: body.ends_at === undefined ? null : new Date(body.ends_at),
            limit_per_user: body.limit_per_user ?? null,
            valid_days: body.valid_days ?? null,
            created_at: now,
          },
          codes,
        )
        const reward = await findReward(db, rewardId, now)
        if (!reward) throw new Error('the reward was not stored')
        log.info({ reward_id: rewardId, price, admin_id: caller.id }, 'created a reward')
        return new Reply(201, rewardDocument(reward, language, null), { etag: versionEtag(reward.version) })
      })
    },
  })
