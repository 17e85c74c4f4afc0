export type { CommunityServices } from './services.ts'
export { listHotTrips, type SharedTripRank } from './shared-post-store.ts'
export { listSharedTrips, placesByDay, type SharedTrip } from './shared-trips.ts'
