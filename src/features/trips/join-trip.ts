import { findAccess } from './access-store.ts'
import { countMemberships, putMember } from './member-store.ts'
import type { TripServices } from './services.ts'
import { MAX_JOINED, MAX_MEMBERS } from './trip-limits.ts'
import { holdTripsOf, lockTrip } from './trip-store.ts'
import type { ShareRole } from './trip-table.ts'

/** What a link offers. */
export interface Invitation {
  readonly tokenDigest: Buffer
  readonly role: ShareRole
  readonly expiresAt: Date | null
}

interface Membership {
  readonly member_role: ShareRole | null
  readonly member_expires_at: Date | null
}

/** Whether a link offers more than what a user has: a higher role, or the same role for longer. */
export function isBetter({ role, expiresAt }: Invitation, { member_role: now, member_expires_at: until }: Membership) {
  if (now === null) return true
  if (role !== now) return role === 'edit'
  return until !== null && (expiresAt === null || expiresAt > until)
}

/**
 * Makes the holder of a link a member, or a member with a better role. The lock of the trip orders this with an
 * `unshareTrip`, and keeps the number of members within its limit.
 * @returns whether the user is a member by this link now
 */
export async function joinTrip(
  { db, announcer }: Pick<TripServices, 'db' | 'announcer'>,
  tripId: string,
  userId: string,
  { tokenDigest, role, expiresAt }: Invitation,
): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    await holdTripsOf(db, userId)
    const trip = await lockTrip(db, tripId)
    const access = await findAccess(db, tripId, userId)
    if (!trip || !access?.token_digest?.equals(tokenDigest)) return false
    if (access.member_role === null) {
      const { members, joined } = await countMemberships(db, tripId, userId)
      if (members >= MAX_MEMBERS || joined >= MAX_JOINED) return false
    }
    await putMember(db, { tripId, userId, role, expiresAt })
    await announcer.announce(db, trip, { change: 'member_joined', authorId: userId })
    return true
  })
}
