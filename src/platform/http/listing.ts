/** One page of a list in memory. */
export function pageOf<T>(items: readonly T[], page: number, limit: number): readonly T[] {
  return items.slice((page - 1) * limit, page * limit)
}

/** The members of a list answer other than its results. */
export function listMembers(total: number, page: number, limit: number, now: Date) {
  return { total, page, nextpage: page * limit < total ? page + 1 : 0, limit, timestamp: now.toISOString() }
}

/**
 * Truncates an instant to its minute. The `timestamp` of a cacheable list uses it, so that the ETag does not change with
 * every call.
 */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

/** The `Link` header of the next page; keeps the other parameters as sent. `base` is the base URL of the service. */
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
/** A path as nearly every client sends it, without encoded names; parsing a URL costs ten times as much. */
const PLAIN_URL = /^\/[\w.~%-]+(?:\/[\w.~%-]+)*(?:\?[\w.~-]+=[\w.~%+,:-]*(?:&[\w.~-]+=[\w.~%+,:-]*)*)?$/
