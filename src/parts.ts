import type { Catalogue } from './catalogue/catalogue.ts'
import type { PlanningParts } from './features/ai-trips/public.ts'
import type { AccountParts } from './features/auth/public.ts'
import type { Pictures } from './features/files/public.ts'
import type { RouteBoard } from './features/routes/public.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import type { Files } from './platform/files/files.ts'
import type { Log } from './platform/log.ts'
import type { IdentityProviders } from './platform/oauth/identity-providers.ts'
import type { HealthProbes } from './platform/probes.ts'

/** What the operations are built from; made once in main.ts. An operation names the few that it needs. */
export interface Parts {
  readonly config: Config
  readonly log: Log
  readonly clock: () => Date
  readonly db: Database
  readonly catalogue: Catalogue
  readonly probes: HealthProbes
  readonly routeBoard: RouteBoard
  /** Keys the digests by which viewers are told apart without being known. */
  readonly viewerSecret: Buffer
  readonly planning: PlanningParts
  readonly accounts: AccountParts
  readonly identities: IdentityProviders
  readonly files: Files
  readonly pictures: Pictures
}
