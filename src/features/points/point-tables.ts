import type { Generated } from 'kysely'

export const MOVEMENT_KINDS = ['earn', 'spend', 'refund', 'expire'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export interface PointAccountTable {
  account_id: string
  user_id: string | null
  warned_until: string | null
}

export interface PointSourceTable {
  source: string
  amount: number | null
  daily_cap: number
  hold_days: Generated<number>
}

export interface PointTransactionTable {
  transaction_id: string
  account_id: string
  kind: MovementKind
  about_th: string | null
  about_en: string | null
  reverses: string | null
  created_at: Date
}

export interface PointEntryTable {
  transaction_id: string
  position: number
  account_id: string
  lot_id: string | null
  amount: number
}

export interface PointLotTable {
  lot_id: string
  account_id: string
  remaining: number
  available_at: Date
  expires_at: Date
}

export interface PointCollectionTable {
  source: string
  event_id: string
  account_id: string
  transaction_id: string
  amount: number
  reason: string
  created_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    point_account: PointAccountTable
    point_source: PointSourceTable
    point_transaction: PointTransactionTable
    point_entry: PointEntryTable
    point_lot: PointLotTable
    point_collection: PointCollectionTable
  }
}
