import type { Generated } from 'kysely'

export interface RewardTable {
  reward_id: string
  name_th: string
  name_en: string
  text_th: string
  text_en: string
  price: number
  stock: number | null
  stock_left: number | null
  has_codes: boolean
  starts_at: Date | null
  ends_at: Date | null
  limit_per_user: number | null
  valid_days: number | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Date
}

export interface RewardCodeTable {
  reward_id: string
  position: number
  code: string
}

export interface RedemptionTable {
  redemption_id: string
  reward_id: string
  user_id: string | null
  transaction_id: string
  price: number
  code: string | null
  status: Generated<'issued' | 'used' | 'refunded'>
  expires_at: Date | null
  redeemed_at: Date
  closed_at: Date | null
  announced_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    reward: RewardTable
    reward_code: RewardCodeTable
    redemption: RedemptionTable
  }
}
