import { createHash, createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import Type from 'typebox'
import { type Bus, defineChannel } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import { rateLimited, retryAfter } from '../../platform/http/problems.ts'
import { createId } from '../../platform/id.ts'
import type { Origin } from '../../platform/operation.ts'
import { recordEvent, type User } from '../users/public.ts'
import type { AccessToken, AccessTokens } from './access-tokens.ts'
import { findActiveSession } from './caller.ts'
import { refreshTokenInvalid } from './problems.ts'
import { findSessionOfToken, insertRefreshToken, secondsToNextToken, useRefreshToken } from './refresh-token-store.ts'
import { beginSession, type LiveSession, proveSession, revokeSessions, touchSession } from './session-store.ts'

const REFRESH_LIFE_S = 30 * 86_400
/** A client that lost the answer may repeat the call with the same token. */
const GRACE_S = 10
const MAX_SESSIONS = 50
/** Per session: token rows are kept for 30 days. An access token lives 15 minutes, so clients need four an hour. */
const MAX_REFRESHES_AN_HOUR = 120
/** How long a node trusts a session that it has read, in case the message that it ended is lost. */
const TRUSTED_MS = 5_000
const MAX_TRUSTED = 20_000
/** A message of the bus holds about 7,000 bytes. */
const MESSAGE_SESSIONS = 100
const sessionsEnded = defineChannel('sessions-ended', Type.Array(Type.String(), { maxItems: MESSAGE_SESSIONS }))

/** The tokens that a sign-in or a refresh returns. */
export interface Tokens extends AccessToken {
  readonly userId: string
  readonly sessionId: string
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
}

/** A session whose transaction has not been committed yet. */
export type BegunSession = Omit<Tokens, keyof AccessToken> & {
  /** Older sessions that it displaced. */
  readonly surplus: readonly string[]
}

export interface SessionsOptions {
  readonly db: Database
  readonly tokens: AccessTokens
  /** Derives the successors of refresh tokens. */
  readonly secret: Buffer
  /** Announces ended sessions to the other nodes. */
  readonly bus: Bus | null
}

/** What the guard needs to know of a session. */
export type ActiveSession = LiveSession & Pick<User, 'role'>

/**
 * A session is the family of refresh tokens that one sign-in started. Each token works once. Its successor is an HMAC of
 * it: a repeat within the grace period gets the same successor, and only digests are stored.
 */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #trusted = new LRUCache<string, ActiveSession>({ max: MAX_TRUSTED, ttl: TRUSTED_MS })
  /** Counts announcements, to notice one that arrives during a read. */
  #endings = 0
  readonly #unsubscribe: (() => void) | undefined
  readonly #listeners = new Set<(sessionIds: readonly string[]) => void>()

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#unsubscribe = options.bus?.subscribe(sessionsEnded, (ids) => {
      this.#distrust(ids)
    })
  }

  stop(): void {
    this.#unsubscribe?.()
  }

  /** Starts a session within the transaction that holds the user; `open` it after the commit. */
  async begin(
    db: Database,
    who: { readonly userId: string; readonly method: string; readonly origin: Origin },
  ): Promise<BegunSession> {
    const sessionId = createId('session')
    const refreshToken = `rt_${randomBytes(32).toString('base64url')}`
    const session = { sessionId, ...who, tokenDigest: digestOf(refreshToken) }
    const begun = await beginSession(db, session, { lifeS: REFRESH_LIFE_S, kept: MAX_SESSIONS })
    const { userId, method, origin } = who
    await recordEvent(db, { userId, kind: 'signed_in', origin, details: { method } })
    return { userId, sessionId, refreshToken, ...begun }
  }

  /** Issues the tokens of a session whose transaction has been committed. */
  async open({ surplus, ...session }: BegunSession): Promise<Tokens> {
    await this.announceEnded(surplus)
    return { ...session, ...(await this.#options.tokens.issue(session)) }
  }

  /**
   * Exchanges a refresh token for the next pair.
   * @throws Problem refresh_token_invalid if it is unknown, expired or was used before, which ends the whole session;
   * rate_limited after 120 within an hour, which leaves the token valid
   */
  async refresh(refreshToken: string, origin: Origin): Promise<Tokens> {
    const { db, secret } = this.#options
    const digest = digestOf(refreshToken)
    const waitS = await secondsToNextToken(db, digest, MAX_REFRESHES_AN_HOUR)
    if (waitS > 0) throw rateLimited({ seconds: waitS }, retryAfter(waitS))
    const used = await useRefreshToken(db, digest)
    const session = used && (await findSessionOfToken(db, digest))
    if (!used || !session) throw refreshTokenInvalid()
    if (used.usedAgeS > GRACE_S) {
      await this.#endStolen(session, origin)
      throw refreshTokenInvalid()
    }
    // Reads past the trusted sessions: a refresh always checks that the session lives.
    if (!(await findActiveSession(db, session.sessionId))) throw refreshTokenInvalid()
    const successor = `rt_${createHmac('sha256', secret).update(refreshToken).digest('base64url')}`
    const token = { digest: digestOf(successor), sessionId: session.sessionId }
    const [refreshExpiresAt, accessToken] = await Promise.all([
      insertRefreshToken(db, token, REFRESH_LIFE_S),
      this.#options.tokens.issue(session),
      touchSession(db, session.sessionId),
    ])
    return { ...session, ...accessToken, refreshToken: successor, refreshExpiresAt }
  }

  /** An active session, as it was at most a few seconds ago. */
  async find(sessionId: string): Promise<ActiveSession | undefined> {
    const known = this.#trusted.get(sessionId)
    if (known) return known
    const endings = this.#endings
    const found = await findActiveSession(this.#options.db, sessionId)
    // It may have ended while it was being read.
    if (found && endings === this.#endings) this.#trusted.set(sessionId, found)
    return found
  }

  /** Ends one session of a user; false if it does not exist. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await revokeSessions(this.#options.db, userId, { only: sessionId })
    await this.announceEnded(ended)
    return ended.length > 0
  }

  /** Calls back when sessions may have ended, on any node. @returns a function that stops that */
  onEnded(listener: (sessionIds: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Records that the user has just proved their identity in this session again. */
  async prove(sessionId: string): Promise<void> {
    await proveSession(this.#options.db, sessionId)
    await this.announceEnded([sessionId])
  }

  /** Ends sessions of a user within the caller's transaction. Returns them, for `announceEnded` after the commit. */
  revoke(
    db: Database,
    userId: string,
    which: { readonly except?: string; readonly method?: string } = {},
  ): Promise<readonly string[]> {
    return revokeSessions(db, userId, which)
  }

  /** Makes every node forget these sessions, so that it reads them again. */
  async announceEnded(sessionIds: readonly string[]): Promise<void> {
    this.#distrust(sessionIds)
    for (let at = 0; at < sessionIds.length; at += MESSAGE_SESSIONS)
      await this.#options.bus?.publish(sessionsEnded, sessionIds.slice(at, at + MESSAGE_SESSIONS))
  }

  async #endStolen(
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    origin: Origin,
  ): Promise<void> {
    if (await this.end(userId, sessionId))
      await recordEvent(this.#options.db, {
        userId,
        kind: 'refresh_token_reused',
        origin,
        details: { session_id: sessionId },
      })
  }

  #distrust(sessionIds: readonly string[]): void {
    this.#endings++
    for (const id of sessionIds) this.#trusted.delete(id)
    for (const listener of this.#listeners) listener(sessionIds)
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
