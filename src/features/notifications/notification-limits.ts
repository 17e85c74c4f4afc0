/** What an inbox keeps: whichever of the two is less. */
export const KEPT_DAYS = 180
export const KEPT_NOTIFICATIONS = 1_000

/** Devices of a user; the oldest are dropped. */
export const MAX_TOKENS = 20

/** A push that is older is no longer news; the inbox has it. */
export const MAX_DELIVERY_AGE_S = 12 * 3_600
