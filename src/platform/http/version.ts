import { staleVersion } from './problems.ts'

/** The ETag of a version, for `ETag` and `If-Match`. */
export function versionEtag(version: number): string {
  return `"${version}"`
}

/**
 * Checks the `If-Match` of a change; without one, or with `*`, any version matches.
 * @throws Problem stale_version with the current version
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || matchesVersion(ifMatch, version)) return
  throw staleVersion({ version }, { members: { version }, headers: { etag: versionEtag(version) } })
}

/** Whether an `If-Match` names a version; `*` names any. */
export function matchesVersion(ifMatch: string, version: number): boolean {
  return ifMatch.trim() === '*' || listVersions(ifMatch).includes(version)
}

/** The versions that an `If-Match` names. */
export function listVersions(ifMatch: string): number[] {
  return ifMatch.split(',').flatMap((tag) => versionOf(tag.trim()) ?? [])
}

/**
 * The version in an ETag: `"3"` of a change, `"3.digest"` or `"3.digest-gz"` of a read in one of its codings. Comparison
 * is strong (RFC 9110, 13.1.1), so a weak ETag has none.
 */
function versionOf(tag: string): number | undefined {
  const found = /^"(\d{1,15})(?:\.[\w-]+)?"$/.exec(tag)
  return found ? Number(found[1]) : undefined
}
