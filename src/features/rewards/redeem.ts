import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { holdPoints, spendPoints } from '../points/public.ts'
import { insufficientPoints, limitReached, outOfStock, requireAvailable, rewardNotFound } from './problems.ts'
import { createCode } from './redemption-code.ts'
import { countRedemptions, insertFromStock, insertRedemption, type Redemption } from './redemption-store.ts'
import { findReward, type Reward, takeCode, takeFromStock } from './reward-store.ts'

const DAY_MS = 86_400_000

export interface NewRedemption {
  readonly rewardId: string
  readonly userId: string
  readonly now: Date
}

/**
 * Redeems a reward within a transaction: the user's points are locked first, the stock last and shortly, because many
 * users want the same one.
 * @throws Problem reward_not_found, not_available, out_of_stock, limit_reached, insufficient_points
 */
export async function redeem(db: Database, { rewardId, userId, now }: NewRedemption): Promise<Redemption> {
  await holdPoints(db, userId)
  const reward = await findReward(db, rewardId, now)
  if (!reward) throw rewardNotFound({ reward_id: rewardId })
  requireAvailable(reward.state)
  const { price, limit_per_user: limit } = reward
  if (limit !== null && ((await countRedemptions(db, userId, [rewardId])).get(rewardId) ?? 0) >= limit)
    throw limitReached({ limit }, { members: { limit_per_user: limit } })
  const about = { th: reward.name_th, en: reward.name_en }
  const spent = await spendPoints(db, { userId, amount: price, about, now })
  if (spent.transactionId === null) {
    const { balance } = spent
    const missing = price - balance
    throw insufficientPoints({ missing }, { members: { missing, balance } })
  }
  const redemption = {
    redemption_id: createId('redemption', now.getTime()),
    reward_id: rewardId,
    user_id: userId,
    transaction_id: spent.transactionId,
    price,
    status: 'issued',
    expires_at: reward.valid_days === null ? null : new Date(now.getTime() + reward.valid_days * DAY_MS),
    redeemed_at: now,
    closed_at: null,
  } as const
  const code = reward.has_codes ? await takeNextCode(db, reward, now) : createCode()
  const issued = { ...redemption, code }
  if (reward.has_codes) await insertRedemption(db, issued)
  else if (!(await insertFromStock(db, issued, { reward, now }))) throw await refusal(db, rewardId, now)
  return { ...issued, name_th: reward.name_th, name_en: reward.name_en }
}

/** @throws Problem not_available, out_of_stock */
async function takeNextCode(db: Database, reward: Reward, now: Date): Promise<string> {
  if (!(await takeFromStock(db, reward, now))) throw await refusal(db, reward.reward_id, now)
  return takeCode(db, reward.reward_id)
}

/** Why the stock gave none. @throws Problem not_available */
async function refusal(db: Database, rewardId: string, now: Date) {
  requireAvailable((await findReward(db, rewardId, now))?.state ?? 'off')
  return outOfStock()
}
