import type { Endpoints } from './provider.ts'

export const PINNED_NAMES = ['google', 'apple', 'line', 'facebook'] as const
export type PinnedName = (typeof PINNED_NAMES)[number]

export interface PinnedProvider {
  readonly endpoints: Extract<Endpoints, { kind: 'pinned' }>
  readonly algorithms: readonly string[]
}
export type PinnedProviders = Readonly<Record<PinnedName, PinnedProvider>>

/** Copied from the providers' documentation; nothing here comes from an answer. */
export const PINNED_PROVIDERS: PinnedProviders = {
  google: {
    endpoints: {
      kind: 'pinned',
      issuers: [
        { issuer: 'https://accounts.google.com', jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
        { issuer: 'accounts.google.com', jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
      ],
      tokenUrl: 'https://oauth2.googleapis.com/token',
    },
    algorithms: ['RS256'],
  },
  apple: {
    endpoints: {
      kind: 'pinned',
      issuers: [{ issuer: 'https://appleid.apple.com', jwksUrl: 'https://appleid.apple.com/auth/keys' }],
      tokenUrl: 'https://appleid.apple.com/auth/token',
    },
    algorithms: ['RS256'],
  },
  line: {
    endpoints: {
      kind: 'pinned',
      issuers: [{ issuer: 'https://access.line.me', jwksUrl: 'https://api.line.me/oauth2/v2.1/certs' }],
      tokenUrl: 'https://api.line.me/oauth2/v2.1/token',
    },
    // LINE signs tokens of apps with its key, tokens of the web with the channel secret.
    algorithms: ['ES256', 'HS256'],
  },
  facebook: {
    endpoints: {
      kind: 'pinned',
      issuers: [
        { issuer: 'https://www.facebook.com', jwksUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/' },
        { issuer: 'https://facebook.com', jwksUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/' },
        // Limited Login of iOS.
        {
          issuer: 'https://limited.facebook.com',
          jwksUrl: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
        },
      ],
      tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    },
    algorithms: ['RS256'],
  },
}
