import Type, { type Static } from 'typebox'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { CategoryCodeSchema, ProvinceCodeSchema } from '../../../catalogue/place-schema.ts'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { named, OneOf } from '../../../platform/http/schema-parts.ts'
import type { Language } from '../../../platform/language.ts'
import { operation } from '../../../platform/operation.ts'
import { GeolocationSchema, pointOf } from '../geolocation.ts'
import { nameOf } from '../place-name.ts'
import type { PlaceServices } from '../services.ts'
import { findMatchedAlias, listSuggestions, type Suggestion } from '../suggestions.ts'

const SuggestionSchema = named(
  'PlaceSuggestion',
  Type.Object(
    {
      kind: named(
        'SuggestionKind',
        OneOf(['place', 'destination', 'province'], { description: 'What a suggestion stands for.' }),
      ),
      id: Type.String({
        description: 'A place id, a province code, or what `destination` of searchPlaces takes.',
      }),
      name: Type.String({ description: 'Name in the language of the answer.' }),
      alias: Type.Optional(
        Type.String({ description: 'The other name that begins like the keyword, where `name` does not.' }),
      ),
      category: Type.Optional(
        Type.String({ description: 'Of a place: the key of its category; see listPlaceKeywords.' }),
      ),
      category_name: Type.Optional(Type.String({ description: 'The category in the language of the answer.' })),
      category_code: Type.Optional(CategoryCodeSchema),
      province: Type.Optional(Type.String({ description: 'Name of the province; absent for a region.' })),
      province_code: Type.Optional(ProvinceCodeSchema),
    },
    { description: 'A place, destination or province that may be meant.' },
  ),
)
type SuggestionAnswer = Static<typeof SuggestionSchema>

/** GET /trips/v1/place/suggest */
export const suggestPlaces = ({ catalogue }: Pick<PlaceServices, 'catalogue'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/suggest',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'suggestPlaces',
      summary: 'Suggest places, destinations and provinces while a name is typed',
      description:
        'Finds names in both languages in which a word begins like the keyword, also aliases, whatever the spaces and the case. The order depends on how well known something is and, with `geolocation`, how near, never on the keyword: what is suggested for a beginning of a name stays suggested while more of that name is typed. If no name begins so, the answer is what searchPlaces finds.',
      tag: 'Places',
      query: Type.Object(
        {
          keyword: Type.String({ minLength: 1, maxLength: 100, description: 'What has been typed so far.' }),
          geolocation: Type.Optional(GeolocationSchema),
          limit: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 10, default: 8, description: 'Suggestions at most.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'PlaceSuggestions',
          Type.Object(
            { results: Type.Array(SuggestionSchema, { description: 'Suggestions, best first.' }) },
            { description: 'What may be meant by what was typed.' },
          ),
        ),
      },
      problems: [catalogueNotReady],
      example: {
        query: { keyword: 'wat ph', limit: '1' },
        response: {
          results: [
            {
              kind: 'place',
              id: 'th-10-wat-pho',
              name: 'วัดพระเชตุพนวิมลมังคลาราม',
              alias: 'Wat Pho',
              category: 'temple',
              category_name: 'วัด',
              category_code: 'ATTRACTION',
              province: 'กรุงเทพมหานคร',
              province_code: '10',
            },
          ],
        },
      },
    },
    async handler({ query, language }) {
      requireReady(catalogue)
      const point = query.geolocation === undefined ? undefined : pointOf(query.geolocation)
      const suggestions = await listSuggestions(catalogue, {
        keyword: query.keyword,
        ...(point && { point }),
        limit: query.limit ?? 8,
      })
      return { results: suggestions.flatMap((suggestion) => show(catalogue, suggestion, query.keyword, language)) }
    },
  })

/** Undefined places have left the catalogue meanwhile. */
function show(
  catalogue: Catalogue,
  { area, placeId }: Suggestion,
  keyword: string,
  language: Language,
): SuggestionAnswer[] {
  const named = area ?? catalogue.findPlace(placeId ?? '')
  if (!named) return []
  const name = nameOf(named, language)
  const alias = findMatchedAlias(keyword, name, [named.nameTh, named.nameEn, ...named.aliases])
  const province = catalogue.provincesByCode.get(named.provinceCode ?? '')
  const place = 'categoryCode' in named ? named : null
  const concept = catalogue.conceptsByKey.get(place?.category ?? '')
  return [
    {
      kind: area?.kind ?? 'place',
      id: named.id,
      name,
      ...(alias !== undefined && { alias }),
      ...(place && place.category !== null && { category: place.category }),
      ...(concept && { category_name: nameOf(concept, language) }),
      ...(place && { category_code: place.categoryCode }),
      ...(province && { province: nameOf(province, language), province_code: province.code }),
    },
  ]
}
