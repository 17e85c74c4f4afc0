import { defineFeature } from '../../platform/feature.ts'
import type { Guards } from '../../platform/http/register.ts'
import type { AuthServices } from '../auth/public.ts'
import { createGuard, identifyToken } from './guard.ts'
import { listApiKeys } from './operations/list-api-keys.ts'
import { revokeApiKey } from './operations/revoke-api-key.ts'

/** Checks the credential of every call: access tokens and API keys. */
export const access = defineFeature({
  name: 'access',
  create: (services: AuthServices): Pick<Guards, 'authenticate' | 'identify' | 'onSessionsEnded'> => ({
    authenticate: createGuard(services),
    identify: (token) => identifyToken(services, token),
    onSessionsEnded: (listener) => services.accounts.sessions.onEnded(listener),
  }),
  operations: (own) => [listApiKeys(own), revokeApiKey(own)],
})
