export const MAX_OPEN_TRIPS = 200
/** Including those that are over, and deleted ones while they are kept. */
export const MAX_TRIPS = 2_000
/** Versions kept of a trip; the oldest go first. */
export const MAX_VERSIONS = 1_000
/** Members of a shared trip, without its owner. */
export const MAX_MEMBERS = 50
/** Trips of others of which a user can be a member. */
export const MAX_JOINED = 200
/** How long a deleted trip can be restored. */
export const KEPT_DAYS = 30
/** The longest span of dates that one call asks about. */
export const MAX_SPAN_DAYS = 366

/** The validator of a version, for `ETag` and `If-Match`. */
export function tripEtag(version: number): string {
  return `"${version}"`
}
