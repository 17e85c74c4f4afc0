import type { Database } from '../../platform/database/database.ts'
import type { LinkChange } from './announce-links.ts'
import { deleteGroup, type GroupKey, holdGroup } from './group-store.ts'
import { deleteLinksOfGroup } from './link-store.ts'

/** Removes a group that the bot is no longer in, within a transaction. Returns the links that have ended. */
export async function unlinkGroup(db: Database, group: GroupKey): Promise<LinkChange[]> {
  // Before its links, in the order of `linkTrip`.
  await holdGroup(db, group)
  const unlinked = await deleteLinksOfGroup(db, group)
  await deleteGroup(db, group)
  return unlinked.map((link) => ({ event: 'chat_unlinked', link }))
}
