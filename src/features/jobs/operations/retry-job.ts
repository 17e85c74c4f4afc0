import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import type { CoreServices } from '../../../platform/services.ts'
import { exampleJob, JobSchema, jobDocument } from '../job-document.ts'
import { findStoredJob, retryFailedJob } from '../job-store.ts'
import { jobNotFailed, jobNotFound } from '../problems.ts'

/** PUT /core/v1/jobs/{job_id}/retry */
export const retryJob = ({ db }: Pick<CoreServices, 'db'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/jobs/:job_id/retry',
    access: 'admin',
    schema: {
      operationId: 'retryJob',
      summary: 'Run a failed job again',
      description: 'Once more with the same data, within seconds. If that fails too, the job is `failed` again.',
      tag: 'Administration',
      params: Type.Object({ job_id: Type.String({ format: 'uuid', description: 'Id of the job.' }) }),
      response: { 200: JobSchema },
      problems: [jobNotFound, jobNotFailed],
      example: {
        params: { job_id: exampleJob.job_id },
        response: { ...exampleJob, state: 'retry', finished_at: null },
      },
    },
    async handler({ params: { job_id: jobId }, caller, log }) {
      const retried = await retryFailedJob(db, jobId)
      if (!retried) {
        const job = await findStoredJob(db, jobId)
        throw job ? jobNotFailed({ job_id: jobId, state: job.state }) : jobNotFound({ job_id: jobId })
      }
      log.info({ job: jobId, queue: retried.queue, admin_id: caller.id }, 'a failed job runs again')
      return jobDocument(retried)
    },
  })
