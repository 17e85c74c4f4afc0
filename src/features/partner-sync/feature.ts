import { join } from 'node:path'
import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { ReaderContext } from '../../catalogue/import/read-place.ts'
import { createReaderContext } from '../../catalogue/import/reader-context.ts'
import { readWorld } from '../../catalogue/seed.ts'
import { defineFeature, workQueue } from '../../platform/feature.ts'
import { projectRoot } from '../../platform/paths.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { EventServices } from '../events/public.ts'
import { getSyncJob } from './operations/get-sync-job.ts'
import { listSyncJobs } from './operations/list-sync-jobs.ts'
import { startSyncJob } from './operations/start-sync-job.ts'
import { syncPartnerPlaces } from './operations/sync-partner-places.ts'
import { syncPartnerRoutes } from './operations/sync-partner-routes.ts'
import { testPartnerIntegration } from './operations/test-partner-integration.ts'
import { purgeSyncs, resumeStalledSync } from './recover-syncs.ts'
import { runSync } from './run-sync.ts'
import type { PartnerSyncServices } from './services.ts'
import { RUN_EXPIRES_MS, SYNC_QUEUE, SyncJobData } from './sync-queue.ts'

/** Takes over the tourism authority's places and routes. */
export const partnerSync = defineFeature({
  name: 'partner-sync',
  create({ db }: CoreServices & CatalogueServices & EventServices): Pick<PartnerSyncServices, 'readerContext'> {
    let reading: Promise<ReaderContext> | undefined
    const read = async () => createReaderContext(await readWorld(join(projectRoot, 'catalogue'), db))
    return {
      readerContext() {
        reading ??= read().catch((error: unknown) => {
          reading = undefined
          throw error
        })
        return reading
      },
    }
  },
  operations: (own) => [
    syncPartnerPlaces(own),
    syncPartnerRoutes(own),
    getSyncJob(own),
    listSyncJobs(own),
    startSyncJob(own),
    testPartnerIntegration(own),
  ],
  queues: (own) => [
    workQueue({
      name: SYNC_QUEUE,
      data: SyncJobData,
      options: { expireMs: RUN_EXPIRES_MS, retryLimit: 3, retryDelayMs: 5_000 },
      run: ({ sync_id }, signal) => runSync(own, sync_id, signal),
    }),
  ],
  jobs: (own) => [
    { name: 'resume-partner-sync', cron: '*/5 * * * *', run: () => resumeStalledSync(own) },
    { name: 'purge-partner-syncs', cron: '53 4 * * *', run: () => purgeSyncs(own) },
  ],
  limits: () => ({ 'partner-test': { calls: 60, windowS: 3600 } }),
})
