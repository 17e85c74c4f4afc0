import Type from 'typebox'
import { defineChannel } from '../../platform/bus/bus.ts'
import type { EnqueueOptions, Jobs } from '../../platform/jobs/jobs.ts'

export const AI_QUEUE = 'ai-jobs'
export const AiJobData = Type.Object({ job_id: Type.String() })
/** Interrupts a run: its job was cancelled. */
export const jobCancelled = defineChannel('ai-job-cancelled', Type.String())

/** A run is heard of every second; after this silence another one begins, on any node. */
export const LEASE_S = 5
/** A model may take a minute to read the prompt and another one to write the texts; planning takes 20 s at most, 50 s just after a start. */
export const RUN_EXPIRES_MS = 240_000

/** Queues a run; of each job one waits at most. */
export function enqueueRun(
  jobs: Pick<Jobs, 'enqueue'>,
  jobId: string,
  options: Pick<EnqueueOptions, 'within'> = {},
): Promise<void> {
  return jobs.enqueue(AI_QUEUE, { job_id: jobId }, { ...options, singletonKey: jobId })
}
