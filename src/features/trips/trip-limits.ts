export const MAX_OPEN_TRIPS = 200
/** Including those that are over, and deleted ones while they are kept. */
export const MAX_TRIPS = 2_000

/** The validator of a version, for `ETag` and `If-Match`. */
export function tripEtag(version: number): string {
  return `"${version}"`
}
