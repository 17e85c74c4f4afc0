import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteEmailChanges, listEmailChanges } from './email-change-store.ts'

export const accountData: PersonalData = {
  tables: ['email_change'],
  list: async (db, userId) => ({ email_changes: await listEmailChanges(db, userId, MAX_EXPORTED) }),
  erase: deleteEmailChanges,
}
