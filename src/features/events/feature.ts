import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { eventData } from './event-data.ts'
import { createEventLog } from './event-log.ts'
import { connectEvents } from './operations/connect-events.ts'
import { purgeEvents } from './purge-events.ts'
import type { EventServices } from './services.ts'

/** What happens to users while they watch. */
export const events = defineFeature({
  name: 'events',
  create: (core: CoreServices): EventServices => ({ events: createEventLog(core) }),
  tags: { Events: 'What happens to you, as it happens.' },
  operations: (own) => [connectEvents(own)],
  jobs: ({ db, clock }) => [{ name: 'purge-events', cron: '*/15 * * * *', run: () => purgeEvents(db, clock()) }],
  personalData: [eventData],
  stop: ({ events }) => events.close(),
})
