import { defineFeature } from '../../platform/feature.ts'
import type { Guards } from '../../platform/http/register.ts'
import type { AuthServices } from '../auth/public.ts'
import { createGuard } from './guard.ts'

/** Checks the credential of every call: access tokens and API keys. */
export const access = defineFeature({
  name: 'access',
  create: (services: AuthServices): Pick<Guards, 'authenticate'> => ({ authenticate: createGuard(services) }),
})
