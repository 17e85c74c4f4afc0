import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { about, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleTripList } from '../example-edited-trip.ts'
import { listSummaries } from '../list-summaries.ts'
import { searchForm } from '../search-text.ts'
import type { TripServices } from '../services.ts'
import { listTrips } from '../trip-list-store.ts'
import { StatusSchema } from '../trip-schema.ts'
import { TripListSchema } from '../trip-summary.ts'
import { DateSchema } from '../trip-time-schema.ts'

/** GET /trips/v1/custom-trips */
export const listCustomTripsV1 = ({ db, catalogue, clock }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips',
    access: 'user',
    schema: {
      operationId: 'listCustomTripsV1',
      summary: 'List your trips and those shared with you, newest first',
      description: '`share.my_role` says what you may do with a trip. Deleted trips are not listed.',
      tag: 'Trips',
      query: Type.Object(
        {
          ...PageQuery,
          status: Type.Optional(about(StatusSchema, 'Only trips of this status.')),
          from: Type.Optional(about(DateSchema, 'Only trips that end on this date or later.')),
          to: Type.Optional(about(DateSchema, 'Only trips that start on this date or earlier.')),
          keyword: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 100,
              description: 'Only trips with this text in the title, the prompt or the name of a place.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: TripListSchema },
      problems: [catalogueNotReady],
      example: { query: { status: 'upcoming' }, response: exampleTripList },
    },
    async handler({ query, caller, language }) {
      requireReady(catalogue)
      const { page = 1, limit = 20, status, from, to, keyword } = query
      const now = clock()
      const today = bangkokDate(now)
      const { rows, total } = await listTrips(db, {
        userId: caller.id,
        today,
        status,
        from,
        to,
        keyword: keyword === undefined ? undefined : searchForm(keyword),
        order: 'created',
        limit,
        offset: (page - 1) * limit,
      })
      const results = await listSummaries(db, rows, { userId: caller.id, catalogue, language, today })
      return { results, ...listMembers(total, page, limit, now) }
    },
  })
