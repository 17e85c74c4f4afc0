import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { type Static, type TSchema, Type } from 'typebox'
import { RHYTHMS } from '../../language/reader/day-rhythm-rules.ts'
import { lazy } from '../../platform/lazy.ts'
import { isIsoDate } from '../../world/calendar.ts'

const CLOCK = '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$'
const strict = { additionalProperties: false }

/** Servers without strict mode may omit members; an absent member means “not said”. */
const Said = {
  number: (minimum: number, maximum: number) =>
    Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum, maximum, default: null }),
  text: (options: object) => Type.Unsafe<string | null>({ type: ['string', 'null'], default: null, ...options }),
  flag: () => Type.Boolean({ default: false }),
  list: <S extends TSchema>(items: S, maxItems: number) => Type.Array(items, { maxItems, default: [] }),
  oneOf: <const T extends readonly string[]>(values: T) =>
    Type.Unsafe<T[number] | null>({ type: ['string', 'null'], enum: [...values, null], default: null }),
}

const OneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>({ type: 'string', enum: values })
const Name = Type.String({ minLength: 1, maxLength: 120 })
const Key = Type.String({ minLength: 1, maxLength: 60 })
const Clock = () => Said.text({ pattern: CLOCK })
const Endpoint = () => Said.text({ maxLength: 120 })
const MAX_NAMES = 30

/** The language model's answer about a prompt. Flat and in words only: our code looks up ids and codes. */
export const ModelReadingSchema = Type.Object(
  {
    days: Said.number(1, 366),
    nights: Said.number(0, 366),
    start_date: Said.text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    end_date: Said.text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    month: Said.text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
    season: Said.oneOf(['cool', 'hot', 'rainy']),
    stays: Said.list(
      Type.Object({ name: Name, days: Said.number(1, 366), nights: Said.number(0, 366) }, strict),
      MAX_NAMES,
    ),
    areas: Said.list(
      Type.Object({ name: Name, around: Said.flag(), must: Said.flag(), or_before: Said.flag() }, strict),
      MAX_NAMES,
    ),
    start_place: Endpoint(),
    end_place: Endpoint(),
    sleep_at: Endpoint(),
    arrival_time: Clock(),
    departure_time: Clock(),
    daily_start: Clock(),
    daily_end: Clock(),
    interests: Said.list(
      Type.Object(
        {
          key: Key,
          weight: Type.Number({ minimum: 0, maximum: 1, default: 0.7 }),
          min_count: Said.number(1, 30),
          exclusive: Said.flag(),
          day: Said.number(1, 366),
        },
        strict,
      ),
      MAX_NAMES,
    ),
    must_visit: Said.list(Type.Object({ name: Name, day: Said.number(1, 366) }, strict), MAX_NAMES),
    avoid_kinds: Said.list(Type.Object({ key: Key, strength: OneOf(['hard', 'soft']) }, strict), MAX_NAMES),
    avoid_names: Said.list(Name, MAX_NAMES),
    pace: Said.oneOf(['easy', 'normal', 'full']),
    max_stops_per_day: Said.number(1, 20),
    walking: Said.oneOf(['little', 'stroller', 'wheelchair']),
    busy: Said.list(
      Type.Object(
        {
          what: OneOf(RHYTHMS),
          said: Type.String({ maxLength: 120, default: '' }),
          day: Said.number(1, 366),
          start: Type.String({ pattern: CLOCK }),
          end: Type.String({ pattern: CLOCK }),
        },
        strict,
      ),
      12,
    ),
    indoor_only: Said.flag(),
    moments: Said.list(OneOf(['sunrise', 'sunset']), 2),
    budget_amount: Said.number(0, 99_999_999),
    budget_currency: Said.oneOf(['THB', 'USD', 'EUR', 'GBP']),
    budget_per: Said.oneOf(['trip', 'person', 'day', 'person_day']),
    spending: Said.oneOf(['low', 'high']),
    adults: Said.number(0, 100),
    children: Said.number(0, 100),
    seniors: Said.number(0, 100),
    foreigners: Said.number(0, 100),
    group: Said.oneOf(['solo', 'couple', 'honeymoon', 'family', 'parents', 'friends', 'colleagues']),
    transport: Said.oneOf(['car', 'motorbike', 'public', 'train', 'plane', 'bus', 'bicycle', 'walk', 'boat']),
    diets: Said.list(OneOf(['vegetarian', 'vegan', 'halal', 'gluten_free']), 4),
    cannot_eat: Said.list(Name, 10),
    meals: Said.list(Type.Object({ meal: OneOf(['breakfast', 'lunch', 'dinner']), name: Name }, strict), 10),
    not_understood: Said.list(Type.String({ maxLength: 200 }), 20),
  },
  strict,
)
export type ModelReading = Static<typeof ModelReadingSchema>

// Unknown members are dropped: they do no harm, and asking again takes seconds.
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  validateSchema: false,
  useDefaults: true,
  removeAdditional: 'all',
})
const readingCheck = lazy(() => ajv.compile<ModelReading>(ModelReadingSchema))

/** The checked answer, or its errors in words for the model to repair it by. Leaves the answer itself unchanged. */
export function readAnswer(answer: unknown): { readonly said: ModelReading } | { readonly faults: readonly string[] } {
  const validate = readingCheck()
  const said: unknown = structuredClone(answer)
  if (!validate(said)) return { faults: (validate.errors ?? []).map(faultText) }
  const faults = (['start_date', 'end_date'] as const)
    .filter((field) => said[field] !== null && !isIsoDate(christianYear(said[field])))
    .map((field) => `/${field} is not an existing date`)
  return faults.length > 0 ? { faults } : { said }
}

/** Converts a Buddhist year, 543 ahead, which models sometimes copy. */
export function christianYear(date: string): string {
  const year = Number(date.slice(0, 4))
  return year > 2400 ? `${year - 543}${date.slice(4)}` : date
}

function faultText({ instancePath, message, params }: ErrorObject): string {
  const allowed = (params as { allowedValues?: readonly unknown[] }).allowedValues
  return `${instancePath || 'the object'} ${message}${allowed ? `: ${JSON.stringify(allowed)}` : ''}`
}
