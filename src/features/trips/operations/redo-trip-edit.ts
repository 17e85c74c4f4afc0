import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { EditedTripSchema } from '../edited-trip.ts'
import { exampleEditedTrip } from '../example-edited-trip.ts'
import {
  nothingToRedo,
  ownerDatesOverlap,
  staleTrip,
  tripDatesOverlap,
  tripNotFound,
  tripReadOnly,
} from '../problems.ts'
import { returnEdit } from '../return-edit.ts'
import type { TripServices } from '../services.ts'
import { AllowOverlap } from '../trip-edit-schema.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'

/** POST /trips/v1/custom-trips/{trip_id}/redo */
export const redoTripEdit = (own: TripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/:trip_id/redo',
    access: 'user',
    versioned: true,
    compressed: true,
    schema: {
      operationId: 'redoTripEdit',
      summary: 'Redo an edit that was undone',
      description:
        'Shows the trip as it was before the last undo, as a new version. A new edit ends what can be redone.',
      tag: 'Trips',
      sends: ['ETag'],
      params: TripIdParams,
      body: Type.Object({ allow_overlap: AllowOverlap }, { additionalProperties: false }),
      bodyOptional: true,
      response: { 200: EditedTripSchema },
      problems: [
        tripNotFound,
        tripReadOnly,
        staleTrip,
        nothingToRedo,
        tripDatesOverlap,
        ownerDatesOverlap,
        catalogueNotReady,
      ],
      example: { params: { trip_id: exampleTripId }, body: {}, response: exampleEditedTrip },
    },
    handler: ({ params, body, caller, ifMatch, language }) =>
      returnEdit(own, 'redone', {
        tripId: params.trip_id,
        caller,
        ifMatch,
        // The body may be left out.
        allowOverlap: (body as typeof body | undefined)?.allow_overlap,
        language,
      }),
  })
