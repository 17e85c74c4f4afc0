import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { checkEdit, checkSource } from '../edit-errors.ts'
import { EMPTY_TRIP, editTrip } from '../edit-trip.ts'
import { exampleSavedTrip } from '../example-trip.ts'
import { findPreview } from '../preview-store.ts'
import { previewExpired, tooManyTrips, tripDatesOverlap, unknownTripPlace } from '../problems.ts'
import { renderSavedTrip } from '../render-trip.ts'
import { saveTrip } from '../save-trip.ts'
import type { TripServices } from '../services.ts'
import { NewTripSchema } from '../trip-edit-schema.ts'
import { tripEtag } from '../trip-limits.ts'
import { TripSchema } from '../trip-schema.ts'

/** POST /trips/v1/custom-trips */
export const createCustomTripV1 = ({ db, catalogue, clock, tripRoads }: TripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips',
    access: 'user',
    creates: true,
    compressed: true,
    schema: {
      operationId: 'createCustomTripV1',
      summary: 'Create a trip from days and places',
      description:
        'From `days`, or from a `preview_id` whose trip is saved as it stands. Keeps the order of your stops and fills in times, stays, travel and opening. A stop arrives as early as the way there and the opening hours allow; `arrive` locks it. Stops that would end after midnight become `unscheduled`.',
      tag: 'Trips',
      sends: ['Location', 'ETag'],
      body: NewTripSchema,
      response: { 201: TripSchema },
      problems: [unknownTripPlace, previewExpired, tripDatesOverlap, tooManyTrips, catalogueNotReady],
      example: {
        body: {
          name: 'วัดอยุธยากับแม่',
          days: [
            {
              start_time: '09:00',
              stops: [
                { place_id: 'th-14-wat-yai-chai-mongkhon' },
                { place_id: 'th-14-iudia-cafe', kind: 'meal', arrive: '12:00' },
                { place_id: 'th-14-wat-chaiwatthanaram', stay_minutes: 90, note: 'เช่าชุดไทย' },
              ],
            },
          ],
        },
        response: exampleSavedTrip,
      },
    },
    async handler({ body, caller, language, create, absolute }) {
      requireReady(catalogue)
      const { allow_overlap: allowOverlap = false, preview_id: previewId, ...wish } = body
      checkSource(body)
      const now = clock()
      const from = previewId === undefined ? EMPTY_TRIP : await findPreview(db, previewId, now)
      if (!from) throw previewExpired()
      checkEdit(from, wish, catalogue)
      const newStopId = () => createId('stop')
      const facts = editTrip(from, wish, { catalogue, roads: tripRoads(), newStopId })
      const today = bangkokDate(now)
      const trip = { trip_id: createId('trip'), version: 1, facts }
      const saved = renderSavedTrip(trip, { catalogue, language, today })
      return create(async (db) => {
        await saveTrip(db, { tripId: trip.trip_id, ownerId: caller.id, facts, allowOverlap, today, isAll: true })
        return new Reply(201, saved, {
          location: absolute(`/trips/v1/custom-trips/${trip.trip_id}`),
          etag: tripEtag(trip.version),
        })
      })
    },
  })
