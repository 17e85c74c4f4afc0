export { findAccess } from './access-store.ts'
export { ActiveTripSchema, renderToday } from './active-trip.ts'
export { cheapestRooms, dailyHire, HIRED_CAR_BAHT } from './cost-estimate.ts'
export { withPlaces } from './edit-trip.ts'
export { EditedPreviewSchema, exampleEditedPreview } from './edited-preview.ts'
export { EditedTripSchema, renderEdited } from './edited-trip.ts'
export { exampleActiveTrip, exampleEditedTrip } from './example-edited-trip.ts'
export { examplePreview, exampleSavedTrip } from './example-trip.ts'
export { keepPreview } from './keep-preview.ts'
export { livelyWeekdays, openingDuring } from './opening.ts'
export { examplePreviewId, PreviewIdParams } from './preview-id.ts'
export { findPreview } from './preview-store.ts'
export {
  ownerDatesOverlap,
  ownerOnly,
  previewNotFound,
  staleTrip,
  tooManyTrips,
  tripDatesOverlap,
  tripNotFound,
  tripReadOnly,
  unknownTripPlace,
} from './problems.ts'
export { costOfTrip, renderPreview, renderSavedTrip, renderTripSnapshot, type TripView } from './render-trip.ts'
export { dayEnds } from './retime-trip.ts'
export { checkDates, lockForEdit, saveEdit, saveTrip } from './save-trip.ts'
export { isPastItsBest } from './season-warnings.ts'
export type { TripServices } from './services.ts'
export { sharedFacts } from './shared-facts.ts'
export { findTripOfLink, listShares, requireRole } from './trip-access.ts'
export { tripChanges } from './trip-changes.ts'
export { costOfVisit, eatersOf, foodCostOf, usualMealPrice, wholeBudgetOf } from './trip-costs.ts'
export { type Stop, StopSchema, type TripDay, TripDaySchema } from './trip-day-schema.ts'
export { AllowOverlap } from './trip-edit-schema.ts'
export {
  type BaseFacts,
  type DayFacts,
  MAX_STOPS_PER_DAY,
  type PlannedTrip,
  type StopFacts,
  type TripFacts,
  type UnmetFact,
} from './trip-facts.ts'
export { exampleTripId, TripIdParams } from './trip-id.ts'
export { tripEtag } from './trip-limits.ts'
export { findNextTrip, findTripOn } from './trip-list-store.ts'
export { tripNames } from './trip-names.ts'
export { placeFacts, tripPlaces } from './trip-places.ts'
export { type Constraints, ConstraintsSchema, type Understood } from './trip-request-schema.ts'
export { KeptPreviewSchema, type Trip, type TripPreview, TripSchema } from './trip-schema.ts'
export { tripSnapshot } from './trip-snapshot.ts'
export { TripSnapshotSchema } from './trip-snapshot-schema.ts'
export { findTrip } from './trip-store.ts'
export { renderSummary, titleOf, titlesOf } from './trip-summary.ts'
export { DateSchema, MAX_TRIP_DAYS } from './trip-time-schema.ts'
