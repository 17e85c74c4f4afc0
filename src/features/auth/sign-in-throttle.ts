import { createHmac } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { rateLimited, retryAfter } from '../../platform/http/problems.ts'
import { networkOf } from '../../platform/network.ts'
import type { Origin } from '../../platform/operation.ts'
import { countAttempt, countInHour, resetFailures } from './sign-in-failure-store.ts'

const FREE_FAILURES = 5
const MAX_WAIT_S = 900
const MAX_AN_HOUR = 50

/**
 * The target whose attempts are counted: a `user`, whichever login they use; a login that belongs to `nobody`; or
 * a user's fresh proofs (`proof`), counted apart from their sign-ins.
 */
export interface Counted {
  readonly kind: 'user' | 'nobody' | 'proof'
  readonly id: string
}

export interface Throttle {
  /**
   * Counts an attempt before the password is checked.
   * @throws Problem rate_limited with the seconds to wait
   */
  begin(account: Counted, origin: Origin): Promise<void>
  /** Resets the count after a successful attempt. */
  succeed(account: Counted, origin: Origin): Promise<void>
}

/** For tests and measurements: RATE_LIMITS=off. */
export const noThrottle: Throttle = { begin: async () => {}, succeed: async () => {} }

/**
 * Slows password guessing: a growing wait per account and network, and a maximum number of attempts per account and hour.
 * Accounts that do not exist count the same. Nothing is locked permanently.
 */
export class SignInThrottle implements Throttle {
  readonly #db: Database
  readonly #secret: Buffer

  constructor(db: Database, secret: Buffer) {
    this.#db = db
    this.#secret = secret
  }

  async begin(account: Counted, origin: Origin): Promise<void> {
    const waitS =
      (await countAttempt(this.#db, this.#key(account, networkOf(origin.address)), FREE_FAILURES, MAX_WAIT_S)) ||
      (await countInHour(this.#db, this.#key(account), MAX_AN_HOUR))
    if (waitS > 0) throw rateLimited({ seconds: waitS }, retryAfter(waitS))
  }

  async succeed(account: Counted, origin: Origin): Promise<void> {
    await resetFailures(this.#db, this.#key(account, networkOf(origin.address)))
  }

  /** Encoded as JSON, so that no login can be chosen to collide with another key. */
  #key({ kind, id }: Counted, network: string | null = null): Buffer {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([kind, id, network]))
      .digest()
  }
}
