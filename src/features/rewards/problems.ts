import Type from 'typebox'
import { defineProblem } from '../../platform/problem.ts'
import type { Texts } from '../../platform/text-template.ts'
import { RedemptionStatusSchema, RewardStateSchema } from './reward-schema.ts'
import type { RewardState } from './reward-vocabulary.ts'

export const rewardNotFound = defineProblem(
  'reward_not_found',
  404,
  {
    title: { th: 'ไม่พบของรางวัล', en: 'Reward not found' },
    detail: { th: 'ไม่พบของรางวัล {reward_id}', en: 'There is no reward {reward_id}.' },
  },
  { example: [{ reward_id: 'reward_019abcde-0000-7000-8000-000000000007' }] },
)

export const redemptionNotFound = defineProblem(
  'redemption_not_found',
  404,
  {
    title: { th: 'ไม่พบรายการแลก', en: 'Redemption not found' },
    detail: { th: 'ไม่พบรายการแลก {redemption_id}', en: 'There is no redemption {redemption_id}.' },
  },
  { example: [{ redemption_id: 'redemption_019abcde-0000-7000-8000-000000000008' }] },
)

export const insufficientPoints = defineProblem(
  'insufficient_points',
  409,
  {
    title: { th: 'แต้มไม่พอ', en: 'Not enough points' },
    detail: {
      th: 'ต้องมีอีก {missing} แต้มจึงจะแลกได้',
      en: 'You need {missing} more {missing:point} for this reward.',
    },
  },
  {
    members: {
      missing: Type.Integer({ description: 'Points that you lack.' }),
      balance: Type.Integer({ description: 'Points that you can spend now.' }),
    },
    example: [{ missing: 30 }, { members: { missing: 30, balance: 120 } }],
  },
)

export const outOfStock = defineProblem('out_of_stock', 409, {
  title: { th: 'ของรางวัลหมดแล้ว', en: 'Out of stock' },
  detail: { th: 'ของรางวัลนี้มีคนแลกไปหมดแล้ว', en: 'This reward has been redeemed by others; none is left.' },
})

export const limitReached = defineProblem(
  'limit_reached',
  409,
  {
    title: { th: 'แลกครบจำนวนแล้ว', en: 'Limit reached' },
    detail: {
      th: 'แลกของรางวัลนี้ได้คนละไม่เกิน {limit} ครั้ง',
      en: 'Each user can redeem this reward at most {limit} {limit:time}.',
    },
  },
  {
    members: { limit_per_user: Type.Integer({ description: 'How often one user can redeem the reward.' }) },
    example: [{ limit: 1 }, { members: { limit_per_user: 1 } }],
  },
)

export const notAvailable = defineProblem(
  'not_available',
  409,
  {
    title: { th: 'ยังแลกไม่ได้', en: 'Not available' },
    detail: { th: 'แลกของรางวัลนี้ตอนนี้ไม่ได้: {why}', en: 'This reward cannot be redeemed now: {why}.' },
  },
  {
    members: { reward_state: RewardStateSchema },
    example: [{ why: { th: 'หมดเขตแล้ว', en: 'it has ended' } }, { members: { reward_state: 'ended' } }],
  },
)

const WHY: Readonly<Record<Exclude<RewardState, 'available' | 'sold_out'>, Texts>> = {
  off: { th: 'ปิดรับแลกแล้ว', en: 'it is turned off' },
  upcoming: { th: 'ยังไม่ถึงเวลา', en: 'it has not started' },
  ended: { th: 'หมดเขตแล้ว', en: 'it has ended' },
}

/** @throws Problem not_available or out_of_stock unless the reward can be redeemed in this state */
export function requireAvailable(state: RewardState): void {
  if (state === 'available') return
  if (state === 'sold_out') throw outOfStock()
  throw notAvailable({ why: WHY[state] }, { members: { reward_state: state } })
}

export const redemptionClosed = defineProblem(
  'redemption_closed',
  409,
  {
    title: { th: 'เปลี่ยนสถานะไม่ได้แล้ว', en: 'Redemption closed' },
    detail: {
      th: 'รายการนี้อยู่ในสถานะ {status} แล้ว เปลี่ยนได้เฉพาะ issued',
      en: 'This redemption is {status}; only an issued one can change.',
    },
  },
  {
    members: { redemption_status: RedemptionStatusSchema },
    example: [{ status: 'used' }, { members: { redemption_status: 'used' } }],
  },
)
