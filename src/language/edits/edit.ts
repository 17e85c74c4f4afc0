import type { IsoDate } from '../../world/calendar.ts'
import type { Assumption, Contradiction } from '../notes/trip-notes.ts'
import type { Budget, FoodWish, ReaderContext, Transport } from '../reader/reading.ts'

/** The changes that a prompt about an existing trip asks for, in order. */
export interface Edit {
  readonly language: 'th' | 'en'
  readonly changes: readonly SaidChange[]
  readonly assumed: readonly Assumption[]
  readonly conflicts: readonly Contradiction[]
  readonly notUnderstood: readonly string[]
}

/** A change with the words that ask for it. */
export type SaidChange = Change & { readonly said: string }

/** Every kind of change. */
export const CHANGE_KINDS = [
  'pace',
  'max_stops',
  'add',
  'remove',
  'less',
  'replace',
  'move',
  'swap_days',
  'keep',
  'keep_base',
  'base',
  'window',
  'shift',
  'days',
  'dates',
  'budget',
  'spending',
  'transport',
  'food',
  'travel',
  'walking',
  'indoor',
] as const satisfies readonly Change['kind'][]

/** `day` counts from 1; null = the whole trip. */
export type Change =
  | { readonly kind: 'pace'; readonly day: number | null; readonly direction: 'lighter' | 'fuller' }
  | { readonly kind: 'max_stops'; readonly day: number | null; readonly count: number }
  | { readonly kind: 'add'; readonly day: number | null; readonly target: Target; readonly count: number | null }
  /** Remove from the trip for good. */
  | { readonly kind: 'remove'; readonly day: number | null; readonly target: Target }
  /** Fewer of them. */
  | { readonly kind: 'less'; readonly day: number | null; readonly target: Target }
  | { readonly kind: 'replace'; readonly day: number | null; readonly from: Target; readonly to: Target }
  | { readonly kind: 'move'; readonly target: Target; readonly to: number }
  | { readonly kind: 'keep'; readonly day: number | null; readonly target: Target | null }
  | { readonly kind: 'swap_days'; readonly days: readonly [number, number] }
  | { readonly kind: 'keep_base'; readonly day: number | null }
  /** Spend the night of that day elsewhere; null = the prompt does not say where. */
  | { readonly kind: 'base'; readonly day: number | null; readonly base: Base | null }
  /** Minutes after midnight; null = unchanged. */
  | { readonly kind: 'window'; readonly day: number | null; readonly start: number | null; readonly end: number | null }
  /** Minutes by which the day starts or ends later; negative = earlier. */
  | { readonly kind: 'shift'; readonly day: number | null; readonly part: 'start' | 'end'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'dates'; readonly startDate: IsoDate }
  | { readonly kind: 'budget'; readonly budget: Budget }
  | { readonly kind: 'spending'; readonly spending: 'low' | 'high' }
  | { readonly kind: 'transport'; readonly transport: Transport }
  | { readonly kind: 'food'; readonly food: FoodWish }
  /** Less travel, a better order. */
  | { readonly kind: 'travel'; readonly day: number | null }
  | { readonly kind: 'walking'; readonly day: number | null }
  | { readonly kind: 'indoor'; readonly day: number | null }

/** Where to spend a night: a town or a hotel of the catalogue. */
export interface Base {
  readonly townId: string | null
  readonly placeId: string | null
}

export type Target =
  | { readonly kind: 'place'; readonly placeId: string; readonly text: string }
  /** Key of a concept of the vocabulary. */
  | { readonly kind: 'concept'; readonly key: string; readonly text: string }
  | { readonly kind: 'province'; readonly code: string; readonly text: string }

export interface EditContext extends ReaderContext {
  readonly days: number
  /** The trip's present stops; their names are recognised first. */
  readonly stops: readonly EditStop[]
}

export interface EditStop {
  /** From 1. */
  readonly day: number
  readonly placeId: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly provinceCode: string
  readonly category: string | null
}
