import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, pageOf } from '../../../platform/http/listing.ts'
import { about, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { provinceNotFound, regionNotFound } from '../../places/public.ts'
import { RouteFilterQuery, routeFilter } from '../../routes/public.ts'
import { combinedDocuments } from '../combined-document.ts'
import { exampleCombinedList } from '../example-list.ts'
import { rankForCaller } from '../rank-for-caller.ts'
import { CombinedRouteListSchema, RouteOriginSchema } from '../recommended-schema.ts'
import type { RecommendationServices } from '../services.ts'

/** GET /trips/v1/routes/popular/combined */
export const listPopularRoutesCombinedV3 = (own: RecommendationServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/routes/popular/combined',
    access: 'user?',
    schema: {
      operationId: 'listPopularRoutesCombinedV3',
      summary: 'List the routes of editors and travellers, the best for the caller first',
      description:
        'Editorial routes and the trips of published posts, ranked together as in `listPopularRoutesAiV2`; `source` says which is which. Of routes that share 70 % of their places only the best is listed. `getRouteDetail` opens each by its `route_id`.',
      tag: 'Routes',
      query: Type.Object(
        {
          ...RouteFilterQuery,
          source: Type.Optional(about(RouteOriginSchema, 'Returns only routes of this source.')),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: { 200: CombinedRouteListSchema },
      problems: [provinceNotFound, regionNotFound, catalogueNotReady],
      example: { query: { province: '14', limit: '1' }, response: exampleCombinedList },
    },
    async handler({ query, caller, language, absolute }) {
      const { catalogue, routePool, clock } = own
      requireReady(catalogue)
      const { page, limit, source } = query
      const fits = routeFilter(query, catalogue)
      const { routes, isPersonal } = await rankForCaller(own, caller, {
        isWanted: (route) => (source === undefined || route.origin === source) && fits(route),
        shared: await routePool.shared(clock()),
      })
      const results = await combinedDocuments(own, pageOf(routes, page, limit), { language, absolute })
      return { results, ...listMembers(routes.length, page, limit, clock()), personal: isPersonal }
    },
  })
