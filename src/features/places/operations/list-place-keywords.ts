import Type from 'typebox'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { listMembers, minuteOf, pageOf } from '../../../platform/http/listing.ts'
import { about, ListOf, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { ConfigPageQuery } from '../config-page.ts'
import type { PlaceServices } from '../services.ts'

const KINDS = ['category', 'sub_category', 'tag'] as const
const KindSchema = named('KeywordKind', OneOf(KINDS, { description: 'What a word of the vocabulary denotes.' }))
const Words = (description: string) => Type.Array(Type.String(), { description })
const KeywordSchema = named(
  'PlaceKeyword',
  Type.Object(
    {
      key: Type.String({ description: 'The key used in places and filters.' }),
      kind: KindSchema,
      name: Type.String({ description: 'Name in the language of the response.' }),
      name_th: Type.String({ description: 'Thai name.' }),
      name_en: Type.String({ description: 'English name.' }),
      synonyms_th: Words('Thai synonyms understood by search and the planner.'),
      synonyms_en: Words('English synonyms understood by search and the planner.'),
      broader: Words('Keys of broader words.'),
      place_count: Type.Integer({ description: 'Number of places with it.' }),
    },
    { description: 'A word of the vocabulary: a category, sub-category or tag.' },
  ),
)

/** GET /trips/v1/config/place-keywords */
export const listPlaceKeywords = ({ catalogue, clock }: Pick<PlaceServices, 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/config/place-keywords',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'listPlaceKeywords',
      summary: 'List the vocabulary of search and the planner',
      description:
        'Returns the vocabulary, most frequent words first, in pages of 100 by default; follow `nextpage` for the rest.',
      tag: 'Configuration',
      query: Type.Object(
        { kind: Type.Optional(about(KindSchema, 'Returns only words of this kind.')), ...ConfigPageQuery },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('PlaceKeywordList', KeywordSchema) },
      example: {
        query: { kind: 'category', limit: '1' },
        response: {
          results: [
            {
              key: 'restaurant',
              kind: 'category',
              name: 'ร้านอาหาร',
              name_th: 'ร้านอาหาร',
              name_en: 'restaurant',
              synonyms_th: ['ร้านอร่อย', 'ภัตตาคาร'],
              synonyms_en: ['restaurants', 'eatery'],
              broader: ['food'],
              place_count: 636,
            },
          ],
          total: 50,
          page: 1,
          nextpage: 2,
          limit: 1,
          timestamp: '2026-11-21T03:00:00.000Z',
        },
      },
    },
    handler({ query, language }) {
      const { page, limit } = query
      const counts = countWords(catalogue)
      const words = catalogue.world.vocabulary
        .filter(({ kind }) => query.kind === undefined || kind === query.kind)
        .map((concept) => ({
          key: concept.key,
          kind: concept.kind,
          name: language === 'th' ? concept.nameTh : concept.nameEn,
          name_th: concept.nameTh,
          name_en: concept.nameEn,
          synonyms_th: concept.synonymsTh,
          synonyms_en: concept.synonymsEn,
          broader: concept.broader,
          place_count: counts.get(concept.key) ?? 0,
        }))
        .sort((a, b) => b.place_count - a.place_count || (a.key < b.key ? -1 : 1))
      return { results: pageOf(words, page, limit), ...listMembers(words.length, page, limit, minuteOf(clock())) }
    },
  })

function countWords(catalogue: Catalogue): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { category, subCategories, tags, duplicateOf } of catalogue.places()) {
    if (duplicateOf !== null) continue
    for (const key of new Set([...(category === null ? [] : [category]), ...subCategories, ...tags]))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
