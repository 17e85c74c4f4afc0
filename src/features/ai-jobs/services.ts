import type { ConnectionLimit } from '../../platform/http/connection-limit.ts'
import type { AiTripServices } from '../ai-trips/public.ts'
import type { EventServices } from '../events/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import type { StalledJobs } from './stalled-jobs.ts'

export type AiJobServices = AiTripServices &
  EventServices &
  NotificationServices & {
    readonly stalledJobs: StalledJobs
    /** Counts the event streams of each user on this node. */
    readonly jobStreams: ConnectionLimit
  }
