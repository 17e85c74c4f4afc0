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
