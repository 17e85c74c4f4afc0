import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { Breaker, BreakerOpenError } from '../breaker.ts'
import { invalidRequest, retryAfter, unavailable } from '../http/problems.ts'
import { notOneOf } from '../input-errors.ts'
import type { Log } from '../log.ts'
import { exchangeCode } from './exchange-code.ts'
import { verifyIdToken } from './id-token.ts'
import { isSafeUrl } from './other-providers.ts'
import { PINNED_NAMES } from './pinned-providers.ts'
import { identityRefused, providerNotConfigured } from './problems.ts'
import {
  type IdentityProof,
  IdentityRefusedError,
  type ProvedIdentity,
  ProviderAwayError,
  type ProviderSettings,
} from './provider.ts'
import { ProviderDocument } from './provider-document.ts'

export interface IdentityProvidersOptions {
  readonly log: Log
  readonly clock: () => Date
  /** A monotonic clock in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number
}

/** The providers at which users can prove an identity. */
export class IdentityProviders {
  readonly #providers: ReadonlyMap<string, IdentityProvider>
  readonly #log: Log

  constructor(settings: readonly ProviderSettings[], options: IdentityProvidersOptions) {
    this.#log = options.log
    this.#providers = new Map(settings.map((provider) => [provider.name, new IdentityProvider(provider, options)]))
  }

  /** Names that a caller may send, configured or not. */
  get names(): readonly string[] {
    return [...new Set([...PINNED_NAMES, ...this.#providers.keys()])]
  }

  /**
   * Verifies a proof and returns the identity at the provider.
   * @throws Problem identity_refused, unavailable if the provider is down, provider_not_configured or invalid_request
   */
  async prove(proof: IdentityProof): Promise<ProvedIdentity> {
    const provider = this.#providers.get(proof.provider)
    if (!provider) throw this.#unknown(proof.provider)
    try {
      return await provider.prove(proof)
    } catch (error) {
      if (error instanceof IdentityRefusedError) {
        // The caller learns only that it is invalid; whoever sets up a provider needs the reason.
        this.#log.info({ provider: proof.provider, why: error.message }, 'rejected the proof of an identity')
        throw identityRefused({ cause: error })
      }
      if (error instanceof ProviderAwayError || error instanceof BreakerOpenError)
        throw unavailable({ ...retryAfter(10), cause: error })
      throw error
    }
  }

  #unknown(name: string) {
    if (this.names.includes(name)) return providerNotConfigured({ provider: name })
    return invalidRequest({ errors: [{ pointer: '/provider', ...notOneOf(this.names) }] })
  }
}

interface Resolved {
  readonly issuers: readonly string[]
  readonly tokenUrl: string
  readonly keys: ReadonlyMap<string, ProviderDocument<JWTVerifyGetKey>>
}

class IdentityProvider {
  readonly #settings: ProviderSettings
  readonly #options: Required<IdentityProvidersOptions>
  /** Separate: a provider that cannot exchange codes may still publish keys. */
  readonly #documentBreaker: Breaker
  readonly #codeBreaker: Breaker
  readonly #documents = new Map<string, ProviderDocument<JWTVerifyGetKey>>()
  readonly #discovery: ProviderDocument<Discovery> | null

  constructor(settings: ProviderSettings, { log, clock, nowMs = () => performance.now() }: IdentityProvidersOptions) {
    this.#settings = settings
    this.#options = { log, clock, nowMs }
    const breaker = (part: string) =>
      new Breaker({
        now: nowMs,
        onChange: (state) => log.warn({ provider: settings.name, part, state }, 'identity provider'),
      })
    this.#documentBreaker = breaker('documents')
    this.#codeBreaker = breaker('codes')
    const { endpoints } = settings
    this.#discovery =
      endpoints.kind === 'pinned'
        ? null
        : this.#document(`${endpoints.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, (json) =>
            readDiscovery(json, endpoints.issuer),
          )
  }

  async prove(proof: IdentityProof): Promise<ProvedIdentity> {
    const { name, algorithms, clientIds } = this.#settings
    const { issuers, tokenUrl, keys } = await this.#resolve()
    const token = 'idToken' in proof ? proof.idToken : await this.#exchange(proof, issuers[0]!, tokenUrl)
    return verifyIdToken(token, {
      provider: name,
      issuer: issuers[0]!,
      issuers,
      algorithms,
      clientIds,
      keyOf: (issuer) => this.#keyOf(keys.get(issuer)!),
      nonce: proof.nonce,
      now: this.#options.clock(),
    })
  }

  async #resolve(): Promise<Resolved> {
    const { endpoints } = this.#settings
    if (endpoints.kind === 'pinned')
      return {
        issuers: endpoints.issuers.map(({ issuer }) => issuer),
        tokenUrl: endpoints.tokenUrl,
        keys: new Map(endpoints.issuers.map(({ issuer, jwksUrl }) => [issuer, this.#keySet(jwksUrl)])),
      }
    const { jwksUrl, tokenUrl } = await this.#discovery!.get()
    return { issuers: [endpoints.issuer], tokenUrl, keys: new Map([[endpoints.issuer, this.#keySet(jwksUrl)]]) }
  }

  async #exchange(proof: Extract<IdentityProof, { code: string }>, issuer: string, tokenUrl: string): Promise<string> {
    const { algorithms, clientIds, clientAuthentication, secret } = this.#settings
    const now = this.#options.clock()
    const clientSecret = typeof secret === 'function' ? await secret(now) : secret
    const { code, codeVerifier, redirectUri } = proof
    return this.#codeBreaker.run(
      () =>
        exchangeCode({
          issuer,
          tokenUrl,
          algorithms,
          clientId: clientIds[0]!,
          clientSecret,
          clientAuthentication,
          code,
          codeVerifier,
          redirectUri,
          now,
        }),
      (error) => (error instanceof IdentityRefusedError ? 'answered' : 'failed'),
    )
  }

  #keyOf(document: ProviderDocument<JWTVerifyGetKey>): JWTVerifyGetKey {
    return async (header, token) => {
      // The accepted algorithms are already checked. HMAC uses our shared secret, never a published key.
      if (header.alg.startsWith('HS')) return this.#sharedKey()
      const keys = await document.get()
      try {
        return await keys(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        const newer = await document.getNewer()
        if (newer === keys) throw error
        return newer(header, token)
      }
    }
  }

  #sharedKey(): Uint8Array {
    const { secret } = this.#settings
    if (typeof secret !== 'string')
      throw new IdentityRefusedError('it is signed with a shared secret, but none is configured')
    return new TextEncoder().encode(secret)
  }

  #keySet(url: string): ProviderDocument<JWTVerifyGetKey> {
    const known = this.#documents.get(url) ?? this.#document(url, (json) => createLocalJWKSet(json as JSONWebKeySet))
    // A discovered provider may move its keys: drop the old URL.
    if (!this.#documents.has(url) && this.#discovery) this.#documents.clear()
    this.#documents.set(url, known)
    return known
  }

  #document<T>(url: string, read: (json: unknown) => T): ProviderDocument<T> {
    const { log, nowMs } = this.#options
    return new ProviderDocument({ url, read, breaker: this.#documentBreaker, log, nowMs })
  }
}

interface Discovery {
  readonly jwksUrl: string
  readonly tokenUrl: string
}

/** OpenID Connect Discovery 4.3: the document must name the issuer at which it was found. */
export function readDiscovery(json: unknown, expected: string): Discovery {
  const { issuer, jwks_uri: jwksUrl, token_endpoint: tokenUrl } = (json ?? {}) as Readonly<Record<string, unknown>>
  if (issuer !== expected) throw new Error('the issuer does not match')
  // Only an issuer that is itself a plain-HTTP URL of the local machine may name plain-HTTP endpoints.
  const isSafe = (url: string) => isSafeUrl(url) && (url.startsWith('https:') || expected.startsWith('http:'))
  if (typeof jwksUrl !== 'string' || !isSafe(jwksUrl)) throw new Error('jwks_uri is not an https URL')
  if (typeof tokenUrl !== 'string' || !isSafe(tokenUrl)) throw new Error('token_endpoint is not an https URL')
  return { jwksUrl, tokenUrl }
}
