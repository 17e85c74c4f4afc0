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
  /** Milliseconds that only grow; `performance.now` unless told. */
  readonly nowMs?: () => number
}

/** Those by whom people may prove who they are. */
export class IdentityProviders {
  readonly #providers: ReadonlyMap<string, IdentityProvider>
  readonly #log: Log

  constructor(settings: readonly ProviderSettings[], options: IdentityProvidersOptions) {
    this.#log = options.log
    this.#providers = new Map(settings.map((provider) => [provider.name, new IdentityProvider(provider, options)]))
  }

  /** Names that a caller may use, configured or not. */
  get names(): readonly string[] {
    return [...new Set([...PINNED_NAMES, ...this.#providers.keys()])]
  }

  /**
   * Whose account at the provider a proof is of.
   * @throws Problem identity_refused, unavailable when the provider is away, provider_not_configured, invalid_request
   */
  async prove(proof: IdentityProof): Promise<ProvedIdentity> {
    const provider = this.#providers.get(proof.provider)
    if (!provider) throw this.#unknown(proof.provider)
    try {
      return await provider.prove(proof)
    } catch (error) {
      if (error instanceof IdentityRefusedError) {
        // The caller learns only that it is not valid; whoever sets up a provider needs to know why.
        this.#log.info({ provider: proof.provider, why: error.message }, 'a proof of an identity was refused')
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

interface Reached {
  readonly issuers: readonly string[]
  readonly tokenUrl: string
  readonly keys: ReadonlyMap<string, ProviderDocument<JWTVerifyGetKey>>
}

class IdentityProvider {
  readonly #settings: ProviderSettings
  readonly #options: Required<IdentityProvidersOptions>
  /** Apart: who cannot exchange codes may still publish keys. */
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
    const { issuers, tokenUrl, keys } = await this.#reach()
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

  async #reach(): Promise<Reached> {
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
      // Which algorithms may be is decided before; a shared secret is one of its own, never a published key.
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
    if (typeof secret !== 'string') throw new IdentityRefusedError('it is signed with a secret, and there is none')
    return new TextEncoder().encode(secret)
  }

  #keySet(url: string): ProviderDocument<JWTVerifyGetKey> {
    const known = this.#documents.get(url) ?? this.#document(url, (json) => createLocalJWKSet(json as JSONWebKeySet))
    // Where a discovered provider moves its keys the old place is let go.
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

/** OpenID Connect Discovery 4.3: the document must name the issuer that it was found by. */
export function readDiscovery(json: unknown, expected: string): Discovery {
  const { issuer, jwks_uri: jwksUrl, token_endpoint: tokenUrl } = (json ?? {}) as Readonly<Record<string, unknown>>
  if (issuer !== expected) throw new Error('it is of another issuer')
  // Only an issuer on this machine that is itself called over plain HTTP may name such addresses.
  const isSafe = (url: string) => isSafeUrl(url) && (url.startsWith('https:') || expected.startsWith('http:'))
  if (typeof jwksUrl !== 'string' || !isSafe(jwksUrl)) throw new Error('its jwks_uri is no https URL')
  if (typeof tokenUrl !== 'string' || !isSafe(tokenUrl)) throw new Error('its token_endpoint is no https URL')
  return { jwksUrl, tokenUrl }
}
