export { exampleSavedTrip, exampleTrip } from './example-trip.ts'
export { MAX_OPEN_TRIPS, savedTrip, tripEtag } from './saved-trip.ts'
export { tripData } from './trip-data.ts'
export {
  type Constraints,
  ConstraintsSchema,
  DateSchema,
  MAX_TRIP_DAYS,
  type Stop,
  type Trip,
  type TripDay,
  TripSchema,
} from './trip-schema.ts'
export { insertTrip } from './trip-store.ts'
