import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { findUser } from '../users/public.ts'
import { eraseWaysIn, listExportedCodes, listExportedIdentities, listExportedSessions } from './auth-data-store.ts'

/** How users sign in and where they are signed in. */
export const authData: PersonalData = {
  tables: ['identity', 'session', 'one_time_code', 'password_reset'],
  async list(db, userId) {
    return {
      identities: await listExportedIdentities(db, userId, MAX_EXPORTED),
      sessions: await listExportedSessions(db, userId, MAX_EXPORTED),
      one_time_codes: await listExportedCodes(db, userId, MAX_EXPORTED),
    }
  },
  async erase(db, userId) {
    await eraseWaysIn(db, userId, (await findUser(db, userId))?.email ?? null)
  },
}
