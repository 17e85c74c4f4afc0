import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { findFavorite } from '../favorite-store.ts'
import { exampleFavorite, FavoriteIdSchema, FavoriteSchema, favoriteDocument } from '../favorites.ts'
import { favoriteNotFound } from '../problems.ts'
import type { ActivityServices } from '../services.ts'

/** GET /trips/v1/activities/favorites/{favorite_id} */
export const getFavoriteV1 = (own: Pick<ActivityServices, 'db' | 'catalogue' | 'activityTargets'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/favorites/:favorite_id',
    access: 'user',
    schema: {
      operationId: 'getFavoriteV1',
      summary: 'Get a favourite',
      description: 'Returns 404 for another user’s favourite. Shows a removed target with `available: false`.',
      tag: 'Activities',
      params: Type.Object({ favorite_id: FavoriteIdSchema }),
      response: { 200: FavoriteSchema },
      problems: [favoriteNotFound, catalogueNotReady],
      example: { params: { favorite_id: exampleFavorite.favorite_id }, response: exampleFavorite },
    },
    async handler({ params, caller, language }) {
      requireReady(own.catalogue)
      const favorite = await findFavorite(own.db, caller.id, params.favorite_id)
      if (!favorite) throw favoriteNotFound(params)
      return favoriteDocument(own, favorite, language)
    },
  })
