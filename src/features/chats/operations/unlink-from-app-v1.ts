import { operation } from '../../../platform/operation.ts'
import { ownerOnly, tripNotFound } from '../../trips/public.ts'
import type { ChatServices } from '../services.ts'
import { UnlinkedSchema, UnlinkParams, UnlinkQuery, unlinkTrip } from '../unlink.ts'

/** DELETE /trips/v1/chat-integrations/unlink/app/{channel}/{tripid} */
export const unlinkFromAppV1 = ({ db }: Pick<ChatServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/chat-integrations/unlink/app/:channel/:tripid',
    access: 'user',
    schema: {
      operationId: 'unlinkFromAppV1',
      summary: 'Unlink a trip from its chat groups, from the app',
      description: 'For the user who linked the trip or owns it. Unlinking again changes nothing.',
      tag: 'Chat',
      params: UnlinkParams,
      query: UnlinkQuery,
      response: { 200: UnlinkedSchema },
      problems: [tripNotFound, ownerOnly],
      example: {
        params: { channel: 'line', tripid: 'trip_019abcde-0000-7000-8000-000000000003' },
        response: { code: 200 },
      },
    },
    handler: ({ params: { channel, tripid: tripId }, query, caller }) =>
      unlinkTrip(db, { channel, tripId, userId: caller.id, groupId: query.group_id }),
  })
