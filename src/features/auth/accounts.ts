import type { Bus } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { getServerSecret } from '../../platform/server-secret.ts'
import { AccessTokens } from './access-tokens.ts'
import { OneTimeCodes } from './one-time-codes.ts'
import { Passwords } from './passwords.ts'
import { Sessions } from './sessions.ts'
import { noThrottle, SignInThrottle, type Throttle } from './sign-in-throttle.ts'

/** The services behind sign-in and accounts. */
export interface Accounts {
  readonly passwords: Passwords
  readonly codes: OneTimeCodes
  readonly tokens: AccessTokens
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly outbox: Outbox
  /** Derives the public ids of security events, which do not reveal how many there are. */
  readonly eventIdSecret: Buffer
}

export interface AccountsOptions {
  readonly db: Database
  readonly clock: () => Date
  /** The `iss` claim of access tokens. */
  readonly issuer: string
  readonly bus: Bus | null
  readonly outbox: Outbox
  readonly limits: 'on' | 'off'
}

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { db, clock, issuer, bus, outbox, limits } = options
  const tokens = new AccessTokens({ db, issuer, clock })
  return {
    passwords: new Passwords(),
    codes: new OneTimeCodes(db, await getServerSecret(db, 'one-time-codes')),
    tokens,
    sessions: new Sessions({ db, tokens, secret: await getServerSecret(db, 'refresh-tokens'), bus }),
    throttle: limits === 'off' ? noThrottle : new SignInThrottle(db, await getServerSecret(db, 'sign-in-failures')),
    outbox,
    eventIdSecret: await getServerSecret(db, 'security-event-ids'),
  }
}
