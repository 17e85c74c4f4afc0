import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { overloaded, retryAfter } from '../../platform/http/problems.ts'
import { lazy } from '../../platform/lazy.ts'

/** Argon2id parameters of the OWASP cheat sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

export interface PasswordOptions {
  /** Concurrent hashes: each takes a thread of the pool and 19 MiB. */
  readonly running?: number
  /** Callers that may wait; further ones get 503. */
  readonly waiting?: number
}

/** Hashes and compares passwords, normalised to NFC, a few at a time with a bounded queue. */
export class Passwords {
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #options: Required<PasswordOptions>

  constructor({ running = 4, waiting = 64 }: PasswordOptions = {}) {
    this.#options = { running, waiting }
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), COST))
  }

  /** Without a hash, for an unknown user, compares a decoy, so that the answer takes as long. */
  async isRight(password: string, passwordHash: string | null): Promise<boolean> {
    const isRight = await this.#inTurn(async () => verify(passwordHash ?? (await decoy()), password.normalize('NFC')))
    return isRight && passwordHash !== null
  }

  /** Whether a hash was made with other parameters and should be replaced at the next sign-in. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(CURRENT)
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#options.running) {
      if (this.#waiting.length >= this.#options.waiting) throw overloaded(retryAfter(2))
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return await work()
    } finally {
      // Hands the slot to the next in line, so that a newcomer cannot take it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

const decoy = lazy(() => hash(randomBytes(24).toString('base64'), COST))
