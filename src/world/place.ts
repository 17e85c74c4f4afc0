import type { WeekHours } from './hours.ts'
import type { Point } from './point.ts'

export const CATEGORY_CODES = ['ATTRACTION', 'ACCOMMODATION', 'RESTAURANT', 'SHOP', 'OTHER'] as const
export type CategoryCode = (typeof CATEGORY_CODES)[number]

/** When a place is at its best. */
export const BEST_TIMES = ['dawn', 'morning', 'midday', 'late_afternoon', 'sunset', 'evening', 'night'] as const
export type BestTime = (typeof BEST_TIMES)[number]

/** Whole baht; null = unknown, 0 = free. */
export interface Fee {
  readonly thaiAdult: number | null
  readonly thaiChild: number | null
  readonly foreignerAdult: number | null
  readonly foreignerChild: number | null
}

/** What search and the planner need to know about a place. */
export interface PlaceFacts {
  readonly id: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly point: Point
  readonly provinceCode: string
  readonly districtTh: string | null
  readonly districtEn: string | null
  readonly categoryCode: CategoryCode
  /** A key of the vocabulary (`temple`), or null when unknown. */
  readonly category: string | null
  readonly subCategories: readonly string[]
  readonly tags: readonly string[]
  readonly hours: WeekHours | null
  readonly fee: Fee | null
  readonly visitMinutes: number | null
  /** 0 … 1: share of its source's places that are less known. */
  readonly popularity: number
}
