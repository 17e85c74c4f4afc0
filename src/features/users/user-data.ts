import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { anonymiseEvents, listSecurityEvents } from './security-event-store.ts'
import { findExportedUser } from './user-store.ts'

/** The user's row, which `eraseClosedAccounts` deletes last, and the events of the account. */
export const userData: PersonalData = {
  tables: ['security_event'],
  async list(db, userId) {
    const events = await listSecurityEvents(db, { userId, limit: MAX_EXPORTED, offset: 0 })
    return { account: await findExportedUser(db, userId), security_events: events.rows }
  },
  erase: anonymiseEvents,
}
