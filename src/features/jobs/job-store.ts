/** Reads the tables of pg-boss, whose API lists no jobs. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

export interface StoredJob {
  readonly job_id: string
  readonly queue: string
  readonly state: JobState
  readonly attempts: number
  readonly message: string | null
  readonly created_at: Date
  readonly started_at: Date | null
  readonly finished_at: Date | null
}

/** Queues of pg-boss itself. */
const INTERNAL = sql`'__pgboss__%'`
/** Messages may hold whole answers of vendors. */
const MAX_MESSAGE_CHARS = 500

const columns = sql`id as job_id, name as queue, state::text as state,
  case when started_on is null then 0 else retry_count + 1 end as attempts,
  left(output ->> 'message', ${sql.lit(MAX_MESSAGE_CHARS)}) as message,
  created_on as created_at, started_on as started_at, completed_on as finished_at`

/** Jobs in a state, newest first, and the number of all. */
export async function listStoredJobs(
  db: Database,
  state: JobState,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ jobs: StoredJob[]; total: number }> {
  const wanted = sql`state = ${state}::pgboss.job_state and name not like ${INTERNAL}`
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from pgboss.job where ${wanted}`.execute(db)
  const { rows: jobs } = await sql<StoredJob>`
    select ${columns} from pgboss.job where ${wanted}
    order by created_on desc, id limit ${limit} offset ${offset}`.execute(db)
  return { jobs, total: counts[0]?.total ?? 0 }
}

export async function findStoredJob(db: Database, jobId: string): Promise<StoredJob | undefined> {
  const { rows } = await sql<StoredJob>`
    select ${columns} from pgboss.job where id = ${jobId}::uuid and name not like ${INTERNAL}`.execute(db)
  return rows[0]
}

/** Lets a failed job run once more, as pg-boss does. @returns undefined if it has not failed */
export async function retryFailedJob(db: Database, jobId: string): Promise<StoredJob | undefined> {
  const { rows } = await sql<StoredJob>`
    update pgboss.job
    set state = 'retry', retry_limit = greatest(retry_limit, retry_count) + 1, start_after = now(), completed_on = null,
      keep_until = greatest(keep_until, now() + interval '1 day')
    where id = ${jobId}::uuid and state = 'failed' and name not like ${INTERNAL}
    returning ${columns}`.execute(db)
  return rows[0]
}
