import type { Breaker } from '../breaker.ts'
import type { Log } from '../log.ts'
import { ProviderAwayError } from './provider.ts'
import { askProvider } from './provider-http.ts'

/** A document is fresh for as long as its headers say, within these bounds. */
const LEAST_FRESH_MS = 60_000
const MOST_FRESH_MS = 86_400_000
const USUALLY_FRESH_MS = 600_000
/** While the provider is down, a document may be used up to this age. */
const USABLE_MS = 86_400_000
/** Minimum time between two early fetches, and before another try after a failure. */
const COOLDOWN_MS = 30_000

export interface DocumentOptions<T> {
  readonly url: string
  /** Throws if the document is malformed. */
  readonly read: (json: unknown) => T
  readonly breaker: Breaker
  readonly log: Log
  /** A monotonic clock in milliseconds. */
  readonly nowMs: () => number
}

/** A document that a provider publishes, such as its keys: cached by its headers, fetched once for concurrent callers. */
export class ProviderDocument<T> {
  readonly #options: DocumentOptions<T>
  #held: { readonly value: T; readonly fetchedAt: number; readonly freshMs: number } | null = null
  #failedAt = Number.NEGATIVE_INFINITY
  #fetching: Promise<T> | null = null

  constructor(options: DocumentOptions<T>) {
    this.#options = options
  }

  /** @throws ProviderAwayError, BreakerOpenError if no document is fresh enough */
  async get(): Promise<T> {
    const held = this.#held
    if (!held) return this.#fetch()
    const now = this.#options.nowMs()
    const ageMs = now - held.fetchedAt
    if (ageMs < held.freshMs) return held.value
    if (ageMs < USABLE_MS && now - this.#failedAt < COOLDOWN_MS) return held.value
    try {
      return await this.#fetch()
    } catch (error) {
      if (ageMs >= USABLE_MS) throw error
      this.#options.log.warn(
        { err: error, url: this.#options.url },
        'a document of an identity provider is out of date',
      )
      return held.value
    }
  }

  /** Fetches the document early, because it may have changed; returns the same one if it was fetched just now. */
  async getNewer(): Promise<T> {
    const held = this.#held
    if (held && this.#options.nowMs() - held.fetchedAt < COOLDOWN_MS) return held.value
    return this.#fetch()
  }

  #fetch(): Promise<T> {
    this.#fetching ??= this.#options.breaker
      .run(() => this.#load())
      .catch((error: unknown) => {
        this.#failedAt = this.#options.nowMs()
        throw error
      })
      .finally(() => {
        this.#fetching = null
      })
    return this.#fetching
  }

  async #load(): Promise<T> {
    const { url, read, nowMs } = this.#options
    const response = await askProvider(url)
    if (response.status !== 200) throw new ProviderAwayError(`${url} answered ${response.status}`)
    let value: T
    try {
      value = read(await response.json())
    } catch (error) {
      throw new ProviderAwayError(`${url} gave a malformed answer`, { cause: error })
    }
    this.#held = { value, fetchedAt: nowMs(), freshMs: freshMs(response.headers.get('cache-control')) }
    return value
  }
}

function freshMs(cacheControl: string | null): number {
  if (/\bno-(store|cache)\b/i.test(cacheControl ?? '')) return LEAST_FRESH_MS
  const maxAgeS = /\bmax-age="?(\d{1,9})/i.exec(cacheControl ?? '')?.[1]
  if (maxAgeS === undefined) return USUALLY_FRESH_MS
  return Math.min(MOST_FRESH_MS, Math.max(LEAST_FRESH_MS, Number(maxAgeS) * 1_000))
}
