import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { MapOf, Nullable, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { MATCHED_BY } from '../../../search/search-query.ts'
import type { PlaceServices } from '../services.ts'

const Points = (description: string) => Type.Number({ description })
const ExplanationSchema = named(
  'SearchExplanation',
  Type.Object(
    {
      place_id: Type.String({ description: 'Id of the place.' }),
      name_th: Nullable(Type.String({ description: 'Thai name.' })),
      name_en: Nullable(Type.String({ description: 'English name.' })),
      score: Points('Its score; the highest comes first.'),
      parts: MapOf(Points('A summand.'), { description: 'The summands of the score, by their names.' }),
      words: Type.Array(
        named(
          'ExplainedWord',
          Type.Object(
            {
              word: Type.String({ description: 'A word of the keyword, as the index reads it.' }),
              matched_by: named('WordMatch', OneOf(MATCHED_BY, { description: 'How a word matched the place.' })),
              weight: Points('How much the word counts.'),
            },
            { description: 'How one word of the keyword matched.' },
          ),
        ),
        { description: 'The words of the keyword.' },
      ),
    },
    { description: 'Why a place has its rank.' },
  ),
)

/** GET /trips/v1/place/search/explain */
export const explainPlaceSearch = ({ catalogue }: Pick<PlaceServices, 'catalogue'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/search/explain',
    access: 'editor',
    schema: {
      operationId: 'explainPlaceSearch',
      summary: 'Explain the ranks of a search',
      description: 'The first results of `searchPlaces` for a keyword, each with the summands of its score.',
      tag: 'Places',
      query: Type.Object(
        {
          keyword: Type.String({ minLength: 1, maxLength: 200, description: 'As of `searchPlaces`.' }),
          limit: Type.Integer({ minimum: 1, maximum: 50, default: 10, description: 'Number of results.' }),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'SearchExplanations',
          Type.Object(
            { results: Type.Array(ExplanationSchema, { description: 'The results, best first.' }) },
            { description: 'Why each result has its rank.' },
          ),
        ),
      },
      problems: [catalogueNotReady],
      example: {
        query: { keyword: 'wat po', limit: '1' },
        response: {
          results: [
            {
              place_id: 'th-10-wat-pho',
              name_th: 'วัดพระเชตุพนวิมลมังคลาราม',
              name_en: 'Wat Pho',
              score: 1.42,
              parts: { coverage: 1, likeness: 0.3, popularity: 0.12 },
              words: [
                { word: 'wat', matched_by: 'exact', weight: 0.35 },
                { word: 'po', matched_by: 'sound', weight: 0.65 },
              ],
            },
          ],
        },
      },
    },
    handler({ query: { keyword, limit } }) {
      requireReady(catalogue)
      const explanations = catalogue.search.explain({ keyword, offset: 0, limit }, limit)
      return {
        results: explanations.map(({ id, score, parts, words }) => {
          const place = catalogue.findPlace(id)
          return {
            place_id: id,
            name_th: place?.nameTh ?? null,
            name_en: place?.nameEn ?? null,
            score,
            parts: { ...parts },
            words: words.map(({ word, matchedBy, weight }) => ({ word, matched_by: matchedBy, weight })),
          }
        }),
      }
    },
  })
