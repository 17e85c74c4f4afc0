import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { preconditionRequired } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { checkEdit } from '../edit-errors.ts'
import { editTrip } from '../edit-trip.ts'
import { EditedTripSchema, renderEdited } from '../edited-trip.ts'
import { exampleEditedTrip } from '../example-edited-trip.ts'
import {
  ownerDatesOverlap,
  staleTrip,
  tripDatesOverlap,
  tripNotFound,
  tripReadOnly,
  unknownTripPlace,
} from '../problems.ts'
import { checkDates, lockForEdit, saveEdit } from '../save-trip.ts'
import type { TripServices } from '../services.ts'
import { tripChanges } from '../trip-changes.ts'
import { TripEditSchema } from '../trip-edit-schema.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { tripEtag } from '../trip-limits.ts'

/** PUT /trips/v1/custom-trips/{trip_id} */
export const editCustomTripV1 = ({ db, announcer, catalogue, clock, tripRoads }: TripServices) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/custom-trips/:trip_id',
    access: 'user',
    versioned: true,
    compressed: true,
    schema: {
      operationId: 'editCustomTripV1',
      summary: 'Edit a trip',
      description:
        'Changes only the members that you send and times the days again that this changes. Needs `If-Match`. Locked stops keep their times. Stops of days that a shorter trip loses, and stops that would end after midnight, become `unscheduled`. `dry_run` shows the result and saves nothing. Every version is kept; see `undoTripEdit`. For the owner and members with the role `edit`; an event reaches everyone who sees the trip.',
      tag: 'Trips',
      sends: ['ETag'],
      params: TripIdParams,
      body: TripEditSchema,
      response: { 200: EditedTripSchema },
      problems: [
        preconditionRequired,
        staleTrip,
        tripNotFound,
        tripReadOnly,
        unknownTripPlace,
        tripDatesOverlap,
        ownerDatesOverlap,
        catalogueNotReady,
      ],
      example: {
        params: { trip_id: exampleTripId },
        body: { name: 'อยุธยากับแม่', number_of_days: 1, dry_run: true },
        response: exampleEditedTrip,
      },
    },
    async handler({ params, body, caller, language, ifMatch }) {
      if (ifMatch === undefined) throw preconditionRequired()
      requireReady(catalogue)
      const { allow_overlap: allowOverlap, dry_run: isDryRun = false, ...edit } = body
      return db.transaction().execute(async (db) => {
        const trip = await lockForEdit(db, params.trip_id, { caller, ifMatch })
        checkEdit(trip.facts, edit, catalogue)
        const newStopId = () => createId('stop')
        const facts = editTrip(trip.facts, edit, { catalogue, roads: tripRoads(), newStopId })
        const next = { facts, allowOverlap }
        if (isDryRun) await checkDates(db, trip, next)
        const version = isDryRun ? trip.version : await saveEdit({ db, announcer }, trip, next, caller.id)
        const view = { catalogue, language, today: bangkokDate(clock()) }
        const answer = renderEdited({ ...trip, version, facts }, tripChanges(trip.facts, facts), view)
        return new Reply(200, answer, { etag: tripEtag(version) })
      })
    },
  })
