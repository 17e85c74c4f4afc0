import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { listSyncs } from '../partner-sync-store.ts'
import type { PartnerSyncServices } from '../services.ts'
import { exampleFinishedSync, SyncJobSchema, syncDocument } from '../sync-document.ts'

/** GET /trips/v1/sync/jobs */
export const listSyncJobs = ({ db, clock }: Pick<PartnerSyncServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/sync/jobs',
    access: 'editor',
    schema: {
      operationId: 'listSyncJobs',
      summary: 'List the syncs with the tourism authority, newest first',
      description: 'Those that run and those of the last 90 days, with the reasons for what could not be taken over.',
      tag: 'Administration',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: ListOf('SyncJobList', SyncJobSchema) },
      example: {
        query: { limit: '1' },
        response: {
          results: [exampleFinishedSync],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query: { page, limit }, language }) {
      const now = clock()
      const { syncs, total } = await listSyncs(db, { limit, offset: (page - 1) * limit })
      return {
        results: syncs.map((sync) => syncDocument(sync, now, language)),
        ...listMembers(total, page, limit, now),
      }
    },
  })
