import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteEventsOf, listEvents } from './event-store.ts'

/** The events of the last day. */
export const eventData: PersonalData = {
  tables: ['user_event'],
  async list(db, userId) {
    return { events: await listEvents(db, { userId, after: 0, limit: MAX_EXPORTED }) }
  },
  erase: deleteEventsOf,
}
