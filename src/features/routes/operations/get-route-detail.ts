import { createHmac } from 'node:crypto'
import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleRoute } from '../example-route.ts'
import { routeNotFound } from '../problems.ts'
import { routeDetail } from '../route-document.ts'
import { readReviews } from '../route-reviews.ts'
import { RouteDetailSchema, RouteIdSchema } from '../route-schema.ts'
import { countRouteView } from '../route-store.ts'
import type { RouteServices } from '../services.ts'

/** GET /trips/v1/routes/detail/{route_id} */
export const getRouteDetail = ({
  catalogue,
  db,
  routeSources,
  viewerSecret,
}: Pick<RouteServices, 'catalogue' | 'db' | 'routeSources' | 'viewerSecret'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/routes/detail/:route_id',
    access: 'public',
    cache: { maxAgeS: 30 },
    schema: {
      operationId: 'getRouteDetail',
      summary: 'Get a route with its places',
      description:
        'Counts one view per viewer and hour. A post with a trip opens as a route under the id of the post; it has no views and no reviews of its own.',
      tag: 'Routes',
      params: Type.Object({ route_id: RouteIdSchema }),
      response: { 200: RouteDetailSchema },
      problems: [routeNotFound, catalogueNotReady],
      example: { params: { route_id: 'ayutthaya-1d' }, response: exampleRoute },
    },
    async handler({ params, language, caller, absolute }) {
      requireReady(catalogue)
      const route = catalogue.findRoute(params.route_id)
      if (!route) {
        const shared = await routeSources.find(params.route_id, absolute)
        if (!shared) throw routeNotFound(params)
        const counts = { views: 0, reactions: shared.reactions }
        return routeDetail(shared.route, { counts, reviews: [] }, catalogue, language)
      }
      const viewer = createHmac('sha256', viewerSecret).update(`${caller.kind}:${caller.id}`).digest()
      const counts = await countRouteView(db, route.route_id, viewer)
      if (!counts) throw routeNotFound(params)
      const reviews = await readReviews(db, route.route_id)
      return routeDetail(route, { counts, reviews }, catalogue, language)
    },
  })
