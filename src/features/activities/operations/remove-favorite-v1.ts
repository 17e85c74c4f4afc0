import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { deleteFavorite } from '../favorite-store.ts'
import { exampleFavorite, FavoriteIdSchema } from '../favorites.ts'
import type { ActivityServices } from '../services.ts'

/** DELETE /trips/v1/activities/favorites/{favorite_id} */
export const removeFavoriteV1 = ({ db }: Pick<ActivityServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/activities/favorites/:favorite_id',
    access: 'user',
    schema: {
      operationId: 'removeFavoriteV1',
      summary: 'Remove a favourite',
      description: 'Returns 204 also if you have no such favourite.',
      tag: 'Activities',
      params: Type.Object({ favorite_id: FavoriteIdSchema }),
      response: { 204: Type.Null() },
      example: { params: { favorite_id: exampleFavorite.favorite_id }, response: null },
    },
    async handler({ params, caller }) {
      await deleteFavorite(db, caller.id, params.favorite_id)
      return new Reply(204, undefined)
    },
  })
