import Type from 'typebox'
import { Nullable, named, OneOf } from '../platform/http/schema-parts.ts'
import { BEST_TIMES, CATEGORY_CODES } from '../world/place.ts'
import { GoodToKnowSchema } from './good-to-know.ts'

export const CategoryCodeSchema = named(
  'CategoryCode',
  OneOf(CATEGORY_CODES, { description: 'Broad kind of a place.' }),
)
export const PlaceIdSchema = Type.String({ minLength: 1, maxLength: 100, description: 'Id of a place.' })
export const ProvinceCodeSchema = Type.String({ description: 'Two-digit province code; see listProvinces.' })
export const LatitudeSchema = Type.Number({ description: 'Degrees north, WGS 84.' })
export const LongitudeSchema = Type.Number({ description: 'Degrees east, WGS 84.' })

export const BusinessStatusSchema = named(
  'BusinessStatus',
  OneOf(['operational', 'temporarily_closed', 'closed'], { description: 'Whether the place is in business.' }),
)

const Baht = (who: string) =>
  Type.Optional(Nullable(Type.Integer({ description: `Entrance fee for ${who}, in baht; null or absent if unknown.` })))
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
      open: Type.String({ description: 'First opening time, `HH:MM` in Bangkok; empty unless `hasTime`.' }),
      close: Type.String({ description: 'Last closing time, `HH:MM` in Bangkok; `24:00` is midnight.' }),
      string_time: Type.String({
        description: 'All intervals (`08:00-12:00, 13:00-17:00`), or the word for closed; empty if unknown.',
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
      special_close_text: Nullable(Type.String({ description: 'Special closures, as text.' })),
    },
    { description: 'Opening hours by weekday.' },
  ),
)

const AddressSchema = named(
  'Address',
  Type.Object(
    {
      address: Type.Optional(Type.String({ description: 'Street address.' })),
      sub_district: Type.Optional(Type.String({ description: 'Tambon or khwaeng.' })),
      district: Type.Optional(Type.String({ description: 'Amphoe or khet.' })),
      province: Type.Optional(Type.String({ description: 'Province name.' })),
      province_code: Type.Optional(ProvinceCodeSchema),
      postal_code: Type.Optional(Type.String({ description: 'Five digits.' })),
    },
    { description: 'A postal address; unknown members are absent.' },
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
    { description: 'Contact details; unknown members are absent.' },
  ),
)

/** Members that a place and a place of a route share (`interface.md`). */
export const placeFields = {
  place_id: PlaceIdSchema,
  place_name: Type.String({ description: 'Name in the language of the response.' }),
  latitude: LatitudeSchema,
  longitude: LongitudeSchema,
  place_detail: Type.String({ description: 'Description in a few sentences.' }),
  thumbnail_url: Type.String({
    description:
      'URL of a photograph, or else of a drawn card (SVG, 4:3, `?theme=light` or `dark`). A path of this service unless `PUBLIC_URL` is set.',
  }),
  destination: Type.String({ description: 'Province or town that travellers associate with it.' }),
  category: Type.String({
    description: 'Vocabulary key, as in the filter `category`; see listPlaceKeywords.',
  }),
  category_code: CategoryCodeSchema,
  sub_category: Texts('Sub-categories.'),
  tags: Texts('Tags, as in the filter `tags`.'),
  sync_at: Type.String({ format: 'date-time', description: 'Time of the last import from the source (UTC).' }),
  fee: FeeSchema,
  address: AddressSchema,
  contact: ContactSchema,
  opening_hours: OpeningHoursSchema,
}

/** A place as in `interface.md` 2.1, with the additions of the contract. Omits unknown texts. */
export const PlaceSchema = named(
  'Place',
  Type.Object(
    {
      place_id: placeFields.place_id,
      place_name: placeFields.place_name,
      latitude: placeFields.latitude,
      longitude: placeFields.longitude,
      introduction: Type.Optional(Type.String({ description: 'One-sentence summary.' })),
      place_detail: Type.Optional(placeFields.place_detail),
      tags: Type.Array(Type.String(), { description: 'Vocabulary keys, as in the filter `tags`.' }),
      tag_names: Type.Array(Type.String(), {
        description:
          'Names of the tags in the language of the response, in the same order; the key if a tag has no name.',
      }),
      fee: FeeSchema,
      target: Nullable(
        Type.Array(Nullable(Type.String()), { description: 'Suitable visitors, e.g. families; null if unknown.' }),
      ),
      address: AddressSchema,
      contact: ContactSchema,
      thumbnail_url: Type.Optional(placeFields.thumbnail_url),
      images: Nullable(Type.Array(Nullable(Type.String()), { description: 'URLs of images; null if there are none.' })),
      payment_methods: Type.Optional(
        named(
          'PaymentMethods',
          Type.Unsafe<unknown>({
            type: ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'],
            items: {},
            description: 'Payment methods, in the form of the source.',
          }),
        ),
      ),
      opening_hours: OpeningHoursSchema,
      destination: Type.Optional(placeFields.destination),
      category: Type.Optional(placeFields.category),
      category_name: Type.Optional(
        Type.String({ description: 'Name of the category in the language of the response.' }),
      ),
      sub_category: placeFields.sub_category,
      sync_at: placeFields.sync_at,
      category_code: CategoryCodeSchema,
      facilities: Type.Array(Type.Array(Type.String()), { description: 'Facilities, in groups.' }),
      aliases: Texts('Other names, in both languages.'),
      visit_minutes: Type.Optional(Type.Integer({ description: 'Typical visit length in minutes.' })),
      price_per_person: Type.Optional(
        Type.Integer({ description: 'Estimated price of a meal or visit per person, in baht.' }),
      ),
      best_times: Type.Array(
        named('BestTime', OneOf(BEST_TIMES, { description: 'A time of the day at which the place is at its best.' })),
        { description: 'When to go; empty if any time is fine or it is unknown.' },
      ),
      part_of: Type.Optional(
        Type.String({ description: 'Id of the place that contains this one: an island, a park, a mall.' }),
      ),
      good_to_know: Type.Optional(GoodToKnowSchema),
      business_status: BusinessStatusSchema,
      popularity: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Share of places from the same source that are less popular.',
      }),
      source: Type.String({ description: 'Source of the data.' }),
      licence: Type.Optional(Type.String({ description: 'Licence of the data.' })),
      attribution: Type.String({ description: 'Attribution to show with the place.' }),
      hours_basis: Nullable(
        named(
          'HoursBasis',
          OneOf(['known', 'usual'], {
            description: '`known`: the hours are of this place; `usual`: they are typical of its category.',
          }),
        ),
      ),
      open_now: Nullable(
        Type.Boolean({ description: 'Whether the place is open now; null if the hours are unknown.' }),
      ),
      open_at: Type.Optional(
        Nullable(
          Type.Boolean({
            description:
              'Whether the place is open at the time of the filter `open_at`; null if unknown. Only with that filter.',
          }),
        ),
      ),
      distance: Type.Optional(Type.Number({ description: 'Metres from `geolocation`; only with that parameter.' })),
    },
    { description: 'A place with all known details.' },
  ),
)
