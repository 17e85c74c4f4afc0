import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { listMembers, pageOf } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleGroupId, GroupParams, GroupQuery } from '../channel-schema.ts'
import { exampleGroupTripSummary } from '../example-group-trip.ts'
import { type GroupReading, readGroup } from '../group-reader.ts'
import { GroupTripSummarySchema, summaryOf } from '../group-trip.ts'

/** GET /trips/v1/chat-integrations/groups/{id}/trips */
export const listLinkedTripsV1 = (own: GroupReading) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/groups/:id/trips',
    access: 'key:chat',
    schema: {
      operationId: 'listLinkedTripsV1',
      summary: 'List the trips of a chat group',
      description: 'By date, trips without dates last. Empty for a group without trips.',
      tag: 'Chat',
      params: GroupParams,
      query: Type.Object({ ...GroupQuery.properties, ...PageQuery }),
      response: { 200: ListOf('GroupTripList', GroupTripSummarySchema) },
      problems: [catalogueNotReady],
      example: {
        params: { id: exampleGroupId },
        response: {
          results: [exampleGroupTripSummary],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-22T03:00:00.000Z',
        },
      },
    },
    async handler({ params, query: { channel, page, limit }, language }) {
      const { trips, show, now } = await readGroup(own, { groupId: params.id, channel }, language)
      const results = pageOf(trips, page, limit).map((linked) => summaryOf(show(linked)))
      return { results, ...listMembers(trips.length, page, limit, now) }
    },
  })
