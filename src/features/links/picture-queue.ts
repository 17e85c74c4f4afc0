import { LRUCache } from 'lru-cache'
import { overloaded, retryAfter } from '../../platform/http/problems.ts'

const MAX_KEPT_BYTES = 16 * 1_048_576
const MAX_WAITING = 16
/** A page may change, and then its picture too. */
const KEEP_MS = 3_600_000

/** Makes pictures one at a time, each once for all who ask, and keeps the latest. */
export class PictureQueue {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: KEEP_MS,
  })
  readonly #running = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  /** @throws Problem overloaded while too many wait */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key) ?? this.#running.get(key)
    if (kept) return kept
    if (this.#running.size >= MAX_WAITING) throw overloaded(retryAfter(2))
    const made = this.#last.then(make)
    this.#running.set(key, made)
    // Its callers handle a failure; the next one only waits for its end.
    this.#last = made.then(nothing, nothing)
    try {
      const bytes = await made
      this.#kept.set(key, bytes)
      return bytes
    } finally {
      this.#running.delete(key)
    }
  }
}

function nothing(): void {}
