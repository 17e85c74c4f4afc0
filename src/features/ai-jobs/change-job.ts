import type { Database } from '../../platform/database/database.ts'
import type { Texts } from '../../platform/text-template.ts'
import { type AiJob, type Ending, type JobRun, lockJob, setEnding, setProgress } from './ai-job-store.ts'
import { jobEvent } from './job-events.ts'
import { isFinal, type Stage } from './job-states.ts'
import type { AiJobServices } from './services.ts'

type Needs = Pick<AiJobServices, 'events'>

/** The job is finished, or a later run has begun: this one must not write any more. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
}

/** Locks a job for a run. @throws OvertakenError */
async function lockForRun(db: Database, run: JobRun): Promise<AiJob> {
  const job = await lockJob(db, run.job_id)
  if (!job || isFinal(job.state) || job.run_number !== run.run_number) throw new OvertakenError()
  return job
}

export interface Progress {
  readonly state: Stage
  readonly percent: number
  readonly message?: Texts
}

/** Reports the progress of a run. @throws OvertakenError */
export async function reportStage(db: Database, own: Needs, run: JobRun, progress: Progress): Promise<void> {
  await db.transaction().execute(async (db) => {
    await advanceLocked(db, own, await lockForRun(db, run), progress)
  })
}

/** Raises the progress of a locked job. @returns undefined if it is already as far, which changes nothing */
export async function advanceLocked(
  db: Database,
  { events }: Needs,
  job: AiJob,
  { state, percent, message }: Progress,
): Promise<AiJob | undefined> {
  if (percent <= job.percent) return undefined
  await setProgress(db, job.job_id, { state, percent })
  const advanced = { ...job, state, percent }
  await events.append(db, jobEvent(advanced, message))
  return advanced
}

export interface TripOfRun {
  readonly title: Texts
  save(db: Database): Promise<void>
}

/** Finishes a run, saves its trip if it has one, and notifies the user: all or nothing. @throws OvertakenError, and what `save` throws */
export async function finishRun(
  db: Database,
  own: Needs & Pick<AiJobServices, 'notifications'>,
  run: JobRun,
  ending: Ending,
  trip?: TripOfRun,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await trip?.save(db)
    const { job_id: jobId, user_id: userId } = await endLocked(db, own, await lockForRun(db, run), ending)
    const about = { userId, dedupeKey: jobId }
    await own.notifications.notify(
      db,
      trip
        ? { ...about, event: 'ai_trip_ready', values: { trip: trip.title }, data: { trip_id: ending.tripId ?? '' } }
        : { ...about, event: 'ai_trip_failed', values: {}, data: { job_id: jobId } },
    )
  })
}

/** Finishes a locked job. */
export async function endLocked(db: Database, { events }: Needs, job: AiJob, ending: Ending): Promise<AiJob> {
  const ended = await setEnding(db, job.job_id, ending)
  await events.append(db, jobEvent(ended))
  return ended
}
