import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { notConfigured, partnerNotConfigured, syncRunning } from '../problems.ts'
import type { PartnerSyncServices } from '../services.ts'
import { startSync } from '../start-sync.ts'
import { exampleQueuedSync, SyncJobSchema, SyncKindSchema, syncDocument } from '../sync-document.ts'

/** POST /trips/v1/sync/jobs */
export const startSyncJob = (own: Pick<PartnerSyncServices, 'clock' | 'jobs' | 'events' | 'partner'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/sync/jobs',
    access: 'admin',
    creates: true,
    schema: {
      operationId: 'startSyncJob',
      summary: 'Start a sync with the tourism authority',
      description:
        'As `syncPartnerPlaces` and `syncPartnerRoutes` do for programs with a key. Follow it with `listSyncJobs`.',
      tag: 'Administration',
      body: named(
        'NewSyncJob',
        Type.Object(
          {
            kind: SyncKindSchema,
            full: Type.Optional(
              Type.Boolean({ default: false, description: 'Whether to read everything, not only what changed.' }),
            ),
          },
          { additionalProperties: false, description: 'A sync to start.' },
        ),
      ),
      response: { 202: SyncJobSchema },
      problems: [syncRunning, partnerNotConfigured],
      example: { body: { kind: 'places' }, response: exampleQueuedSync },
    },
    handler({ body: { kind, full }, caller, language, create, log }) {
      if (!own.partner) throw notConfigured()
      return create(async (db) => {
        const sync = await startSync(db, own, { kind, isFull: full === true })
        log.info({ job_id: sync.sync_id, kind, admin_id: caller.id }, 'started a sync')
        return new Reply(202, syncDocument(sync, own.clock(), language))
      })
    },
  })
