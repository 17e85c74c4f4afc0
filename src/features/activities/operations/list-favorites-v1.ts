import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, pageOf } from '../../../platform/http/listing.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import type { InputError } from '../../../platform/input-error.ts'
import { operation } from '../../../platform/operation.ts'
import { CategoryNameSchema, readCategory } from '../../places/public.ts'
import { exampleFavorite, FavoriteSchema, isOfCategory, listFavoriteDocuments } from '../favorites.ts'
import type { ActivityServices } from '../services.ts'
import { RefTypeSchema } from '../target-document.ts'

/** GET /trips/v1/activities/favorites */
export const listFavoritesV1 = (own: Pick<ActivityServices, 'db' | 'catalogue' | 'activityTargets' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/favorites',
    access: 'user',
    schema: {
      operationId: 'listFavoritesV1',
      summary: 'List the favourites, newest first',
      description: 'Shows a removed target with `available: false` and its last known name, province and category.',
      tag: 'Activities',
      query: Type.Object(
        { ref_type: Type.Optional(RefTypeSchema), category: Type.Optional(CategoryNameSchema), ...PageQuery },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('FavoriteList', FavoriteSchema) },
      problems: [catalogueNotReady],
      example: {
        query: { ref_type: 'place' },
        response: {
          results: [exampleFavorite],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-21T03:00:00.000Z',
        },
      },
    },
    async handler({ query, caller, language }) {
      requireReady(own.catalogue)
      const { page, limit } = query
      const errors: InputError[] = []
      const category = query.category === undefined ? undefined : readCategory(query.category, own.catalogue, errors)
      if (errors.length > 0) throw invalidRequest({ errors })
      const favorites = (await listFavoriteDocuments(own, caller.id, language)).filter(
        (favorite) =>
          (query.ref_type === undefined || favorite.ref_type === query.ref_type) &&
          (category === undefined || isOfCategory(favorite, category, own.catalogue)),
      )
      return {
        results: pageOf(favorites, page, limit),
        ...listMembers(favorites.length, page, limit, own.clock()),
      }
    },
  })
