import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { findJob } from '../ai-job-store.ts'
import { AiJobSchema, exampleFinishedJob, JobIdSchema, jobDocument } from '../job-document.ts'
import { aiJobNotFound } from '../problems.ts'
import type { AiJobServices } from '../services.ts'

/** GET /trips/v1/custom-trips/ai/jobs/{job_id} */
export const getAiJob = ({ db, catalogue }: Pick<AiJobServices, 'db' | 'catalogue'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/ai/jobs/:job_id',
    access: 'user',
    schema: {
      operationId: 'getAiJob',
      summary: 'Get a job that plans a trip',
      description: 'Returns 404 for another user’s job. Finished jobs are kept for 30 days.',
      tag: 'Trips',
      params: Type.Object({ job_id: JobIdSchema }),
      response: { 200: AiJobSchema },
      problems: [aiJobNotFound],
      example: { params: { job_id: exampleFinishedJob.job_id }, response: exampleFinishedJob },
    },
    async handler({ params, language, caller }) {
      const job = await findJob(db, params.job_id, caller.id)
      if (!job) throw aiJobNotFound()
      return jobDocument(job, language, catalogue)
    },
  })
