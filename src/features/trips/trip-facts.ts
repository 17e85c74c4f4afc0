// What the database stores of a trip: ids, times, codes, and what people or a language model wrote. Nothing in it is
// rendered: names, texts, costs and opening hours come from the current catalogue on each read (`render-trip.ts`).
import Type, { type Static } from 'typebox'
import {
  ASSUMPTIONS,
  SUGGESTIONS,
  UNMET_REASONS,
  type UnmetCode,
  WARNINGS,
  WISHES,
  type WishAspect,
} from '../../language/notes/trip-notes.ts'
import { about, LanguageSchema, MapOf, Nullable, OneOf } from '../../platform/http/schema-parts.ts'
import { CATEGORY_CODES } from '../../world/place.ts'
import { NoteFacts, NoteValuesSchema } from './note-schema.ts'
import { LegSchema } from './trip-day-schema.ts'
import { type Understood, UnderstoodSchema } from './trip-request-schema.ts'
import { DateSchema, MAX_TRIP_DAYS } from './trip-time-schema.ts'

export const MAX_STOPS_PER_DAY = 20

const strict = { additionalProperties: false }
const Minute = Type.Integer({ minimum: 0, maximum: 1_440, description: 'Minutes after midnight in Bangkok.' })
const Count = Type.Integer({ minimum: 0 })
const PointFacts = Type.Object({ latitude: Type.Number(), longitude: Type.Number() }, strict)
const Name = Nullable(Type.String())

const StopFactsSchema = Type.Object(
  {
    stop_id: Type.String({ description: 'Stays the same when stops before it come or go.' }),
    kind: OneOf(['visit', 'meal', 'rest']),
    meal: Nullable(OneOf(['lunch', 'dinner'])),
    place_id: Nullable(Type.String({ description: 'Null for free time and for a meal anywhere nearby.' })),
    arrive: Minute,
    stay_minutes: Count,
    locked: Type.Boolean(),
    note: Nullable(Type.String({ description: "The traveller's own note, in any language." })),
    leg: Nullable(about(LegSchema, 'Travel that ends at this stop.')),
  },
  strict,
)

const BaseFactsSchema = Type.Object(
  {
    town_id: Nullable(Type.String({ description: 'Null for a base that is not a town of ours.' })),
    name_th: Name,
    name_en: Name,
    latitude: Type.Number(),
    longitude: Type.Number(),
    province_code: Type.String(),
  },
  strict,
)

const DayFactsSchema = Type.Object(
  {
    start: Minute,
    end: Minute,
    from: Nullable(about(PointFacts, 'Where the day starts if not at the base of the night before.')),
    to: Nullable(about(PointFacts, 'Where the day ends if not at its base.')),
    base: Nullable(about(BaseFactsSchema, 'Where the night is spent; on the last day, where the trip ends.')),
    stops: Type.Array(StopFactsSchema, { maxItems: MAX_STOPS_PER_DAY }),
    leg_back: Nullable(about(LegSchema, 'Travel from the last stop to the end of the day.')),
    night_ride: Type.Optional(about(LegSchema, 'The night train or bus that the day begins after.')),
  },
  strict,
)

const PlaceFactsSchema = Type.Object(
  {
    name_th: Name,
    name_en: Name,
    latitude: Type.Number(),
    longitude: Type.Number(),
    province_code: Type.String(),
    category_code: OneOf(CATEGORY_CODES),
    category: Nullable(Type.String()),
  },
  strict,
)

const PartySchema = Type.Object({ adults: Count, children: Count, seniors: Count, foreigners: Count }, strict)

const TextsSchema = Type.Object(
  {
    language: LanguageSchema,
    name: Nullable(Type.String()),
    introduction: Nullable(Type.String()),
    days: Type.Array(Nullable(Type.String()), { description: 'Summary of each day.' }),
  },
  strict,
)

export const TripFactsSchema = Type.Object(
  {
    source: OneOf(['manual', 'ai', 'preset_custom', 'preset_popular']),
    name: Nullable(Type.String({ description: "The traveller's own title; null for one that the service renders." })),
    prompt: Nullable(Type.String({ description: 'As the traveller wrote it.' })),
    start_date: Nullable(DateSchema),
    days: Type.Array(DayFactsSchema, {
      minItems: 1,
      maxItems: MAX_TRIP_DAYS,
      description: 'Consecutive days; one without stops stays in its place.',
    }),
    unscheduled: Type.Array(
      Type.Object(
        { place_id: Type.String(), code: OneOf(Object.keys(UNMET_REASONS) as UnmetCode[]), values: NoteValuesSchema },
        strict,
      ),
    ),
    destinations: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: MAX_TRIP_DAYS,
        description: 'Ids of the destinations that the trip was planned for, in order; titles name them.',
      }),
    ),
    party: PartySchema,
    transport: OneOf(['car', 'public']),
    flights: Type.Boolean({ description: 'Whether long legs may be flown.' }),
    budget: Nullable(
      Type.Object(
        { amount: Count, per: OneOf(['trip', 'person', 'day', 'person_day']) },
        {
          ...strict,
          description: 'Whole baht, as the traveller said.',
        },
      ),
    ),
    food_baht: Nullable(Type.Integer({ description: 'Food per person and day, assumed; null if costs exclude food.' })),
    spending: Type.Optional(OneOf(['low', 'high'], { description: 'The level of rooms that the costs count.' })),
    preferences: Type.Array(Type.String(), { description: 'Keys of the vocabulary.' }),
    request: Nullable(about(UnderstoodSchema, 'What the trip was planned for; edits do not change it.')),
    assumed: Type.Array(NoteFacts(ASSUMPTIONS)),
    unmet: Type.Array(
      Type.Object(
        {
          about: OneOf(Object.keys(WISHES) as WishAspect[]),
          code: OneOf(Object.keys(UNMET_REASONS) as UnmetCode[]),
          values: NoteValuesSchema,
          suggestion: Nullable(NoteFacts(SUGGESTIONS)),
        },
        strict,
      ),
    ),
    warnings: Type.Array(NoteFacts(WARNINGS), {
      description: 'About how the trip was planned; those about places and dates are derived on each read.',
    }),
    texts: Nullable(about(TextsSchema, 'What a language model wrote; null where its text was rejected.')),
    provenance: Type.Object(
      {
        reader: OneOf(['model', 'built_in', 'structured']),
        reader_fallback: Type.Optional(Type.String()),
        planner: Type.String(),
        search: Type.Optional(OneOf(['complete', 'cut_short'])),
      },
      strict,
    ),
    places: MapOf(PlaceFactsSchema, {
      description: 'Last known facts of every place that the trip mentions, for those that leave the catalogue.',
    }),
  },
  strict,
)
export type TripFacts = Static<typeof TripFactsSchema>
/** The facts of a trip that was planned from a request. */
export type PlannedTrip = TripFacts & { request: Understood }
export type DayFacts = TripFacts['days'][number]
export type StopFacts = DayFacts['stops'][number]
export type BaseFacts = NonNullable<DayFacts['base']>
export type PlaceFacts = TripFacts['places'][string]
export type Party = TripFacts['party']
export type UnmetFact = TripFacts['unmet'][number]
