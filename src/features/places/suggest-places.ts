import Type from 'typebox'
import { CategoryCodeSchema } from '../../catalogue/place-schema.ts'
import type { Parts } from '../../parts.ts'
import { named, problems } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import { GeolocationSchema, parseGeolocation } from './place-filters.ts'
import { nameOf } from './place-name.ts'

const SuggestionSchema = named(
  'PlaceSuggestion',
  Type.Object({
    place_id: Type.String(),
    place_name: Type.String(),
    category: Type.Optional(Type.String()),
    category_code: CategoryCodeSchema,
    province: Type.Optional(Type.String()),
    province_code: Type.String(),
  }),
)

/** GET /trips/v1/place/suggest */
export const suggestPlaces = ({ catalogue }: Pick<Parts, 'catalogue'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/suggest',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'suggestPlaces',
      summary: 'Suggest places while a name is typed',
      tag: 'Places',
      query: Type.Object(
        {
          keyword: Type.String({ minLength: 1, maxLength: 100, description: 'What has been typed so far.' }),
          geolocation: Type.Optional(GeolocationSchema),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 8 })),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named('PlaceSuggestions', Type.Object({ results: Type.Array(SuggestionSchema) })),
        ...problems('catalogue_not_ready'),
      },
      example: {
        query: { keyword: 'wat ph', limit: '1' },
        response: {
          results: [
            {
              place_id: 'th-10-wat-pho',
              place_name: 'วัดพระเชตุพนวิมลมังคลาราม',
              category: 'temple',
              category_code: 'ATTRACTION',
              province: 'กรุงเทพมหานคร',
              province_code: '10',
            },
          ],
        },
      },
    },
    async handler({ query, language }) {
      if (!catalogue.isReady) throw problem('catalogue_not_ready', { headers: { 'retry-after': '2' } })
      const point = query.geolocation === undefined ? undefined : parseGeolocation('geolocation', query.geolocation)
      const hits = await catalogue.finder.suggest({
        keyword: query.keyword,
        ...(point && { point }),
        limit: query.limit ?? 8,
      })
      const results = hits.flatMap(({ id }) => {
        const entry = catalogue.findPlace(id)
        if (!entry) return []
        const province = catalogue.provincesByCode.get(entry.provinceCode)
        return {
          place_id: id,
          place_name: nameOf(entry, language),
          ...(entry.category !== null && { category: entry.category }),
          category_code: entry.categoryCode,
          ...(province && { province: nameOf(province, language) }),
          province_code: entry.provinceCode,
        }
      })
      return { results }
    },
  })
