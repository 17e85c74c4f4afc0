/** A page of a list that is whole in memory. */
export function pageOf<T>(items: readonly T[], page: number, limit: number): readonly T[] {
  return items.slice((page - 1) * limit, page * limit)
}

/** The members of a list answer beside its results. */
export function listMembers(total: number, page: number, limit: number, now: Date) {
  return { total, page, nextpage: page * limit < total ? page + 1 : 0, limit, timestamp: now.toISOString() }
}

/**
 * The minute of an instant: what a list's `timestamp` tells when the answer may be cached, so that it keeps its
 * validator for as long as nothing else changes.
 */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

/** The `Link` header to the next page of a list, keeping the other parameters as they were sent. `base`: what URLs of this service begin with. */
export function nextLink(base: string, url: string, nextPage: number): string {
  if (PLAIN_URL.test(url)) {
    const turned = url.replace(/([?&]page=)[^&]*/, `$1${nextPage}`)
    const isThere = turned !== url || /[?&]page=/.test(url)
    return `<${base}${isThere ? turned : `${url}${url.includes('?') ? '&' : '?'}page=${nextPage}`}>; rel="next"`
  }
  const next = new URL(url, 'http://relative')
  next.searchParams.set('page', String(nextPage))
  return `<${base}${next.pathname}${next.search}>; rel="next"`
}
/** An absolute path as nearly every client sends it, with no name encoded: taking it apart costs ten times as much. */
const PLAIN_URL = /^\/[\w.~%-]+(?:\/[\w.~%-]+)*(?:\?[\w.~-]+=[\w.~%+,:-]*(?:&[\w.~-]+=[\w.~%+,:-]*)*)?$/
