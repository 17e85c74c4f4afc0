import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, pageOf } from '../../../platform/http/listing.ts'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { provinceNotFound, regionNotFound } from '../../places/public.ts'
import { RouteFilterQuery, routeFilter, routeSummary } from '../../routes/public.ts'
import { exampleRecommendedList } from '../example-list.ts'
import { rankForCaller } from '../rank-for-caller.ts'
import { reasonDocument } from '../reasons.ts'
import { RecommendedRouteListSchema } from '../recommended-schema.ts'
import type { RecommendationServices } from '../services.ts'

/** GET /trips/v1/routes/popular/ai */
export const listPopularRoutesAiV2 = (own: RecommendationServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/routes/popular/ai',
    access: 'user?',
    successor: { operationId: 'listPopularRoutesCombinedV3', since: '2026-11-22' },
    schema: {
      operationId: 'listPopularRoutesAiV2',
      summary: 'List editorial routes, the best for the caller first',
      description:
        'Ranked by your interests, favourites and views if you are signed in and agreed to `profiling`; nothing that is learned from them is stored. Otherwise by season and popularity. `reason` says why each route is where it is; similar routes are spread out.',
      tag: 'Routes',
      query: Type.Object({ ...RouteFilterQuery, ...PageQuery }, { additionalProperties: false }),
      response: { 200: RecommendedRouteListSchema },
      problems: [provinceNotFound, regionNotFound, catalogueNotReady],
      example: { query: { province: '14', limit: '1' }, response: exampleRecommendedList },
    },
    async handler({ query, caller, language }) {
      const { catalogue, routeBoard, clock } = own
      requireReady(catalogue)
      const { page, limit } = query
      const isWanted = routeFilter(query, catalogue)
      const { routes, isPersonal } = await rankForCaller(own, caller, { isWanted, shared: null })
      const results = pageOf(routes, page, limit).flatMap(({ route: { id }, reason }) => {
        const row = catalogue.findRoute(id)
        if (!row) return []
        const summary = routeSummary(row, routeBoard.counts(id), routeBoard.distanceKm(row), catalogue, language)
        return { ...summary, reason: reasonDocument(reason, catalogue, language) }
      })
      return { results, ...listMembers(routes.length, page, limit, clock()), personal: isPersonal }
    },
  })
