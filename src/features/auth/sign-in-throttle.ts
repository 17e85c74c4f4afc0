import { createHmac } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { rateLimited, retryAfter } from '../../platform/http/problems.ts'
import { networkOf } from '../../platform/network.ts'
import type { Origin } from '../../platform/operation.ts'
import { countAttempt, countInHour, forgetFailures } from './sign-in-failure-store.ts'

const FREE_FAILURES = 5
const MAX_WAIT_S = 900
const MAX_AN_HOUR = 50

/**
 * Whose attempts are counted: a user's, by whichever name they sign in; those for a name that nobody has; or a user's
 * who proves again who they are, apart from the sign-in.
 */
export interface Counted {
  readonly kind: 'user' | 'nobody' | 'proof'
  readonly id: string
}

export interface Throttle {
  /**
   * Counts an attempt before the password is looked at.
   * @throws Problem rate_limited with the seconds to wait
   */
  begin(account: Counted, origin: Origin): Promise<void>
  /** The attempt was no failure after all. */
  succeed(account: Counted, origin: Origin): Promise<void>
}

/** For tests and measurements: RATE_LIMITS=off. */
export const noThrottle: Throttle = { begin: async () => {}, succeed: async () => {} }

/**
 * Slows down who guesses passwords: a growing wait for one account from one network, and a number of attempts an hour
 * for one account from anywhere. Accounts that do not exist count the same. Nothing is locked for good.
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
    await forgetFailures(this.#db, this.#key(account, networkOf(origin.address)))
  }

  /** As JSON, so that no input can be written to look like another's key. */
  #key({ kind, id }: Counted, network: string | null = null): Buffer {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([kind, id, network]))
      .digest()
  }
}
