import { idempotencyData } from '../../platform/http/idempotency-data.ts'
import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { authData } from '../auth/public.ts'
import { consentData } from '../consent/public.ts'
import { tripData } from '../trips/public.ts'
import { findHeldAccount } from './account-store.ts'
import { deleteEmailChanges, listEmailChanges } from './email-change-store.ts'
import { disownFiles, listHeldFiles } from './personal-file-store.ts'

const accountData: PersonalData = {
  tables: ['email_change'],
  async list(db, userId) {
    return {
      account: await findHeldAccount(db, userId),
      email_changes: await listEmailChanges(db, userId, MAX_EXPORTED),
    }
  },
  erase: deleteEmailChanges,
}

const fileData: PersonalData = {
  tables: ['stored_file'],
  list: async (db, userId) => ({ files: await listHeldFiles(db, userId, MAX_EXPORTED) }),
  erase: disownFiles,
}

/** Every feature that holds something about users; the row of the user itself goes last, in `eraseClosedAccounts`. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountData,
  authData,
  consentData,
  tripData,
  fileData,
  idempotencyData,
]
