import Type, { type Static } from 'typebox'
import { about, named } from '../../platform/http/schema-parts.ts'
import { renderSavedTrip, type SavedTrip, type TripView } from './render-trip.ts'
import { type TripChanges, TripChangesSchema } from './trip-changes.ts'
import { TripSchema } from './trip-schema.ts'

export const EditedTripSchema = named(
  'EditedTrip',
  Type.Object(
    { ...TripSchema.properties, changes: about(TripChangesSchema, 'What differs from the version before.') },
    { description: 'A trip after an edit.' },
  ),
)
export type EditedTrip = Static<typeof EditedTripSchema>

export function renderEdited(trip: SavedTrip, changes: TripChanges, view: TripView): EditedTrip {
  return { ...renderSavedTrip(trip, view), changes }
}
