import type { Static } from 'typebox'
import type { ActiveTrip } from './active-trip.ts'
import type { EditedTrip } from './edited-trip.ts'
import { exampleSavedTrip } from './example-trip.ts'
import type { TripListSchema, TripSummary } from './trip-summary.ts'

export const exampleEditedTrip: EditedTrip = {
  ...exampleSavedTrip,
  name: 'อยุธยากับแม่',
  version: 2,
  changes: { fields: ['name'], moved: [], added: [], removed: [], retimed: [], unscheduled: [] },
}

const exampleSummary: TripSummary = {
  trip_id: exampleSavedTrip.trip_id,
  name: exampleSavedTrip.name,
  introduction: exampleSavedTrip.introduction,
  start_date: '2026-12-05',
  end_date: '2026-12-05',
  number_of_days: 1,
  number_of_stops: 6,
  province_codes: ['14'],
  thumbnail_url: null,
  travellers: 1,
  status: 'upcoming',
  source: 'ai',
  version: 1,
  share: null,
  created_at: '2026-11-21T03:00:00.000Z',
}

export const exampleTripList: Static<typeof TripListSchema> = {
  results: [exampleSummary],
  total: 1,
  page: 1,
  nextpage: 0,
  limit: 20,
  timestamp: '2026-11-22T03:00:00.000Z',
}

export const exampleActiveTrip: ActiveTrip = {
  trip: null,
  next_trip: exampleSummary,
  date: '2026-11-22',
  day: null,
  now: null,
  next: null,
  minutes_to_leave: null,
  next_opening: null,
}
