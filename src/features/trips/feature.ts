import type { CatalogueServices } from '../../catalogue/feature.ts'
import { defineFeature } from '../../platform/feature.ts'
import { lazy } from '../../platform/lazy.ts'
import type { CoreServices } from '../../platform/services.ts'
import { servedAreas } from '../../world/public-lines.ts'
import { createRoads } from '../../world/roads.ts'
import type { EventServices } from '../events/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import { KeptTrips } from './kept-trips.ts'
import { checkUnavailableDateV1 } from './operations/check-unavailable-date-v1.ts'
import { createCustomTripV1 } from './operations/create-custom-trip-v1.ts'
import { deleteCustomTripV1 } from './operations/delete-custom-trip-v1.ts'
import { editCustomTripV1 } from './operations/edit-custom-trip-v1.ts'
import { editTripPreview } from './operations/edit-trip-preview.ts'
import { exportTrip } from './operations/export-trip.ts'
import { getActiveTripV1 } from './operations/get-active-trip-v1.ts'
import { getCustomTripV1 } from './operations/get-custom-trip-v1.ts'
import { getSharedTrip } from './operations/get-shared-trip.ts'
import { getTripPreview } from './operations/get-trip-preview.ts'
import { listActiveTripsV1 } from './operations/list-active-trips-v1.ts'
import { listCustomTripsV1 } from './operations/list-custom-trips-v1.ts'
import { listTripMembers } from './operations/list-trip-members.ts'
import { listUnavailableDatesV1 } from './operations/list-unavailable-dates-v1.ts'
import { redoTripEdit } from './operations/redo-trip-edit.ts'
import { removeTripMember } from './operations/remove-trip-member.ts'
import { restoreTrip } from './operations/restore-trip.ts'
import { reviewTripV1 } from './operations/review-trip-v1.ts'
import { shareTrip } from './operations/share-trip.ts'
import { undoTripEdit } from './operations/undo-trip-edit.ts'
import { unshareTrip } from './operations/unshare-trip.ts'
import { remindTravellers } from './remind-travellers.ts'
import type { TripServices } from './services.ts'
import { purgeExpiredShares } from './share-store.ts'
import { tripData } from './trip-data.ts'
import { createTripAnnouncer } from './trip-events.ts'
import { eraseDeletedTrips, erasePreviews } from './trip-jobs.ts'

/** Saved trips. */
export const trips = defineFeature({
  name: 'trips',
  tags: { Trips: 'Plan trips from a prompt or by hand, save, edit and read them.' },
  create: (
    services: CoreServices & CatalogueServices & EventServices & NotificationServices,
  ): Pick<TripServices, 'announcer' | 'keptTrips' | 'tripRoads'> => ({
    announcer: createTripAnnouncer(services),
    keptTrips: new KeptTrips(),
    tripRoads: lazy(() => {
      const { world } = services.catalogue
      return createRoads({ ...world, served: servedAreas(world.towns) })
    }),
  }),
  operations: (own) => [
    createCustomTripV1(own),
    listCustomTripsV1(own),
    listActiveTripsV1(own),
    listUnavailableDatesV1(own),
    checkUnavailableDateV1(own),
    getActiveTripV1(own),
    getCustomTripV1(own),
    editCustomTripV1(own),
    undoTripEdit(own),
    redoTripEdit(own),
    deleteCustomTripV1(own),
    restoreTrip(own),
    shareTrip(own),
    unshareTrip(own),
    listTripMembers(own),
    removeTripMember(own),
    exportTrip(own),
    reviewTripV1(own),
    getSharedTrip(own),
    getTripPreview(own),
    editTripPreview(own),
  ],
  limits: () => ({ 'preview-edit': { calls: 600, windowS: 3_600 } }),
  jobs: (own) => [
    { name: 'erase-trip-previews', cron: '*/10 * * * *', run: () => erasePreviews(own.db, own.clock()) },
    { name: 'erase-deleted-trips', cron: '17 * * * *', run: () => eraseDeletedTrips(own.db, own.clock()) },
    { name: 'end-expired-shares', cron: '27 * * * *', run: () => purgeExpiredShares(own.db) },
    { name: 'remind-of-trips-tomorrow', cron: '0 18 * * *', run: () => remindTravellers(own, 'trip_tomorrow') },
    { name: 'remind-of-trips-today', cron: '0 6 * * *', run: () => remindTravellers(own, 'trip_today') },
  ],
  personalData: [tripData],
  // Takes 0.1 s, which the first edit would wait for.
  warmUp: async ({ tripRoads }) => void tripRoads(),
})
