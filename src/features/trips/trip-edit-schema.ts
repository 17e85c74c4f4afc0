import Type, { type Static, type TProperties } from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { about, Nullable, named } from '../../platform/http/schema-parts.ts'
import { StopKindSchema } from './trip-day-schema.ts'
import { MAX_STOPS_PER_DAY } from './trip-facts.ts'
import { TransportSchema } from './trip-request-schema.ts'
import { Clock, MAX_TRIP_DAYS, StartDate } from './trip-time-schema.ts'

const strict = { additionalProperties: false }
const MOST_PEOPLE = 100
const Count = (who: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PEOPLE, description: `Number of ${who}.` }))

const stop = {
  kind: Type.Optional(about(StopKindSchema, 'Purpose of the stop; `visit` unless given. A visit needs a place.')),
  place_id: Type.Optional(
    about(PlaceIdSchema, 'Id of the place. Leave it out for free time or a meal anywhere nearby.'),
  ),
  stay_minutes: Type.Optional(
    Type.Integer({
      minimum: 5,
      maximum: 1_440,
      description: 'Length of the stay; as usual for the place unless given.',
    }),
  ),
  arrive: Type.Optional(Clock('Arrival at this time, `HH:MM` in Bangkok; locks the stop.')),
  locked: Type.Optional(
    Type.Boolean({ description: 'Whether the stop keeps its time when others change. True with `arrive`.' }),
  ),
  note: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'A note on the stop, as plain text.' }))),
}

const StayPlaceSchema = named(
  'BaseWish',
  Type.Object(
    {
      name: Type.Optional(Type.String({ maxLength: 200, description: 'Name to show; the nearest town unless given.' })),
      latitude: Type.Number({ minimum: 5, maximum: 21, description: 'Degrees north, WGS 84.' }),
      longitude: Type.Number({ minimum: 97, maximum: 106, description: 'Degrees east, WGS 84.' }),
    },
    { ...strict, description: 'Where the travellers spend the night, as a point.' },
  ),
)

const day = {
  start_time: Type.Optional(Clock('When the day starts, `HH:MM` in Bangkok; 09:00 unless given.')),
  end_time: Type.Optional(Clock('When the day should end, `HH:MM` in Bangkok; 20:00 unless given.')),
  base_place_id: Type.Optional(
    about(PlaceIdSchema, 'Hotel of the night after this day. The day ends there and the next one starts there.'),
  ),
  base: Type.Optional(
    Nullable(about(StayPlaceSchema, 'The same as a point; null for none. As the night before unless given.')),
  ),
}

const Days = <P extends TProperties>(name: string, stop: P, description: string) =>
  Type.Array(
    named(
      `${name}Day`,
      Type.Object(
        {
          ...day,
          stops: Type.Optional(
            Type.Array(named(`${name}Stop`, Type.Object(stop, { ...strict, description: 'A stop of the day.' })), {
              maxItems: MAX_STOPS_PER_DAY,
              description: 'The stops in order; a day may have none.',
            }),
          ),
        },
        { ...strict, description: 'A day of the trip.' },
      ),
    ),
    { minItems: 1, maxItems: MAX_TRIP_DAYS, description },
  )

const members = {
  name: Type.Optional(
    Nullable(Type.String({ maxLength: 100, description: 'Title; null or blank for one that the service writes.' })),
  ),
  party: Type.Optional(
    named(
      'TripParty',
      Type.Object(
        {
          adults: Count('adults'),
          children: Count('children'),
          seniors: Count('seniors'),
          foreigners: Count('foreigners among the travellers'),
        },
        { ...strict, description: 'The travellers; one adult unless given.' },
      ),
    ),
  ),
  transport: Type.Optional(about(TransportSchema, 'How the party gets around; `car` unless given.')),
  budget: Type.Optional(
    Nullable(
      Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'The most the whole trip may cost, in baht.' }),
    ),
  ),
  preferences: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      maxItems: 50,
      uniqueItems: true,
      description: 'What the travellers like: keys of the vocabulary; see listPlaceKeywords.',
    }),
  ),
}

export const AllowOverlap = Type.Optional(
  Type.Boolean({ description: 'Whether the dates may overlap another trip of yours; false unless given.' }),
)

export const NewTripSchema = Type.Object(
  {
    ...members,
    start_date: Type.Optional(
      Nullable(about(StartDate, 'First day, `YYYY-MM-DD` in Bangkok; a plan without dates unless given.')),
    ),
    days: Type.Optional(Days('NewTrip', stop, 'The days in order. Needed unless `preview_id` is given.')),
    preview_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Saves what `previewTrip` answered, as it stands. Not together with `days`.',
      }),
    ),
    allow_overlap: AllowOverlap,
  },
  strict,
)
export type NewTrip = Static<typeof NewTripSchema>

export const TripEditSchema = Type.Object(
  {
    ...members,
    start_date: Type.Optional(Nullable(about(StartDate, 'First day; null makes it a plan without dates.'))),
    number_of_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_TRIP_DAYS,
        description: 'Adds empty days, or moves the stops of the last days to `unscheduled`. Not together with `days`.',
      }),
    ),
    days: Type.Optional(
      Days(
        'TripEdit',
        {
          stop_id: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 100,
              description: 'Id of a stop of the trip, which keeps whatever you leave out. A new stop has none.',
            }),
          ),
          ...stop,
        },
        'All days in order, with all stops. A stop that you leave out is removed; with fewer days than before it moves to `unscheduled`.',
      ),
    ),
    unscheduled: Type.Optional(
      Type.Array(PlaceIdSchema, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Which of the unscheduled places to keep; all unless given.',
      }),
    ),
    allow_overlap: AllowOverlap,
    dry_run: Type.Optional(
      Type.Boolean({ description: 'Answer with the edited trip and what would change, and save nothing.' }),
    ),
  },
  { ...strict, minProperties: 1 },
)
export type TripEdit = Static<typeof TripEditSchema>
export type DayWish = NonNullable<TripEdit['days']>[number]
export type StopWish = NonNullable<DayWish['stops']>[number]
