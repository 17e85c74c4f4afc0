/** A circuit breaker: stops calling a dependency that keeps failing, so that callers fail fast and it can recover. */
export interface BreakerOptions {
  /** The number of failures within the window that opens the breaker. */
  readonly failures?: number
  readonly windowMs?: number
  /** How long an open breaker rejects calls before it lets one trial call through. */
  readonly pauseMs?: number
  /** A monotonic clock in milliseconds (`performance.now`). */
  readonly now?: () => number
  readonly onChange?: (state: BreakerState) => void
}

export type BreakerState = 'closed' | 'open' | 'half_open'

/** What an error says about the dependency: it failed, it answered, or nothing (the caller gave up). */
export type Verdict = 'failed' | 'answered' | 'nothing'

export class BreakerOpenError extends Error {
  readonly retryAfterMs: number
  constructor(retryAfterMs: number) {
    super('The dependency failed too often; calls are paused.')
    this.name = 'BreakerOpenError'
    this.retryAfterMs = retryAfterMs
  }
}

export class Breaker {
  readonly #failures: number
  readonly #windowMs: number
  readonly #pauseMs: number
  readonly #now: () => number
  readonly #onChange: (state: BreakerState) => void
  #state: BreakerState = 'closed'
  /** When calls failed since the breaker closed; at most `#failures` entries. */
  #failedAt: number[] = []
  #openedAt = 0
  #isTrying = false

  constructor(options: BreakerOptions = {}) {
    this.#failures = options.failures ?? 5
    this.#windowMs = options.windowMs ?? 30_000
    this.#pauseMs = options.pauseMs ?? 30_000
    this.#now = options.now ?? (() => performance.now())
    this.#onChange = options.onChange ?? (() => {})
  }

  get state(): BreakerState {
    return this.#state
  }

  /**
   * Runs the work. `judge` decides which errors count as failures of the dependency.
   * @throws BreakerOpenError at once while the breaker is open
   */
  async run<T>(work: () => Promise<T>, judge: (error: unknown) => Verdict = () => 'failed'): Promise<T> {
    const isTrial = this.#enter()
    try {
      const result = await work()
      this.#succeed(isTrial)
      return result
    } catch (error) {
      const verdict = judge(error)
      if (verdict === 'failed') this.#fail(isTrial)
      else if (verdict === 'answered') this.#succeed(isTrial)
      throw error
    } finally {
      if (isTrial) this.#isTrying = false
    }
  }

  #enter(): boolean {
    if (this.#state === 'closed') return false
    const leftMs = this.#openedAt + this.#pauseMs - this.#now()
    if (this.#state === 'open' && leftMs > 0) throw new BreakerOpenError(leftMs)
    if (this.#isTrying) throw new BreakerOpenError(0)
    this.#isTrying = true
    if (this.#state === 'open') this.#change('half_open')
    return true
  }

  #succeed(isTrial: boolean): void {
    // A call that started before the breaker opened says nothing about the present state.
    if (!isTrial) return
    this.#failedAt = []
    this.#change('closed')
  }

  #fail(isTrial: boolean): void {
    const now = this.#now()
    if (isTrial) return this.#open(now)
    if (this.#state !== 'closed') return
    this.#failedAt = [...this.#failedAt.filter((at) => now - at < this.#windowMs), now]
    if (this.#failedAt.length >= this.#failures) this.#open(now)
  }

  #open(now: number): void {
    this.#openedAt = now
    this.#failedAt = []
    this.#change('open')
  }

  #change(state: BreakerState): void {
    this.#state = state
    this.#onChange(state)
  }
}
