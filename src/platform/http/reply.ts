import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { etagsOf } from './content-coding.ts'

/** What a handler returns when a plain value (answered as 200 JSON) does not say enough. */
export class Reply<out Body = unknown> {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/**
 * An answer whose bytes are ready: JSON in UTF-8, with its strong validator. That must be of these bytes alone in the whole
 * service: compressed forms are kept by it.
 */
export class StoredReply {
  readonly body: Buffer
  readonly etag: string
  /** The next page of a list, 0 when there is none. */
  readonly nextPage: number
  constructor(body: Buffer, etag: string, nextPage = 0) {
    this.body = body
    this.etag = etag
    this.nextPage = nextPage
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

/** The strong validator of an answer by its bytes; behind its version, if it has one, which `If-Match` goes by. */
export function contentEtag(content: string | Buffer, versionTag?: number | string | string[]): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27)
  return versionTag === undefined ? `"${digest}"` : `"${String(versionTag).replaceAll('"', '')}.${digest}"`
}

/** RFC 9110 `If-None-Match`: the validator that the caller holds, of whatever form of the answer; null when it has none of them. */
export function matchingEtag(header: string | undefined, etag: string): string | null {
  if (!header) return null
  if (header === '*') return etag
  const forms = etagsOf(etag)
  const sent = new Set(header.split(',').map((candidate) => candidate.trim().replace(/^W\//, '')))
  return forms.find((form) => sent.has(form)) ?? null
}
