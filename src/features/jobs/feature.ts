import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { listJobs } from './operations/list-jobs.ts'
import { retryJob } from './operations/retry-job.ts'

/** The job queue as admins see it. */
export const jobs = defineFeature<Pick<CoreServices, 'db' | 'clock'>>({
  name: 'jobs',
  operations: (own) => [listJobs(own), retryJob(own)],
})
