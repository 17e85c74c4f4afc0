import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { findSync } from '../partner-sync-store.ts'
import { syncNotFound } from '../problems.ts'
import type { PartnerSyncServices } from '../services.ts'
import { exampleFinishedSync, SyncJobSchema, syncDocument } from '../sync-document.ts'

/** GET /trips/v1/internal/sync/jobs/{job_id} */
export const getSyncJob = ({ db, clock }: Pick<PartnerSyncServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/internal/sync/jobs/:job_id',
    access: 'key:internal',
    schema: {
      operationId: 'getSyncJob',
      summary: 'Follow a sync with the tourism authority',
      description: 'A job that succeeded is shown by every node. Jobs are kept for 90 days.',
      tag: 'Internal',
      params: Type.Object({ job_id: Type.String({ minLength: 1, maxLength: 60, description: 'Id of the job.' }) }),
      response: { 200: SyncJobSchema },
      problems: [syncNotFound],
      example: { params: { job_id: exampleFinishedSync.job_id }, response: exampleFinishedSync },
    },
    async handler({ params, language }) {
      const sync = await findSync(db, params.job_id)
      if (!sync) throw syncNotFound(params)
      return syncDocument(sync, clock(), language)
    },
  })
