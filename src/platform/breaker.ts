/** Stops calling a part that keeps failing, so that nobody waits for what will not come and the part can recover. */
export interface BreakerOptions {
  /** Failures within the window that open it. */
  readonly failures?: number
  readonly windowMs?: number
  /** How long nothing is tried once it is open; then one call may try. */
  readonly pauseMs?: number
  /** Milliseconds that never run backwards (`performance.now`). */
  readonly now?: () => number
  readonly onChange?: (state: BreakerState) => void
}

export type BreakerState = 'closed' | 'open' | 'half_open'

/** What an error says of the part: that it failed, that it answered, or nothing (the caller gave up). */
export type Verdict = 'failed' | 'answered' | 'nothing'

export class BreakerOpenError extends Error {
  readonly retryAfterMs: number
  constructor(retryAfterMs: number) {
    super('The part failed too often; it is left alone for a while.')
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
  /** Instants of the failures since it was closed, never more than `#failures`. */
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

  /** Runs the work, or throws `BreakerOpenError` at once. `judge` tells which errors are the part's own. */
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
    // Calls that set out before it opened say nothing of the part as it is now.
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
