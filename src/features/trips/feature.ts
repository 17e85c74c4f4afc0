import { defineFeature } from '../../platform/feature.ts'
import { getCustomTripV1 } from './operations/get-custom-trip-v1.ts'
import type { TripServices } from './services.ts'
import { tripData } from './trip-data.ts'

/** Saved trips. */
export const trips = defineFeature<TripServices>({
  name: 'trips',
  tags: { Trips: 'Plan trips from a prompt, save and read them.' },
  operations: (own) => [getCustomTripV1(own)],
  personalData: [tripData],
})
