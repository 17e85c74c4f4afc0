import Type, { type Static } from 'typebox'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { Nullable, named } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { AiJob } from './ai-job-store.ts'
import { JobProblemSchema, renderProblem } from './job-problem.ts'
import { STATE_TEXTS } from './job-states.ts'
import { JobStateSchema } from './problems.ts'

const Instant = (description: string) => Type.String({ format: 'date-time', description })

export const JobIdSchema = Type.String({ minLength: 1, maxLength: 60, description: 'Id of the job.' })

export const AiJobSchema = named(
  'AiJob',
  Type.Object(
    {
      job_id: JobIdSchema,
      state: JobStateSchema,
      percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Progress in percent; it never falls.' }),
      message: Type.String({ description: 'The state in words, in the language of the answer.' }),
      prompt: Type.String({ description: 'What was asked for.' }),
      trip_id: Nullable(Type.String({ description: 'The saved trip, for `getCustomTripV1`; null until it succeeds.' })),
      problem: Nullable(JobProblemSchema),
      requested_at: Instant('When the trip was requested (UTC).'),
      started_at: Nullable(Instant('When planning began (UTC); null while it is queued.')),
      finished_at: Nullable(Instant('When the job ended (UTC); null until then.')),
    },
    { description: 'A trip that is planned in the background.' },
  ),
)
type AiJobDocument = Static<typeof AiJobSchema>

export function jobDocument(job: AiJob, language: Language, catalogue: CatalogueView): AiJobDocument {
  return {
    job_id: job.job_id,
    state: job.state,
    percent: job.percent,
    message: STATE_TEXTS[job.state][language],
    prompt: job.wish.prompt,
    trip_id: job.trip_id,
    problem: job.problem && renderProblem(job.problem, language, catalogue),
    requested_at: job.requested_at.toISOString(),
    started_at: job.started_at?.toISOString() ?? null,
    finished_at: job.finished_at?.toISOString() ?? null,
  }
}

export function jobLocation(jobId: string): string {
  return `/trips/v1/custom-trips/ai/jobs/${jobId}`
}

export const exampleQueuedJob: AiJobDocument = {
  job_id: 'job_019abcde-0000-7000-8000-000000000005',
  state: 'queued',
  percent: 0,
  message: 'Your trip is waiting to be planned.',
  prompt: 'เที่ยวอยุธยา 1 วัน ชอบวัด เริ่ม 9 โมง กลับก่อน 5 โมงเย็น',
  trip_id: null,
  problem: null,
  requested_at: '2026-11-21T03:00:00.000Z',
  started_at: null,
  finished_at: null,
}

export const exampleFinishedJob: AiJobDocument = {
  ...exampleQueuedJob,
  state: 'succeeded',
  percent: 100,
  message: 'Your trip is ready.',
  trip_id: 'trip_019abcde-0000-7000-8000-000000000003',
  started_at: '2026-11-21T03:00:00.120Z',
  finished_at: '2026-11-21T03:00:02.480Z',
}
