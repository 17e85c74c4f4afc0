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
        OneOf(['place', 'destination', 'province'], { description: 'What the suggestion denotes.' }),
      ),
      id: Type.String({
        description: 'A place id, a province code, or a value for `destination` of searchPlaces.',
      }),
      name: Type.String({ description: 'Name in the language of the response.' }),
      alias: Type.Optional(
        Type.String({ description: 'Another name that matches the keyword; absent if `name` matches.' }),
      ),
      category: Type.Optional(Type.String({ description: 'Key of the category of a place; see listPlaceKeywords.' })),
      category_name: Type.Optional(
        Type.String({ description: 'Name of the category in the language of the response.' }),
      ),
      category_code: Type.Optional(CategoryCodeSchema),
      province: Type.Optional(Type.String({ description: 'Name of the province; absent for a region.' })),
      province_code: Type.Optional(ProvinceCodeSchema),
    },
    { description: 'A suggested place, destination or province.' },
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
      summary: 'Suggest places, destinations and provinces as a user types',
      description:
        'Matches names and aliases, in both languages, that contain a word starting with the keyword; spaces and case are ignored. The order depends on popularity and, with `geolocation`, on distance, never on the keyword, so a suggestion stays while the user types more of its name. If no name matches, returns the results of searchPlaces.',
      tag: 'Places',
      query: Type.Object(
        {
          keyword: Type.String({ minLength: 1, maxLength: 100, description: 'The text typed so far.' }),
          geolocation: Type.Optional(GeolocationSchema),
          limit: Type.Integer({ minimum: 1, maximum: 10, default: 8, description: 'Maximum number of suggestions.' }),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'PlaceSuggestions',
          Type.Object(
            { results: Type.Array(SuggestionSchema, { description: 'The suggestions, best first.' }) },
            { description: 'Suggestions for a text.' },
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
        limit: query.limit,
      })
      return {
        results: suggestions.flatMap((suggestion) => toSuggestions(catalogue, suggestion, query.keyword, language)),
      }
    },
  })

/** Empty for a place that has since left the catalogue. */
function toSuggestions(
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
