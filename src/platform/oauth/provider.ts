/** The endpoints of a provider: pinned, or found in the discovery document of its issuer. */
export type Endpoints =
  | {
      readonly kind: 'pinned'
      /** All share the same accounts, which are stored under the first. */
      readonly issuers: readonly { readonly issuer: string; readonly jwksUrl: string }[]
      readonly tokenUrl: string
    }
  | { readonly kind: 'discovered'; readonly issuer: string }

export interface ProviderSettings {
  readonly name: string
  readonly endpoints: Endpoints
  /** The accepted signature algorithms, regardless of what a token or the provider states. */
  readonly algorithms: readonly string[]
  /** The accepted audiences; codes are exchanged as the first. */
  readonly clientIds: readonly string[]
  readonly secret: ClientSecret
  readonly clientAuthentication: 'client_secret_post' | 'client_secret_basic'
}

/** Null for public clients, which rely on PKCE; a function if the provider wants a new secret per exchange. */
export type ClientSecret = string | ((now: Date) => Promise<string>) | null

/** The proof of an identity that a client sends: an ID token, or a code for one. */
export type IdentityProof =
  | { readonly provider: string; readonly idToken: string; readonly nonce: string }
  | {
      readonly provider: string
      readonly code: string
      readonly codeVerifier: string
      readonly redirectUri: string
      /** Checked if present; PKCE binds the code without it. */
      readonly nonce: string | null
    }

export interface ProvedIdentity {
  readonly provider: string
  /** Together with `subject` the key of the account. */
  readonly issuer: string
  readonly subject: string
  /** As the provider sends it. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly pictureUrl: string | null
  /** Recognises a token that is sent again. */
  readonly tokenDigest: Buffer
  /** When the token becomes too old to be accepted. */
  readonly tokenOldAt: Date
}

/** The proof is invalid; the message is for the log only. */
export class IdentityRefusedError extends Error {
  override readonly name = 'IdentityRefusedError'
}

/** The provider is down or its answers are malformed; the message is for the log only. */
export class ProviderAwayError extends Error {
  override readonly name = 'ProviderAwayError'
}
