import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { EditedTripSchema } from '../edited-trip.ts'
import { exampleEditedTrip } from '../example-edited-trip.ts'
import {
  nothingToUndo,
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

/** POST /trips/v1/custom-trips/{trip_id}/undo */
export const undoTripEdit = (own: TripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/:trip_id/undo',
    access: 'user',
    versioned: true,
    compressed: true,
    schema: {
      operationId: 'undoTripEdit',
      summary: 'Undo the last edit of a trip',
      description:
        'Shows the trip as it was before its last edit, as a new version. Repeat it to go further back, to the trip as it was created. With `If-Match`, undoes only the version that you read.',
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
        nothingToUndo,
        tripDatesOverlap,
        ownerDatesOverlap,
        catalogueNotReady,
      ],
      example: { params: { trip_id: exampleTripId }, body: {}, response: exampleEditedTrip },
    },
    handler: ({ params, body, caller, ifMatch, language }) =>
      returnEdit(own, 'undone', {
        tripId: params.trip_id,
        caller,
        ifMatch,
        // The body may be left out.
        allowOverlap: (body as typeof body | undefined)?.allow_overlap,
        language,
      }),
  })
