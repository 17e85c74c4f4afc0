import { problem } from '../problem.ts'

/** The validator of a version of something, for `ETag` and `If-Match`. */
export function versionEtag(version: number): string {
  return `"${version}"`
}

/**
 * Checks the `If-Match` of a change; without one, or with `*`, any version will do.
 * @throws Problem stale_version, which tells the current one
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // Strong comparison (RFC 9110, 13.1.1): a weak validator matches nothing.
  if (ifMatch.split(',').some((tag) => tag.trim() === versionEtag(version))) return
  throw problem('stale_version', {
    values: { version },
    members: { version },
    headers: { etag: versionEtag(version) },
  })
}
