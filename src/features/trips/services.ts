import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { Roads } from '../../world/roads.ts'
import type { EventServices } from '../events/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import type { KeptTrips } from './kept-trips.ts'
import type { TripAnnouncer } from './trip-events.ts'

export type TripServices = CoreServices &
  CatalogueServices &
  EventServices &
  NotificationServices & {
    readonly announcer: TripAnnouncer
    readonly keptTrips: KeptTrips
    /** Estimated travel, for times after edits; made with the first call. */
    readonly tripRoads: () => Roads
  }
