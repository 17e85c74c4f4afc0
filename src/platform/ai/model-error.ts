/**
 * `timeout`: the first token or the whole answer took too long. `refusal`: the model or its filter declined.
 * `invalid`: the answer is cut off, too large, not JSON, or failed validation twice. `rate_limited`: 429.
 * `unavailable`: no connection, 5xx, a broken stream, or the breaker is open. `http`: any other status.
 */
export type ModelErrorKind = 'timeout' | 'refusal' | 'invalid' | 'rate_limited' | 'unavailable' | 'http'

/** Why the language model gave no usable answer. Contains no prompt, answer or key, so it may be logged. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  /** HTTP status of the answer, if there was one. */
  readonly status: number | null
  /** Short machine-readable cause: the server's error code, or that of the connection (`ECONNREFUSED`). */
  readonly code: string | null

  constructor(kind: ModelErrorKind, message: string, facts: { status?: number; code?: string | null } = {}) {
    super(message)
    this.name = 'ModelError'
    this.kind = kind
    this.status = facts.status ?? null
    this.code = facts.code ?? null
  }
}

/** The kind of an HTTP status. */
export function kindOfStatus(status: number): ModelErrorKind {
  if (status === 429) return 'rate_limited'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'unavailable' : 'http'
}

const PLAIN_CODE = /^[\w.-]{1,64}$/

/** A code from outside if it looks like one; free text could repeat the prompt. */
export function plainCode(value: unknown): string | null {
  return typeof value === 'string' && PLAIN_CODE.test(value) ? value : null
}
