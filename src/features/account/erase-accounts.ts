import type { Database } from '../../platform/database/database.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteUser, listLongClosed, lockLongClosed } from './account-store.ts'

/** For so long a closed account can be opened again by signing in. */
export const RETURN_DAYS = 30
const MAX_A_RUN = 200

/** Erases the accounts that were closed too long ago to come back, each in a transaction of its own; tells how many. */
export async function eraseClosedAccounts(db: Database, personalData: readonly PersonalData[]): Promise<number> {
  let erased = 0
  for (const userId of await listLongClosed(db, RETURN_DAYS, MAX_A_RUN))
    await db.transaction().execute(async (db) => {
      if (!(await lockLongClosed(db, userId, RETURN_DAYS))) return
      for (const source of personalData) await source.erase(db, userId)
      await deleteUser(db, userId)
      erased++
    })
  return erased
}
