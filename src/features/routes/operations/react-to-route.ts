import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { routeNotFound } from '../problems.ts'
import { addReaction } from '../route-reaction-store.ts'
import { exampleReaction, RouteIdSchema, RouteReactionSchema } from '../route-schema.ts'
import type { RouteServices } from '../services.ts'

/** PUT /trips/v1/routes/{route_id}/reaction */
export const reactToRoute = ({ db, catalogue }: Pick<RouteServices, 'db' | 'catalogue'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/routes/:route_id/reaction',
    access: 'user',
    schema: {
      operationId: 'reactToRoute',
      summary: 'Like a route',
      description: 'A repeat changes nothing. Lists of routes show the new count within ten minutes.',
      tag: 'Routes',
      params: Type.Object({ route_id: RouteIdSchema }),
      response: { 200: RouteReactionSchema },
      problems: [routeNotFound, catalogueNotReady],
      example: { params: { route_id: 'ayutthaya-1d' }, response: exampleReaction },
    },
    async handler({ params, caller }) {
      requireReady(catalogue)
      if (!catalogue.findRoute(params.route_id)) throw routeNotFound(params)
      const count = await addReaction(db, params.route_id, caller.id)
      if (count === undefined) throw routeNotFound(params)
      return { route_id: params.route_id, reacted: true, reaction_count: count }
    },
  })
