import Type from 'typebox'
import { named, OneOf } from '../../../platform/http/schema-parts.ts'
import { UserLine } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import { lockJob } from '../ai-job-store.ts'
import { advanceLocked } from '../change-job.ts'
import { JobIdSchema } from '../job-document.ts'
import { isFinal, STAGES } from '../job-states.ts'
import { aiJobFinished, aiJobNotFound, JobStateSchema } from '../problems.ts'
import type { AiJobServices } from '../services.ts'

const MessageSchema = named(
  'AiProgressMessage',
  Type.Object(
    {
      th: UserLine({ maxLength: 500, description: 'In Thai.' }),
      en: UserLine({ maxLength: 500, description: 'In English.' }),
    },
    { additionalProperties: false, description: 'What the user reads; defaults to a text for the stage.' },
  ),
)

const example = { job_id: 'job_019abcde-0000-7000-8000-000000000005', percent: 60 }

/** POST /trips/v1/internal/ai/progress */
export const notifyAiProgress = (own: Pick<AiJobServices, 'db' | 'events'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/internal/ai/progress',
    access: 'key:internal',
    schema: {
      operationId: 'notifyAiProgress',
      summary: 'Report the progress of a job that plans a trip',
      description:
        'For workers outside this service. The user sees it in `connectEvents`, `streamAiJob` and `getAiJob`. Progress never falls: a report that is not beyond the last one changes nothing, so reports may be repeated and may arrive in any order.',
      tag: 'Internal',
      body: Type.Object(
        {
          job_id: JobIdSchema,
          stage: named('AiStage', OneOf(STAGES, { description: 'What the worker is doing.' })),
          percent: Type.Integer({ minimum: 1, maximum: 99, description: 'Progress of the whole job.' }),
          message: Type.Optional(MessageSchema),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'AiProgress',
          Type.Object(
            {
              job_id: JobIdSchema,
              state: JobStateSchema,
              percent: Type.Integer({ description: 'Progress of the job after this call.' }),
              applied: Type.Boolean({ description: 'False if the job was already as far.' }),
            },
            { description: 'The progress of a job.' },
          ),
        ),
      },
      problems: [aiJobNotFound, aiJobFinished],
      example: {
        body: {
          ...example,
          stage: 'scheduling',
          message: { th: 'กำลังเปรียบเทียบเส้นทาง', en: 'Comparing ways to travel.' },
        },
        response: { ...example, state: 'scheduling', applied: true },
      },
    },
    handler({ body }) {
      const { job_id, stage, ...progress } = body
      return own.db.transaction().execute(async (db) => {
        const job = await lockJob(db, job_id)
        if (!job) throw aiJobNotFound()
        if (isFinal(job.state)) throw aiJobFinished({ members: { state: job.state } })
        const advanced = await advanceLocked(db, own, job, { state: stage, ...progress })
        const { state, percent } = advanced ?? job
        return { job_id, state, percent, applied: advanced !== undefined }
      })
    },
  })
