import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { notConfigured, partnerNotConfigured, syncRunning } from '../problems.ts'
import type { PartnerSyncServices } from '../services.ts'
import { startSync } from '../start-sync.ts'
import { exampleQueuedSync, SyncJobSchema, syncDocument, syncLocation } from '../sync-document.ts'

/** POST /trips/v1/internal/sync/partner-routes */
export const syncPartnerRoutes = (own: Pick<PartnerSyncServices, 'clock' | 'jobs' | 'events' | 'partner'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/internal/sync/partner-routes',
    access: 'key:internal',
    creates: true,
    schema: {
      operationId: 'syncPartnerRoutes',
      summary: "Take over the tourism authority's routes",
      description:
        'Starts a job that reads all routes in both languages, and those of their places that the catalogue lacks; `syncPartnerPlaces` keeps the others up to date. One sync runs at a time. It survives a restart and never deletes a route; follow it with `getSyncJob`.',
      tag: 'Internal',
      sends: ['Location'],
      response: { 202: SyncJobSchema },
      problems: [syncRunning, partnerNotConfigured],
      example: { response: { ...exampleQueuedSync, kind: 'routes', changed_since: null } },
    },
    handler({ language, create, absolute }) {
      if (!own.partner) throw notConfigured()
      return create(async (db) => {
        const sync = await startSync(db, own, { kind: 'routes', isFull: true })
        return new Reply(202, syncDocument(sync, own.clock(), language), {
          location: absolute(syncLocation(sync.sync_id)),
        })
      })
    },
  })
