import Type from 'typebox'
import { publishWithin } from '../../../platform/bus/postgres-bus.ts'
import type { Database } from '../../../platform/database/database.ts'
import { operation } from '../../../platform/operation.ts'
import { type AiJob, lockJob } from '../ai-job-store.ts'
import { endLocked } from '../change-job.ts'
import { AiJobSchema, exampleQueuedJob, JobIdSchema, jobDocument } from '../job-document.ts'
import { jobCancelled } from '../job-queue.ts'
import { isFinal, STATE_TEXTS } from '../job-states.ts'
import { aiJobFinished, aiJobNotFound } from '../problems.ts'
import type { AiJobServices } from '../services.ts'

/** DELETE /trips/v1/custom-trips/ai/jobs/{job_id} */
export const cancelAiJob = (own: Pick<AiJobServices, 'db' | 'clock' | 'events' | 'catalogue'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/custom-trips/ai/jobs/:job_id',
    access: 'user',
    schema: {
      operationId: 'cancelAiJob',
      summary: 'Cancel a job that plans a trip',
      description:
        'No trip is saved after this call. Cancelling again returns the same; a job that has ended otherwise is 409.',
      tag: 'Trips',
      params: Type.Object({ job_id: JobIdSchema }),
      response: { 200: AiJobSchema },
      problems: [aiJobNotFound, aiJobFinished],
      example: {
        params: { job_id: exampleQueuedJob.job_id },
        response: {
          ...exampleQueuedJob,
          state: 'cancelled',
          message: STATE_TEXTS.cancelled.en,
          finished_at: '2026-11-21T03:00:01.000Z',
        },
      },
    },
    async handler({ params, language, caller }) {
      const job = await own.db.transaction().execute((db) => cancel(db, own, { jobId: params.job_id, by: caller.id }))
      return jobDocument(job, language, own.catalogue)
    },
  })

/** The row stops a run from saving; the message stops it from planning on. @throws Problem */
async function cancel(
  db: Database,
  own: Pick<AiJobServices, 'clock' | 'events'>,
  { jobId, by }: { jobId: string; by: string },
): Promise<AiJob> {
  const job = await lockJob(db, jobId)
  if (job?.user_id !== by) throw aiJobNotFound()
  const { state } = job
  if (state === 'cancelled') return job
  if (isFinal(state)) throw aiJobFinished({ members: { state } })
  await publishWithin(db, jobCancelled, jobId)
  return endLocked(db, own, job, { state: 'cancelled', now: own.clock() })
}
