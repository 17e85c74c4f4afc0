/** A signal that aborts with the caller's or after a timeout. Not AbortSignal.any, because Node 20 may collect its sources. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Whether the time limit, and not the caller, aborted. */
  readonly isLate: boolean
  forget(): void
}

export function deadline(caller: AbortSignal, afterMs: number): Deadline {
  const end = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end.abort()
  }, afterMs)
  const give = () => end.abort()
  caller.addEventListener('abort', give, { once: true })
  if (caller.aborted) give()
  return {
    signal: end.signal,
    get isLate() {
      return isLate
    },
    forget() {
      clearTimeout(timer)
      caller.removeEventListener('abort', give)
    },
  }
}
