import type { FastifyReply } from 'fastify'

/** What a handler returns when a plain value (answered as 200 JSON) does not say enough. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** An answer whose bytes are ready: JSON in UTF-8, with its strong validator, and compressed if that is at hand too. */
export class StoredReply {
  readonly body: Buffer
  readonly etag: string
  readonly gzip: (() => Buffer) | null
  /** The next page of a list, 0 when there is none. */
  readonly nextPage: number
  constructor(body: Buffer, etag: string, more: { gzip?: () => Buffer; nextPage?: number } = {}) {
    this.body = body
    this.etag = etag
    this.gzip = more.gzip ?? null
    this.nextPage = more.nextPage ?? 0
  }
}

/** How long a public answer may be kept, in seconds; `staleS` more while it is fetched anew. */
export interface CacheRule {
  readonly maxAgeS: number
  readonly staleS?: number
}

export function cacheControl(rule: CacheRule | undefined): string {
  if (!rule) return 'private, no-store'
  return `public, max-age=${rule.maxAgeS}${rule.staleS ? `, stale-while-revalidate=${rule.staleS}` : ''}`
}

/** The `Vary` of an answer: what we choose by, and the origin where the answer to browsers depends on it. */
export function varyBy(reply: FastifyReply, names: string): string {
  const before = reply.getHeader('vary')
  return before !== undefined && /\borigin\b/i.test(String(before)) ? `Origin, ${names}` : names
}

/** RFC 9110 `If-None-Match`: weak comparison against a list of validators. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** RFC 9110 `Accept-Encoding`: gzip named with a weight that is one and not zero. A `*` alone is not taken as a wish for it. */
export function acceptsGzip(header: string | undefined): boolean {
  return (
    header !== undefined &&
    /(?:^|,)\s*gzip\s*(?:;\s*q=(?:1(?:\.0{1,3})?|0\.(?!0{1,3}\s*(?:,|$))\d{1,3})\s*)?(?:,|$)/i.test(header)
  )
}
