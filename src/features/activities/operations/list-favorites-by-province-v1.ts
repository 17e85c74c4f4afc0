import Type from 'typebox'
import { ProvinceCodeSchema } from '../../../catalogue/place-schema.ts'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, pageOf } from '../../../platform/http/listing.ts'
import { listFields, named, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { findProvince, nameOf, ProvinceNameSchema, provinceNotFound } from '../../places/public.ts'
import { exampleFavorite, FavoriteSchema, listFavoriteDocuments } from '../favorites.ts'
import type { ActivityServices } from '../services.ts'
import { RefTypeSchema } from '../target-document.ts'

const FavoriteCountSchema = named(
  'ProvinceFavoriteCount',
  Type.Object(
    {
      code: ProvinceCodeSchema,
      name: Type.String({ description: 'Name in the language of the answer.' }),
      count: Type.Integer({ description: 'Favourites in the province; 0 if there are none.' }),
    },
    { description: 'How many favourites a province has.' },
  ),
)

const ProvinceFavoritesSchema = named(
  'ProvinceFavoriteList',
  Type.Object(
    {
      results: Type.Array(FavoriteSchema, { description: 'Favourites in the requested province, newest first.' }),
      ...listFields,
      provinces: Type.Array(FavoriteCountSchema, {
        description: 'All 77 provinces with their counts, sorted by name. A route counts in each of its provinces.',
      }),
    },
    { description: 'One page of the favourites in a province, and the counts of all provinces.' },
  ),
)

/** GET /trips/v1/activities/favorites/province/{province} */
export const listFavoritesByProvinceV1 = (
  own: Pick<ActivityServices, 'db' | 'catalogue' | 'activityTargets' | 'clock'>,
) =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/favorites/province/:province',
    access: 'user',
    schema: {
      operationId: 'listFavoritesByProvinceV1',
      summary: 'List the favourites in a province, with counts for all provinces',
      description: 'The counts include the provinces without favourites, as a map needs them.',
      tag: 'Activities',
      params: Type.Object({ province: ProvinceNameSchema }),
      query: Type.Object({ ref_type: Type.Optional(RefTypeSchema), ...PageQuery }, { additionalProperties: false }),
      response: { 200: ProvinceFavoritesSchema },
      problems: [provinceNotFound, catalogueNotReady],
      example: {
        params: { province: '10' },
        response: {
          results: [exampleFavorite],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-21T03:00:00.000Z',
          provinces: [
            { code: '37', name: 'Amnat Charoen', count: 0 },
            { code: '10', name: 'Bangkok', count: 1 },
          ],
        },
      },
    },
    async handler({ params, query, caller, language }) {
      requireReady(own.catalogue)
      const { page, limit, ref_type: refType } = query
      const wanted = findProvince(params.province, own.catalogue.world)
      if (!wanted) throw provinceNotFound(params)
      const all = (await listFavoriteDocuments(own, caller.id, language)).filter(
        (favorite) => refType === undefined || favorite.ref_type === refType,
      )
      const favorites = all.filter(({ provinces }) => provinces.some(({ code }) => code === wanted.code))
      const counts = new Map<string, number>()
      for (const { provinces } of all) for (const { code } of provinces) counts.set(code, (counts.get(code) ?? 0) + 1)
      const collator = new Intl.Collator(language)
      return {
        results: pageOf(favorites, page, limit),
        ...listMembers(favorites.length, page, limit, own.clock()),
        provinces: own.catalogue.world.provinces
          .map((province) => ({
            code: province.code,
            name: nameOf(province, language),
            count: counts.get(province.code) ?? 0,
          }))
          .sort((a, b) => collator.compare(a.name, b.name)),
      }
    },
  })
