import type { Logger } from 'pino'
import { postgresBus } from './platform/bus/postgres-bus.ts'
import { redisBus } from './platform/bus/redis-bus.ts'
import { Closers } from './platform/closers.ts'
import type { Config } from './platform/config.ts'
import { type JobRole, type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { IdentityProviders } from './platform/oauth/identity-providers.ts'
import { listProviders } from './platform/oauth/provider-settings.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { HealthProbes } from './platform/probes.ts'
import type { CoreServices } from './platform/services.ts'
import { openStorage, type Storage } from './storage.ts'
import { openVendors } from './vendors.ts'

export interface Core {
  readonly services: CoreServices
  readonly storage: Storage
  readonly jobs: Jobs
  /** Aborts `services.stopping`: call it before stopping anything. */
  beginStop(): void
  /** Closes resources in reverse order of opening; stop `jobs` first. */
  stop(): Promise<void>
}

interface CoreOptions {
  readonly config: Config
  readonly log: Logger
  readonly role: JobRole
  readonly personalData: readonly PersonalData[]
}

/** Opens the database, the vendors, the bus and the job queue. */
export async function openCore({ config, log, role, personalData }: CoreOptions): Promise<Core> {
  const closers = new Closers()
  try {
    const storage = await openStorage(config, log)
    closers.add(() => storage.stop())
    const { close, ...vendors } = await openVendors(config, log)
    closers.add(close)
    // Commits announce jobs and events, so these messages always come from the database.
    const commits = postgresBus(storage.location, log)
    closers.add(() => commits.close())
    const bus = vendors.redis ? redisBus(vendors.redis, log, 'tiao') : commits
    if (vendors.redis) closers.add(() => bus.close())
    const clock = () => new Date()
    const identities = new IdentityProviders(listProviders(config), { log, clock })
    const jobs = await startJobs({ location: storage.location, log, role, bus: commits })
    const stopping = new AbortController()
    const services: CoreServices = {
      ...vendors,
      config,
      log,
      clock,
      db: storage.db,
      bus,
      commits,
      jobs,
      identities,
      probes: new HealthProbes(),
      personalData,
      stopping: stopping.signal,
    }
    return { services, storage, jobs, stop: () => closers.close(), beginStop: () => stopping.abort() }
  } catch (error) {
    await closers.close()
    throw error
  }
}
