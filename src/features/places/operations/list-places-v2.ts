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

/** GET /trips/v1/place/v2/list */
export const listPlacesV2 = ({ db, catalogue, clock }: Pick<PlaceServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/v2/list',
    access: 'user',
    schema: {
      operationId: 'listPlacesV2',
      summary: 'List places, each with whether it is a favourite',
      description:
        'Accepts the filters of searchPlaces, all of them optional. Popular places come first, or the most relevant ones with `keyword`.',
      tag: 'Places',
      reads: ['If-None-Match'],
      query: Type.Object(
        { ...PlaceFilterQuery, region: Type.Optional(RegionNameSchema) },
        { additionalProperties: false },
      ),
      response: { 200: OwnPlaceListSchema },
      problems: [regionNotFound, provinceNotFound, destinationNotFound, catalogueNotReady],
      inputErrors: placeFilterErrors,
      example: { query: { region: 'central', limit: '1' }, response: exampleOwnRegionList },
    },
    furtherQueryErrors: (query) => listFilterErrors(query, catalogue, clock()),
    async handler({ query, language, caller }) {
      requireReady(catalogue)
      const { region: regionName, ...filters } = query
      const now = clock()
      const region = regionName === undefined ? undefined : findRegion(regionName)
      if (regionName !== undefined && !region) throw regionNotFound({ region: regionName })
      const wanted = {
        ...(filters.keyword === undefined && { sort: 'popularity' as const }),
        ...searchQueryOf(filters, catalogue, now),
        ...(region && { regionProvinceCodes: provinceCodesOf(region, catalogue.world) }),
      }
      const favoriteIds = await listFavoritePlaceIds(db, catalogue, caller.id)
      return replyWithOwnPlaces(catalogue, wanted, language, { now, favoriteIds })
    },
  })
