import type { EventLog } from './event-log.ts'

export interface EventServices {
  readonly events: EventLog
}
