import type { Database } from '../../platform/database/database.ts'
import { findTrip } from '../trips/public.ts'
import { CODE_LIFE_MS, MAX_GROUPS_OF_TRIP, MAX_TRIPS_OF_GROUP } from './chat-limits.ts'
import { type GroupKey, putGroup } from './group-store.ts'
import { createLinkCode, digestOfCode } from './link-code.ts'
import { type LinkCodeOwner, putLinkCode, takeLinkCode } from './link-code-store.ts'
import { countOtherLinks, insertLink, type LinkedTrip, listLinkedTrips } from './link-store.ts'
import { linkCodeInvalid, tooManyChatLinks } from './problems.ts'
import { uncountAttempt } from './throttle-store.ts'

/** Issues a code that links a trip to the group in which it is sent; cancels the user's earlier one for the trip. */
export async function issueLinkCode(
  db: Database,
  secret: Buffer,
  owner: LinkCodeOwner,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = createLinkCode()
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS)
  await putLinkCode(db, { ...owner, digest: digestOfCode(secret, code), expiresAt })
  return { code, expiresAt }
}

export interface LinkWish {
  readonly group: GroupKey & { readonly groupName: string | null }
  readonly code: string
  readonly now: Date
}

/**
 * Links the trip of a code to a group, in a transaction. The attempt was counted before, and is taken back: only wrong codes count.
 * @throws Problem link_code_invalid, too_many_chat_links
 */
export async function linkGroup(
  db: Database,
  secret: Buffer,
  { group, code, now }: LinkWish,
): Promise<{ trip: LinkedTrip; isNew: boolean }> {
  const owner = await takeLinkCode(db, digestOfCode(secret, code), now)
  // Whoever has lost the trip since may not link it any more.
  if (!owner || !(await findTrip(db, owner.tripId, owner.userId))) throw linkCodeInvalid()
  const isNew = await linkTrip(db, { group, ...owner, now })
  await uncountAttempt(db, group, 'link_code')
  const trip = (await listLinkedTrips(db, group, MAX_TRIPS_OF_GROUP)).find(({ trip_id }) => trip_id === owner.tripId)
  if (!trip) throw new Error('the linked trip is not among those of the group')
  return { trip, isNew }
}

/** @throws Problem too_many_chat_links */
export async function linkTrip(
  db: Database,
  { group, tripId, userId, now }: LinkCodeOwner & Pick<LinkWish, 'group' | 'now'>,
): Promise<boolean> {
  // Locks the group's row, so that the trips of a group are counted one after the other.
  await putGroup(db, group)
  const { ofGroup, ofTrip } = await countOtherLinks(db, group, tripId)
  if (ofGroup >= MAX_TRIPS_OF_GROUP || ofTrip >= MAX_GROUPS_OF_TRIP)
    throw tooManyChatLinks({ trips: MAX_TRIPS_OF_GROUP, groups: MAX_GROUPS_OF_TRIP })
  return insertLink(db, group, { tripId, userId, at: now })
}
