import Type, { type Static } from 'typebox'
import {
  CategoryCodeSchema,
  LatitudeSchema,
  LongitudeSchema,
  PlaceIdSchema,
  ProvinceCodeSchema,
} from '../../catalogue/place-schema.ts'
import { about, LanguageSchema, Nullable, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import { AssumptionSchema, UnmetCodeSchema, UnmetSchema, WarningSchema } from './note-schema.ts'

export const MAX_TRIP_DAYS = 30
const CLOCK = '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$'
const Clock = (description: string) =>
  Patterned(CLOCK, { th: 'HH:MM เช่น 09:30', en: 'HH:MM, e.g. 09:30' }, { maxLength: 5, description })
export const DateSchema = Type.String({ format: 'date', maxLength: 10, description: 'A day in Bangkok, `YYYY-MM-DD`.' })
const StartDate = about(DateSchema, 'First day, `YYYY-MM-DD` in Bangkok.')
const EndDate = about(DateSchema, 'Last day, `YYYY-MM-DD` in Bangkok.')

const LegSchema = named(
  'Leg',
  Type.Object(
    {
      mode: named(
        'TravelMode',
        OneOf(['walk', 'drive', 'public', 'ferry', 'boat', 'train', 'flight'], { description: 'How one travels.' }),
      ),
      minutes: Type.Integer({ description: 'Duration, in minutes.' }),
      metres: Type.Integer({ description: 'Distance, in metres.' }),
      source: named(
        'LegSource',
        OneOf(['estimated', 'engine'], { description: 'Estimated, or measured by a road engine.' }),
      ),
    },
    { description: 'The way from the stop before, or from the base.' },
  ),
)

const StopPlaceSchema = named(
  'StopPlace',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      place_name: Type.String({ description: 'Name in the language of the trip.' }),
      category: Type.Optional(Type.String({ description: 'Key of the vocabulary; see listPlaceKeywords.' })),
      category_code: CategoryCodeSchema,
      province: Type.String({ description: 'Name of the province.' }),
      province_code: ProvinceCodeSchema,
      latitude: LatitudeSchema,
      longitude: LongitudeSchema,
      thumbnail_url: Type.Optional(Type.String({ description: 'URL of a small picture.' })),
    },
    { description: 'The place of a stop.' },
  ),
)

const StopSchema = named(
  'Stop',
  Type.Object(
    {
      stop_id: Type.String({ description: 'Id of the stop within the trip.' }),
      kind: named('StopKind', OneOf(['visit', 'meal', 'rest'], { description: 'What a stop is for.' })),
      place_id: Type.Optional(about(PlaceIdSchema, 'Id of the place, if the stop is at one.')),
      place: Type.Optional(StopPlaceSchema),
      arrive: Clock('Arrival, `HH:MM` in Bangkok.'),
      depart: Clock('Departure, `HH:MM` in Bangkok.'),
      stay_minutes: Type.Integer({ description: 'Length of the stay, in minutes.' }),
      locked: Type.Boolean({ description: 'Whether re-planning leaves the stop where it is.' }),
      note: Type.Optional(Type.String({ description: 'A note to the traveller.' })),
      cost: Type.Optional(Type.Integer({ description: 'Cost for the whole party, in baht.' })),
      travel: Type.Optional(LegSchema),
      opening: named(
        'OpeningState',
        OneOf(['open', 'closed', 'unknown'], { description: 'Whether the place is open during the whole visit.' }),
      ),
    },
    { description: 'A stop of a day: a visit, a meal or a rest.' },
  ),
)

const BaseSchema = named(
  'Base',
  Type.Object(
    {
      name: Type.String({ description: 'Name of the town or area.' }),
      latitude: LatitudeSchema,
      longitude: LongitudeSchema,
      province_code: ProvinceCodeSchema,
    },
    { description: 'Where the night after a day is spent.' },
  ),
)

const TripDaySchema = named(
  'TripDay',
  Type.Object(
    {
      day: Type.Integer({ description: 'Number of the day, from 1.' }),
      date: Type.Optional(DateSchema),
      base: Type.Optional(BaseSchema),
      start_time: Clock('When the day starts, `HH:MM` in Bangkok.'),
      end_time: Clock('When the day ends, `HH:MM` in Bangkok.'),
      stops: Type.Array(StopSchema, { description: 'The stops, in order of time.' }),
      travel_back: Type.Optional(about(LegSchema, 'The way from the last stop to the base.')),
      summary: Type.String({ description: 'The day in a sentence or two.' }),
    },
    { description: 'One day of a trip.' },
  ),
)

const Weight = Type.Number({ minimum: 0, maximum: 1, description: 'How much it matters, 0 to 1.' })
const MOST_OF_A_KIND = 100
const Count = (who: string) => Type.Integer({ minimum: 0, maximum: MOST_OF_A_KIND, description: `Number of ${who}.` })
const PlaceIds = (description: string) => Type.Array(PlaceIdSchema, { maxItems: 100, uniqueItems: true, description })
const Keys = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
  maxItems: 50,
  uniqueItems: true,
  description: 'Kinds of places to leave out, by their keys; see listPlaceKeywords.',
})
const InterestKey = 'Key of the vocabulary; see listPlaceKeywords.'
const BudgetPer = named('BudgetPer', OneOf(['trip', 'person', 'day'], { description: 'What a budget is for.' }))
const strict = { additionalProperties: false }

/** The wishes, as fields: what a prompt was understood as, and what constraints may say instead. */
const wishes = {
  days: Type.Integer({ minimum: 1, maximum: MAX_TRIP_DAYS, description: 'Number of days.' }),
  start_date: StartDate,
  end_date: EndDate,
  provinces: Type.Array(
    Patterned('^\\d{2}$', { th: 'รหัสจังหวัดสองหลัก เช่น 50', en: 'a two-digit province code, e.g. 50' }, { maxLength: 2 }),
    { maxItems: 77, uniqueItems: true, description: 'Codes of the provinces to visit; see listProvinces.' },
  ),
  interests: Type.Array(
    named(
      'InterestWish',
      Type.Object(
        { category: Type.String({ minLength: 1, maxLength: 60, description: InterestKey }), weight: Weight },
        { ...strict, description: 'An interest and its weight.' },
      ),
    ),
    { maxItems: 50, description: 'What the travellers like.' },
  ),
  must_visit: PlaceIds('Ids of places that the trip must visit.'),
  avoid: named(
    'AvoidWish',
    Type.Object(
      { categories: Type.Optional(Keys), place_ids: Type.Optional(PlaceIds('Ids of places to leave out.')) },
      { ...strict, description: 'What the trip must leave out.' },
    ),
  ),
  pace: named('Pace', OneOf(['easy', 'normal', 'full'], { description: 'How much a day holds.' })),
  daily_window: named(
    'DailyWindowWish',
    Type.Object(
      {
        start: Type.Optional(Clock('Earliest start of a day, `HH:MM` in Bangkok.')),
        end: Type.Optional(Clock('Latest end of a day, `HH:MM` in Bangkok.')),
      },
      { ...strict, description: 'When days may start and must end.' },
    ),
  ),
  budget: named(
    'BudgetWish',
    Type.Object(
      {
        amount: Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Amount, in baht.' }),
        currency: Type.Optional(OneOf(['THB'], { description: 'Currency (ISO 4217).' })),
        per: BudgetPer,
      },
      { ...strict, description: 'What may be spent.' },
    ),
  ),
  party: named(
    'PartyWish',
    Type.Object(
      {
        adults: Type.Optional(Count('adults')),
        children: Type.Optional(Count('children')),
        seniors: Type.Optional(Count('seniors')),
        foreigners: Type.Optional(Count('foreigners among them')),
      },
      { ...strict, description: 'Who travels.' },
    ),
  ),
  transport: named('Transport', OneOf(['car', 'public'], { description: 'How the party gets around.' })),
  language: LanguageSchema,
}

export const ConstraintsSchema = named(
  'TripConstraints',
  Type.Partial(Type.Object(wishes), { ...strict, description: 'Wishes as fields; each overrides the prompt.' }),
)
export type Constraints = Static<typeof ConstraintsSchema>

const UnderstoodSchema = named(
  'Understood',
  Type.Object(
    {
      ...wishes,
      start_date: Nullable(StartDate),
      end_date: Nullable(EndDate),
      interests: Type.Array(
        named(
          'Interest',
          Type.Object(
            { category: Type.String({ description: InterestKey }), weight: Weight },
            { description: 'An interest and its weight.' },
          ),
        ),
        { description: 'What the travellers like.' },
      ),
      avoid: named(
        'Avoided',
        Type.Object(
          {
            categories: Type.Array(Type.String(), { description: 'Kinds of places, by their keys.' }),
            place_ids: Type.Array(Type.String(), { description: 'Ids of places.' }),
          },
          { description: 'What the trip leaves out.' },
        ),
      ),
      must_visit: Type.Array(Type.String(), { description: 'Ids of places that the trip must visit.' }),
      daily_window: named(
        'DailyWindow',
        Type.Object(
          {
            start: Clock('Earliest start of a day, `HH:MM` in Bangkok.'),
            end: Clock('Latest end of a day, `HH:MM` in Bangkok.'),
          },
          { description: 'When days may start and must end.' },
        ),
      ),
      budget: Nullable(
        named(
          'Budget',
          Type.Object(
            {
              amount: Type.Integer({ description: 'Amount, in baht.' }),
              currency: Type.String({ description: 'Currency (ISO 4217).' }),
              per: BudgetPer,
            },
            { description: 'What may be spent.' },
          ),
        ),
      ),
      party: named(
        'Party',
        Type.Object(
          {
            adults: Count('adults'),
            children: Count('children'),
            seniors: Count('seniors'),
            foreigners: Type.Integer({
              minimum: 0,
              maximum: 3 * MOST_OF_A_KIND,
              description: 'Number of foreigners among all of these.',
            }),
          },
          { description: 'Who travels.' },
        ),
      ),
    },
    { description: 'How the prompt and the constraints were understood.' },
  ),
)

const StatusSchema = named(
  'TripStatus',
  OneOf(['upcoming', 'active', 'completed', 'cancelled'], {
    description: "Follows from the dates and today's date in Bangkok; a trip without dates is upcoming.",
  }),
)

const TotalsSchema = named(
  'TripTotals',
  Type.Object(
    {
      cost: Type.Integer({ description: 'Cost of the stops and `other_cost`, for the whole party, in baht.' }),
      other_cost: Type.Integer({ description: 'Estimated food, in baht; excludes rooms and transport.' }),
      metres: Type.Integer({ description: 'Distance travelled, in metres.' }),
      minutes_travel: Type.Integer({ description: 'Time spent travelling, in minutes.' }),
      minutes_visit: Type.Integer({ description: 'Time spent at stops, in minutes.' }),
    },
    { description: 'Sums over the whole trip.' },
  ),
)

const TripBudgetSchema = named(
  'TripBudget',
  Type.Object(
    {
      amount: Type.Integer({ description: 'Amount for the whole trip and party, in baht.' }),
      currency: Type.String({ description: 'Currency (ISO 4217).' }),
    },
    { description: 'What the trip may cost.' },
  ),
)

const ProvenanceSchema = named(
  'TripProvenance',
  Type.Object(
    {
      reader: named(
        'PromptReader',
        OneOf(['model', 'built_in', 'structured'], {
          description: 'What read the prompt: a language model, the built-in reader, or nothing, for there was none.',
        }),
      ),
      writer: named(
        'TextWriter',
        OneOf(['model', 'built_in'], { description: 'What wrote the texts: a language model or the service.' }),
      ),
      search: Type.Optional(
        named(
          'SearchCompletion',
          OneOf(['complete', 'cut_short'], {
            description:
              '`complete`: the same prompt on the same catalogue gives the same trip. `cut_short`: the service was too busy to finish the search, so the same prompt may give a better trip later.',
          }),
        ),
      ),
      planner: Type.String({ description: 'Name and version of the planner.' }),
      reader_fallback: Type.Optional(Type.String({ description: 'Why the model did not read the prompt.' })),
      attribution: Type.Array(Type.String(), { description: 'Show these lines wherever you show the trip.' }),
    },
    { description: 'How the trip was made.' },
  ),
)

const ShareSchema = named(
  'TripShare',
  Type.Object(
    { role: named('ShareRole', OneOf(['view', 'edit'], { description: 'What the holder of a link may do.' })) },
    { description: 'How the trip is shared.' },
  ),
)

const UnscheduledSchema = named(
  'UnscheduledPlace',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      place_name: Type.String({ description: 'Name in the language of the trip.' }),
      code: UnmetCodeSchema,
      reason: Type.String({ description: 'Why it is not in the trip, in the language of the answer.' }),
    },
    { description: 'A wanted place that did not fit.' },
  ),
)

/** What a planned trip is, saved or not. */
const planned = {
  name: Type.String({ description: 'Title of the trip.' }),
  introduction: Type.String({ description: 'What the trip is like.' }),
  start_date: Type.Optional(StartDate),
  end_date: Type.Optional(EndDate),
  number_of_days: Type.Integer({ description: 'Number of days.' }),
  days: Type.Array(TripDaySchema, { description: 'The days, in order.' }),
  unscheduled: Type.Array(UnscheduledSchema, { description: 'Wanted places that did not fit.' }),
  totals: TotalsSchema,
  travellers: Type.Integer({ description: 'Number of travellers.' }),
  budget: Type.Optional(TripBudgetSchema),
  preferences: Type.Array(Type.String({ description: 'Key of the vocabulary.' }), {
    description: 'What the travellers like.',
  }),
  source: named(
    'TripSource',
    OneOf(['manual', 'ai', 'preset_custom', 'preset_popular'], { description: 'How a trip came to be.' }),
  ),
  provenance: ProvenanceSchema,
  assumed: Type.Array(AssumptionSchema, { description: 'What the prompt left open and the service filled in.' }),
  unmet: Type.Array(UnmetSchema, { description: 'Wishes that the trip does not meet.' }),
  warnings: Type.Array(WarningSchema, { description: 'What the travellers should know before they go.' }),
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
      trip_id: Type.String({ description: 'Id of the trip.' }),
      ...planned,
      status: StatusSchema,
      understood: Type.Optional(UnderstoodSchema),
      version: Type.Integer({ description: 'Counts the edits, from 1; the `ETag` holds it.' }),
      share: Nullable(ShareSchema),
    },
    { description: 'A saved trip.' },
  ),
)
export type Trip = Static<typeof TripSchema>
export type TripDay = PlannedTrip['days'][number]
export type Stop = TripDay['stops'][number]
