import { randomUUID } from 'node:crypto'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import { addSigningKey, deleteOldSigningKeys, listSigningKeys, type SigningKey } from './signing-key-store.ts'

const LIFE_S = 900
const AUDIENCE = 'tiao'
const TYPE = 'at+jwt'
const ALGORITHM = 'EdDSA'
/** How long a key signs, and how long it is published before that. */
const ROTATE_AFTER_S = 30 * 86_400
const PUBLISH_MS = 3_600_000
/** How long cached keys are used, and how soon they are read again for an unknown key id. */
const HOLD_MS = 60_000
const LOOK_AGAIN_MS = 2_000
const MAX_VERIFIED = 20_000
/** Tokens are accepted by a node whose clock is this far behind. */
const CLOCK_SKEW_S = 5
const REQUIRED_CLAIMS = ['sub', 'sid', 'iat', 'nbf', 'exp', 'jti']

export interface AccessToken {
  readonly accessToken: string
  readonly expiresInS: number
}

/** The claims of a valid token; whether the session still lives must be checked separately. */
export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

/** An Ed25519 public key (RFC 8037). */
interface PublicJwk {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly kid: string
  readonly alg: string
  readonly use: string
}

interface LoadedKey {
  readonly kid: string
  readonly activeAt: Date
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: PublicJwk
}

interface Verified extends AccessClaims {
  readonly notBeforeMs: number
  readonly expiresMs: number
}

/** Access tokens: JWTs (RFC 9068), signed with Ed25519 keys that all nodes share through the database. */
export class AccessTokens {
  readonly #options: { readonly db: Database; readonly issuer: string; readonly clock: () => Date }
  #keys: readonly LoadedKey[] = []
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null
  // A client sends the same token with every call; its signature is verified once.
  readonly #verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED })

  constructor(options: { readonly db: Database; readonly issuer: string; readonly clock: () => Date }) {
    this.#options = options
  }

  async issue({ userId, sessionId }: AccessClaims): Promise<AccessToken> {
    const { issuer, clock } = this.#options
    const now = clock()
    const { kid, privateKey } = await this.#signer(now)
    const issuedAt = Math.floor(now.getTime() / 1_000)
    const accessToken = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
      .setIssuer(issuer)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt - CLOCK_SKEW_S)
      .setExpirationTime(issuedAt + LIFE_S)
      .setJti(randomUUID())
      .sign(privateKey)
    return { accessToken, expiresInS: LIFE_S }
  }

  /** Null unless this is a currently valid token of this service. */
  async verify(token: string): Promise<AccessClaims | null> {
    const now = this.#options.clock().getTime()
    const known = this.#verified.get(token) ?? (await this.#verifyAnew(token))
    if (!known || now < known.notBeforeMs || now >= known.expiresMs) return null
    return known
  }

  /** The public keys, as a JWK set (RFC 7517). */
  async jwks(): Promise<{ keys: readonly PublicJwk[] }> {
    await this.#refresh(HOLD_MS)
    if (this.#keys.length === 0) await this.#signer(this.#options.clock())
    return { keys: this.#keys.map(({ publicJwk }) => publicJwk) }
  }

  /** Creates a key when the newest is 30 days old and deletes keys that no valid token needs; run by a job. */
  async rotate(): Promise<void> {
    const now = this.#options.clock().getTime()
    await this.#make(new Date(now + PUBLISH_MS), ROTATE_AFTER_S)
    await deleteOldSigningKeys(this.#options.db, new Date(now - 2 * LIFE_S * 1_000))
    await this.#refresh(0)
  }

  async #verifyAnew(token: string): Promise<Verified | null> {
    const kid = kidOf(token)
    const key = kid && (this.#loaded(kid) ?? (await this.#lookFor(kid)))
    if (!key) return null
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: this.#options.issuer,
        audience: AUDIENCE,
        requiredClaims: REQUIRED_CLAIMS,
        currentDate: this.#options.clock(),
      })
      const { sub, sid, nbf, exp } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string') return null
      const verified = { userId: sub, sessionId: sid, notBeforeMs: (nbf ?? 0) * 1_000, expiresMs: (exp ?? 0) * 1_000 }
      this.#verified.set(token, verified)
      return verified
    } catch (error) {
      // jose sets a code on every token error; anything else is a bug.
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null
      throw error
    }
  }

  #loaded(kid: string): LoadedKey | undefined {
    return this.#isFresh(HOLD_MS) ? this.#keys.find((key) => key.kid === kid) : undefined
  }

  /** Another node may have just created the key. */
  async #lookFor(kid: string): Promise<LoadedKey | undefined> {
    await this.#refresh(HOLD_MS)
    if (!this.#loaded(kid)) await this.#refresh(LOOK_AGAIN_MS)
    return this.#loaded(kid)
  }

  async #signer(now: Date): Promise<LoadedKey> {
    await this.#refresh(HOLD_MS)
    if (this.#keys.length === 0) {
      await this.#make(now, ROTATE_AFTER_S)
      await this.#refresh(0)
    }
    // By the clock of this node the very first key may not be active yet.
    const found = this.#keys.find(({ activeAt }) => activeAt <= now) ?? this.#keys.at(-1)
    if (!found) throw new Error('no signing key')
    return found
  }

  async #make(activeAt: Date, minAgeS: number): Promise<void> {
    const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true })
    const jwk = await exportJWK(privateKey)
    await addSigningKey(this.#options.db, { kid: await calculateJwkThumbprint(jwk), jwk, activeAt }, minAgeS)
  }

  /** Reads the keys unless they were read within `maxAgeMs`; concurrent calls share one read. */
  async #refresh(maxAgeMs: number): Promise<void> {
    if (this.#isFresh(maxAgeMs)) return
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    await this.#reading
  }

  #isFresh(maxAgeMs: number): boolean {
    return performance.now() - this.#readAt < maxAgeMs
  }

  async #read(): Promise<void> {
    const rows = await listSigningKeys(this.#options.db)
    const held = new Map(this.#keys.map((key) => [key.kid, key]))
    this.#keys = await Promise.all(rows.map(async (row) => held.get(row.kid) ?? importKey(row)))
    this.#readAt = performance.now()
  }
}

async function importKey({ kid, private_jwk, active_at }: SigningKey): Promise<LoadedKey> {
  const { kty = '', crv = '', x = '' } = private_jwk
  const publicJwk = { kty, crv, x, kid, alg: ALGORITHM, use: 'sig' }
  return {
    kid,
    activeAt: active_at,
    privateKey: (await importJWK({ ...private_jwk }, ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
    publicJwk,
  }
}

/** The key id in the header of a token; undefined if it is not a token. */
function kidOf(token: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(token)
    return typeof kid === 'string' ? kid : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
