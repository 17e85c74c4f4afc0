import { SignJWT } from 'jose'
import Type from 'typebox'
import { readJson, shapeOf } from '../shape.ts'
import type { GoogleAccount } from './google-account.ts'
import { post } from './post.ts'
import { PushDelayedError } from './push.ts'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const ASSERTION_LIFE_S = 3_600
/** A token is replaced this long before it expires. */
const MARGIN_S = 300
const MIN_KEPT_S = 60
const isTokenAnswer = shapeOf(Type.Object({ access_token: Type.String(), expires_in: Type.Number() }))

/** The access token of a service account, fetched when needed and kept until shortly before it expires (RFC 7523). */
export class GoogleToken {
  readonly #account: GoogleAccount
  readonly #clock: () => Date
  #kept: Promise<{ readonly token: string; readonly staleAt: number }> | null = null

  constructor(account: GoogleAccount, clock: () => Date) {
    this.#account = account
    this.#clock = clock
  }

  /**
   * Concurrent callers share one request.
   * @throws Error if the account is rejected, PushDelayedError if Google is busy
   */
  async get(): Promise<string> {
    this.#kept ??= this.#fetch()
    const kept = this.#kept
    try {
      const { token, staleAt } = await kept
      if (this.#clock().getTime() < staleAt) return token
    } catch (error) {
      this.#forget(kept)
      throw error
    }
    this.#forget(kept)
    return this.get()
  }

  /** Forgets the token, which FCM has rejected. */
  drop(): void {
    this.#kept = null
  }

  #forget(kept: object): void {
    if (this.#kept === kept) this.#kept = null
  }

  async #fetch() {
    const { email, key, tokenUrl } = this.#account
    const now = this.#clock()
    const issuedAt = Math.floor(now.getTime() / 1_000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ASSERTION_LIFE_S)
      .sign(key)
    const { status, text, retryAfterS } = await post(new URL(tokenUrl), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    })
    if (status === 429 || status >= 500)
      throw new PushDelayedError(`Google answered ${status} for a token`, retryAfterS)
    if (status !== 200) throw new Error(`Google rejects the service account with status ${status}`)
    const answer = readJson(text, isTokenAnswer)
    if (!answer) throw new Error('Google answered without a token')
    const keptS = Math.max(MIN_KEPT_S, answer.expires_in - MARGIN_S)
    return { token: answer.access_token, staleAt: now.getTime() + keptS * 1_000 }
  }
}
