import Type, { type Static } from 'typebox'
import { Nullable, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { filePath } from '../../files/public.ts'
import { listPeople } from '../member-store.ts'
import { tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { ExpiresAt, TripRoleSchema } from '../share-schema.ts'
import { requireRole } from '../trip-access.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'

const Instant = (description: string) => Nullable(Type.String({ format: 'date-time', description }))

const MemberSchema = named(
  'TripMember',
  Type.Object(
    {
      user_id: Type.String({ description: 'Id of the user, for removeTripMember.' }),
      username: Type.String({ description: 'Username.' }),
      name: Type.String({ description: 'Display name.' }),
      profileUrl: Nullable(Type.String({ description: 'URL of the profile picture; null if there is none.' })),
      role: TripRoleSchema,
      is_me: Type.Boolean({ description: 'Whether this is you.' }),
      joined_at: Instant('When the member opened the link; null for the owner.'),
      last_seen_at: Instant('When the member last opened the trip, to the minute; null for the owner.'),
      expires_at: ExpiresAt,
    },
    { description: 'Somebody who sees a trip.' },
  ),
)

/** GET /trips/v1/custom-trips/{trip_id}/members */
export const listTripMembers = ({ db }: Pick<TripServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/:trip_id/members',
    access: 'user',
    schema: {
      operationId: 'listTripMembers',
      summary: 'List who sees a trip',
      description:
        'For its owner and members: the owner first, then the members in the order in which they joined, at most 50. Closed accounts are left out.',
      tag: 'Trips',
      params: TripIdParams,
      response: {
        200: named(
          'TripMembers',
          Type.Object(
            { members: Type.Array(MemberSchema, { description: 'The owner, then the members.' }) },
            {
              description: 'Who sees a trip.',
            },
          ),
        ),
      },
      problems: [tripNotFound],
      example: {
        params: { trip_id: exampleTripId },
        response: {
          members: [
            {
              user_id: 'user_019abcde-0000-7000-8000-000000000001',
              username: 'somchai',
              name: 'Somchai',
              profileUrl: null,
              role: 'owner',
              is_me: true,
              joined_at: null,
              last_seen_at: null,
              expires_at: null,
            },
          ],
        },
      },
    },
    async handler({ params, caller, absolute }) {
      const trip = await requireRole(db, params.trip_id, caller.id, 'view')
      const rows = await listPeople(db, trip)
      return {
        members: rows.map(
          (row): Static<typeof MemberSchema> => ({
            user_id: row.user_id,
            username: row.username,
            name: row.name,
            profileUrl: row.image_file_id === null ? row.profile_url : absolute(filePath(row.image_file_id)),
            role: row.role,
            is_me: row.user_id === caller.id,
            joined_at: row.joined_at?.toISOString() ?? null,
            last_seen_at: row.last_seen_at?.toISOString() ?? null,
            expires_at: row.expires_at?.toISOString() ?? null,
          }),
        ),
      }
    },
  })
