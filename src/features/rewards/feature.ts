import { defineFeature } from '../../platform/feature.ts'
import { announceRedemptions } from './announce-redemptions.ts'
import { createReward } from './operations/create-reward.ts'
import { listMyRedemptions } from './operations/list-my-redemptions.ts'
import { listRewards } from './operations/list-rewards.ts'
import { redeemPoint } from './operations/redeem-point.ts'
import { setRedemptionStatus } from './operations/set-redemption-status.ts'
import { toggleRewardStatus } from './operations/toggle-reward-status.ts'
import { rewardData } from './reward-data.ts'
import type { RewardServices } from './services.ts'

/** What users get for their points. */
export const rewards = defineFeature<RewardServices>({
  name: 'rewards',
  tags: { Rewards: 'Rewards, and their redemption for points.' },
  operations: (own) => [
    createReward(own),
    listRewards(own),
    toggleRewardStatus(own),
    redeemPoint(own),
    listMyRedemptions(own),
    setRedemptionStatus(own),
  ],
  jobs: (own) => [{ name: 'announce-redemptions', cron: '* * * * *', run: () => announceRedemptions(own) }],
  limits: () => ({ redeem: { calls: 60, windowS: 3_600 } }),
  personalData: [rewardData],
})
