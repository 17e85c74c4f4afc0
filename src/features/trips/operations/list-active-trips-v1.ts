import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleTripList } from '../example-edited-trip.ts'
import { listSummaries } from '../list-summaries.ts'
import type { TripServices } from '../services.ts'
import { listTrips } from '../trip-list-store.ts'
import { TripListSchema } from '../trip-summary.ts'

/** GET /trips/v1/custom-trips/active */
export const listActiveTripsV1 = ({ db, catalogue, clock }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/active',
    access: 'user',
    schema: {
      operationId: 'listActiveTripsV1',
      summary: 'List your current and upcoming trips, and those shared with you, by date',
      description: 'Trips without dates come last.',
      tag: 'Trips',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: TripListSchema },
      problems: [catalogueNotReady],
      example: { response: exampleTripList },
    },
    async handler({ query, caller, language }) {
      requireReady(catalogue)
      const { page = 1, limit = 20 } = query
      const now = clock()
      const today = bangkokDate(now)
      const offset = (page - 1) * limit
      const { rows, total } = await listTrips(db, {
        userId: caller.id,
        today,
        open: true,
        order: 'start',
        limit,
        offset,
      })
      const results = await listSummaries(db, rows, { userId: caller.id, catalogue, language, today })
      return { results, ...listMembers(total, page, limit, now) }
    },
  })
