import Type, { type Static } from 'typebox'
import { named, OneOf, PageQuery, Patterned } from '../../platform/http/schema-parts.ts'
import { REGIONS } from '../../world/region.ts'
import { GeolocationSchema } from './geolocation.ts'

/** A parameter that names a province. */
export const ProvinceNameSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Name of a province in Thai or English, or its two-digit code.',
})
export const RegionSchema = named('Region', OneOf(REGIONS, { description: 'One of the six regions of Thailand.' }))

/** A parameter that names a region. */
export const RegionNameSchema = Type.String({
  minLength: 1,
  maxLength: 40,
  description: '`north`, `northeast`, `central`, `east`, `west` or `south`, or the Thai name.',
})

/** A category parameter. */
export const CategoryNameSchema = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Key or name of a category (`temple`, `วัด`), or a category code (`RESTAURANT`).',
})

/** The filters of every operation that lists places. */
export const PlaceFilterQuery = {
  keyword: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Name or kind of place, or both, in Thai or English: “น้ำตก เชียงใหม่”, “beach near krabi”.',
    }),
  ),
  geolocation: Type.Optional(GeolocationSchema),
  radius: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200_000,
      description: 'Returns only places within this many metres of `geolocation`.',
    }),
  ),
  province: Type.Optional(ProvinceNameSchema),
  destination: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'A province, region, district, town or island: its name in Thai or English, or an id from suggestPlaces.',
    }),
  ),
  category: Type.Optional(CategoryNameSchema),
  tags: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Comma-separated tags or sub-categories, by key or name (`must_see,family`); returns only places with all of them. See listPlaceKeywords.',
    }),
  ),
  bbox: Type.Optional(
    Patterned(
      '^-?\\d{1,3}(\\.\\d+)?(,-?\\d{1,3}(\\.\\d+)?){3}$',
      {
        th: 'ใต้,ตะวันตก,เหนือ,ตะวันออก เป็นองศา เช่น 18.7,98.9,18.9,99.1',
        en: 'south,west,north,east in degrees, e.g. 18.7,98.9,18.9,99.1',
      },
      {
        maxLength: 120,
        description:
          'Returns only places in this box, e.g. a map view: south, west, north and east in degrees (`18.7,98.9,18.9,99.1`). South must be below north and west below east; each side spans at most 20 degrees.',
      },
    ),
  ),
  open_at: Type.Optional(
    Patterned(
      '^(now|\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d)$',
      { th: 'now หรือ YYYY-MM-DDTHH:MM', en: 'now or YYYY-MM-DDTHH:MM' },
      {
        maxLength: 16,
        description:
          'Excludes places closed at this time: `now`, or `YYYY-MM-DDTHH:MM` in Bangkok. Places with unknown hours come last, with `open_at: null`.',
      },
    ),
  ),
  sort: Type.Optional(
    named(
      'PlaceSort',
      OneOf(['relevance', 'distance', 'popularity', 'name'], {
        description: 'Order of the results. `distance` requires `geolocation`.',
      }),
    ),
  ),
  ...PageQuery,
}
const FilterObject = Type.Object(PlaceFilterQuery)
export type PlaceFilters = Static<typeof FilterObject>
