import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { addDays, bangkokDate } from '../../world/calendar.ts'
import type { PromptWish } from '../ai-trips/public.ts'
import { type AiJob, countJobs, holdJobsOf, insertJob } from './ai-job-store.ts'
import { jobEvent } from './job-events.ts'
import { enqueueRun, LEASE_S } from './job-queue.ts'
import { aiQuota } from './problems.ts'
import type { AiJobServices } from './services.ts'

const QUOTA = { running: 2, daily: 20 }
/** Most trips are planned within this time. */
const USUAL_RUN_S = 20

/**
 * Queues a trip within the caller's transaction.
 * @throws Problem ai_quota
 */
export async function startJob(
  db: Database,
  { clock, jobs, events }: Pick<AiJobServices, 'clock' | 'jobs' | 'events'>,
  { userId, wish }: { readonly userId: string; readonly wish: PromptWish },
): Promise<AiJob> {
  const now = clock()
  await holdJobsOf(db, userId)
  await checkQuota(db, userId, now)
  const job = await insertJob(db, { jobId: createId('job'), userId, wish, now, dueInS: LEASE_S })
  await enqueueRun(jobs, job.job_id, { within: db })
  await events.append(db, jobEvent(job))
  return job
}

async function checkQuota(db: Database, userId: string, now: Date): Promise<void> {
  const today = bangkokDate(now)
  const { running, recent } = await countJobs(db, userId, midnight(today))
  if (recent >= QUOTA.daily) throw quotaReached('daily', now, midnight(addDays(today, 1)))
  if (running >= QUOTA.running) throw quotaReached('running', now, new Date(now.getTime() + USUAL_RUN_S * 1_000))
}

function quotaReached(quota: keyof typeof QUOTA, now: Date, nextAt: Date) {
  const seconds = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 1_000))
  return aiQuota(QUOTA, {
    members: { quota, next_at: nextAt.toISOString() },
    headers: { 'retry-after': String(seconds) },
  })
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00+07:00`)
}
