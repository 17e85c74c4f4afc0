import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { findHeldAccount } from './account-store.ts'
import { deleteEmailChanges, listEmailChanges } from './email-change-store.ts'
import { disownFiles, listHeldFiles } from './personal-file-store.ts'

/** The account itself and its files; the user's row goes last, in `eraseClosedAccounts`. */
export const accountData: PersonalData = {
  tables: ['email_change', 'stored_file'],
  async list(db, userId) {
    return {
      account: await findHeldAccount(db, userId),
      email_changes: await listEmailChanges(db, userId, MAX_EXPORTED),
      files: await listHeldFiles(db, userId, MAX_EXPORTED),
    }
  },
  async erase(db, userId) {
    await deleteEmailChanges(db, userId)
    await disownFiles(db, userId)
  },
}
