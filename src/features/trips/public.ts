export { examplePreview, exampleSavedTrip } from './example-trip.ts'
export { tooManyTrips } from './problems.ts'
export { MAX_OPEN_TRIPS, MAX_TRIPS, previewedTrip, savedTrip, tripEtag } from './saved-trip.ts'
export { tripNames } from './trip-names.ts'
export {
  type Constraints,
  ConstraintsSchema,
  DateSchema,
  MAX_TRIP_DAYS,
  type PlannedTrip,
  type Stop,
  type Trip,
  type TripDay,
  type TripPreview,
  TripPreviewSchema,
  TripSchema,
} from './trip-schema.ts'
export { insertTrip } from './trip-store.ts'
