import Type from 'typebox'
import type { EnqueueOptions } from '../../platform/jobs/jobs.ts'
import type { CoreServices } from '../../platform/services.ts'

export const SYNC_QUEUE = 'partner-sync'
export const SyncJobData = Type.Object({ sync_id: Type.String() })
/** A run that takes longer counts as killed: a page of 100 places takes 160 s if every answer is as slow as allowed. */
export const RUN_EXPIRES_MS = 300_000

/** Queues a run; of each sync one waits at most. */
export function enqueueRun(
  jobs: CoreServices['jobs'],
  syncId: string,
  options: Omit<EnqueueOptions, 'singletonKey'> = {},
): Promise<void> {
  return jobs.enqueue(SYNC_QUEUE, { sync_id: syncId }, { ...options, singletonKey: syncId })
}
