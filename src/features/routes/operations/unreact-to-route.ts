import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { routeNotFound } from '../problems.ts'
import { removeReaction } from '../route-reaction-store.ts'
import { exampleReaction, RouteIdSchema, RouteReactionSchema } from '../route-schema.ts'
import type { RouteServices } from '../services.ts'

/** DELETE /trips/v1/routes/{route_id}/reaction */
export const unreactToRoute = ({ db, catalogue }: Pick<RouteServices, 'db' | 'catalogue'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/routes/:route_id/reaction',
    access: 'user',
    schema: {
      operationId: 'unreactToRoute',
      summary: 'Take back the like of a route',
      description:
        'Changes nothing if you do not like the route. Lists of routes show the new count within ten minutes.',
      tag: 'Routes',
      params: Type.Object({ route_id: RouteIdSchema }),
      response: { 200: RouteReactionSchema },
      problems: [routeNotFound, catalogueNotReady],
      example: {
        params: { route_id: 'ayutthaya-1d' },
        response: { ...exampleReaction, reacted: false, reaction_count: 0 },
      },
    },
    async handler({ params, caller }) {
      requireReady(catalogue)
      if (!catalogue.findRoute(params.route_id)) throw routeNotFound(params)
      const count = await removeReaction(db, params.route_id, caller.id)
      return { route_id: params.route_id, reacted: false, reaction_count: count }
    },
  })
