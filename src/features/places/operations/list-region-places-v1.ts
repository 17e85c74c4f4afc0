import Type from 'typebox'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { findRegion, provinceCodesOf } from '../destination.ts'
import { exampleRegionList } from '../example-place.ts'
import { placeFilterErrors } from '../input-errors.ts'
import { PlaceFilterQuery, RegionNameSchema } from '../place-filter-schema.ts'
import { listFilterErrors, searchQueryOf } from '../place-filters.ts'
import { replyWithPlaces } from '../place-list.ts'
import { PlaceListSchema } from '../place-list-schema.ts'
import { destinationNotFound, provinceNotFound, regionNotFound } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/region/{region} */
export const listRegionPlacesV1 = ({ catalogue, clock }: Pick<PlaceServices, 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/region/:region',
    access: 'public',
    successor: { operationId: 'listRegionPlacesV2', since: '2026-11-22' },
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'listRegionPlacesV1',
      summary: 'List the places of a region, most popular first',
      description: 'Accepts the filters of searchPlaces.',
      tag: 'Places',
      params: Type.Object({
        region: RegionNameSchema,
      }),
      query: Type.Object(PlaceFilterQuery, { additionalProperties: false }),
      response: {
        200: PlaceListSchema,
      },
      problems: [regionNotFound, provinceNotFound, destinationNotFound, catalogueNotReady],
      inputErrors: placeFilterErrors,
      example: { params: { region: 'central' }, query: { limit: '1' }, response: exampleRegionList },
    },
    furtherQueryErrors: (query) => listFilterErrors(query, catalogue, clock()),
    async handler({ params, query, language }) {
      const region = findRegion(params.region)
      if (!region) throw regionNotFound(params)
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
