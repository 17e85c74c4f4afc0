import { staleVersion } from './problems.ts'

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
  if (ifMatch.split(',').some((tag) => versionOf(tag.trim()) === version)) return
  throw staleVersion({ version }, { members: { version }, headers: { etag: versionEtag(version) } })
}

/**
 * The version that a tag names: `"3"` of a change, `"3.digest"` or `"3.digest-gz"` of a read in one of its forms. Strong
 * comparison (RFC 9110, 13.1.1): a weak validator names none.
 */
function versionOf(tag: string): number | undefined {
  const found = /^"(\d{1,15})(?:\.[\w-]+)?"$/.exec(tag)
  return found ? Number(found[1]) : undefined
}
