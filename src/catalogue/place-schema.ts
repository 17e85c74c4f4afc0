import Type from 'typebox'
import { Nullable, named, OneOf } from '../platform/http/schema-parts.ts'
import { CATEGORY_CODES } from '../world/place.ts'

export const CategoryCodeSchema = named(
  'CategoryCode',
  OneOf(CATEGORY_CODES, { description: 'The broad kind of a place.' }),
)
export const PlaceIdSchema = Type.String({ minLength: 1, maxLength: 100, description: 'Id of a place.' })
export const ProvinceCodeSchema = Type.String({ description: 'Two-digit code of the province; see listProvinces.' })
export const LatitudeSchema = Type.Number({ description: 'Degrees north, WGS 84.' })
export const LongitudeSchema = Type.Number({ description: 'Degrees east, WGS 84.' })

const Baht = (who: string) =>
  Type.Optional(Nullable(Type.Integer({ description: `Entrance for ${who}, in baht; null or absent if unknown.` })))
const FeeSchema = named(
  'Fee',
  Type.Object(
    {
      thai_adult: Baht('a Thai adult'),
      thai_child: Baht('a Thai child'),
      foreigner_adult: Baht('a foreign adult'),
      foreigner_child: Baht('a foreign child'),
    },
    { description: 'Entrance fees.' },
  ),
)

const DayHours = named(
  'DayHours',
  Type.Object(
    {
      hasTime: Type.Boolean({ description: 'Whether the place opens on this day at known times.' }),
      open: Type.String({ description: 'First opening, `HH:MM` in Bangkok; empty without `hasTime`.' }),
      close: Type.String({ description: 'Last closing, `HH:MM` in Bangkok; `24:00` is midnight.' }),
      string_time: Type.String({
        description: 'Every interval (`08:00-12:00, 13:00-17:00`), or that the place is closed; empty if unknown.',
      }),
    },
    { description: 'Opening hours of one weekday.' },
  ),
)
const OpeningHoursSchema = named(
  'OpeningHours',
  Type.Object(
    {
      mon: DayHours,
      tue: DayHours,
      wed: DayHours,
      thu: DayHours,
      fri: DayHours,
      sat: DayHours,
      sun: DayHours,
      special_close_text: Nullable(Type.String({ description: 'Special closings, in words.' })),
    },
    { description: 'Opening hours by weekday.' },
  ),
)

const AddressSchema = named(
  'Address',
  Type.Object(
    {
      address: Type.Optional(Type.String({ description: 'House number, street and the like.' })),
      sub_district: Type.Optional(Type.String({ description: 'Tambon or khwaeng.' })),
      district: Type.Optional(Type.String({ description: 'Amphoe or khet.' })),
      province: Type.Optional(Type.String({ description: 'Name of the province.' })),
      province_code: Type.Optional(ProvinceCodeSchema),
      postal_code: Type.Optional(Type.String({ description: 'Five digits.' })),
    },
    { description: 'A postal address; what is unknown is absent.' },
  ),
)
const Texts = (description: string) => Type.Array(Type.String(), { description })
const ContactSchema = named(
  'Contact',
  Type.Object(
    {
      phone: Type.Optional(Texts('Landline numbers.')),
      mobile: Type.Optional(Texts('Mobile numbers.')),
      email: Type.Optional(Texts('Email addresses.')),
      urls: Type.Optional(Texts('Web pages.')),
    },
    { description: 'How to reach a place; what is unknown is absent.' },
  ),
)

/** Members that `interface.md` gives a place and a place of a route alike. */
export const placeFields = {
  place_id: PlaceIdSchema,
  place_name: Type.String({ description: 'Name in the language of the answer.' }),
  latitude: LatitudeSchema,
  longitude: LongitudeSchema,
  place_detail: Type.String({ description: 'A description of some sentences.' }),
  thumbnail_url: Type.String({ description: 'URL of a small picture.' }),
  destination: Type.String({ description: 'The province or town under which travellers look for it.' }),
  category: Type.String({
    description: 'Key of the vocabulary, as the filter `category` takes it; see listPlaceKeywords.',
  }),
  category_code: CategoryCodeSchema,
  sub_category: Texts('Narrower kinds.'),
  tags: Texts('Tags, as the filter `tags` takes them.'),
  sync_at: Type.String({ format: 'date-time', description: 'When the source was last read (UTC).' }),
  fee: FeeSchema,
  address: AddressSchema,
  contact: ContactSchema,
  opening_hours: OpeningHoursSchema,
}

/** A place as `interface.md` 2.1 has it, and what the contract adds. Texts that are not known are left out. */
export const PlaceSchema = named(
  'Place',
  Type.Object(
    {
      place_id: placeFields.place_id,
      place_name: placeFields.place_name,
      latitude: placeFields.latitude,
      longitude: placeFields.longitude,
      introduction: Type.Optional(Type.String({ description: 'One sentence about the place.' })),
      place_detail: Type.Optional(placeFields.place_detail),
      tags: Type.Array(Type.String(), { description: 'Keys of the vocabulary, as in the filter `tags`.' }),
      tag_names: Type.Array(Type.String(), {
        description: 'The tags in the language of the answer, in the same order; a tag without a name is its key.',
      }),
      fee: FeeSchema,
      target: Nullable(
        Type.Array(Nullable(Type.String()), { description: 'Whom the place suits, e.g. families; null if unknown.' }),
      ),
      address: AddressSchema,
      contact: ContactSchema,
      thumbnail_url: Type.Optional(placeFields.thumbnail_url),
      images: Nullable(
        Type.Array(Nullable(Type.String()), { description: 'URLs of pictures; null if there are none.' }),
      ),
      payment_methods: Type.Optional(
        Type.Unsafe<unknown>({
          type: ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'],
          items: {},
          description: 'Ways to pay, in the form in which the source gives them.',
        }),
      ),
      opening_hours: OpeningHoursSchema,
      destination: Type.Optional(placeFields.destination),
      category: Type.Optional(placeFields.category),
      category_name: Type.Optional(Type.String({ description: 'The category in the language of the answer.' })),
      sub_category: placeFields.sub_category,
      sync_at: placeFields.sync_at,
      category_code: CategoryCodeSchema,
      facilities: Type.Array(Type.Array(Type.String()), { description: 'Facilities, in groups.' }),
      aliases: Texts('Other names, in both languages.'),
      visit_minutes: Type.Optional(Type.Integer({ description: 'Usual length of a visit, in minutes.' })),
      business_status: named(
        'BusinessStatus',
        OneOf(['operational', 'temporarily_closed', 'closed'], { description: 'Whether the place is in business.' }),
      ),
      popularity: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Share of the places of its source that are less known.',
      }),
      source: Type.String({ description: 'Where the data comes from.' }),
      licence: Type.Optional(Type.String({ description: 'Licence of the data.' })),
      attribution: Type.String({ description: 'Show this line wherever you show the place.' }),
      hours_basis: Nullable(
        named(
          'HoursBasis',
          OneOf(['known', 'usual'], {
            description: 'Whether the hours are the own ones of the place, or those usual for its category.',
          }),
        ),
      ),
      open_now: Nullable(
        Type.Boolean({ description: 'Whether it is open at this moment; null if the hours are unknown.' }),
      ),
      open_at: Type.Optional(
        Nullable(
          Type.Boolean({
            description: 'Whether it is open at the time of the filter `open_at`, if given; null if unknown.',
          }),
        ),
      ),
      distance: Type.Optional(
        Type.Number({ description: 'Metres from `geolocation`; only where the call gives one.' }),
      ),
    },
    { description: 'A place with all that is known of it.' },
  ),
)
