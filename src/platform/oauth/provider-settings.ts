import type { Config } from '../config.ts'
import { appleSecret } from './apple-secret.ts'
import { PINNED_PROVIDERS, type PinnedName, type PinnedProviders } from './pinned-providers.ts'
import type { ClientSecret, ProviderSettings } from './provider.ts'

/** The configured providers. `pinned`: the endpoints of the built-in four, which tests replace. */
export function listProviders(config: Config, pinned: PinnedProviders = PINNED_PROVIDERS): ProviderSettings[] {
  const known = (name: PinnedName, clientIds: readonly string[], secret: ClientSecret): ProviderSettings[] =>
    clientIds.length === 0
      ? []
      : [{ name, ...pinned[name], clientIds, secret, clientAuthentication: 'client_secret_post' }]
  return [
    ...known('google', config.GOOGLE_CLIENT_IDS, config.GOOGLE_CLIENT_SECRET || null),
    ...known('apple', config.APPLE_CLIENT_IDS, secretOfApple(config, pinned)),
    ...known('line', listOf(config.LINE_CHANNEL_ID), config.LINE_CHANNEL_SECRET || null),
    ...known('facebook', listOf(config.FACEBOOK_APP_ID), config.FACEBOOK_APP_SECRET || null),
    ...config.OIDC_PROVIDERS.map(({ issuer, clientSecret, ...other }) => ({
      ...other,
      endpoints: { kind: 'discovered' as const, issuer },
      secret: clientSecret,
    })),
  ]
}

function secretOfApple(config: Config, { apple }: PinnedProviders): ClientSecret {
  const [clientId] = config.APPLE_CLIENT_IDS
  if (config.APPLE_PRIVATE_KEY === '' || clientId === undefined) return null
  const key = { teamId: config.APPLE_TEAM_ID, keyId: config.APPLE_KEY_ID, privateKey: config.APPLE_PRIVATE_KEY }
  return appleSecret(key, clientId, apple.endpoints.issuers[0]!.issuer)
}

function listOf(text: string): readonly string[] {
  return text === '' ? [] : [text]
}
