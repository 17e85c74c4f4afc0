import type { Static } from 'typebox'
import type { Language } from '../../platform/language.ts'
import type { Redemption } from './redemption-store.ts'
import type { RedemptionSchema, RewardSchema } from './reward-schema.ts'
import type { Reward } from './reward-store.ts'

type RewardDocument = Static<typeof RewardSchema>
type RedemptionDocument = Static<typeof RedemptionSchema>

export const EXAMPLE_REWARD_ID = 'reward_019abcde-0000-7000-8000-000000000007'
export const EXAMPLE_REDEMPTION_ID = 'redemption_019abcde-0000-7000-8000-000000000008'

export const exampleReward: RewardDocument = {
  reward_id: EXAMPLE_REWARD_ID,
  name: 'Iced coffee',
  text: 'One iced coffee at any of our partner cafés.',
  price: 150,
  stock: 200,
  stock_left: 200,
  starts_at: null,
  ends_at: '2030-12-31T17:00:00.000Z',
  limit_per_user: 1,
  valid_days: 30,
  state: 'available',
  created_at: '2026-11-22T02:00:00.000Z',
  version: 1,
  mine: null,
}

export const exampleRedemption: RedemptionDocument = {
  redemption_id: EXAMPLE_REDEMPTION_ID,
  reward_id: EXAMPLE_REWARD_ID,
  reward_name: 'Iced coffee',
  price: 150,
  code: '7KXM-4RWD-9QHT',
  status: 'issued',
  expires_at: '2026-12-22T02:00:00.000Z',
  redeemed_at: '2026-11-22T02:00:00.000Z',
  closed_at: null,
}

/** What a reward is to its reader. */
export interface Reader {
  readonly redeemed: number
  readonly balance: number
}

export function rewardDocument(reward: Reward, language: Language, reader: Reader | null): RewardDocument {
  return {
    reward_id: reward.reward_id,
    name: reward[`name_${language}`],
    text: reward[`text_${language}`],
    price: reward.price,
    stock: reward.stock,
    stock_left: reward.stock_left,
    starts_at: reward.starts_at?.toISOString() ?? null,
    ends_at: reward.ends_at?.toISOString() ?? null,
    limit_per_user: reward.limit_per_user,
    valid_days: reward.valid_days,
    state: reward.state,
    created_at: reward.created_at.toISOString(),
    version: reward.version,
    mine: reader && { redeemed: reader.redeemed, missing_points: Math.max(0, reward.price - reader.balance) },
  }
}

export function redemptionDocument(redemption: Redemption, language: Language): RedemptionDocument {
  return {
    redemption_id: redemption.redemption_id,
    reward_id: redemption.reward_id,
    reward_name: redemption[`name_${language}`],
    price: redemption.price,
    code: redemption.code,
    status: redemption.status,
    expires_at: redemption.expires_at?.toISOString() ?? null,
    redeemed_at: redemption.redeemed_at.toISOString(),
    closed_at: redemption.closed_at?.toISOString() ?? null,
  }
}
