import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Coding = 'br' | 'gzip'

/** A shorter answer fits into one packet anyway. */
const MIN_BYTES = 1_024
const STORED_BYTES = 32 * 1_048_576
/** More would queue for Node's four threads, and the plain answer would be faster. */
const MAX_AT_ONCE = 16
const SUFFIXES: Readonly<Record<Coding, string>> = { br: '-br', gzip: '-gz' }

// Compressed forms of answers with a content ETag, keyed by coding and ETag.
const stored = new LRUCache<string, Buffer>({ maxSize: STORED_BYTES, sizeCalculation: ({ length }) => length + 100 })
const negotiated = new LRUCache<string, Coding | 'identity'>({ max: 500 })
let running = 0

/** RFC 9110 `Accept-Encoding`: brotli or gzip, brotli if equally preferred; null if neither is accepted or worthwhile. */
export function codingFor(header: string | undefined, bytes: number): Coding | null {
  if (!header || bytes < MIN_BYTES) return null
  const known = negotiated.get(header)
  const coding = known ?? negotiate(header)
  if (!known && header.length <= 200) negotiated.set(header, coding)
  return coding === 'identity' ? null : coding
}

/** One member of `Accept-Encoding` (RFC 9110 §12.5.3), possibly empty; a weight is 0 to 1. */
const MEMBER = /^(?:[\w!#$%&'*+.^`|~-]+(?:[ \t]*;[ \t]*q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?)?$/i

/** A client with a malformed header may not support what it seems to request; every client reads plain bytes. */
function negotiate(header: string): Coding | 'identity' {
  if (!header.split(',').every((member) => MEMBER.test(member.trim()))) return 'identity'
  // The types lack `preferred`, which negotiator 1.0 added.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as {
    encoding(available: readonly string[], options: { preferred: readonly string[] }): Coding | 'identity' | undefined
  }
  return negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] }) ?? 'identity'
}

/** Each coding is a separate representation, so it has its own strong ETag. */
export function etagOfForm(etag: string, coding: Coding): string {
  return `${etag.slice(0, -1)}${SUFFIXES[coding]}"`
}

/** The ETags of an answer in every coding. */
export function etagsOf(etag: string): readonly string[] {
  return [etag, etagOfForm(etag, 'br'), etagOfForm(etag, 'gzip')]
}

/** A cached form; `etag` must identify exactly this content. */
export function storedForm(etag: string, coding: Coding): Buffer | undefined {
  return stored.get(coding + etag)
}

/** Compresses off the main thread and, with `etag`, caches the form. Null if too many compressions are running. */
export async function compressedForm(body: Buffer, coding: Coding, etag: string | null): Promise<Buffer | null> {
  if (running >= MAX_AT_ONCE) return null
  running += 1
  try {
    const form = coding === 'br' ? await brotli(body, QUICK_BROTLI) : await zip(body)
    if (etag !== null) stored.set(coding + etag, form)
    return form
  } finally {
    running -= 1
  }
}

/** The smallest form, for bytes that are kept as long as the process lives. */
export async function smallestForm(body: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? brotli(body, SMALL_BROTLI) : zip(body, { level: constants.Z_BEST_COMPRESSION })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** As small and as fast as gzip's default (41 KB: 4.7 KB in 0.4 ms); quality 5 would be 8 % smaller and take 50 % longer. */
const QUICK_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const SMALL_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
