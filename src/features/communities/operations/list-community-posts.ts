import Type from 'typebox'
import { PlaceIdSchema } from '../../../catalogue/place-schema.ts'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { invalidRequest, unauthenticated } from '../../../platform/http/problems.ts'
import { about, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation, type UserCaller } from '../../../platform/operation.ts'
import { findProvince, ProvinceNameSchema, provinceNotFound } from '../../places/public.ts'
import { usernameKey } from '../../users/public.ts'
import { examplePost } from '../example-post.ts'
import { badCursor, cursorAndPage } from '../input-errors.ts'
import { readCursor, writeCursor } from '../post-cursor.ts'
import { shownPosts } from '../post-document.ts'
import { countPosts, listPosts, type PostFilter } from '../post-list-store.ts'
import { isAdmin } from '../post-rights.ts'
import { PostListSchema, PostPeriodSchema, PostSortSchema, PostStateSchema } from '../post-schema.ts'
import { PERIOD_DAYS, POST_STATES, type PostState } from '../post-vocabulary.ts'
import type { CommunityServices } from '../services.ts'

/** GET /trips/v1/communities */
export const listCommunityPosts = (services: Pick<CommunityServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/communities',
    access: 'user?',
    schema: {
      operationId: 'listCommunityPosts',
      summary: 'List posts',
      description:
        'Published posts, by default the hot ones first. Page with `cursor` to read on without repeats while others post; `page` counts from the top at each call. `mine` and states other than `published` require a user: they show your own posts, to an admin everybody’s.',
      tag: 'Communities',
      query: Type.Object(
        {
          sort: Type.Optional(PostSortSchema),
          period: Type.Optional(PostPeriodSchema),
          province: Type.Optional(
            about(ProvinceNameSchema, 'Only posts with a place or stop in this province: its name or two-digit code.'),
          ),
          place_id: Type.Optional(about(PlaceIdSchema, 'Only posts about this place.')),
          author: Type.Optional(
            Type.String({ minLength: 1, maxLength: 30, description: 'Only posts of the user with this username.' }),
          ),
          has_trip: Type.Optional(Type.Boolean({ description: 'Only posts with a trip; `false`: without.' })),
          mine: Type.Optional(
            Type.Boolean({ description: '`true`: your own posts, in every state unless `state` is given.' }),
          ),
          state: Type.Optional(PostStateSchema),
          ...PageQuery,
          // No default: whether it was sent matters.
          page: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Page, from 1; excludes `cursor`.' }),
          ),
          cursor: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 200,
              description: '`next_cursor` of the page before, with the same filters and sort.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: PostListSchema },
      problems: [provinceNotFound, unauthenticated, catalogueNotReady],
      inputErrors: [badCursor, cursorAndPage],
      example: {
        query: { sort: 'hot', limit: '1' },
        response: {
          results: [examplePost],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
          next_cursor: null,
        },
      },
    },
    async handler({ query, caller, language, absolute }) {
      const { db, catalogue, clock } = services
      requireReady(catalogue)
      const { sort = 'hot', page = 1, limit, cursor } = query
      const after = cursor === undefined ? null : readCursor(sort, cursor)
      if (cursor !== undefined && query.page !== undefined)
        throw invalidRequest({ errors: [{ parameter: 'cursor', ...cursorAndPage() }] })
      if (cursor !== undefined && after === null)
        throw invalidRequest({ errors: [{ parameter: 'cursor', ...badCursor() }] })
      const province = query.province === undefined ? undefined : findProvince(query.province, catalogue.world)
      if (query.province !== undefined && !province) throw provinceNotFound({ province: query.province })
      const filter: PostFilter = {
        ...statesFor(query, caller.kind === 'user' ? caller : null),
        username: query.author === undefined ? undefined : usernameKey(query.author),
        placeId: query.place_id,
        provinceCode: province?.code,
        hasTrip: query.has_trip,
        days: query.period && PERIOD_DAYS[query.period],
      }
      const total = await countPosts(db, filter)
      const offset = after === null ? (page - 1) * limit : 0
      // One more than asked for says whether there are more.
      const found = await listPosts(db, filter, { sort, limit: limit + 1, after, offset })
      const posts = found.slice(0, limit)
      const last = found.length > limit ? posts.at(-1) : undefined
      const rank = { hot: last?.hot_rank, new: 0, top: last?.reaction_count }[sort] ?? 0
      return {
        results: await shownPosts(services, posts, { language, absolute, caller }),
        ...listMembers(total, page, limit, clock()),
        ...(after !== null && { nextpage: 0 }),
        next_cursor: last ? writeCursor(sort, { rank, id: last.post_id }) : null,
      }
    },
  })

/** @throws Problem unauthenticated when nobody is signed in whose posts these could be */
function statesFor(
  { mine = false, state }: { readonly mine?: boolean; readonly state?: PostState },
  user: UserCaller | null,
): Pick<PostFilter, 'states' | 'authorId'> {
  if (!mine && (state ?? 'published') === 'published') return { states: ['published'] }
  if (!user) throw unauthenticated({ headers: { 'www-authenticate': 'Bearer' } })
  const states = state === undefined ? POST_STATES : [state]
  return mine || !isAdmin(user) ? { states, authorId: user.id } : { states }
}
