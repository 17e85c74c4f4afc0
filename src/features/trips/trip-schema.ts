import Type, { type Static } from 'typebox'
import { CategoryCodeSchema } from '../../catalogue/place-schema.ts'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { AssumptionSchema, UnmetCodeSchema, UnmetSchema, WarningSchema } from './note-schema.ts'

export const MAX_TRIP_DAYS = 30
const CLOCK = '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$'
const ClockSchema = Type.String({ pattern: CLOCK, maxLength: 5, description: 'HH:MM in Bangkok.' })
export const DateSchema = Type.String({ format: 'date', maxLength: 10 })

const LegSchema = named(
  'Leg',
  Type.Object(
    {
      mode: OneOf(['walk', 'drive', 'public', 'ferry', 'boat', 'train', 'flight']),
      minutes: Type.Integer(),
      metres: Type.Integer(),
      source: OneOf(['estimated', 'engine']),
    },
    { description: 'The way that leads to the stop.' },
  ),
)

const StopPlaceSchema = named(
  'StopPlace',
  Type.Object({
    place_id: Type.String(),
    place_name: Type.String(),
    category: Type.Optional(Type.String()),
    category_code: CategoryCodeSchema,
    province: Type.String(),
    province_code: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    thumbnail_url: Type.Optional(Type.String()),
  }),
)

const StopSchema = named(
  'Stop',
  Type.Object({
    stop_id: Type.String(),
    kind: OneOf(['visit', 'meal', 'rest']),
    place_id: Type.Optional(Type.String()),
    place: Type.Optional(StopPlaceSchema),
    arrive: ClockSchema,
    depart: ClockSchema,
    stay_minutes: Type.Integer(),
    locked: Type.Boolean(),
    note: Type.Optional(Type.String()),
    cost: Type.Optional(Type.Integer({ description: 'Baht for the whole party.' })),
    travel: Type.Optional(LegSchema),
    opening: OneOf(['open', 'closed', 'unknown']),
  }),
)

const BaseSchema = named(
  'Base',
  Type.Object({ name: Type.String(), latitude: Type.Number(), longitude: Type.Number(), province_code: Type.String() }),
)

const TripDaySchema = named(
  'TripDay',
  Type.Object({
    day: Type.Integer(),
    date: Type.Optional(DateSchema),
    base: Type.Optional(BaseSchema),
    start_time: ClockSchema,
    end_time: ClockSchema,
    stops: Type.Array(StopSchema),
    travel_back: Type.Optional(LegSchema),
    summary: Type.String(),
  }),
)

const Weight = Type.Number({ minimum: 0, maximum: 1 })
const MOST_OF_A_KIND = 100
const Count = Type.Integer({ minimum: 0, maximum: MOST_OF_A_KIND })
const PlaceIds = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100, uniqueItems: true })
const Keys = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50, uniqueItems: true })
const strict = { additionalProperties: false }

/** The wishes, as fields: what a prompt was understood as, and what constraints may say instead. */
const wishes = {
  days: Type.Integer({ minimum: 1, maximum: MAX_TRIP_DAYS }),
  start_date: DateSchema,
  end_date: DateSchema,
  provinces: Type.Array(Type.String({ pattern: '^\\d{2}$', maxLength: 2, description: 'two-digit province code' }), {
    maxItems: 77,
    uniqueItems: true,
  }),
  interests: Type.Array(
    Type.Object({ category: Type.String({ minLength: 1, maxLength: 60 }), weight: Weight }, strict),
    { maxItems: 50 },
  ),
  must_visit: PlaceIds,
  avoid: Type.Object({ categories: Type.Optional(Keys), place_ids: Type.Optional(PlaceIds) }, strict),
  pace: OneOf(['easy', 'normal', 'full']),
  daily_window: Type.Object({ start: Type.Optional(ClockSchema), end: Type.Optional(ClockSchema) }, strict),
  budget: Type.Object(
    {
      amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      currency: Type.Optional(OneOf(['THB'])),
      per: OneOf(['trip', 'person', 'day']),
    },
    strict,
  ),
  party: Type.Object(
    {
      adults: Type.Optional(Count),
      children: Type.Optional(Count),
      seniors: Type.Optional(Count),
      foreigners: Type.Optional(Count),
    },
    strict,
  ),
  transport: OneOf(['car', 'public']),
  language: OneOf(['th', 'en']),
}

export const ConstraintsSchema = named(
  'TripConstraints',
  Type.Partial(Type.Object(wishes), {
    ...strict,
    description: 'What is given here holds instead of what the prompt says.',
  }),
)
export type Constraints = Static<typeof ConstraintsSchema>

const UnderstoodSchema = named(
  'Understood',
  Type.Object({
    ...wishes,
    start_date: Nullable(DateSchema),
    end_date: Nullable(DateSchema),
    interests: Type.Array(Type.Object({ category: Type.String(), weight: Weight })),
    avoid: Type.Object({ categories: Type.Array(Type.String()), place_ids: Type.Array(Type.String()) }),
    must_visit: Type.Array(Type.String()),
    daily_window: Type.Object({ start: ClockSchema, end: ClockSchema }),
    budget: Nullable(
      Type.Object({ amount: Type.Integer(), currency: Type.String(), per: OneOf(['trip', 'person', 'day']) }),
    ),
    party: Type.Object({
      adults: Count,
      children: Count,
      seniors: Count,
      foreigners: Type.Integer({ minimum: 0, maximum: 3 * MOST_OF_A_KIND, description: 'How many of all these.' }),
    }),
  }),
)

const StatusSchema = named(
  'TripStatus',
  OneOf(['upcoming', 'active', 'completed', 'cancelled'], {
    description: "Follows from the dates and today's date in Bangkok; a trip without dates is upcoming.",
  }),
)

const ProvenanceSchema = named(
  'TripProvenance',
  Type.Object({
    reader: OneOf(['model', 'built_in', 'structured']),
    writer: OneOf(['model', 'built_in']),
    search: Type.Optional(
      OneOf(['complete', 'cut_short'], {
        description:
          '`complete`: the same prompt on the same catalogue gives the same trip. `cut_short`: the service was too busy to finish the search, so the same prompt may give a better trip later.',
      }),
    ),
    planner: Type.String({ description: 'Name and version of the planner.' }),
    reader_fallback: Type.Optional(Type.String({ description: 'Why the model did not read the prompt.' })),
    attribution: Type.Array(Type.String()),
  }),
)

/** What a planned trip is, saved or not. */
const planned = {
  name: Type.String(),
  introduction: Type.String(),
  start_date: Type.Optional(DateSchema),
  end_date: Type.Optional(DateSchema),
  number_of_days: Type.Integer(),
  days: Type.Array(TripDaySchema),
  unscheduled: Type.Array(
    named(
      'UnscheduledPlace',
      Type.Object({
        place_id: Type.String(),
        place_name: Type.String(),
        code: UnmetCodeSchema,
        reason: Type.String({ description: 'Why it is not in the trip, in the language of the answer.' }),
      }),
    ),
  ),
  totals: named(
    'TripTotals',
    Type.Object({
      cost: Type.Integer({ description: 'Baht for the whole party: the stops and `other_cost`.' }),
      other_cost: Type.Integer({ description: 'Estimated food in baht; excludes rooms and transport.' }),
      metres: Type.Integer(),
      minutes_travel: Type.Integer(),
      minutes_visit: Type.Integer(),
    }),
  ),
  travellers: Type.Integer(),
  budget: Type.Optional(
    named(
      'TripBudget',
      Type.Object({
        amount: Type.Integer({ description: 'Baht for the whole trip and party.' }),
        currency: Type.String(),
      }),
    ),
  ),
  preferences: Type.Array(Type.String({ description: 'Key of the vocabulary.' })),
  source: OneOf(['manual', 'ai', 'preset_custom', 'preset_popular']),
  provenance: ProvenanceSchema,
  assumed: Type.Array(AssumptionSchema),
  unmet: Type.Array(UnmetSchema),
  warnings: Type.Array(WarningSchema),
}
const PlannedTripSchema = Type.Object({ ...planned, understood: UnderstoodSchema })
/** A planned trip without what depends on the day and on whether it is saved. */
export type PlannedTrip = Static<typeof PlannedTripSchema>
const StoredTripSchema = Type.Object({ ...planned, understood: Type.Optional(UnderstoodSchema) })
/** The same as it is kept: only a trip that was read from a prompt has `understood`. */
export type TripDocument = Static<typeof StoredTripSchema>

/** A trip that was planned and not saved. */
export const TripPreviewSchema = named(
  'TripPreview',
  Type.Object(
    { ...planned, status: StatusSchema, understood: UnderstoodSchema },
    { description: 'A planned trip that is not saved.' },
  ),
)
export type TripPreview = Static<typeof TripPreviewSchema>

/** A saved trip. */
export const TripSchema = named(
  'Trip',
  Type.Object(
    {
      trip_id: Type.String(),
      ...planned,
      status: StatusSchema,
      understood: Type.Optional(UnderstoodSchema),
      version: Type.Integer({ description: 'Counts the edits, from 1; the `ETag` holds it.' }),
      share: Nullable(
        named('TripShare', Type.Object({ role: OneOf(['view', 'edit']) }, { description: 'Null unless shared.' })),
      ),
    },
    { description: 'A saved trip.' },
  ),
)
export type Trip = Static<typeof TripSchema>
export type TripDay = PlannedTrip['days'][number]
export type Stop = TripDay['stops'][number]
