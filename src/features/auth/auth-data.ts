import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { eraseAuthRows, listHeldCodes, listHeldIdentities, listHeldSessions } from './auth-data-store.ts'
import { listSecurityEvents } from './security-event-store.ts'

/** How users sign in, where they are signed in, and what happened to their accounts. */
export const authData: PersonalData = {
  tables: ['identity', 'session', 'one_time_code', 'password_reset', 'security_event'],
  async list(db, userId) {
    const events = await listSecurityEvents(db, { userId, limit: MAX_EXPORTED, offset: 0 })
    return {
      identities: await listHeldIdentities(db, userId, MAX_EXPORTED),
      sessions: await listHeldSessions(db, userId, MAX_EXPORTED),
      one_time_codes: await listHeldCodes(db, userId, MAX_EXPORTED),
      security_events: events.rows,
    }
  },
  erase: eraseAuthRows,
}
