export const MIN_TITLE = 10
export const MAX_TITLE = 100
export const MAX_TEXT = 5_000
export const MAX_IMAGES = 10
export const MAX_PLACES = 10
/** Unreviewed reports by different users that hide a post. */
export const REPORTS_THAT_HIDE = 3
export const UNDO_HOURS = 24
/** A deleted post is kept for moderators this long. */
export const KEPT_DAYS = 30
/** An account younger than this may post `NEW_ACCOUNT_LINKS` links in all its posts together. */
export const NEW_ACCOUNT_HOURS = 24
export const NEW_ACCOUNT_LINKS = 2
