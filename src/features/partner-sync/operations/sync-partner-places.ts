import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { notConfigured, partnerNotConfigured, syncRunning } from '../problems.ts'
import type { PartnerSyncServices } from '../services.ts'
import { startSync } from '../start-sync.ts'
import { exampleQueuedSync, SyncJobSchema, syncDocument, syncLocation } from '../sync-document.ts'

const SyncPlacesSchema = named(
  'SyncPlacesRequest',
  Type.Object(
    {
      full: Type.Optional(
        Type.Boolean({ default: false, description: 'Whether to read every place, not only changed ones.' }),
      ),
    },
    { additionalProperties: false, description: 'What `syncPartnerPlaces` takes.' },
  ),
)

/** POST /trips/v1/internal/sync/partner-places */
export const syncPartnerPlaces = (own: Pick<PartnerSyncServices, 'clock' | 'jobs' | 'events' | 'partner'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/internal/sync/partner-places',
    access: 'key:internal',
    creates: true,
    schema: {
      operationId: 'syncPartnerPlaces',
      summary: "Take over the tourism authority's places",
      description:
        'Starts a job that reads the places in both languages: those changed since the last sync after which none was left unread, or all of them. One sync runs at a time. It survives a restart and never deletes a place; follow it with `getSyncJob`.',
      tag: 'Internal',
      sends: ['Location'],
      body: SyncPlacesSchema,
      bodyOptional: true,
      response: { 202: SyncJobSchema },
      problems: [syncRunning, partnerNotConfigured],
      example: { body: {}, response: exampleQueuedSync },
    },
    handler({ body, language, create, absolute }) {
      if (!own.partner) throw notConfigured()
      const isFull = body?.full === true
      return create(async (db) => {
        const sync = await startSync(db, own, { kind: 'places', isFull })
        return new Reply(202, syncDocument(sync, own.clock(), language), {
          location: absolute(syncLocation(sync.sync_id)),
        })
      })
    },
  })
