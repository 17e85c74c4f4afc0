/** What a local guide knows of a place, as fields of the interchange format. */
import { Type } from 'typebox'
import { FEASTS, type Feast, MEALS, type MealName, OVERNIGHTS, type Overnight } from '../../world/guide.ts'
import { WEEKDAYS, type Weekday } from '../../world/hours.ts'

const MAX_PLACES = 50
const MAX_MOMENTS = 24

const OptionalFlag = () => Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] }))
const OptionalInteger = (minimum: number, maximum: number) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum, maximum }))
const OptionalWeekdays = () =>
  Type.Optional(
    Type.Unsafe<readonly Weekday[] | null>({
      type: ['array', 'null'],
      maxItems: WEEKDAYS.length,
      uniqueItems: true,
      items: { type: 'string', enum: WEEKDAYS },
    }),
  )

/** Builds the fields from the format's own types of text and id. */
export function guideFields(storable: string, id: string) {
  const OptionalText = (maxLength: number) =>
    Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, pattern: storable }))
  const OptionalPlaces = () =>
    Type.Optional(
      Type.Unsafe<readonly string[] | null>({
        type: ['array', 'null'],
        maxItems: MAX_PLACES,
        uniqueItems: true,
        items: { type: 'string', minLength: 1, maxLength: 100, pattern: id },
      }),
    )
  const OptionalMonths = () =>
    Type.Optional(
      Type.Unsafe<readonly number[] | null>({
        type: ['array', 'null'],
        maxItems: 12,
        uniqueItems: true,
        items: { type: 'integer', minimum: 1, maximum: 12 },
      }),
    )
  return {
    is_area: OptionalFlag(),
    experience: OptionalFlag(),
    by_arrangement: OptionalFlag(),
    covers: OptionalPlaces(),
    one_visit_with: OptionalPlaces(),
    ticket: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 100, pattern: id }),
    ),
    hire: OptionalInteger(1, 20_000),
    only_then: OptionalFlag(),
    moments: Type.Optional(
      Type.Unsafe<readonly string[] | null>({
        type: ['array', 'null'],
        maxItems: MAX_MOMENTS,
        uniqueItems: true,
        items: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
      }),
    ),
    moment_minutes: OptionalInteger(1, 720),
    moment_days: OptionalWeekdays(),
    lively_days: OptionalWeekdays(),
    needs_half_day: OptionalFlag(),
    from: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 100, pattern: id }),
    ),
    meals_included: Type.Optional(
      Type.Unsafe<readonly MealName[] | null>({
        type: ['array', 'null'],
        maxItems: MEALS.length,
        uniqueItems: true,
        items: { type: 'string', enum: MEALS },
      }),
    ),
    overnight: Type.Optional(Type.Unsafe<Overnight | null>({ type: ['string', 'null'], enum: [...OVERNIGHTS, null] })),
    own_wheels: OptionalFlag(),
    book_ahead: OptionalFlag(),
    dress: OptionalFlag(),
    closed_months: OptionalMonths(),
    closed_why_th: OptionalText(500),
    closed_why_en: OptionalText(500),
    months_best: OptionalMonths(),
    near_border: OptionalFlag(),
    flood_months: OptionalMonths(),
    festival_months: OptionalMonths(),
    feasts: Type.Optional(
      Type.Unsafe<readonly Feast[] | null>({
        type: ['array', 'null'],
        maxItems: FEASTS.length,
        uniqueItems: true,
        items: { type: 'string', enum: FEASTS },
      }),
    ),
    effort: OptionalInteger(0, 3),
    steps: OptionalInteger(1, 20_000),
    children: OptionalInteger(-1, 1),
    seniors: OptionalInteger(-1, 1),
    wheelchair: OptionalFlag(),
    rain_ok: OptionalFlag(),
    note_th: OptionalText(2_000),
    note_en: OptionalText(2_000),
  }
}
