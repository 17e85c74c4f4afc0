import Type from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { named } from '../../platform/http/schema-parts.ts'
import { requireRole } from '../trips/public.ts'
import { ChannelSchema, GroupIdSchema } from './channel-schema.ts'
import { TripIdSchema } from './group-reader.ts'
import { deleteLinks, type UnlinkFilter } from './link-store.ts'

export const UnlinkParams = Type.Object({ channel: ChannelSchema, tripid: TripIdSchema })
export const UnlinkQuery = Type.Object({
  group_id: Type.Optional({ ...GroupIdSchema, description: 'Only this group; by default all groups of the channel.' }),
})
export const UnlinkedSchema = named(
  'ChatUnlinked',
  Type.Object({ code: Type.Integer({ description: 'Always 200.' }) }, { description: 'The trip is linked no more.' }),
)

/**
 * Unlinks a trip from groups. Unlinking again changes nothing.
 * @throws Problem trip_not_found, or trip_owner_only for a member, unless the user owns the trip or linked it
 */
export async function unlinkTrip(db: Database, filter: UnlinkFilter): Promise<{ code: number }> {
  const unlinked = await deleteLinks(db, filter)
  if (unlinked === 0) await requireRole(db, filter.tripId, filter.userId, 'owner')
  return { code: 200 }
}
