import Type from 'typebox'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { catalogueNotReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import type { SearchQuery } from '../../../search/search-query.ts'
import { typeaheadForm } from '../../../search/typeahead.ts'
import { findRegion, provinceCodesOf } from '../destination.ts'
import { exampleList } from '../example-place.ts'
import { placeFilterErrors } from '../input-errors.ts'
import { momentOf, PlaceFilterQuery, searchQueryOf } from '../place-filters.ts'
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
        'By name, kind, place or any mixture, in Thai and English. At least one of `keyword`, `geolocation`, `province`, `destination` and `category` is needed; a keyword without a letter or digit is none. `geolocation` favours what is near and, without `keyword`, sorts by distance; so do the words “near me” and “ใกล้ฉัน”, which are ignored without it. Words that only ask (“things to do in Pai”, “ที่เที่ยวปาย”) are no part of a name, and regions (“beaches in the south”, “ทะเลภาคใต้”) filter.',
      tag: 'Places',
      query: Type.Object(
        {
          ...PlaceFilterQuery,
          region: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 40,
              description: 'north, northeast, central, east, west, south, or the Thai name.',
            }),
          ),
          facets: Type.Optional(Type.Boolean({ description: 'Also count the matches by category and province.' })),
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
