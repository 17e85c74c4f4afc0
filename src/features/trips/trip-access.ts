import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { unauthenticated } from '../../platform/http/problems.ts'
import type { AddressCaller, Context, UserCaller } from '../../platform/operation.ts'
import { type AccessRow, findAccess, listAccess } from './access-store.ts'
import { type Invitation, isBetter, joinTrip } from './join-trip.ts'
import { touchMember } from './member-store.ts'
import { ownerOnly, tripNotFound, tripReadOnly } from './problems.ts'
import type { TripServices } from './services.ts'
import type { TripShare } from './share-schema.ts'
import { findLinkedTrip } from './share-store.ts'
import { sharedFacts } from './shared-facts.ts'
import type { StoredTrip } from './trip-store.ts'

/** Each may do what the ones before may. `link`: the holder of a link who is no member. */
export const TRIP_ROLES = ['link', 'view', 'edit', 'owner'] as const
export type TripRole = (typeof TRIP_ROLES)[number]

/** A trip as the caller may see it. */
export type VisibleTrip = StoredTrip & {
  readonly updated_at: Date
  readonly role: TripRole
  readonly share: TripShare | null
}

export const SHARE_TOKEN = 'X-Share-Token'

/** The stored form of a link's token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * A trip for its owner, its members and the holders of its link. A signed-in user who presents the token of the link becomes
 * a member, unless the trip or the user has too many memberships; then the link shows the trip as it does without an account.
 * @throws Problem unauthenticated for a caller with neither; trip_not_found
 */
export async function readTrip(
  { db, announcer, keptTrips }: Pick<TripServices, 'db' | 'announcer' | 'keptTrips'>,
  tripId: string,
  { caller, header }: Pick<Context, 'header'> & { readonly caller: UserCaller | AddressCaller },
): Promise<VisibleTrip> {
  const userId = caller.kind === 'user' ? caller.id : null
  const token = header(SHARE_TOKEN.toLowerCase())
  if (userId === null && token === undefined) throw unauthenticated({ headers: { 'www-authenticate': 'Bearer' } })
  const known = keptTrips.findFacts(tripId)
  const found = await findAccess(db, tripId, userId, known)
  if (!found) throw tripNotFound()
  if (found.facts !== known?.facts) keptTrips.keepFacts(tripId, found)
  const invitation = invitationOf(found, token)
  const role = memberRole(found, userId)
  if (userId !== null && role !== 'owner') {
    if (invitation && isBetter(invitation, found) && (await joinTrip({ db, announcer }, tripId, userId, invitation)))
      return readTrip({ db, announcer, keptTrips }, tripId, { caller, header: () => undefined })
    if (role) await touchMember(db, tripId, userId)
  }
  if (role) return { ...found, role, share: shareOf(found, role) }
  if (!invitation) throw tripNotFound()
  return { ...found, facts: sharedFacts(found.facts), role: 'link', share: shareOf(found, 'link') }
}

/** What the holder of a link sees who has no account; undefined unless the token is that of a valid link. */
export async function findTripOfLink(db: Database, token: string): Promise<StoredTrip | undefined> {
  const tripId = await findLinkedTrip(db, digestOf(token))
  const found = tripId === undefined ? undefined : await findAccess(db, tripId, null)
  if (!found || !invitationOf(found, token)) return undefined
  return { ...found, facts: sharedFacts(found.facts) }
}

/**
 * What the owner or a member may do with a trip.
 * @throws Problem trip_not_found for everyone else; trip_read_only, trip_owner_only for members who need a higher role
 */
export async function requireRole(
  db: Database,
  tripId: string,
  userId: string,
  needed: Exclude<TripRole, 'link'>,
): Promise<VisibleTrip> {
  return granted(await findAccess(db, tripId, userId), userId, needed)
}

/** The same without what the trip contains. */
export async function requireAccess(
  db: Database,
  tripId: string,
  userId: string,
  needed: Exclude<TripRole, 'link'>,
): Promise<AccessRow & Pick<VisibleTrip, 'role' | 'share'>> {
  const [found] = await listAccess(db, [tripId], userId)
  return granted(found, userId, needed)
}

function granted<Row extends AccessRow>(found: Row | undefined, userId: string, needed: TripRole) {
  const role = found && memberRole(found, userId)
  if (!found || !role) throw tripNotFound()
  if (TRIP_ROLES.indexOf(role) < TRIP_ROLES.indexOf(needed)) throw needed === 'owner' ? ownerOnly() : tripReadOnly()
  return { ...found, role, share: shareOf(found, role) }
}

/** How trips that a user sees are shared, by their ids. */
export async function listShares(
  db: Database,
  tripIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, TripShare | null>> {
  const rows = await listAccess(db, tripIds, userId)
  return new Map(rows.map((row) => [row.trip_id, shareOf(row, memberRole(row, userId) ?? 'link')]))
}

function memberRole({ owner_id: ownerId, member_role: role }: AccessRow, userId: string | null): TripRole | null {
  return ownerId === userId ? 'owner' : role
}

/** What the link offers to somebody who presents a token; null unless it is the link's. */
function invitationOf(row: AccessRow, token: string | undefined): Invitation | null {
  if (token === undefined || row.link_role === null || row.token_digest === null) return null
  const tokenDigest = digestOf(token)
  return tokenDigest.equals(row.token_digest)
    ? { tokenDigest, role: row.link_role, expiresAt: row.link_expires_at }
    : null
}

function shareOf(row: AccessRow, role: TripRole): TripShare | null {
  const { link_role: linkRole, link_created_at: createdAt, link_expires_at: expiresAt } = row
  const hasLink = linkRole !== null && createdAt !== null
  if (role === 'owner' && !hasLink && row.number_of_members === 0) return null
  return {
    my_role: role === 'link' ? 'view' : role,
    number_of_members: row.number_of_members,
    link:
      role === 'owner' && hasLink
        ? { role: linkRole, expires_at: expiresAt?.toISOString() ?? null, created_at: createdAt.toISOString() }
        : null,
  }
}
