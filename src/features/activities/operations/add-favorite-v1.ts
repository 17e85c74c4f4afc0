import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { countFavorites, findFavoriteOf, insertFavorite, lockFavorites } from '../favorite-store.ts'
import { exampleFavorite, FavoriteSchema, favoriteDocument, MAX_FAVORITES } from '../favorites.ts'
import { targetNotFound, tooManyFavorites } from '../problems.ts'
import type { ActivityServices } from '../services.ts'
import { RefBody } from '../target-document.ts'
import { targetFacts } from '../target-facts.ts'

/** POST /trips/v1/activities/favorites */
export const addFavoriteV1 = (own: Pick<ActivityServices, 'catalogue' | 'activityTargets' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/activities/favorites',
    access: 'user',
    creates: true,
    schema: {
      operationId: 'addFavoriteV1',
      summary: 'Add a place, route or post to the favourites',
      description:
        'Returns 201 for a new favourite, and 200 with the same favourite if you have it already. A user can keep 1,000 favourites.',
      tag: 'Activities',
      sends: ['Location'],
      body: RefBody,
      response: { 200: FavoriteSchema, 201: FavoriteSchema },
      problems: [targetNotFound, tooManyFavorites, catalogueNotReady],
      example: { body: { ref_type: 'place', ref_id: 'th-10-wat-pho' }, response: exampleFavorite },
    },
    async handler({ body, caller, language, create, absolute }) {
      requireReady(own.catalogue)
      const { ref_type: refType, ref_id: refId } = body
      const target = await own.activityTargets.find(refType, refId)
      if (!target) throw targetNotFound(body)
      return create(async (db) => {
        await lockFavorites(db, caller.id)
        // Stored under the requested id if it was added before a duplicate took its place.
        const existing = await findFavoriteOf(db, caller.id, refType, [refId, target.id])
        if (existing) return new Reply(200, await favoriteDocument(own, existing, language))
        if ((await countFavorites(db, caller.id)) >= MAX_FAVORITES) throw tooManyFavorites({ limit: MAX_FAVORITES })
        const now = own.clock()
        const favorite = {
          favorite_id: createId('fav', now.getTime()),
          ...targetFacts(refType, target, own.activityTargets.keepsName(refType)),
          created_at: now,
        }
        await insertFavorite(db, caller.id, favorite)
        return new Reply(201, await favoriteDocument(own, favorite, language), {
          location: absolute(`/trips/v1/activities/favorites/${favorite.favorite_id}`),
        })
      })
    },
  })
