import type { Database } from '../../platform/database/database.ts'
import { listVersions, matchesVersion } from '../../platform/http/version.ts'
import { bangkokDate, type IsoDate } from '../../world/calendar.ts'
import { listOverlaps } from './overlap-store.ts'
import { ownerDatesOverlap, staleTrip, tooManyTrips, tripDatesOverlap, tripNotFound } from './problems.ts'
import type { TripServices } from './services.ts'
import { requireAccess, type VisibleTrip } from './trip-access.ts'
import { tripChanges } from './trip-changes.ts'
import type { TripFacts } from './trip-facts.ts'
import { KEPT_DAYS, MAX_OPEN_TRIPS, MAX_TRIPS, tripEtag } from './trip-limits.ts'
import {
  columnsOf,
  countTrips,
  holdTripsOf,
  insertTrip,
  type LockedTrip,
  lockTrip,
  type NewTripRow,
  unmarkDeleted,
  updateTrip,
} from './trip-store.ts'
import { findShown, insertEdit, insertReturn } from './version-store.ts'

const TRIP_LIMITS = { open: MAX_OPEN_TRIPS, all: MAX_TRIPS }
const KEPT_MS = KEPT_DAYS * 86_400_000

/**
 * Saves a new trip within the caller's transaction.
 * @throws Problem too_many_trips, trip_dates_overlap
 */
export async function saveTrip(db: Database, trip: NewTripRow & { readonly today: IsoDate }): Promise<void> {
  const { ownerId, facts, allowOverlap, today } = trip
  await holdTripsOf(db, ownerId)
  if (!allowOverlap) await refuseOverlap(db, { ownerId, facts, isOwner: true })
  if (!(await insertTrip(db, trip, { today, most: TRIP_LIMITS }))) throw tooManyTrips(TRIP_LIMITS)
}

/**
 * Within `holdTripsOf`.
 * @throws Problem trip_dates_overlap, which names the first of the other trips; owner_dates_overlap for members
 */
async function refuseOverlap(
  db: Database,
  { ownerId, facts, except, isOwner }: { ownerId: string; facts: TripFacts; except?: string; isOwner: boolean },
): Promise<void> {
  const { start_date: from, end_date: to } = columnsOf(facts)
  if (from === null || to === null) return
  const [other] = await listOverlaps(db, { ownerId, from, to, except, limit: 1 })
  if (!other) return
  if (!isOwner) throw ownerDatesOverlap()
  const { trip_id, start_date, end_date } = other
  throw tripDatesOverlap({ start_date, end_date }, { members: { trip_id, start_date, end_date } })
}

/** A locked trip that the caller may edit. */
export type EditableTrip = LockedTrip & Pick<VisibleTrip, 'role' | 'share'>

/**
 * Locks a trip for an edit, its owner's other trips first: every writer of dates takes these locks in this order.
 * @throws Problem trip_not_found, trip_read_only, stale_trip
 */
export async function lockForEdit(
  db: Database,
  tripId: string,
  { caller, ifMatch }: { caller: { readonly id: string }; ifMatch: string | undefined },
): Promise<EditableTrip> {
  const { owner_id: ownerId } = await requireAccess(db, tripId, caller.id, 'edit')
  await holdTripsOf(db, ownerId)
  const trip = await lockTrip(db, tripId)
  // Again: the trip may have been deleted, or its sharing ended, while this waited.
  const access = await requireAccess(db, tripId, caller.id, 'edit')
  if (!trip) throw tripNotFound()
  if (ifMatch !== undefined && !matchesVersion(ifMatch, trip.version)) throw await staleTripOf(db, trip, ifMatch)
  return { ...access, ...trip }
}

/** What has changed since the version that the caller read; null if that version is unknown or kept no longer. */
async function staleTripOf(db: Database, { trip_id, version, facts }: LockedTrip, ifMatch: string) {
  const [read] = listVersions(ifMatch)
  const known = read === undefined ? undefined : await findShown(db, trip_id, read)
  const changes = known ? tripChanges(known.facts, facts) : null
  return staleTrip({ version }, { members: { version, changes }, headers: { etag: tripEtag(version) } })
}

export interface NextFacts {
  readonly facts: TripFacts
  /** Undefined: as before, but new dates must be free. */
  readonly allowOverlap: boolean | undefined
}

/**
 * Whether a locked trip may take its next facts.
 * @returns whether its dates may overlap others from then on
 * @throws Problem trip_dates_overlap, owner_dates_overlap
 */
export async function checkDates(
  db: Database,
  trip: EditableTrip,
  { facts, allowOverlap }: NextFacts,
): Promise<boolean> {
  if (allowOverlap) return true
  const [before, after] = [columnsOf(trip.facts), columnsOf(facts)]
  const isSameSpan = before.start_date === after.start_date && before.end_date === after.end_date
  if (isSameSpan && allowOverlap === undefined) return trip.allow_overlap
  const { owner_id: ownerId, trip_id: except, role } = trip
  await refuseOverlap(db, { ownerId, facts, except, isOwner: role === 'owner' })
  return false
}

/** Saves an edit of a locked trip as its next version, last in a transaction. @throws Problem as `checkDates` */
export async function saveEdit(
  { db, announcer }: Pick<TripServices, 'db' | 'announcer'>,
  trip: EditableTrip,
  next: NextFacts,
  authorId: string,
): Promise<number> {
  const allowOverlap = await checkDates(db, trip, next)
  const version = trip.version + 1
  await insertEdit(db, { tripId: trip.trip_id, version, facts: next.facts, allowOverlap, authorId })
  await announcer.announce(db, { ...trip, version }, { change: 'edited', authorId })
  return version
}

/**
 * Goes one edit back, or forward again, as the next version of a locked trip, last in a transaction.
 * @returns undefined if there is no such edit
 * @throws Problem as `checkDates`
 */
export async function saveReturn(
  { db, announcer }: Pick<TripServices, 'db' | 'announcer'>,
  trip: EditableTrip,
  change: 'undone' | 'redone',
  { authorId, allowOverlap }: { authorId: string; allowOverlap: boolean | undefined },
): Promise<{ version: number; facts: TripFacts } | undefined> {
  const shown = await findShown(db, trip.trip_id, trip.version)
  const to = change === 'undone' ? shown?.parent_version : shown?.next_version
  const target = to == null ? undefined : await findShown(db, trip.trip_id, to)
  if (!target) return undefined
  const { facts } = target
  const mayOverlap = await checkDates(db, trip, { facts, allowOverlap })
  const version = trip.version + 1
  await insertReturn(db, { tripId: trip.trip_id, version, change, shows: target.version, authorId })
  await updateTrip(db, trip.trip_id, { version, facts, allowOverlap: mayOverlap })
  await announcer.announce(db, { ...trip, version }, { change, authorId })
  return { version, facts }
}

/**
 * Brings a user's own deleted trip back, last in a transaction; leaves one that is not deleted as it is.
 * @throws Problem trip_not_found, too_many_trips, trip_dates_overlap
 */
export async function restore(
  { db, announcer }: Pick<TripServices, 'db' | 'announcer'>,
  tripId: string,
  { ownerId, now, allowOverlap }: { ownerId: string; now: Date; allowOverlap: boolean },
): Promise<void> {
  await holdTripsOf(db, ownerId)
  const trip = await lockTrip(db, tripId)
  if (trip?.owner_id !== ownerId) throw tripNotFound()
  if (trip.deleted_at === null) return
  if (trip.deleted_at.getTime() < now.getTime() - KEPT_MS) throw tripNotFound()
  const { open } = await countTrips(db, ownerId, bangkokDate(now))
  if (open >= MAX_OPEN_TRIPS) throw tooManyTrips(TRIP_LIMITS)
  if (!allowOverlap) await refuseOverlap(db, { ownerId, facts: trip.facts, isOwner: true })
  await unmarkDeleted(db, tripId, allowOverlap)
  await announcer.announce(db, trip, { change: 'restored', authorId: ownerId })
}
