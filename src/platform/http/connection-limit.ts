import { retryAfter, tooManyConnections } from './problems.ts'

const RETRY_S = 10

/** Bounds the open connections of each user on this node. */
export class ConnectionLimit {
  readonly #perUser: number
  readonly #open = new Map<string, number>()

  constructor({ perUser }: { readonly perUser: number }) {
    this.#perUser = perUser
  }

  /** @returns a function that gives the place back @throws Problem too_many_connections */
  take(userId: string): () => void {
    const open = this.#open.get(userId) ?? 0
    if (open >= this.#perUser) throw tooManyConnections({ limit: this.#perUser }, retryAfter(RETRY_S))
    this.#open.set(userId, open + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = (this.#open.get(userId) ?? 1) - 1
      if (left === 0) this.#open.delete(userId)
      else this.#open.set(userId, left)
    }
  }
}
