import Type from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { RHYTHMS } from '../../language/reader/day-rhythm-rules.ts'
import { about, Nullable, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import { Clock, MAX_TRIP_DAYS } from './trip-time-schema.ts'

const strict = { additionalProperties: false }
/** A month of a year. */
const MONTH = about(
  Patterned('^\\d{4}-(0[1-9]|1[0-2])$', { th: 'YYYY-MM เช่น 2027-02', en: 'YYYY-MM, e.g. 2027-02' }, { maxLength: 7 }),
  'The month of the trip, if no day is known.',
)
export const ProvinceCode = Patterned(
  '^\\d{2}$',
  { th: 'รหัสจังหวัดสองหลัก เช่น 50', en: 'a two-digit province code, e.g. 50' },
  { maxLength: 2 },
)
const MOST_BUSY = 12
const MOST_FOODS = 20

const JourneyPoint = named(
  'JourneyPoint',
  Type.Object(
    {
      province_code: about(ProvinceCode, 'Code of the province.'),
      town_id: Type.Optional(
        Type.String({ minLength: 1, maxLength: 60, description: 'Id of the town, if one is meant.' }),
      ),
      place_id: Type.Optional(PlaceIdSchema),
    },
    { ...strict, description: 'A province, or a town or a place in it.' },
  ),
)

/** Of “Krabi or Samui” the trip has one; `provinces` in the constraints chooses the other. */
export const Alternatives = Type.Array(
  Type.Array(
    named(
      'Alternative',
      Type.Object(
        {
          name: Type.String({ description: 'The place, in the words of the prompt.' }),
          provinces: Type.Array(ProvinceCode, { description: 'Codes of its provinces.' }),
          planned: Type.Boolean({ description: 'Whether the trip goes there.' }),
        },
        { ...strict, description: 'A place of which another one would do as well.' },
      ),
    ),
    { description: 'The places of one choice, in the order of the prompt.' },
  ),
  { description: 'Choices that the prompt leaves open. The trip goes to one place of each.' },
)

/** Wishes that only some prompts contain. What was understood shows those that were said. */
export const details = {
  origin: about(JourneyPoint, 'Where the journey begins.'),
  return_to: about(JourneyPoint, 'Where the journey ends.'),
  arrival_time: Clock('Arrival on the first day, `HH:MM` in Bangkok.'),
  departure_time: Clock('Departure on the last day, `HH:MM` in Bangkok.'),
  month: MONTH,
  season: named('Season', OneOf(['cool', 'hot', 'rainy'], { description: 'The season of the trip.' })),
  stays: Type.Array(
    named(
      'StayWish',
      Type.Object(
        {
          provinces: Type.Array(ProvinceCode, {
            minItems: 1,
            maxItems: 77,
            description: 'Codes; any of them will do.',
          }),
          nights: Type.Integer({ minimum: 0, maximum: MAX_TRIP_DAYS, description: 'Nights; 0 only for the last day.' }),
        },
        { ...strict, description: 'A part of the trip.' },
      ),
    ),
    { maxItems: MAX_TRIP_DAYS, description: 'How the nights are divided, in the order of the trip.' },
  ),
  stay_at: about(JourneyPoint, 'Where to spend the nights.'),
  spending: named('Spending', OneOf(['low', 'high'], { description: 'The level of spending, without an amount.' })),
  walking: named(
    'Walking',
    OneOf(['little', 'stroller', 'wheelchair'], {
      description: 'How far the travellers can walk: short ways without climbs, or no steps either.',
    }),
  ),
  diets: Type.Array(named('Diet', OneOf(['vegetarian', 'vegan', 'halal', 'gluten_free'], { description: 'A diet.' })), {
    maxItems: 4,
    uniqueItems: true,
    description: 'Diets of the travellers.',
  }),
  cannot_eat: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
    maxItems: MOST_FOODS,
    uniqueItems: true,
    description: 'What the travellers cannot eat, in their words.',
  }),
  busy: Type.Array(
    named(
      'BusyTime',
      Type.Object(
        {
          what: named('BusyWith', OneOf(RHYTHMS, { description: 'What takes the time.' })),
          day: Nullable(
            Type.Integer({ minimum: 1, maximum: MAX_TRIP_DAYS, description: 'Number of the day; null for every day.' }),
          ),
          start: Clock('Beginning, `HH:MM` in Bangkok.'),
          end: Clock('End, `HH:MM` in Bangkok.'),
        },
        { ...strict, description: 'A part of the day that is taken.' },
      ),
    ),
    { maxItems: MOST_BUSY, description: 'Times that stay free of visits: naps, prayers, rests, work and bookings.' },
  ),
  vehicle: named(
    'Vehicle',
    OneOf(['car', 'motorbike', 'public', 'train', 'plane', 'bus', 'bicycle', 'walk', 'boat'], {
      description: 'The vehicle that was named; `transport` says how the trip was timed.',
    }),
  ),
  group: named(
    'GroupKind',
    OneOf(['solo', 'couple', 'honeymoon', 'family', 'parents', 'friends', 'colleagues'], {
      description: 'Who travels together.',
    }),
  ),
}
