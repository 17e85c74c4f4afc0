import type { CatalogueServices } from '../../catalogue/feature.ts'
import { defineFeature, workQueue } from '../../platform/feature.ts'
import { ConnectionLimit } from '../../platform/http/connection-limit.ts'
import type { AiTripServices } from '../ai-trips/public.ts'
import type { EventServices } from '../events/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import { jobData } from './job-data.ts'
import { AI_QUEUE, AiJobData, RUN_EXPIRES_MS } from './job-queue.ts'
import { cancelAiJob } from './operations/cancel-ai-job.ts'
import { createTripWithAiPromptV2 } from './operations/create-trip-with-ai-prompt-v2.ts'
import { getAiJob } from './operations/get-ai-job.ts'
import { notifyAiProgress } from './operations/notify-ai-progress.ts'
import { streamAiJob } from './operations/stream-ai-job.ts'
import { purgeJobs } from './purge-jobs.ts'
import { runAiJob } from './run-job.ts'
import type { AiJobServices } from './services.ts'
import { resumeStalledJobs, StalledJobs } from './stalled-jobs.ts'

const MAX_STREAMS_PER_USER = 10
/** Jobs mostly wait, for a planner thread or a language model. */
const RUNS_PER_NODE = 8

/** Trips planned from a prompt in the background. */
export const aiJobs = defineFeature({
  name: 'ai-jobs',
  create: (
    core: AiTripServices & CatalogueServices & EventServices & NotificationServices,
  ): Pick<AiJobServices, 'stalledJobs' | 'jobStreams'> => ({
    stalledJobs: new StalledJobs(core),
    jobStreams: new ConnectionLimit({ perUser: MAX_STREAMS_PER_USER }),
  }),
  operations: (own) => [
    createTripWithAiPromptV2(own),
    getAiJob(own),
    cancelAiJob(own),
    streamAiJob(own),
    notifyAiProgress(own),
  ],
  queues: (own) => [
    workQueue({
      name: AI_QUEUE,
      data: AiJobData,
      // A failed run is queued again once its lease has ended.
      options: { expireMs: RUN_EXPIRES_MS, retryLimit: 0, retryDelayMs: 1_000, concurrency: RUNS_PER_NODE },
      run: ({ job_id }, signal) => runAiJob(own, job_id, signal),
    }),
  ],
  jobs: (own) => [
    // Every node looks each second; this also finds jobs when only nodes that serve requests have restarted.
    { name: 'resume-ai-jobs', cron: '* * * * *', run: () => resumeStalledJobs(own) },
    { name: 'purge-ai-jobs', cron: '23 * * * *', run: () => purgeJobs(own.db, own.clock()) },
  ],
  personalData: [jobData],
  warmUp: async ({ stalledJobs }) => stalledJobs.start(),
  stop: ({ stalledJobs }) => stalledJobs.stop(),
})
