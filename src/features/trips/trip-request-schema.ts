import Type, { type Static } from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { LanguageSchema, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { Alternatives, details, ProvinceCode } from './trip-detail-schema.ts'
import { Clock, EndDate, MAX_TRIP_DAYS, StartDate } from './trip-time-schema.ts'

const Weight = Type.Number({ minimum: 0, maximum: 1, description: 'Importance, 0 to 1.' })
const MOST_OF_A_KIND = 100
const Count = (who: string) => Type.Integer({ minimum: 0, maximum: MOST_OF_A_KIND, description: `Number of ${who}.` })
const PlaceIds = (description: string) => Type.Array(PlaceIdSchema, { maxItems: 100, uniqueItems: true, description })
const Keys = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
  maxItems: 50,
  uniqueItems: true,
  description: 'Keys of the kinds of places to leave out; see listPlaceKeywords.',
})
const InterestKey = 'Key of the vocabulary; see listPlaceKeywords.'
const BudgetPer = named(
  'BudgetPer',
  OneOf(['trip', 'person', 'day'], { description: 'What the amount covers: the whole trip, one person, or one day.' }),
)
export const TransportSchema = named(
  'Transport',
  OneOf(['car', 'public'], { description: 'How the party gets around.' }),
)
const strict = { additionalProperties: false }

/** Wishes as fields: what the service understood of a prompt, and what constraints may override. */
const wishes = {
  days: Type.Integer({ minimum: 1, maximum: MAX_TRIP_DAYS, description: 'Number of days.' }),
  start_date: StartDate,
  end_date: EndDate,
  provinces: Type.Array(ProvinceCode, {
    maxItems: 77,
    uniqueItems: true,
    description: 'Codes of the provinces to visit; see listProvinces.',
  }),
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
  pace: named('Pace', OneOf(['easy', 'normal', 'full'], { description: 'How full the days are.' })),
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
      { ...strict, description: 'The most the trip may cost.' },
    ),
  ),
  party: named(
    'PartyWish',
    Type.Object(
      {
        adults: Type.Optional(Count('adults')),
        children: Type.Optional(Count('children')),
        seniors: Type.Optional(Count('seniors')),
        foreigners: Type.Optional(Count('foreigners among the travellers')),
      },
      { ...strict, description: 'The travellers.' },
    ),
  ),
  transport: TransportSchema,
  language: LanguageSchema,
}

export const ConstraintsSchema = named(
  'TripConstraints',
  Type.Partial(Type.Object({ ...wishes, ...details }), {
    ...strict,
    description: 'Wishes as fields. Each overrides what the prompt says.',
  }),
)
export type Constraints = Static<typeof ConstraintsSchema>

export const UnderstoodSchema = named(
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
            categories: Type.Array(Type.String(), { description: 'Keys of kinds of places.' }),
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
            { description: 'The most the trip may cost.' },
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
              description: 'Number of foreigners among all travellers.',
            }),
          },
          { description: 'The travellers.' },
        ),
      ),
      alternatives: Type.Optional(Alternatives),
      ...Type.Partial(Type.Object(details)).properties,
    },
    { description: 'What the service understood from the prompt and the constraints.' },
  ),
)
export type Understood = Static<typeof UnderstoodSchema>
