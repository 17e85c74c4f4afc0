import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Language } from '../platform/language.ts'

/** Whether a place is open now; null = unknown hours. */
export type OpenNow = boolean | null

/**
 * The JSON of one place in one language, serialised once. Only a short tail changes with time, so three variants serve every
 * request.
 */
export class StoredDocument {
  #head: Buffer
  readonly #digest: string
  /** The variant last used. The head is a view into it, so it needs no extra memory. */
  #body: Buffer | null = null
  #bodyIs: OpenNow = null

  constructor(document: object) {
    this.#head = Buffer.from(JSON.stringify(document).slice(0, -1))
    this.#digest = createHash('sha256').update(this.#head).digest('base64url').slice(0, 22)
  }
  /** The object without its closing brace. */
  get head(): Buffer {
    return this.#head
  }
  body(openNow: OpenNow): Buffer {
    if (this.#body === null || this.#bodyIs !== openNow) {
      const headBytes = this.#head.length
      this.#body = Buffer.concat([this.#head, TAILS.get(openNow)!])
      this.#bodyIs = openNow
      this.#head = this.#body.subarray(0, headBytes)
    }
    return this.#body
  }
  etag(openNow: OpenNow): string {
    return `"${this.#digest}-${openNow === null ? 'u' : openNow ? 'o' : 'c'}"`
  }
}

const TAILS = new Map<OpenNow, Buffer>([
  [true, Buffer.from(',"open_now":true}')],
  [false, Buffer.from(',"open_now":false}')],
  [null, Buffer.from(',"open_now":null}')],
])

/** The tail of a place in a list. */
export function tailOf(openNow: OpenNow, distanceM: number | null, openAt?: OpenNow): string {
  return `,"open_now":${openNow}${openAt === undefined ? '' : `,"open_at":${openAt}`}${distanceM === null ? '' : `,"distance":${Math.round(distanceM)}`}}`
}

/** An LRU cache of documents by place and language, bounded in bytes; loads evicted ones from the database. */
export class PlaceDocuments {
  readonly #cache: LRUCache<string, StoredDocument>
  readonly #load: (ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, object>>

  constructor(
    maxBytes: number,
    load: (ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, object>>,
  ) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: (document) => document.head.length + 300 })
    this.#load = load
  }

  /** Whether `put` is about to evict documents. */
  get isFull(): boolean {
    return this.#cache.calculatedSize > this.#cache.maxSize * 0.9
  }
  put(id: string, language: Language, document: object): void {
    this.#cache.set(`${language}${id}`, new StoredDocument(document))
  }
  delete(id: string): void {
    this.#cache.delete(`th${id}`)
    this.#cache.delete(`en${id}`)
  }
  /** The document if it is in memory: serves nearly every request without a promise. */
  peek(id: string, language: Language): StoredDocument | undefined {
    return this.#cache.get(language + id)
  }
  /** Documents by id; omits places that were removed in the meantime. */
  async list(ids: readonly string[], language: Language): Promise<Map<string, StoredDocument>> {
    const found = new Map<string, StoredDocument>()
    const missing: string[] = []
    for (const id of ids) {
      const stored = this.peek(id, language)
      if (stored) found.set(id, stored)
      else missing.push(id)
    }
    if (missing.length > 0) {
      for (const [id, document] of await this.#load(missing, language)) {
        this.put(id, language, document)
        const stored = this.peek(id, language) ?? new StoredDocument(document)
        found.set(id, stored)
      }
    }
    return found
  }
}
