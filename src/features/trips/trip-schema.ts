import Type, { type Static } from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { about, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { CostEstimateSchema } from './cost-estimate.ts'
import { AssumptionSchema, UnmetCodeSchema, UnmetSchema, WarningSchema } from './note-schema.ts'
import { TripShareSchema } from './share-schema.ts'
import { TripDaySchema } from './trip-day-schema.ts'
import { UnderstoodSchema } from './trip-request-schema.ts'
import { EndDate, StartDate } from './trip-time-schema.ts'

export const StatusSchema = named(
  'TripStatus',
  OneOf(['upcoming', 'active', 'completed', 'cancelled'], {
    description: "Follows from the dates and today's date in Bangkok; a trip without dates is upcoming.",
  }),
)

const TotalsSchema = named(
  'TripTotals',
  Type.Object(
    {
      cost: Type.Integer({ description: 'Cost of all stops plus `other_cost`, for the whole party, in baht.' }),
      other_cost: Type.Integer({
        description: 'Estimated transport, rooms of the cheapest level, breakfasts and meals without a price, in baht.',
      }),
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
    { description: 'The most the trip may cost.' },
  ),
)

const ProvenanceSchema = named(
  'TripProvenance',
  Type.Object(
    {
      reader: named(
        'PromptReader',
        OneOf(['model', 'built_in', 'structured'], {
          description:
            '`model`: a language model read the prompt. `built_in`: the built-in reader did. `structured`: there was no prompt.',
        }),
      ),
      writer: named(
        'TextWriter',
        OneOf(['model', 'built_in'], {
          description: 'What wrote the texts of this answer: a language model or the service.',
        }),
      ),
      search: Type.Optional(
        named(
          'SearchCompletion',
          OneOf(['complete', 'cut_short'], {
            description:
              '`complete`: the same prompt on the same catalogue gives the same trip. `cut_short`: the service was too busy to finish the search; the same prompt may give a better trip later.',
          }),
        ),
      ),
      planner: Type.String({ description: 'Name and version of the planner.' }),
      reader_fallback: Type.Optional(Type.String({ description: 'Why the language model did not read the prompt.' })),
      attribution: Type.Array(Type.String(), { description: 'Credits to show wherever you show the trip.' }),
    },
    { description: 'How the service made the trip.' },
  ),
)

const UnscheduledSchema = named(
  'UnscheduledPlace',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      place_name: Type.String({ description: 'Name in the language of the answer.' }),
      code: UnmetCodeSchema,
      reason: Type.String({ description: 'Why it is not scheduled, in the language of the answer.' }),
    },
    { description: 'A requested place that did not fit.' },
  ),
)

/** The members that a preview and a saved trip share. */
const common = {
  name: Type.String({ description: 'Title of the trip.' }),
  introduction: Type.String({ description: 'A short description of the trip.' }),
  start_date: Type.Optional(StartDate),
  end_date: Type.Optional(EndDate),
  number_of_days: Type.Integer({ description: 'Number of days.' }),
  days: Type.Array(TripDaySchema, { description: 'The days in order.' }),
  unscheduled: Type.Array(UnscheduledSchema, { description: 'Requested places that did not fit.' }),
  totals: TotalsSchema,
  cost_estimate: Type.Optional(CostEstimateSchema),
  travellers: Type.Integer({ description: 'Number of travellers.' }),
  budget: Type.Optional(TripBudgetSchema),
  preferences: Type.Array(Type.String({ description: 'Key of the vocabulary.' }), {
    description: 'What the travellers like.',
  }),
  source: named(
    'TripSource',
    OneOf(['manual', 'ai', 'preset_custom', 'preset_popular'], { description: 'Where the trip came from.' }),
  ),
  provenance: ProvenanceSchema,
  assumed: Type.Array(AssumptionSchema, { description: 'Assumptions about what the prompt leaves open.' }),
  unmet: Type.Array(UnmetSchema, { description: 'Wishes that the trip does not fulfil.' }),
  warnings: Type.Array(WarningSchema, { description: 'Warnings to read before the trip.' }),
}
const preview = { ...common, status: StatusSchema, understood: UnderstoodSchema }
export type TripPreview = Static<typeof RenderedPreviewSchema>
const RenderedPreviewSchema = Type.Object(preview)

export const KeptPreviewSchema = named(
  'TripPreview',
  Type.Object(
    {
      preview_id: Type.String({ description: 'Saves this trip as it stands within 24 hours; see createCustomTripV1.' }),
      ...preview,
    },
    { description: 'A planned trip that is not saved.' },
  ),
)

export const TripSchema = named(
  'Trip',
  Type.Object(
    {
      trip_id: Type.String({ description: 'Id of the trip.' }),
      ...common,
      status: StatusSchema,
      understood: Type.Optional(UnderstoodSchema),
      version: Type.Integer({
        description: 'Version, starting at 1; each edit increments it. The `ETag` starts with it.',
      }),
      share: Nullable(about(TripShareSchema, 'How the trip is shared; null if it is not.')),
    },
    { description: 'A saved trip.' },
  ),
)
export type Trip = Static<typeof TripSchema>
