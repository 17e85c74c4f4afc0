import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { etagsOf } from './content-coding.ts'

/** The answer of a handler with its own status or headers; a plain value is sent as 200 JSON. */
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
 * A serialised answer: JSON in UTF-8 with its strong ETag. The ETag must identify these bytes across the service, because
 * it keys the cache of compressed forms.
 */
export class StoredReply {
  readonly body: Buffer
  readonly etag: string
  /** The next page of a list; 0 on the last. */
  readonly nextPage: number
  constructor(body: Buffer, etag: string, nextPage = 0) {
    this.body = body
    this.etag = etag
    this.nextPage = nextPage
  }
}

/** A versioned answer that a handler keeps for later calls; it is serialised for the first of them. */
export class LastingReply<out Body = unknown> {
  readonly #version: string
  #body: Body | null
  #stored: StoredReply | null = null

  /** `version` is the ETag of the resource. */
  constructor(body: Body, version: string) {
    this.#body = body
    this.#version = version
  }

  stored(serialize: (body: Body) => string): StoredReply {
    if (this.#stored) return this.#stored
    const bytes = Buffer.from(serialize(this.#body as Body))
    this.#body = null
    this.#stored = new StoredReply(bytes, contentEtag(bytes, this.#version))
    return this.#stored
  }
}

/** How long a public answer may be cached, in seconds; `staleS` longer while it is revalidated. */
export interface CacheRule {
  readonly maxAgeS: number
  readonly staleS?: number
}

export function cacheControl(rule: CacheRule | undefined): string {
  if (!rule) return 'private, no-store'
  return `public, max-age=${rule.maxAgeS}${rule.staleS ? `, stale-while-revalidate=${rule.staleS}` : ''}`
}

/** The `Vary` of an answer: the given names, plus `Origin` if the CORS headers depend on it. */
export function varyBy(reply: FastifyReply, names: string): string {
  const before = reply.getHeader('vary')
  return before !== undefined && /\borigin\b/i.test(String(before)) ? `Origin, ${names}` : names
}

/** A strong ETag of the content, prefixed with the version if there is one, which `If-Match` compares. */
export function contentEtag(content: string | Buffer, versionTag?: number | string | string[]): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27)
  return versionTag === undefined ? `"${digest}"` : `"${String(versionTag).replaceAll('"', '')}.${digest}"`
}

/** RFC 9110 `If-None-Match`: the ETag, in any coding, that the caller holds; null if it holds none. */
export function matchingEtag(header: string | undefined, etag: string): string | null {
  if (!header) return null
  if (header === '*') return etag
  const forms = etagsOf(etag)
  const sent = new Set(header.split(',').map((candidate) => candidate.trim().replace(/^W\//, '')))
  return forms.find((form) => sent.has(form)) ?? null
}
