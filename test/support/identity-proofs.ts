import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { IdentityProviders } from '../../src/platform/oauth/identity-providers.ts'
import type { PinnedName } from '../../src/platform/oauth/pinned-providers.ts'
import type { IdentityProof, ProvedIdentity } from '../../src/platform/oauth/provider.ts'
import { listProviders } from '../../src/platform/oauth/provider-settings.ts'
import { Problem } from '../../src/platform/problem.ts'
import { IDENTITY_ENV, type IdentityServer, type Signing, startIdentityServer } from './identity-server.ts'

/** The time of the tests. */
export const NOW = new Date('2026-11-21T03:00:00Z')

export interface IdentityProofs {
  /** Available inside tests. */
  readonly server: IdentityServer
  /** Milliseconds since each test began. */
  nowMs: number
  open(env?: Readonly<Record<string, string>>, clock?: () => Date): IdentityProviders
  /** The identity that a proof yields, or the code of the problem. */
  outcome(providers: IdentityProviders, proof: IdentityProof): Promise<ProvedIdentity | string>
  prove(
    name: PinnedName,
    claims?: JWTPayload,
    how?: Signing,
    providers?: IdentityProviders,
  ): Promise<ProvedIdentity | string>
}

/** Runs an identity server for the tests of the calling file. */
export function useIdentityProofs(): IdentityProofs {
  let server: IdentityServer
  beforeAll(async () => {
    server = await startIdentityServer(() => NOW)
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    proofs.nowMs = 0
    server.behave({})
  })
  const proofs: IdentityProofs = {
    get server() {
      return server
    },
    nowMs: 0,
    open(env = {}, clock = () => NOW) {
      const config = readConfig({ ...IDENTITY_ENV, ...env })
      return new IdentityProviders(listProviders(config, server.pinned), {
        log: createLog('silent'),
        clock,
        nowMs: () => proofs.nowMs,
      })
    },
    async outcome(providers, proof) {
      try {
        return await providers.prove(proof)
      } catch (error) {
        if (error instanceof Problem) return error.code
        throw error
      }
    },
    async prove(name, claims = {}, how = {}, providers = proofs.open()) {
      const idToken = await server.idToken(name, claims, how)
      return proofs.outcome(providers, { provider: name, idToken, nonce: 'nonce-1' })
    },
  }
  return proofs
}
