import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { about } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { addDays, bangkokDate, daysBetween, type IsoDate } from '../../../world/calendar.ts'
import { checkSpan, spanErrors } from '../date-span.ts'
import { MAX_DATED, renderDated, UnavailableDatesSchema } from '../dated-trip.ts'
import { listOverlaps } from '../overlap-store.ts'
import type { TripServices } from '../services.ts'
import { exampleTripId } from '../trip-id.ts'
import { MAX_SPAN_DAYS } from '../trip-limits.ts'
import { DateSchema } from '../trip-time-schema.ts'

/** GET /trips/v1/custom-trips/unavailable-dates */
export const listUnavailableDatesV1 = ({ db, catalogue, clock }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/unavailable-dates',
    access: 'user',
    schema: {
      operationId: 'listUnavailableDatesV1',
      summary: 'List the dates that your trips cover',
      description: 'At most 366 days; a year from today unless you say otherwise.',
      tag: 'Trips',
      query: Type.Object(
        {
          from: Type.Optional(about(DateSchema, 'First date; today unless given.')),
          to: Type.Optional(about(DateSchema, 'Last date; 365 days after `from` unless given.')),
          except_trip_id: Type.Optional(
            Type.String({ minLength: 1, maxLength: 100, description: 'A trip to leave out: the one being edited.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: UnavailableDatesSchema,
      },
      problems: [catalogueNotReady],
      inputErrors: spanErrors,
      example: {
        query: { from: '2026-12-01', to: '2026-12-31' },
        response: {
          from: '2026-12-01',
          to: '2026-12-31',
          dates: [{ date: '2026-12-05', trip_ids: [exampleTripId] }],
          trips: [{ trip_id: exampleTripId, name: 'เที่ยวอยุธยา 1 วัน', start_date: '2026-12-05', end_date: '2026-12-05' }],
        },
      },
    },
    async handler({ query, caller, language }) {
      requireReady(catalogue)
      const today = bangkokDate(clock())
      const from = query.from ?? today
      const to = query.to ?? addDays(from, MAX_SPAN_DAYS - 1)
      checkSpan(from, to, { parameter: 'to' })
      const trips = await listOverlaps(db, {
        ownerId: caller.id,
        from,
        to,
        except: query.except_trip_id,
        limit: MAX_DATED,
      })
      const covered = new Map<IsoDate, string[]>()
      for (const { trip_id, start_date, end_date } of trips) {
        const first = start_date < from ? from : start_date
        const last = end_date > to ? to : end_date
        for (let day = 0; day <= daysBetween(first, last); day++) {
          const date = addDays(first, day)
          covered.set(date, [...(covered.get(date) ?? []), trip_id])
        }
      }
      return {
        from,
        to,
        dates: [...covered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, trip_ids]) => ({ date, trip_ids })),
        trips: trips.map((trip) => renderDated(trip, { catalogue, language, today })),
      }
    },
  })
