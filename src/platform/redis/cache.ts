import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** Texts that may be forgotten at any time. It never fails: a cache that is away has nothing and keeps nothing. */
export interface Cache {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}

export interface MemoryCacheOptions {
  readonly maxEntries: number
  readonly maxBytes: number
  /** Milliseconds that only grow; `performance.now` outside of tests. */
  readonly nowMs: () => number
}

/** In this process, bounded by number and by size; the least recently used goes first. */
export function memoryCache({ maxEntries, maxBytes, nowMs }: MemoryCacheOptions): Cache {
  const entries = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: maxBytes,
    // Strings hold one or two bytes a character.
    sizeCalculation: (value, key) => 2 * (value.length + key.length) + 100,
    perf: { now: nowMs },
    // Asked anew each time; the clock is cheap and lru-cache would otherwise keep a timer for its reading.
    ttlResolution: 0,
  })
  return {
    get: async (key) => entries.get(key),
    async set(key, value, ttlMs) {
      checkTtl(ttlMs)
      entries.set(key, value, { ttl: ttlMs })
    },
    delete: async (key) => void entries.delete(key),
  }
}

/** In Redis, shared by all nodes. Redis bounds it itself (`maxmemory-policy`), and every key has a time to live. */
export function redisCache(client: Redis, prefix: string): Cache {
  const orElse = async <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await work
    } catch {
      // The connection logs that it is down, once.
      return otherwise
    }
  }
  return {
    get: async (key) => (await orElse(client.get(prefix + key), null)) ?? undefined,
    async set(key, value, ttlMs) {
      checkTtl(ttlMs)
      await orElse(client.set(prefix + key, value, 'PX', Math.ceil(ttlMs)), null)
    },
    delete: async (key) => void (await orElse(client.unlink(prefix + key), 0)),
  }
}

function checkTtl(ttlMs: number): void {
  if (!(ttlMs > 0 && Number.isFinite(ttlMs))) throw new RangeError(`A time to live of ${ttlMs} ms makes no sense`)
}
