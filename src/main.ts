import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { openCore } from './core.ts'
import { features, type Services } from './features.ts'
import { Closers } from './platform/closers.ts'
import type { Config } from './platform/config.ts'
import { collect, type Installed, installFeatures, personalDataOf } from './platform/feature.ts'
import { closeServer } from './platform/http/server.ts'
import type { JobRole } from './platform/jobs/jobs.ts'
import { showsOutbox } from './platform/mail/outbox-settings.ts'

export interface Service {
  /** The URL on which it listens. */
  readonly url: string
  readonly places: number
  /** The URL of the page of unsent emails; null if emails are sent, or the page is off. */
  readonly outbox: string | null
  /** Resolves with the reason when the service cannot continue: then stop it. */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

export interface ServiceOptions {
  readonly config: Config
  readonly logger: Logger
  readonly role: JobRole
}

/** Callers that waited for the start come first. */
const WARM_UP_AFTER_MS = 500

/** Opens the core, installs the features, schedules their jobs and listens; stops everything in reverse order. */
export async function startService({ config, logger: log, role }: ServiceOptions): Promise<Service> {
  const closers = new Closers()
  try {
    const core = await openCore({ config, log, role, personalData: personalDataOf(features) })
    closers.add(() => core.stop())
    let installed: Installed<Services> | undefined
    closers.add(() => installed?.stop())
    closers.add(() => core.jobs.stop(config.SHUTDOWN_GRACE_MS))
    installed = await installFeatures(features, core.services)
    const { services } = installed
    const brought = collect(features, services)
    for (const { name, cron, options, run } of brought.jobs()) await core.jobs.schedule(name, cron, options, run)
    for (const { name, data, options, run } of brought.queues()) await core.jobs.work(name, { ...options, data }, run)
    await core.jobs.dropOtherSchedules()

    const app = await buildApp(services)
    closers.add(() => closeServer(app, config.SHUTDOWN_GRACE_MS))
    await app.listen({ host: config.HOST, port: config.PORT })
    closers.add(() => services.probes.stop())
    const warming = setTimeout(() => void brought.warmUp(), WARM_UP_AFTER_MS)
    closers.add(() => {
      clearTimeout(warming)
      core.beginStop()
    })
    const url = config.PUBLIC_URL || `http://${hostOf(config)}:${(app.server.address() as AddressInfo).port}`
    const { size: places } = services.catalogue
    const { embedded, lost } = core.storage
    log.info({ url, role, data_dir: resolve(config.DATA_DIR), embedded_database: embedded, places }, 'listening')
    return { url, places, outbox: showsOutbox(config) ? `${url}/dev/outbox` : null, lost, stop: () => closers.close() }
  } catch (error) {
    await closers.close()
    throw error
  }
}

function hostOf({ HOST }: Config): string {
  return HOST === '0.0.0.0' || HOST === '127.0.0.1' ? 'localhost' : HOST
}
