import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, minuteOf, pageOf } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { provinceNotFound, regionNotFound } from '../../places/public.ts'
import { exampleRouteList } from '../example-route.ts'
import { provinceCodesOf, routeSummary } from '../route-document.ts'
import { RouteFilterQuery, routeFilter } from '../route-filters.ts'
import { RouteSummarySchema } from '../route-schema.ts'
import type { RouteServices } from '../services.ts'

/** GET /trips/v1/routes/popular */
export const listPopularRoutesV1 = ({
  catalogue,
  routeBoard,
  clock,
}: Pick<RouteServices, 'catalogue' | 'routeBoard' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/routes/popular',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'listPopularRoutesV1',
      summary: 'List editorial routes, most popular first',
      description: 'Ordered by views with a half-life of one week; the order is updated every ten minutes.',
      tag: 'Routes',
      query: Type.Object({ ...RouteFilterQuery, ...PageQuery }, { additionalProperties: false }),
      response: {
        200: ListOf('RouteList', RouteSummarySchema),
      },
      problems: [provinceNotFound, regionNotFound, catalogueNotReady],
      example: { query: { province: '14', limit: '1' }, response: exampleRouteList },
    },
    handler({ query, language }) {
      requireReady(catalogue)
      const { page, limit } = query
      const isWanted = routeFilter(query, catalogue)
      const routes = routeBoard.ranked().filter((route) =>
        isWanted({
          provinceCodes: provinceCodesOf(route, catalogue),
          numberOfDays: route.number_of_days,
          placeIds: route.days.flatMap((day) => day.place),
        }),
      )
      const results = pageOf(routes, page, limit).map((route) =>
        routeSummary(route, routeBoard.counts(route.route_id), routeBoard.distanceKm(route), catalogue, language),
      )
      return { results, ...listMembers(routes.length, page, limit, minuteOf(clock())) }
    },
  })
