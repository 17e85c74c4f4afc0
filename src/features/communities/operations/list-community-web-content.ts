import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, minuteOf } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleWebPost } from '../example-post.ts'
import { webPosts } from '../post-document.ts'
import { listApprovedPosts } from '../post-list-store.ts'
import { WebPostSchema } from '../post-schema.ts'
import type { CommunityServices } from '../services.ts'

/** GET /trips/v1/communities/web-content */
export const listCommunityWebContent = (services: Pick<CommunityServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/communities/web-content',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'listCommunityWebContent',
      summary: 'List posts for the website',
      description: 'Only posts that moderators approved, the latest approval first.',
      tag: 'Communities',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: ListOf('WebPostList', WebPostSchema) },
      problems: [catalogueNotReady],
      example: {
        query: { limit: '1' },
        response: {
          results: [exampleWebPost],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query: { page, limit }, language, absolute }) {
      const { db, catalogue, clock } = services
      requireReady(catalogue)
      const { posts, total } = await listApprovedPosts(db, { limit, offset: (page - 1) * limit })
      const results = await webPosts(services, posts, { language, absolute })
      return { results, ...listMembers(total, page, limit, minuteOf(clock())) }
    },
  })
