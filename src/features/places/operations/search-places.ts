import Type from 'typebox'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import type { SearchQuery } from '../../../search/search-query.ts'
import { typeaheadForm } from '../../../search/typeahead.ts'
import { findRegion, provinceCodesOf } from '../destination.ts'
import { exampleList } from '../example-place.ts'
import { placeFilterErrors } from '../input-errors.ts'
import { PlaceFilterQuery, RegionNameSchema } from '../place-filter-schema.ts'
import { listFilterErrors, momentOf, searchQueryOf } from '../place-filters.ts'
import { replyWithPlaces } from '../place-list.ts'
import { PlaceListSchema } from '../place-list-schema.ts'
import { destinationNotFound, provinceNotFound, regionNotFound, searchNeedsInput } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/search */
export const searchPlaces = ({ catalogue, clock }: Pick<PlaceServices, 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/search',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'searchPlaces',
      summary: 'Search places',
      description:
        'Searches by name, kind, area or any combination, in Thai and English. Requires `keyword`, `geolocation`, `province`, `destination` or `category`; a keyword without letters and digits does not count. `geolocation` ranks near places higher and, without `keyword`, sorts by distance. “near me” and “ใกล้ฉัน” in the keyword sort by distance too, and are ignored without `geolocation`. Phrases such as “things to do in Pai” and “ที่เที่ยวปาย” match any place there; regions in the keyword (“beaches in the south”, “ทะเลภาคใต้”) filter.',
      tag: 'Places',
      query: Type.Object(
        {
          ...PlaceFilterQuery,
          region: Type.Optional(RegionNameSchema),
          facets: Type.Optional(
            Type.Boolean({ description: 'Whether to count all matches by category and province.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: PlaceListSchema,
      },
      problems: [searchNeedsInput, provinceNotFound, destinationNotFound, regionNotFound, catalogueNotReady],
      inputErrors: placeFilterErrors,
      example: { query: { keyword: 'วัดพระแก้ว', limit: '1' }, response: exampleList },
    },
    furtherQueryErrors: (query) => listFilterErrors(query, catalogue, clock()),
    async handler({ query, language }) {
      const { keyword, geolocation, province, destination, category } = query
      const isBlank = keyword === undefined || typeaheadForm(keyword) === ''
      if (isBlank && [geolocation, province, destination, category].every((value) => value === undefined))
        throw searchNeedsInput()
      const now = clock()
      const { region: regionName, ...filters } = query
      const wanted = { ...searchQueryOf(filters, catalogue, now), ...regionOf(regionName, catalogue) }
      return replyWithPlaces(
        catalogue,
        query.facets ? { ...wanted, facets: true, openNowAt: momentOf(now) } : wanted,
        language,
        now,
      )
    },
  })

function regionOf(text: string | undefined, { world }: Catalogue): Partial<SearchQuery> {
  if (text === undefined) return {}
  const region = findRegion(text)
  if (!region) throw regionNotFound({ region: text })
  return { regionProvinceCodes: provinceCodesOf(region, world) }
}
