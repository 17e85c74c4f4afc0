import type { StoredTrip } from './trip-store.ts'

/** Whether a user may edit a trip. Memberships of shared trips belong here. */
export function mayEdit(caller: { readonly id: string }, trip: Pick<StoredTrip, 'owner_id'>): boolean {
  return trip.owner_id === caller.id
}
