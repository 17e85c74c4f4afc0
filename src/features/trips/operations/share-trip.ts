import { randomBytes } from 'node:crypto'
import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { about, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { notInFuture } from '../input-errors.ts'
import { ownerOnly, tripNotFound } from '../problems.ts'
import type { TripServices } from '../services.ts'
import { ExpiresAt, ShareRoleSchema, TripShareSchema } from '../share-schema.ts'
import { putLink } from '../share-store.ts'
import { digestOf, requireRole } from '../trip-access.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import { lockTrip } from '../trip-store.ts'

const EXAMPLE_TOKEN = 'share_6yJ0v2Y3xk1m7bq9Zr5tWc8Nf4HsLdPgA0eUiOoXQjM'

/** PUT /trips/v1/custom-trips/{trip_id}/share */
export const shareTrip = ({ db, announcer, clock }: Pick<TripServices, 'db' | 'announcer' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/custom-trips/:trip_id/share',
    access: 'user',
    schema: {
      operationId: 'shareTrip',
      summary: 'Share a trip by a new link',
      description:
        'For its owner. The previous link stops working at once; members stay. Signed-in users who open the link become members with its role, until it expires: at most 50 per trip. Others may view the trip, without notes, wishes and budget. Only this answer contains the token: the service keeps a digest.',
      tag: 'Trips',
      params: TripIdParams,
      body: Type.Object(
        {
          role: about(ShareRoleSchema, 'What members who join by this link may do.'),
          expires_at: Type.Optional(ExpiresAt),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'SharedTrip',
          Type.Object(
            {
              token: Type.String({ description: 'Secret of the link, for `X-Share-Token`. Shown only once.' }),
              url: Type.String({ format: 'uri', description: 'The link to pass on.' }),
              share: TripShareSchema,
            },
            { description: 'A trip that is shared by a link.' },
          ),
        ),
      },
      problems: [tripNotFound, ownerOnly],
      inputErrors: [notInFuture],
      example: {
        params: { trip_id: exampleTripId },
        body: { role: 'edit', expires_at: null },
        response: {
          token: EXAMPLE_TOKEN,
          url: `https://tiao.example/t/${EXAMPLE_TOKEN}`,
          share: {
            my_role: 'owner',
            number_of_members: 0,
            link: { role: 'edit', expires_at: null, created_at: '2026-11-22T03:00:00.000Z' },
          },
        },
      },
    },
    async handler({ params, body, caller, absolute }) {
      const expiresAt = body.expires_at ? new Date(body.expires_at) : null
      if (expiresAt && expiresAt <= clock())
        throw invalidRequest({ errors: [{ pointer: '/expires_at', ...notInFuture() }] })
      const token = `share_${randomBytes(32).toString('base64url')}`
      const share = await db.transaction().execute(async (db) => {
        await lockTrip(db, params.trip_id)
        const trip = await requireRole(db, params.trip_id, caller.id, 'owner')
        await putLink(db, trip.trip_id, { role: body.role, tokenDigest: digestOf(token), expiresAt })
        const { share } = await requireRole(db, trip.trip_id, caller.id, 'owner')
        await announcer.announce(db, trip, { change: 'shared', authorId: caller.id })
        return share
      })
      if (!share) throw new Error(`trip ${params.trip_id} has no link after it was shared`)
      return { token, url: absolute(`/t/${token}`), share }
    },
  })
