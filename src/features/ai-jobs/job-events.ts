import type { Texts } from '../../platform/text-template.ts'
import type { NewEvent } from '../events/public.ts'
import type { AiJob } from './ai-job-store.ts'
import { STATE_TEXTS } from './job-states.ts'

/** What the log says of a job that has just changed. */
export function jobEvent(
  { user_id, job_id, state, percent, trip_id }: AiJob,
  message: Texts = STATE_TEXTS[state],
): NewEvent {
  return {
    userId: user_id,
    type: 'ai_job',
    jobId: job_id,
    stage: state,
    percent,
    message,
    ...(trip_id !== null && { data: { trip_id } }),
  }
}
