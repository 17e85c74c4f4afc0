import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleAiRoutes } from '../example-route.ts'
import { aiRoute } from '../route-document.ts'
import { AiRouteSchema } from '../route-schema.ts'
import type { RouteServices } from '../services.ts'

/** GET /trips/v1/internal/ai-data/route */
export const getAiRouteData = ({ catalogue, routeBoard }: Pick<RouteServices, 'catalogue' | 'routeBoard'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/internal/ai-data/route',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getAiRouteData',
      summary: 'List all routes for language models',
      description: 'Returns every route in the catalogue, ordered by id, without pagination.',
      tag: 'Internal',
      response: { 200: Type.Array(AiRouteSchema) },
      problems: [catalogueNotReady],
      example: { response: exampleAiRoutes },
    },
    handler({ language }) {
      requireReady(catalogue)
      const routes = [...catalogue.routes()].sort((a, b) => (a.route_id < b.route_id ? -1 : 1))
      return routes.map((route) => aiRoute(route, routeBoard.distanceKm(route), catalogue, language))
    },
  })
