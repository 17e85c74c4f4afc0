import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { anonymiseAccount, findAccountId } from './account-store.ts'
import { deleteCollections, listCollections } from './collection-store.ts'
import { listMovements } from './ledger-store.ts'

/** Erasure takes the user and what points were for out of the ledger; its entries, and so its sums, stay. */
export const pointData: PersonalData = {
  tables: ['point_account'],
  async list(db, userId) {
    const accountId = await findAccountId(db, userId)
    if (accountId === undefined) return { point_movements: [], point_events: [] }
    const { movements } = await listMovements(db, accountId, { limit: MAX_EXPORTED, offset: 0 })
    return { point_movements: movements, point_events: await listCollections(db, accountId, MAX_EXPORTED) }
  },
  async erase(db, userId) {
    const accountId = await findAccountId(db, userId)
    if (accountId === undefined) return
    await deleteCollections(db, accountId)
    await anonymiseAccount(db, userId)
  },
}
