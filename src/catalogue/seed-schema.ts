/** Schemas of the seed files in `catalogue/`. */
import { type Static, type TSchema, Type } from 'typebox'
import { CATEGORY_CODES, type CategoryCode } from '../world/place.ts'
import { REGIONS, type Region } from '../world/region.ts'
import { TRAITS, type Trait } from '../world/vocabulary.ts'

const Name = Type.String({ minLength: 1, maxLength: 300 })
const Names = Type.Array(Name, { maxItems: 200 })
const Slug = Type.String({ pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$', maxLength: 60, description: 'a-z, 0-9 and -' })
const ProvinceCode = Type.String({ pattern: '^[0-9]{2}$', description: 'two digits' })
const MonthDay = Type.String({ pattern: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$', description: 'MM-DD' })

/** Thailand with its waters. */
const Point = closed({
  latitude: Type.Number({ minimum: 5, maximum: 21 }),
  longitude: Type.Number({ minimum: 96.5, maximum: 106.5 }),
})

export const ProvinceRow = closed({
  code: ProvinceCode,
  iso: Type.String({ pattern: '^TH-[0-9]{2}$' }),
  name_th: Name,
  name_en: Name,
  aliases: Names,
  region: Type.Unsafe<Region>({ type: 'string', enum: REGIONS }),
  region_th: Name,
  latitude: Type.Number({ minimum: 5, maximum: 21 }),
  longitude: Type.Number({ minimum: 96.5, maximum: 106.5 }),
})
export type ProvinceRow = Static<typeof ProvinceRow>

/** A point certainly inside a district: its seat, or another part of a large district. */
export const DistrictAnchorRow = closed({
  code: Type.String({ pattern: '^[0-9]{4}$', description: 'four digits' }),
  nameTh: Name,
  point: Point,
})
export type DistrictAnchorRow = Static<typeof DistrictAnchorRow>

export const TownRow = closed({
  id: Slug,
  nameTh: Name,
  nameEn: Name,
  aliases: Names,
  provinceCode: ProvinceCode,
  point: Point,
  islandId: orNull<string>({ type: 'string', maxLength: 60 }),
  airport: orNull<string>({ type: 'string', pattern: '^[A-Z]{3}$' }),
  railway: Type.Boolean(),
  rank: Type.Integer({ minimum: 1, maximum: 5 }),
})

export const IslandRow = closed({
  id: Slug,
  nameTh: Name,
  nameEn: Name,
  aliases: Names,
  provinceCode: ProvinceCode,
  areas: Type.Array(closed({ point: Point, radiusM: Type.Integer({ minimum: 100, maximum: 30_000 }) }), {
    minItems: 1,
    maxItems: 20,
  }),
  pier: Point,
  nights: Type.Boolean(),
  roads: Type.Boolean(),
  carFree: Type.Optional(Type.Literal(true)),
  openSeason: Type.Optional(closed({ from: MonthDay, to: MonthDay })),
  islets: Type.Optional(Type.Literal(true)),
  road: Type.Optional(Type.Array(Point, { minItems: 2, maxItems: 40 })),
  lastBoat: Type.Optional(Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' })),
})

export const LandingRow = closed({
  id: Slug,
  from: Slug,
  fromPier: Point,
  point: Point,
  radiusM: Type.Integer({ minimum: 100, maximum: 30_000 }),
  onFoot: Type.Optional(Type.Literal(true)),
  minutes: Type.Integer({ minimum: 1, maximum: 720 }),
  wait: Type.Integer({ minimum: 0, maximum: 720 }),
  fareBaht: Type.Integer({ minimum: 0, maximum: 20_000 }),
})

export const FerryRow = closed({
  from: Slug,
  to: Slug,
  fromPier: Point,
  toPier: Point,
  nameTh: Name,
  nameEn: Name,
  minutes: Type.Integer({ minimum: 1, maximum: 720 }),
  wait: Type.Integer({ minimum: 0, maximum: 720 }),
  fareBaht: Type.Integer({ minimum: 0, maximum: 20_000 }),
  small: Type.Optional(Type.Literal(true)),
})

export const ConceptRow = closed({
  key: Type.String({ minLength: 1, maxLength: 60 }),
  kind: Type.Unsafe<'category' | 'sub_category' | 'tag'>({ type: 'string', enum: ['category', 'sub_category', 'tag'] }),
  nameTh: Name,
  nameEn: Name,
  synonymsTh: Names,
  synonymsEn: Names,
  headsTh: Names,
  headsEn: Names,
  broader: Names,
  categoryCode: orNull<CategoryCode>({ type: 'string', enum: CATEGORY_CODES }),
  visitMinutes: orNull<number>({ type: 'integer', minimum: 1, maximum: 1440 }),
  usualHours: orNull<readonly [string, string]>({
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { type: 'string', pattern: '^(?:[01][0-9]|2[0-4]):[0-5][0-9]$' },
  }),
  maxPerDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  fromAge: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  departures: Type.Optional(
    Type.Array(
      Type.Unsafe<readonly [string, string]>({
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'string', pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' },
      }),
      { minItems: 1, maxItems: 4 },
    ),
  ),
  traits: Type.Optional(
    Type.Array(Type.Unsafe<Trait>({ type: 'string', enum: TRAITS }), { maxItems: TRAITS.length, uniqueItems: true }),
  ),
})

function closed<T extends Record<string, TSchema>>(properties: T) {
  return Type.Object(properties, { additionalProperties: false })
}

function orNull<T>({
  type,
  enum: values,
  ...rest
}: {
  type: string
  enum?: readonly string[]
  [keyword: string]: unknown
}) {
  return Type.Unsafe<T | null>({ ...rest, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}) })
}
