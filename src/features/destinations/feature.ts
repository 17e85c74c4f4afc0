import { defineFeature } from '../../platform/feature.ts'
import { getDestination } from './operations/get-destination.ts'
import { listDestinations } from './operations/list-destinations.ts'
import type { DestinationServices } from './services.ts'

/** What travellers mean by a name: when to go, for how long, what for, and what combines with it. */
export const destinations = defineFeature<DestinationServices>({
  name: 'destinations',
  tags: { Destinations: 'Cities, islands, mountains and parks to travel to.' },
  operations: (own) => [listDestinations(own), getDestination(own)],
})
