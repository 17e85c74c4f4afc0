import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { ownerOnly, tripNotFound } from '../../trips/public.ts'
import type { ChatServices } from '../services.ts'
import { UnlinkedSchema, UnlinkParams, UnlinkQuery, unlinkTrip } from '../unlink.ts'

/** DELETE /trips/v1/chat-integrations/unlink/chat/{channel}/{tripid} */
export const unlinkChatFromTrip = ({ db }: Pick<ChatServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/chat-integrations/unlink/chat/:channel/:tripid',
    access: 'key:chat+user',
    schema: {
      operationId: 'unlinkChatFromTrip',
      summary: 'Unlink a trip from its chat groups, from the chat',
      description:
        'Requires both credentials: `x-api-key` of the bot, and the bearer token of the user who linked the trip or owns it. Unlinking again changes nothing.',
      tag: 'Chat',
      params: UnlinkParams,
      query: UnlinkQuery,
      body: named('EmptyBody', Type.Object({}, { additionalProperties: false, description: 'An empty object.' })),
      bodyOptional: true,
      response: { 200: UnlinkedSchema },
      problems: [tripNotFound, ownerOnly],
      example: {
        params: { channel: 'line', tripid: 'trip_019abcde-0000-7000-8000-000000000003' },
        body: {},
        response: { code: 200 },
      },
    },
    handler: ({ params: { channel, tripid: tripId }, query, caller }) =>
      unlinkTrip(db, { channel, tripId, userId: caller.id, groupId: query.group_id }),
  })
