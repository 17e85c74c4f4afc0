import type { Database } from '../../platform/database/database.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteUser, holdExpiredUser, listExpiredUsers } from '../users/public.ts'

const MAX_PER_RUN = 200

/** Erases accounts that can no longer be reopened, each in its own transaction. Returns their number. */
export async function eraseClosedAccounts(db: Database, personalData: readonly PersonalData[]): Promise<number> {
  let erased = 0
  for (const userId of await listExpiredUsers(db, MAX_PER_RUN))
    await db.transaction().execute(async (db) => {
      if (!(await holdExpiredUser(db, userId))) return
      for (const source of personalData) await source.erase(db, userId)
      await deleteUser(db, userId)
      erased++
    })
  return erased
}
