import type { Throttle } from './throttle-store.ts'

export const MAX_TRIPS_OF_GROUP = 20
export const MAX_GROUPS_OF_TRIP = 20
export const CODE_LENGTH = 8
export const CODE_LIFE_MS = 600_000

export const WRONG_CODES: Throttle = { kind: 'link_code', limit: 5, windowMs: 600_000 }
/** Trips that a group may plan. */
export const PLANS: Throttle = { kind: 'plan', limit: 10, windowMs: 3_600_000 }

/** Like the prompts of `previewTrip`. */
export const MAX_PROMPT = 2_000
