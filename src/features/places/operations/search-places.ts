import Type from 'typebox'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { operation } from '../../../platform/operation.ts'
import { problem } from '../../../platform/problem.ts'
import type { SearchQuery } from '../../../search/search-index.ts'
import { typedForm } from '../../../search/typed.ts'
import { findRegion, provinceCodesOf } from '../destination.ts'
import { exampleList } from '../example-place.ts'
import { momentOf, PlaceFilterQuery, searchQueryOf } from '../place-filters.ts'
import { replyWithPlaces } from '../place-list.ts'
import { PlaceListSchema } from '../place-list-schema.ts'
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
      problems: [
        'search_needs_input',
        'province_not_found',
        'destination_not_found',
        'region_not_found',
        'catalogue_not_ready',
      ],
      example: { query: { keyword: 'วัดพระแก้ว', limit: '1' }, response: exampleList },
    },
    async handler({ query, language }) {
      const { keyword, geolocation, province, destination, category } = query
      const isBlank = keyword === undefined || typedForm(keyword) === ''
      if (isBlank && [geolocation, province, destination, category].every((value) => value === undefined))
        throw problem('search_needs_input')
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
  if (!region) throw problem('region_not_found', { values: { region: text } })
  return { regionProvinceCodes: provinceCodesOf(region, world) }
}
