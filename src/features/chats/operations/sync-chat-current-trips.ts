import Type from 'typebox'
import { Nullable, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { ChannelSchema, exampleGroupId } from '../channel-schema.ts'
import { countGroups, syncCurrentTrips } from '../group-store.ts'
import type { ChatServices } from '../services.ts'

const MAX_SHOWN = 1_000

const CurrentTripChangesSchema = named(
  'ChatCurrentTripChanges',
  Type.Object(
    {
      groups: Type.Integer({ description: 'Number of groups.' }),
      changed: Type.Integer({ description: 'Number of groups whose current trip has changed since the last sync.' }),
      changes: Type.Array(
        named(
          'ChatCurrentTripChange',
          Type.Object(
            {
              channel: ChannelSchema,
              group_id: Type.String({ description: 'Id of the group.' }),
              group_name: Nullable(Type.String({ description: 'Name of the group.' })),
              previous_trip_id: Nullable(Type.String({ description: 'The current trip as of the last sync.' })),
              trip_id: Nullable(Type.String({ description: 'The current trip now.' })),
            },
            { description: 'A group with another current trip than before.' },
          ),
        ),
        { description: `The changes, by channel and group; at most ${MAX_SHOWN}.` },
      ),
      timestamp: Type.String({ format: 'date-time', description: 'When this was determined.' }),
    },
    { description: 'What has changed since the last sync.' },
  ),
)

/** GET /trips/v1/internal/chat/current-trips */
export const syncChatCurrentTrips = ({ db, clock }: Pick<ChatServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/internal/chat/current-trips',
    access: 'key:internal',
    schema: {
      operationId: 'syncChatCurrentTrips',
      summary: 'Bring the current trip of every chat group up to date',
      description:
        'Returns the groups whose current trip has changed since the last call: the trip of today, else the next one.',
      tag: 'Internal',
      response: { 200: CurrentTripChangesSchema },
      example: {
        response: {
          groups: 1,
          changed: 1,
          changes: [
            {
              channel: 'line',
              group_id: exampleGroupId,
              group_name: null,
              previous_trip_id: null,
              trip_id: 'trip_019abcde-0000-7000-8000-000000000003',
            },
          ],
          timestamp: '2026-11-22T03:00:00.000Z',
        },
      },
    },
    async handler() {
      const now = clock()
      const changes = await syncCurrentTrips(db, bangkokDate(now))
      return {
        groups: await countGroups(db),
        changed: changes.length,
        changes: changes.slice(0, MAX_SHOWN),
        timestamp: now.toISOString(),
      }
    },
  })
