import Type from 'typebox'
import { LatitudeSchema, LongitudeSchema } from '../../../catalogue/place-schema.ts'
import { listMembers, minuteOf, pageOf } from '../../../platform/http/listing.ts'
import { about, ListOf, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { ConfigPageQuery } from '../config-page.ts'
import { RegionSchema } from '../place-filter-schema.ts'
import { nameOf } from '../place-name.ts'
import type { PlaceServices } from '../services.ts'

const ProvinceSchema = named(
  'Province',
  Type.Object(
    {
      code: Type.String({ description: 'Two-digit code of the Department of Provincial Administration.' }),
      iso: Type.String({ description: 'ISO 3166-2 code, e.g. `TH-81`.' }),
      name: Type.String({ description: 'Name in the language of the response.' }),
      name_th: Type.String({ description: 'Thai name.' }),
      name_en: Type.String({ description: 'English name.' }),
      region: RegionSchema,
      latitude: about(LatitudeSchema, 'Latitude of the centroid, in degrees north (WGS 84).'),
      longitude: about(LongitudeSchema, 'Longitude of the centroid, in degrees east (WGS 84).'),
      place_count: Type.Integer({ description: 'Number of places in the catalogue.' }),
    },
    { description: 'One of the 77 provinces.' },
  ),
)

/** GET /trips/v1/config/provinces */
export const listProvinces = ({ catalogue, clock }: Pick<PlaceServices, 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/config/provinces',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'listProvinces',
      summary: 'List the provinces',
      description: 'Returns all 77 in one page by default, in alphabetical order of the response language.',
      tag: 'Configuration',
      query: Type.Object(ConfigPageQuery, { additionalProperties: false }),
      response: { 200: ListOf('ProvinceList', ProvinceSchema) },
      example: {
        query: { limit: '1' },
        response: {
          results: [
            {
              code: '81',
              iso: 'TH-81',
              name: 'กระบี่',
              name_th: 'กระบี่',
              name_en: 'Krabi',
              region: 'south',
              latitude: 8.15,
              longitude: 99.01,
              place_count: 43,
            },
          ],
          total: 77,
          page: 1,
          nextpage: 2,
          limit: 1,
          timestamp: '2026-11-21T03:00:00.000Z',
        },
      },
    },
    handler({ query, language }) {
      const { page, limit } = query
      const counts = new Map<string, number>()
      for (const { provinceCode, duplicateOf } of catalogue.places())
        if (duplicateOf === null) counts.set(provinceCode, (counts.get(provinceCode) ?? 0) + 1)
      const collator = new Intl.Collator(language)
      const provinces = catalogue.world.provinces
        .map((province) => ({
          code: province.code,
          iso: province.iso,
          name: nameOf(province, language),
          name_th: province.nameTh,
          name_en: province.nameEn,
          region: province.region,
          ...province.point,
          place_count: counts.get(province.code) ?? 0,
        }))
        .sort((a, b) => collator.compare(a.name, b.name))
      return {
        results: pageOf(provinces, page, limit),
        ...listMembers(provinces.length, page, limit, minuteOf(clock())),
      }
    },
  })
