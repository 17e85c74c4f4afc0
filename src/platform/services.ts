import type { Logger } from 'pino'
import type { ModelClient } from './ai/model-client.ts'
import type { Bus } from './bus/bus.ts'
import type { ChatChannel } from './chat/chat.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mail.ts'
import type { IdentityProviders } from './oauth/identity-providers.ts'
import type { OpenSearch } from './opensearch/opensearch.ts'
import type { Partner } from './partner/partner.ts'
import type { PersonalData } from './personal-data.ts'
import type { HealthProbes } from './probes.ts'
import type { Fcm } from './push/fcm.ts'
import type { WebPush } from './push/web-push.ts'
import type { RedisConnection } from './redis/redis.ts'
import type { RoadEngine } from './roads/road-engine.ts'

/** Adapters to external systems; null if not configured. */
export interface Vendors {
  readonly redis: RedisConnection | null
  readonly files: Files
  readonly searchEngine: OpenSearch | null
  readonly roads: RoadEngine | null
  readonly partner: Partner | null
  readonly mailer: Mailer
  readonly fcm: Fcm | null
  readonly webPush: WebPush | null
  readonly model: ModelClient | null
  readonly line: ChatChannel | null
  readonly telegram: ChatChannel | null
  readonly discord: ChatChannel | null
}

/** The services of the core, available to every feature. */
export interface CoreServices extends Vendors {
  readonly config: Config
  readonly log: Logger
  readonly clock: () => Date
  readonly db: Database
  readonly bus: Bus
  /** Receives what `publishWithin` sends when its transaction commits. */
  readonly commits: Pick<Bus, 'subscribe' | 'onGap'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly identities: IdentityProviders
  readonly probes: HealthProbes
  /** The personal data of every feature. */
  readonly personalData: readonly PersonalData[]
  /** Aborts when the service begins to stop. */
  readonly stopping: AbortSignal
}

/** Runs work without a caller: logs a failure, unless the service is stopping. */
export async function inBackground(
  { stopping, log }: Pick<CoreServices, 'stopping' | 'log'>,
  failure: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await work(stopping)
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error }, failure)
  }
}
