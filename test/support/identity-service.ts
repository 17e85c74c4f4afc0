import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { IdentityProviders } from '../../src/platform/oauth/identity-providers.ts'
import { listProviders } from '../../src/platform/oauth/provider-settings.ts'
import { IDENTITY_ENV, type IdentityServer, startIdentityServer } from './identity-server.ts'
import { startTestService, type TestService } from './service.ts'

export interface IdentityService {
  readonly service: TestService
  readonly vendors: IdentityServer
  stop(): Promise<void>
}

/** The service with a local server in place of its built-in identity providers, on the real clock. `env`: which ones are configured. */
export async function startIdentityService(
  env: Readonly<Record<string, string>> = IDENTITY_ENV,
): Promise<IdentityService> {
  const clock = () => new Date()
  const vendors = await startIdentityServer(clock)
  const providers = listProviders(readConfig(env), vendors.pinned)
  const identities = new IdentityProviders(providers, { log: createLog('silent'), clock })
  const service = await startTestService({ clock, identities })
  return {
    service,
    vendors,
    async stop() {
      await service.stop()
      await vendors.stop()
    },
  }
}
