/** The interchange format of places, one JSON object per line (docs/data.md). */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Static, type TSchema, Type } from 'typebox'
import { lazy } from '../../platform/lazy.ts'
import { BEST_TIMES, type BestTime, CATEGORY_CODES, type CategoryCode } from '../../world/place.ts'
import { guideFields } from './guide-schema.ts'
import { type RowError, rowErrorsOf } from './row-error.ts'

/** PostgreSQL cannot store NUL, UTF-8 cannot encode a lone surrogate. */
const STORABLE = '^[^\\u0000\\p{Cs}]*$'
/** Ids appear in URL paths. */
const ID = '^(?!\\.{1,2}$)[^\\s/?#%\\\\\\p{C}]+$'

const MAX_ITEMS = 100

const OptionalText = (maxLength: number) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength,
      pattern: STORABLE,
      description: 'text without NUL',
    }),
  )
const OptionalList = (maxLength: number) =>
  Type.Optional(
    Type.Unsafe<readonly (string | null)[] | null>({
      type: ['array', 'null'],
      maxItems: MAX_ITEMS,
      items: { type: ['string', 'null'], maxLength, pattern: STORABLE, description: 'text without NUL' },
    }),
  )
/** One value or a list: both are common for phone numbers. */
const OptionalOneOrMore = (maxLength: number) =>
  Type.Optional(
    Type.Unsafe<string | readonly string[] | null>({
      type: ['string', 'array', 'null'],
      maxLength,
      pattern: STORABLE,
      maxItems: MAX_ITEMS,
      items: { type: 'string', maxLength, pattern: STORABLE },
    }),
  )
const OptionalInteger = (minimum: number, maximum: number) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum, maximum }))
const Ignored = Type.Optional(Type.Unsafe<unknown>({}))

const Baht = OptionalInteger(0, 10_000_000)
const Day = Type.Optional(
  Type.Unsafe<string | readonly string[]>({
    type: ['string', 'array'],
    maxItems: 10,
    items: { type: 'string', maxLength: 20 },
  }),
)

export const InterchangePlace = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100, pattern: ID, description: 'no spaces, no / ? # % \\' }),
    name_th: OptionalText(300),
    name_en: OptionalText(300),
    aliases: OptionalList(300),
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lon: Type.Number({ minimum: -180, maximum: 180 }),
    coordinates: OptionalText(100),
    province_code: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^[0-9]{2}$', description: 'two digits' }),
    ),
    district_th: OptionalText(200),
    district_en: OptionalText(200),
    sub_district_th: OptionalText(200),
    sub_district_en: OptionalText(200),
    postal_code: OptionalText(20),
    address_th: OptionalText(1_000),
    address_en: OptionalText(1_000),
    category_code: Type.Unsafe<CategoryCode>({ type: 'string', enum: CATEGORY_CODES }),
    category: OptionalText(200),
    sub_category: OptionalList(300),
    tags: OptionalList(300),
    introduction_th: OptionalText(20_000),
    introduction_en: OptionalText(20_000),
    place_detail_th: OptionalText(100_000),
    place_detail_en: OptionalText(100_000),
    visit_minutes: OptionalInteger(1, 1440),
    opening_hours: Type.Optional(
      objectOrNull(
        Type.Object(
          { mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day },
          { additionalProperties: false },
        ),
      ),
    ),
    hours_basis: Type.Optional(Type.Unsafe<'known' | 'usual' | null>({ enum: ['known', 'usual', null] })),
    special_close_text: OptionalText(2_000),
    special_close_text_th: OptionalText(2_000),
    special_close_text_en: OptionalText(2_000),
    fee: Type.Optional(
      objectOrNull(
        Type.Object(
          { thai_adult: Baht, thai_child: Baht, foreigner_adult: Baht, foreigner_child: Baht },
          { additionalProperties: false },
        ),
      ),
    ),
    price_per_person: OptionalInteger(0, 1_000_000),
    best_times: Type.Optional(
      Type.Unsafe<readonly BestTime[] | null>({
        type: ['array', 'null'],
        maxItems: BEST_TIMES.length,
        items: { type: 'string', enum: BEST_TIMES },
      }),
    ),
    part_of: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 100 })),
    ...guideFields(STORABLE, ID),
    targets: OptionalList(300),
    phone: OptionalOneOrMore(300),
    mobile: OptionalOneOrMore(300),
    email: OptionalOneOrMore(300),
    urls: OptionalList(2_000),
    images: OptionalList(2_000),
    thumbnail_url: OptionalText(2_000),
    facilities: OptionalPairs(),
    payment_methods: OptionalPairs(),
    destination_th: OptionalText(300),
    destination_en: OptionalText(300),
    business_status: Type.Optional(
      Type.Unsafe<'operational' | 'temporarily_closed' | 'closed' | null>({
        enum: ['operational', 'temporarily_closed', 'closed', null],
      }),
    ),
    popularity: OptionalInteger(1, 5),
    views: OptionalInteger(0, Number.MAX_SAFE_INTEGER),
    tat_id: OptionalText(100),
    updated_at: OptionalText(40),
    source: OptionalText(200),
    licence: OptionalText(200),
    // Accepted but ignored: derived from the province code and the authority's id.
    province_th: Ignored,
    province_en: Ignored,
    tat_v2_id: Ignored,
  },
  { additionalProperties: false },
)
export type InterchangePlace = Static<typeof InterchangePlace>

const RouteDay = Type.Object(
  {
    day: Type.Integer({ minimum: 1, maximum: 30 }),
    place: Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: ID }), { maxItems: 50 }),
  },
  { additionalProperties: false },
)

/** A route in `catalogue/routes.json`. */
export const InterchangeRoute = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100, pattern: ID, description: 'no spaces, no / ? # % \\' }),
    name_th: OptionalText(300),
    name_en: OptionalText(300),
    introduction_th: OptionalText(20_000),
    introduction_en: OptionalText(20_000),
    number_of_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
    days: Type.Array(RouteDay, { minItems: 1, maxItems: 30 }),
    tags: OptionalList(300),
    province_codes: Type.Optional(
      Type.Array(Type.String({ pattern: '^[0-9]{2}$', description: 'two digits' }), { maxItems: 77 }),
    ),
    distance_km: Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 100_000 })),
    thumbnail_url: OptionalText(2_000),
    updated_at: OptionalText(40),
    source: OptionalText(200),
    licence: OptionalText(200),
  },
  { additionalProperties: false },
)
export type InterchangeRoute = Static<typeof InterchangeRoute>

// `verbose` adds the schema to each error, to suggest the nearest field name.
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false, ownProperties: true })
const placeCheck = lazy(() => ajv.compile<InterchangePlace>(InterchangePlace))
const routeCheck = lazy(() => ajv.compile<InterchangeRoute>(InterchangeRoute))

/** The typed row, or all errors in its shape. Never throws. */
export function checkPlaceShape(value: unknown): { place: InterchangePlace } | { errors: RowError[] } {
  const isInterchangePlace = placeCheck()
  return isInterchangePlace(value) ? { place: value } : { errors: rowErrorsOf(isInterchangePlace.errors) }
}

/** The same for a route. */
export function checkRouteShape(value: unknown): { route: InterchangeRoute } | { errors: RowError[] } {
  const isInterchangeRoute = routeCheck()
  return isInterchangeRoute(value) ? { route: value } : { errors: rowErrorsOf(isInterchangeRoute.errors) }
}

/** Makes an object schema nullable without a union, so that errors name the field. */
function objectOrNull<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: ['object', 'null'] })
}

/** `[[code, description], …]` */
function OptionalPairs() {
  return Type.Optional(
    Type.Unsafe<readonly (readonly [string, string])[] | null>({
      type: ['array', 'null'],
      maxItems: MAX_ITEMS,
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'string', maxLength: 300, pattern: STORABLE, description: 'text without NUL' },
      },
    }),
  )
}
