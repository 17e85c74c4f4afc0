import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { checkSpan, spanErrors } from '../date-span.ts'
import { DateCheckSchema, MAX_DATED, renderDated } from '../dated-trip.ts'
import { listOverlaps } from '../overlap-store.ts'
import type { TripServices } from '../services.ts'
import { exampleTripId } from '../trip-id.ts'
import { EndDate, StartDate } from '../trip-time-schema.ts'

/** POST /trips/v1/custom-trips/unavailable-dates/check */
export const checkUnavailableDateV1 = ({ db, catalogue, clock }: TripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/unavailable-dates/check',
    access: 'user',
    schema: {
      operationId: 'checkUnavailableDateV1',
      summary: 'Check whether dates are free of your other trips',
      description: 'Creating or editing a trip checks again.',
      tag: 'Trips',
      body: Type.Object(
        {
          start_date: StartDate,
          end_date: EndDate,
          except_trip_id: Type.Optional(
            Type.String({ minLength: 1, maxLength: 100, description: 'A trip to leave out: the one being edited.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: DateCheckSchema,
      },
      problems: [catalogueNotReady],
      inputErrors: spanErrors,
      example: {
        body: { start_date: '2026-12-05', end_date: '2026-12-07' },
        response: {
          available: false,
          conflicts: [
            { trip_id: exampleTripId, name: 'เที่ยวอยุธยา 1 วัน', start_date: '2026-12-05', end_date: '2026-12-05' },
          ],
        },
      },
    },
    async handler({ body, caller, language }) {
      requireReady(catalogue)
      const { start_date: from, end_date: to, except_trip_id: except } = body
      checkSpan(from, to, { pointer: '/end_date' })
      const trips = await listOverlaps(db, { ownerId: caller.id, from, to, except, limit: MAX_DATED })
      const view = { catalogue, language, today: bangkokDate(clock()) }
      return { available: trips.length === 0, conflicts: trips.map((trip) => renderDated(trip, view)) }
    },
  })
