import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PromptWish } from '../ai-trips/public.ts'
import type { AiJobTable } from './ai-job-table.ts'
import type { StoredProblem } from './job-problem.ts'
import type { FinalState, Stage } from './job-states.ts'

export type AiJob = Selectable<AiJobTable>
/** A run of a job; only the latest one may write. */
export type JobRun = Pick<AiJob, 'job_id' | 'run_number'>

/** Serialises, until the transaction ends, whatever counts the jobs of a user. */
export async function holdJobsOf(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`AI jobs of ${userId}`}, 0))`.execute(db)
}

/** A user's unfinished jobs, and those requested since an instant that count: a failure is ours. */
export async function countJobs(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ readonly running: number; readonly recent: number }> {
  return db
    .selectFrom('ai_job')
    .select([
      sql<number>`(count(*) filter (where finished_at is null))::int`.as('running'),
      sql<number>`(count(*) filter (where requested_at >= ${since} and state <> 'failed'))::int`.as('recent'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

export interface NewJob {
  readonly jobId: string
  readonly userId: string
  readonly wish: PromptWish
  readonly now: Date
  readonly dueInS: number
}

export async function insertJob(db: Database, { jobId, userId, wish, now, dueInS }: NewJob): Promise<AiJob> {
  return db
    .insertInto('ai_job')
    .values({
      job_id: jobId,
      user_id: userId,
      wish: JSON.stringify(wish),
      state: 'queued',
      due_at: inSeconds(dueInS),
      requested_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A user's own job. */
export async function findJob(db: Database, jobId: string, userId: string): Promise<AiJob | undefined> {
  return db
    .selectFrom('ai_job')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** A job whose row is locked until the transaction ends. */
export async function lockJob(db: Database, jobId: string): Promise<AiJob | undefined> {
  return db.selectFrom('ai_job').selectAll().where('job_id', '=', jobId).forUpdate().executeTakeFirst()
}

/** Begins a run, after which earlier runs can no longer write. @returns undefined if the job is finished or unknown */
export async function beginRun(
  db: Database,
  jobId: string,
  { now, dueInS }: { now: Date; dueInS: number },
): Promise<AiJob | undefined> {
  return db
    .updateTable('ai_job')
    .set(({ eb, fn, val }) => ({
      run_number: eb('run_number', '+', 1),
      started_at: fn.coalesce('started_at', val(now)),
      due_at: inSeconds(dueInS),
    }))
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Puts off the next run. @returns false if another run has begun or the job is finished */
export async function postponeNextRun(db: Database, run: JobRun, dueInS: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_job')
    .set({ due_at: inSeconds(dueInS) })
    .where('job_id', '=', run.job_id)
    .where('run_number', '=', run.run_number)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Progress of a locked job. */
export async function setProgress(
  db: Database,
  jobId: string,
  { state, percent }: { state: Stage; percent: number },
): Promise<void> {
  await db.updateTable('ai_job').set({ state, percent }).where('job_id', '=', jobId).execute()
}

export interface Ending {
  readonly state: FinalState
  readonly tripId?: string
  readonly problem?: StoredProblem
  readonly now: Date
}

/** Finishes a locked job. */
export async function setEnding(db: Database, jobId: string, { state, tripId, problem, now }: Ending): Promise<AiJob> {
  return db
    .updateTable('ai_job')
    .set({
      state,
      trip_id: tripId ?? null,
      problem: problem ? JSON.stringify(problem) : null,
      finished_at: now,
      ...(state === 'succeeded' && { percent: 100 }),
    })
    .where('job_id', '=', jobId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes jobs whose run has not been heard of, and puts off their next check, so that one node takes each. */
export async function takeStalledJobs(
  db: Database,
  { dueInS, limit }: { dueInS: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('ai_job')
    .set({ due_at: inSeconds(dueInS) })
    .where('job_id', 'in', (eb) =>
      eb
        .selectFrom('ai_job')
        .select('job_id')
        .where('finished_at', 'is', null)
        .where('due_at', '<', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('job_id')
    .execute()
  return rows.map((row) => row.job_id)
}

/** Cancels a user's unfinished jobs. @returns their ids */
export async function cancelJobsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .updateTable('ai_job')
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .returning('job_id')
    .execute()
  return rows.map((row) => row.job_id)
}

export async function listJobsOf(db: Database, userId: string, limit: number): Promise<AiJob[]> {
  return db
    .selectFrom('ai_job')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .orderBy('job_id')
    .limit(limit)
    .execute()
}

export async function deleteJobsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('ai_job').where('user_id', '=', userId).execute()
}

/** @returns how many were deleted, at most `limit` */
export async function deleteJobsBefore(db: Database, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ai_job')
    .where('job_id', 'in', (eb) =>
      eb.selectFrom('ai_job').select('job_id').where('finished_at', '<', before).orderBy('finished_at').limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}
