import { createHmac } from 'node:crypto'
import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { problem } from '../../../platform/problem.ts'
import { exampleRoute } from '../example-route.ts'
import { routeDetail } from '../route-document.ts'
import { RouteDetailSchema } from '../route-schema.ts'
import { countRouteView } from '../route-store.ts'
import type { RouteServices } from '../services.ts'

/** GET /trips/v1/routes/detail/{route_id} */
export const getRouteDetail = ({
  catalogue,
  db,
  viewerSecret,
}: Pick<RouteServices, 'catalogue' | 'db' | 'viewerSecret'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/routes/detail/:route_id',
    access: 'public',
    cache: { maxAgeS: 30 },
    schema: {
      operationId: 'getRouteDetail',
      summary: 'Show one route with its places',
      description: 'Counts one view per viewer and hour.',
      tag: 'Routes',
      params: Type.Object({ route_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the route.' }) }),
      response: { 200: RouteDetailSchema },
      problems: ['route_not_found', 'catalogue_not_ready'],
      example: { params: { route_id: 'ayutthaya-1d' }, response: exampleRoute },
    },
    async handler({ params, language, caller }) {
      if (!catalogue.isReady) throw problem('catalogue_not_ready', { headers: { 'retry-after': '2' } })
      const route = catalogue.findRoute(params.route_id)
      if (!route) throw problem('route_not_found', { values: params })
      const viewer = createHmac('sha256', viewerSecret).update(`${caller.kind}:${caller.id}`).digest()
      const views = await countRouteView(db, route.route_id, viewer)
      return routeDetail(route, { views }, catalogue, language)
    },
  })
