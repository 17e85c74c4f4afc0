import Type from 'typebox'
import { Nullable, named, OneOf } from '../platform/http/schema-parts.ts'
import { CATEGORY_CODES } from '../world/place.ts'

export const CategoryCodeSchema = OneOf(CATEGORY_CODES)
export const PlaceIdSchema = Type.String({ minLength: 1, maxLength: 100 })

const Baht = Type.Optional(Nullable(Type.Integer()))
export const FeeSchema = named(
  'Fee',
  Type.Object({ thai_adult: Baht, thai_child: Baht, foreigner_adult: Baht, foreigner_child: Baht }),
)

const DayHours = named(
  'DayHours',
  Type.Object({
    hasTime: Type.Boolean({ description: 'Whether opening times are known for this day and the place opens.' }),
    open: Type.String({ description: 'First opening, HH:MM.' }),
    close: Type.String({ description: 'Last closing, HH:MM; 24:00 is midnight.' }),
    string_time: Type.String({ description: 'Every interval, or that it is closed; empty when unknown.' }),
  }),
)
export const OpeningHoursSchema = named(
  'OpeningHours',
  Type.Object({
    mon: DayHours,
    tue: DayHours,
    wed: DayHours,
    thu: DayHours,
    fri: DayHours,
    sat: DayHours,
    sun: DayHours,
    special_close_text: Nullable(Type.String()),
  }),
)

export const AddressSchema = named(
  'Address',
  Type.Object({
    address: Type.Optional(Type.String()),
    sub_district: Type.Optional(Type.String()),
    district: Type.Optional(Type.String()),
    province: Type.Optional(Type.String()),
    province_code: Type.Optional(Type.String()),
    postal_code: Type.Optional(Type.String()),
  }),
)
const Texts = Type.Array(Type.String())
export const ContactSchema = named(
  'Contact',
  Type.Object({
    phone: Type.Optional(Texts),
    mobile: Type.Optional(Texts),
    email: Type.Optional(Texts),
    urls: Type.Optional(Texts),
  }),
)

/** A place as `interface.md` 2.1 has it, and what the contract adds. Texts that are not known are left out. */
export const PlaceSchema = named(
  'Place',
  Type.Object({
    place_id: Type.String(),
    place_name: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    introduction: Type.Optional(Type.String()),
    place_detail: Type.Optional(Type.String()),
    tags: Type.Array(Type.String(), { description: 'Keys of the vocabulary, as in the filter `tags`.' }),
    tag_names: Type.Array(Type.String(), {
      description:
        'The same in the language of the answer and in the same order; a tag without a name stands as it is.',
    }),
    fee: FeeSchema,
    target: Nullable(Type.Array(Nullable(Type.String()))),
    address: AddressSchema,
    contact: ContactSchema,
    thumbnail_url: Type.Optional(Type.String()),
    images: Nullable(Type.Array(Nullable(Type.String()))),
    payment_methods: Type.Optional(Type.Unknown()),
    opening_hours: OpeningHoursSchema,
    destination: Type.Optional(Type.String()),
    category: Type.Optional(
      Type.String({ description: 'Key of the vocabulary, as in the filter `category`; see listPlaceKeywords.' }),
    ),
    category_name: Type.Optional(Type.String({ description: 'The category in the language of the answer.' })),
    sub_category: Texts,
    sync_at: Type.String({ format: 'date-time' }),
    category_code: CategoryCodeSchema,
    facilities: Type.Array(Texts),
    aliases: Texts,
    visit_minutes: Type.Optional(Type.Integer({ description: 'Usual length of a visit.' })),
    business_status: OneOf(['operational', 'temporarily_closed', 'closed']),
    popularity: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Share of the places of its source that are less known.',
    }),
    source: Type.String(),
    licence: Type.Optional(Type.String()),
    attribution: Type.String({ description: 'Show this line where the place is shown.' }),
    hours_basis: Nullable(
      OneOf(['known', 'usual'], {
        description: 'Whether hours of its own are known, or only those usual for its category; null for neither.',
      }),
    ),
    open_now: Nullable(Type.Boolean({ description: 'In Bangkok, now; null when the hours are unknown.' })),
    open_at: Type.Optional(
      Nullable(
        Type.Boolean({
          description:
            'Whether it is open at the time of the filter `open_at`, where one was given; null when unknown.',
        }),
      ),
    ),
    distance: Type.Optional(Type.Number({ description: 'Metres from `geolocation`, where one was given.' })),
  }),
)
