import { ModelError } from './model-error.ts'

/** The time limits of one request, total and to the first token, combined with the caller's signal. */
export class Limits {
  readonly signal: AbortSignal
  readonly #own = new AbortController()
  readonly #caller: AbortSignal | undefined
  readonly #firstTokenMs: number
  readonly #total: NodeJS.Timeout
  #first: NodeJS.Timeout | undefined
  #firstDueMs = 0
  #hasToken = false

  constructor(limits: { readonly timeoutMs: number; readonly firstTokenMs: number }, caller?: AbortSignal) {
    this.#firstTokenMs = limits.firstTokenMs
    this.#caller = caller
    this.signal = caller ? AbortSignal.any([caller, this.#own.signal]) : this.#own.signal
    this.#total = setTimeout(
      () => this.#own.abort(new ModelError('timeout', 'The whole answer took too long.')),
      limits.timeoutMs,
    )
  }

  /** Why the request was aborted; undefined if it was not. */
  get cause(): unknown {
    return this.#caller?.aborted ? this.#caller.reason : this.#own.signal.reason
  }

  get hasToken(): boolean {
    return this.#hasToken
  }

  /** Milliseconds left for the first token. */
  get leftMs(): number {
    return this.#firstDueMs - performance.now()
  }

  awaitFirstToken(): void {
    clearTimeout(this.#first)
    this.#hasToken = false
    this.#firstDueMs = performance.now() + this.#firstTokenMs
    this.#first = setTimeout(
      () => this.#own.abort(new ModelError('timeout', 'The first token took too long.')),
      this.#firstTokenMs,
    )
  }

  tokenCame(): void {
    if (this.#hasToken) return
    this.#hasToken = true
    clearTimeout(this.#first)
  }

  end(): void {
    clearTimeout(this.#total)
    clearTimeout(this.#first)
  }
}
