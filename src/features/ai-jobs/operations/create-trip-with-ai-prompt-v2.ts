import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { checkConstraints, constraintErrors, readToday, TripPromptSchema, tripLanguage } from '../../ai-trips/public.ts'
import { AiJobSchema, exampleQueuedJob, jobDocument, jobLocation } from '../job-document.ts'
import { aiQuota } from '../problems.ts'
import type { AiJobServices } from '../services.ts'
import { startJob } from '../start-job.ts'

/** POST /trips/v1/custom-trips/ai/v2 */
export const createTripWithAiPromptV2 = (own: AiJobServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/ai/v2',
    access: 'user',
    creates: true,
    languageOf: tripLanguage,
    // As `createTripWithAiPromptV1`.
    bodyLimitBytes: 65_536,
    schema: {
      operationId: 'createTripWithAiPromptV2',
      summary: 'Plan a trip from a prompt in the background',
      description:
        'Queues a job that plans as `previewTrip` does and saves the trip. Follow it with `streamAiJob`, `connectEvents` or `getAiJob`, cancel it with `cancelAiJob`. It survives the failure of a server and saves one trip. Up to 2 jobs at a time and 20 a day (Bangkok), not counting those that failed.',
      tag: 'Trips',
      sends: ['Location'],
      body: TripPromptSchema,
      response: { 202: AiJobSchema },
      problems: [aiQuota, catalogueNotReady],
      inputErrors: constraintErrors,
      example: { body: { prompt: exampleQueuedJob.prompt }, response: exampleQueuedJob },
    },
    handler({ body, language, caller, create, absolute }) {
      const { catalogue, clock } = own
      requireReady(catalogue)
      const { prompt, constraints = {} } = body
      checkConstraints(constraints, catalogue)
      const wish = { prompt, today: readToday(body.today, clock()), constraints, language }
      return create(async (db) => {
        const job = await startJob(db, own, { userId: caller.id, wish })
        return new Reply(202, jobDocument(job, language, catalogue), { location: absolute(jobLocation(job.job_id)) })
      })
    },
  })
