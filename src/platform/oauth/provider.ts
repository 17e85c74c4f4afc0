/** Where a provider is reached: pinned here, or found at the issuer's discovery document. */
export type Endpoints =
  | {
      readonly kind: 'pinned'
      /** All mean the same accounts, which are kept under the first. */
      readonly issuers: readonly { readonly issuer: string; readonly jwksUrl: string }[]
      readonly tokenUrl: string
    }
  | { readonly kind: 'discovered'; readonly issuer: string }

export interface ProviderSettings {
  readonly name: string
  readonly endpoints: Endpoints
  /** Those that its tokens may be signed by, whatever a token or the provider says. */
  readonly algorithms: readonly string[]
  /** The audiences of tokens for this service; codes are exchanged for the first. */
  readonly clientIds: readonly string[]
  readonly secret: ClientSecret
  readonly clientAuthentication: 'client_secret_post' | 'client_secret_basic'
}

/** Null for public clients, which have PKCE only; made anew for each exchange where the provider wants that. */
export type ClientSecret = string | ((now: Date) => Promise<string>) | null

/** What a client sends to prove an identity: a token that it got, or a code for one. */
export type IdentityProof =
  | { readonly provider: string; readonly idToken: string; readonly nonce: string }
  | {
      readonly provider: string
      readonly code: string
      readonly codeVerifier: string
      readonly redirectUri: string
      /** Checked where it is given; PKCE binds the code without it. */
      readonly nonce: string | null
    }

export interface ProvedIdentity {
  readonly provider: string
  /** With `subject` the key of the account at the provider. */
  readonly issuer: string
  readonly subject: string
  /** As the provider writes it. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly pictureUrl: string | null
  /** By which the token is known when it is sent again. */
  readonly tokenDigest: Buffer
  /** From then on it is too old to prove anything. */
  readonly tokenOldAt: Date
}

/** The proof is not valid; the message is for the log. */
export class IdentityRefusedError extends Error {
  override readonly name = 'IdentityRefusedError'
}

/** The provider does not answer, or not as it should; the message is for the log. */
export class ProviderAwayError extends Error {
  override readonly name = 'ProviderAwayError'
}
