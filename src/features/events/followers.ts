/** Who waits for the next event of a user on this node. */
export class Followers {
  readonly #byUser = new Map<string, Set<() => void>>()
  readonly #lookEveryMs: number

  /** @param lookEveryMs longest wait, in case nothing was announced */
  constructor(lookEveryMs: number) {
    this.#lookEveryMs = lookEveryMs
  }

  wake(userId: string): void {
    for (const wake of this.#byUser.get(userId) ?? []) wake()
  }

  wakeAll(): void {
    for (const userId of this.#byUser.keys()) this.wake(userId)
  }

  add(userId: string, signal: AbortSignal) {
    const own = this.#byUser.get(userId) ?? new Set()
    this.#byUser.set(userId, own)
    let wake = () => {}
    const call = () => wake()
    own.add(call)
    signal.addEventListener('abort', call)
    return {
      /** Resolves with the first wake-up after this call. Call it before reading, so that none is missed. */
      next: () =>
        new Promise<void>((done) => {
          const timer = setTimeout(call, this.#lookEveryMs)
          timer.unref()
          wake = () => {
            clearTimeout(timer)
            done()
          }
          if (signal.aborted) call()
        }),
      remove: () => {
        call()
        signal.removeEventListener('abort', call)
        own.delete(call)
        if (own.size === 0) this.#byUser.delete(userId)
      },
    }
  }
}
