import { createHash, createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import Type from 'typebox'
import { type Bus, defineChannel } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import { rateLimited, retryAfter } from '../../platform/http/problems.ts'
import { createId } from '../../platform/id.ts'
import type { Origin } from '../../platform/operation.ts'
import type { AccessToken, AccessTokens } from './access-tokens.ts'
import { refreshTokenInvalid } from './problems.ts'
import { recordEvent } from './security-event-store.ts'
import {
  beginSession,
  findLiveSession,
  findSessionOfToken,
  insertRefreshToken,
  type LiveSession,
  proveSession,
  revokeSessions,
  secondsToNextToken,
  touchSession,
  useRefreshToken,
} from './session-store.ts'

const REFRESH_LIFE_S = 30 * 86_400
/** A client that did not get the answer may ask once more with the same token. */
const GRACE_S = 10
const MAX_SESSIONS = 50
/** Of one session: the rows of its tokens are kept for 30 days. A token is good for 15 minutes. */
const MAX_REFRESHES_AN_HOUR = 120
/** How long a node believes what it knows of a session, should the message that it ended be lost. */
const BELIEVED_MS = 5_000
const MAX_BELIEVED = 20_000
/** A message holds about 7,000 bytes. */
const MESSAGE_SESSIONS = 100
const sessionsEnded = defineChannel('sessions-ended', Type.Array(Type.String(), { maxItems: MESSAGE_SESSIONS }))

/** What signing in and refreshing answer with. */
export interface Tokens extends AccessToken {
  readonly userId: string
  readonly sessionId: string
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
}

/** A session that waits for its transaction to be committed. */
export type BegunSession = Omit<Tokens, keyof AccessToken> & {
  /** Older sessions that ended for it. */
  readonly surplus: readonly string[]
}

export interface SessionsOptions {
  readonly db: Database
  readonly tokens: AccessTokens
  /** Derives the successors of refresh tokens. */
  readonly secret: Buffer
  /** Tells the other nodes which sessions have ended. */
  readonly bus: Bus | null
}

/**
 * Sessions: the family of refresh tokens that one sign-in began. A refresh token is used once; its successor is an HMAC
 * of it, so whoever asks twice within the grace gets the same one, and nothing but digests is kept.
 */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #known = new LRUCache<string, LiveSession>({ max: MAX_BELIEVED, ttl: BELIEVED_MS })
  /** How many times sessions have ended. */
  #endings = 0
  readonly #unsubscribe: (() => void) | undefined

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#unsubscribe = options.bus?.subscribe(sessionsEnded, (ids) => {
      this.#disbelieve(ids)
    })
  }

  stop(): void {
    this.#unsubscribe?.()
  }

  /** Begins a session of a user who has just proved who they are, in the transaction that holds the user; then `open` it. */
  async begin(
    db: Database,
    who: { readonly userId: string; readonly method: string; readonly origin: Origin },
  ): Promise<BegunSession> {
    const sessionId = createId('session')
    const refreshToken = `rt_${randomBytes(32).toString('base64url')}`
    const session = { sessionId, ...who, tokenDigest: digestOf(refreshToken) }
    const begun = await beginSession(db, session, { lifeS: REFRESH_LIFE_S, kept: MAX_SESSIONS })
    return { userId: who.userId, sessionId, refreshToken, ...begun }
  }

  /** The tokens of a session whose transaction has been committed. */
  async open({ surplus, ...session }: BegunSession): Promise<Tokens> {
    await this.#announce(surplus)
    return { ...session, ...(await this.#options.tokens.issue(session)) }
  }

  /**
   * The next pair for a refresh token.
   * @throws Problem refresh_token_invalid when it is unknown, expired, or was used before: then the whole family ends;
   * rate_limited beyond 120 an hour, which leaves the token good
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
    // Past what is believed: whoever refreshes is asked anew whether the session lives.
    if (!(await findLiveSession(db, session.sessionId))) throw refreshTokenInvalid()
    const successor = `rt_${createHmac('sha256', secret).update(refreshToken).digest('base64url')}`
    const token = { digest: digestOf(successor), sessionId: session.sessionId }
    const [refreshExpiresAt, accessToken] = await Promise.all([
      insertRefreshToken(db, token, REFRESH_LIFE_S),
      this.#options.tokens.issue(session),
      touchSession(db, session.sessionId),
    ])
    return { ...session, ...accessToken, refreshToken: successor, refreshExpiresAt }
  }

  /** The session of a token, if it lives; as it was at most a few seconds ago. */
  async find(sessionId: string): Promise<LiveSession | undefined> {
    const known = this.#known.get(sessionId)
    if (known) return known
    const endings = this.#endings
    const found = await findLiveSession(this.#options.db, sessionId)
    // It may have ended while it was read.
    if (found && endings === this.#endings) this.#known.set(sessionId, found)
    return found
  }

  /** Ends one session of a user; false when there is none. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await revokeSessions(this.#options.db, userId, { only: sessionId })
    await this.#announce(ended)
    return ended.length > 0
  }

  /** Notes that the user has proved anew in this session who they are. */
  async prove(sessionId: string): Promise<void> {
    await proveSession(this.#options.db, sessionId)
    await this.#announce([sessionId])
  }

  /** Lets go of what is believed of a user's session: its role or state has changed. */
  async forget(sessionIds: readonly string[]): Promise<void> {
    await this.#announce(sessionIds)
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

  #disbelieve(sessionIds: readonly string[]): void {
    this.#endings++
    for (const id of sessionIds) this.#known.delete(id)
  }

  async #announce(sessionIds: readonly string[]): Promise<void> {
    this.#disbelieve(sessionIds)
    for (let at = 0; at < sessionIds.length; at += MESSAGE_SESSIONS)
      await this.#options.bus?.publish(sessionsEnded, sessionIds.slice(at, at + MESSAGE_SESSIONS))
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
