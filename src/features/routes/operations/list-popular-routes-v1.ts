import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, minuteOf, pageOf } from '../../../platform/http/listing.ts'
import { about, ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { distanceM } from '../../../world/point.ts'
import {
  findProvince,
  findRegion,
  GeolocationSchema,
  ProvinceNameSchema,
  pointOf,
  provinceNotFound,
  RegionNameSchema,
  regionNotFound,
} from '../../places/public.ts'
import { exampleRouteList } from '../example-route.ts'
import { provinceCodesOf, routeSummary } from '../route-document.ts'
import { RouteSummarySchema } from '../route-schema.ts'
import type { RouteServices } from '../services.ts'

/** About an hour's drive. */
const NEAR_M = 60_000

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
      query: Type.Object(
        {
          province: Type.Optional(ProvinceNameSchema),
          region: Type.Optional(RegionNameSchema),
          number_of_days: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 30, description: 'Returns only routes of this many days.' }),
          ),
          near: Type.Optional(
            about(
              GeolocationSchema,
              'Returns only routes with a place within 60 km of `latitude,longitude` (decimal degrees, WGS 84), e.g. `18.788,98.985`.',
            ),
          ),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: {
        200: ListOf('RouteList', RouteSummarySchema),
      },
      problems: [provinceNotFound, regionNotFound, catalogueNotReady],
      example: { query: { province: '14', limit: '1' }, response: exampleRouteList },
    },
    handler({ query, language }) {
      requireReady(catalogue)
      const { page, limit } = query
      const province = query.province === undefined ? undefined : findProvince(query.province, catalogue.world)
      if (query.province !== undefined && !province) throw provinceNotFound({ province: query.province })
      const region = query.region === undefined ? undefined : findRegion(query.region)
      if (query.region !== undefined && !region) throw regionNotFound({ region: query.region })
      const near = query.near === undefined ? undefined : pointOf(query.near)
      const routes = routeBoard.ranked().filter((route) => {
        const codes = provinceCodesOf(route, catalogue)
        if (province && !codes.includes(province.code)) return false
        if (region && !codes.some((code) => catalogue.provincesByCode.get(code)?.region === region)) return false
        if (query.number_of_days !== undefined && route.number_of_days !== query.number_of_days) return false
        return (
          !near ||
          route.days.some((day) =>
            day.place.some((id) => distanceM(catalogue.findPlace(id)?.point ?? FAR, near) <= NEAR_M),
          )
        )
      })
      const results = pageOf(routes, page, limit).map((route) =>
        routeSummary(route, routeBoard.counts(route.route_id), routeBoard.distanceKm(route), catalogue, language),
      )
      return { results, ...listMembers(routes.length, page, limit, minuteOf(clock())) }
    },
  })

const FAR = { latitude: -90, longitude: 0 }
