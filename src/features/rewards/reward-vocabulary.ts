/** What a reward is at an instant, for those who would redeem it. */
export const REWARD_STATES = ['available', 'upcoming', 'sold_out', 'ended', 'off'] as const
export type RewardState = (typeof REWARD_STATES)[number]
/** What users see of rewards; admins see all. */
export const SHOWN_STATES: readonly RewardState[] = ['available', 'upcoming', 'sold_out']

export const REDEMPTION_STATUSES = ['issued', 'used', 'expired', 'refunded'] as const
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number]
/** What an admin can set. */
export const CLOSED_STATUSES = ['used', 'refunded'] as const
export type ClosedStatus = (typeof CLOSED_STATUSES)[number]

export const MAX_NAME = 100
export const MAX_TEXT = 2_000
export const MAX_CODES = 1_000
export const MAX_CODE = 100
