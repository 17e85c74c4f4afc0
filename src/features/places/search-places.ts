import Type from 'typebox'
import { PlaceSchema } from '../../catalogue/place-schema.ts'
import type { Parts } from '../../parts.ts'
import { named, problems } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import { exampleList } from './example-place.ts'
import { momentOf, PlaceFilterQuery, searchQueryOf } from './place-filters.ts'
import { replyWithPlaces } from './place-list.ts'

const Counts = Type.Record(Type.String(), Type.Integer())

export const PlaceListSchema = named(
  'PlaceList',
  Type.Object({
    results: Type.Array(PlaceSchema),
    total: Type.Integer(),
    page: Type.Integer(),
    nextpage: Type.Integer({ description: 'The next page, 0 on the last.' }),
    limit: Type.Integer(),
    timestamp: Type.String({ format: 'date-time', description: 'The minute that the answer is of.' }),
    facets: Type.Optional(Type.Object({ category: Counts, province: Counts, open_now: Type.Integer() })),
  }),
)

/** GET /trips/v1/place/search */
export const searchPlaces = ({ catalogue, clock }: Pick<Parts, 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/search',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'searchPlaces',
      summary: 'Search places',
      description:
        'By name, kind, place or any mixture, in Thai and English. At least one of `keyword`, `geolocation`, `province`, `destination` and `category` is needed. `geolocation` favours what is near and, without `keyword`, sorts by distance.',
      tag: 'Places',
      query: Type.Object(
        {
          ...PlaceFilterQuery,
          facets: Type.Optional(Type.Boolean({ description: 'Also count the matches by category and province.' })),
        },
        { additionalProperties: false },
      ),
      response: {
        200: PlaceListSchema,
        ...problems('search_needs_input', 'province_not_found', 'destination_not_found', 'catalogue_not_ready'),
      },
      example: { query: { keyword: 'วัดพระแก้ว', limit: '1' }, response: exampleList },
    },
    async handler({ query, language }) {
      if (
        [query.keyword, query.geolocation, query.province, query.destination, query.category].every(
          (value) => value === undefined,
        )
      )
        throw problem('search_needs_input')
      const now = clock()
      const wanted = searchQueryOf(query, catalogue, now)
      return replyWithPlaces(
        catalogue,
        query.facets ? { ...wanted, facets: true, openNowAt: momentOf(now) } : wanted,
        language,
        now,
      )
    },
  })
