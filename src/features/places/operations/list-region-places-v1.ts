import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { problem } from '../../../platform/problem.ts'
import { findRegion, provinceCodesOf } from '../destination.ts'
import { exampleRegionList } from '../example-place.ts'
import { PlaceFilterQuery, RegionNameSchema, searchQueryOf } from '../place-filters.ts'
import { replyWithPlaces } from '../place-list.ts'
import { PlaceListSchema } from '../place-list-schema.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/region/{region} */
export const listRegionPlacesV1 = ({ catalogue, clock }: Pick<PlaceServices, 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/region/:region',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'listRegionPlacesV1',
      summary: 'List the places of a region, popular first',
      description: 'Takes the filters of `searchPlaces`.',
      tag: 'Places',
      params: Type.Object({
        region: RegionNameSchema,
      }),
      query: Type.Object(PlaceFilterQuery, { additionalProperties: false }),
      response: {
        200: PlaceListSchema,
      },
      problems: ['region_not_found', 'province_not_found', 'destination_not_found', 'catalogue_not_ready'],
      example: { params: { region: 'central' }, query: { limit: '1' }, response: exampleRegionList },
    },
    async handler({ params, query, language }) {
      const region = findRegion(params.region)
      if (!region) throw problem('region_not_found', { values: params })
      const provinces = provinceCodesOf(region, catalogue.world)
      const wanted = searchQueryOf(query, catalogue, clock())
      return replyWithPlaces(
        catalogue,
        { sort: query.keyword === undefined ? 'popularity' : 'relevance', ...wanted, regionProvinceCodes: provinces },
        language,
        clock(),
      )
    },
  })
