import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { listFavoritePlaceIds } from '../../activities/public.ts'
import { findRegion, provinceCodesOf } from '../destination.ts'
import { exampleOwnRegionList } from '../example-place.ts'
import { placeFilterErrors } from '../input-errors.ts'
import { PlaceFilterQuery, RegionNameSchema } from '../place-filter-schema.ts'
import { listFilterErrors, searchQueryOf } from '../place-filters.ts'
import { replyWithOwnPlaces } from '../place-list.ts'
import { OwnPlaceListSchema } from '../place-list-schema.ts'
import { destinationNotFound, provinceNotFound, regionNotFound } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/v2/region/{region} */
export const listRegionPlacesV2 = ({ db, catalogue, clock }: Pick<PlaceServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/v2/region/:region',
    access: 'user',
    schema: {
      operationId: 'listRegionPlacesV2',
      summary: 'List the places of a region, popular first, each with whether it is a favourite',
      description: 'Accepts the filters of searchPlaces.',
      tag: 'Places',
      reads: ['If-None-Match'],
      params: Type.Object({
        region: RegionNameSchema,
      }),
      query: Type.Object(PlaceFilterQuery, { additionalProperties: false }),
      response: {
        200: OwnPlaceListSchema,
      },
      problems: [regionNotFound, provinceNotFound, destinationNotFound, catalogueNotReady],
      inputErrors: placeFilterErrors,
      example: { params: { region: 'central' }, query: { limit: '1' }, response: exampleOwnRegionList },
    },
    furtherQueryErrors: (query) => listFilterErrors(query, catalogue, clock()),
    async handler({ params, query, language, caller }) {
      requireReady(catalogue)
      const region = findRegion(params.region)
      if (!region) throw regionNotFound(params)
      const now = clock()
      const wanted = {
        sort: query.keyword === undefined ? ('popularity' as const) : ('relevance' as const),
        ...searchQueryOf(query, catalogue, now),
        regionProvinceCodes: provinceCodesOf(region, catalogue.world),
      }
      const favoriteIds = await listFavoritePlaceIds(db, catalogue, caller.id)
      return replyWithOwnPlaces(catalogue, wanted, language, { now, favoriteIds })
    },
  })
