import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { JOB_STATES, type StoredJob } from './job-store.ts'

export const JobStateSchema = named(
  'BackgroundJobState',
  OneOf(JOB_STATES, {
    description:
      '`created`: waits for its first run. `retry`: failed and will run again. `active`: runs. `failed`: failed too often. `cancelled`: its data was of another release.',
  }),
)
const Instant = (description: string) => Type.String({ format: 'date-time', description })

export const JobSchema = named(
  'BackgroundJob',
  Type.Object(
    {
      job_id: Type.String({ description: 'Id of the job.' }),
      queue: Type.String({ description: 'What it does: the name of its queue or schedule.' }),
      state: JobStateSchema,
      attempts: Type.Integer({ description: 'Runs that have begun.' }),
      message: Nullable(Type.String({ description: 'Why the last run failed.' })),
      created_at: Instant('When it was added (UTC).'),
      started_at: Nullable(Instant('When its last run began (UTC).')),
      finished_at: Nullable(Instant('When it ended (UTC).')),
    },
    { description: 'A background job. Its data is not shown.' },
  ),
)

export function jobDocument({ created_at, started_at, finished_at, ...job }: StoredJob): Static<typeof JobSchema> {
  return {
    ...job,
    created_at: created_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
  }
}

export const exampleJob: Static<typeof JobSchema> = {
  job_id: '019abcde-0000-7000-8000-000000000001',
  queue: 'send-mail',
  state: 'failed',
  attempts: 4,
  message: 'connect ECONNREFUSED 127.0.0.1:25',
  created_at: '2026-11-22T02:00:00.000Z',
  started_at: '2026-11-22T02:04:00.000Z',
  finished_at: '2026-11-22T02:04:01.000Z',
}
