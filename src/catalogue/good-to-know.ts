import Type, { type Static } from 'typebox'
import { named, OneOf } from '../platform/http/schema-parts.ts'
import type { Language } from '../platform/language.ts'
import { MEALS, type PlaceGuide } from '../world/guide.ts'

const Flag = (description: string) => Type.Optional(Type.Boolean({ description }))
const PlaceIds = (description: string) => Type.Optional(Type.Array(Type.String(), { description }))
const Month = Type.Integer({ minimum: 1, maximum: 12, description: '1 = January.' })
const Suitability = (who: string) =>
  Type.Optional(
    Type.Integer({ minimum: -1, maximum: 1, description: `−1 = unsuitable for ${who}, 1 = especially suitable.` }),
  )

const MealSchema = named('Meal', OneOf(MEALS, { description: 'A meal of the day.' }))

export const GoodToKnowSchema = named(
  'GoodToKnow',
  Type.Object(
    {
      note: Type.Optional(Type.String({ description: 'Advice in a sentence or two.' })),
      book_ahead: Flag('Whether to book ahead.'),
      dress_code: Flag('Whether shoulders and knees must be covered.'),
      effort: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 3, description: '1 = some walking, 2 = tiring, 3 = only for the fit.' }),
      ),
      steps: Type.Optional(Type.Integer({ description: 'Number of steps to climb.' })),
      wheelchair: Flag('Whether a wheelchair gets there.'),
      children: Suitability('small children'),
      seniors: Suitability('older people'),
      rain_ok: Flag('Whether it is worth a visit in the rain.'),
      closed_months: Type.Optional(
        Type.Array(Month, { description: 'Months in which it is closed for at least half of the time.' }),
      ),
      closed_reason: Type.Optional(Type.String({ description: 'Why it is closed in these months, with exact dates.' })),
      best_months: Type.Optional(Type.Array(Month, { description: 'Months in which it is at its best.' })),
      festival_months: Type.Optional(
        Type.Array(Month, { description: 'Months of the festival that it is known for.' }),
      ),
      flood_months: Type.Optional(Type.Array(Month, { description: 'Months in which flash floods are likely.' })),
      near_border: Flag('Whether it is beside a border that armies have fought over lately.'),
      only_at_best_times: Flag('Whether there is nothing to see outside `best_times`.'),
      half_day: Flag('Whether a visit takes half a day or more.'),
      meals_included: Type.Optional(Type.Array(MealSchema, { description: 'Meals that the price includes.' })),
      is_area: Flag('Whether it is a whole island, park or valley. Trips visit the places that are part of it.'),
      is_experience: Flag('Whether it is something to do rather than to see: a boat tour, a class, a show.'),
      by_arrangement: Flag(
        'Whether it takes nights or has dates of its own, so that trips include it only when it is named.',
      ),
      starts_at: Type.Optional(Type.String({ description: 'Id of the place where the visit starts: a pier, a gate.' })),
      covers: PlaceIds('Ids of the places that an experience visits.'),
      one_visit_with: PlaceIds('Ids of places behind the same gate, or on the same ticket or boat.'),
    },
    { description: 'What a local guide would mention; unknown members are absent.' },
  ),
)

export function goodToKnow(guide: PlaceGuide, language: Language): Static<typeof GoodToKnowSchema> {
  const pick = (th?: string, en?: string) => (language === 'th' ? (th ?? en) : (en ?? th))
  const members = {
    note: pick(guide.noteTh, guide.noteEn),
    book_ahead: guide.bookAhead,
    dress_code: guide.dress,
    effort: guide.effort,
    steps: guide.steps,
    wheelchair: guide.wheelchair,
    children: guide.children,
    seniors: guide.seniors,
    rain_ok: guide.rainOk,
    closed_months: guide.closedMonths,
    closed_reason: pick(guide.closedWhyTh, guide.closedWhyEn),
    best_months: guide.monthsBest,
    festival_months: guide.festivalMonths,
    flood_months: guide.floodMonths,
    near_border: guide.nearBorder,
    only_at_best_times: guide.onlyThen,
    half_day: guide.needsHalfDay,
    meals_included: guide.mealsIncluded,
    is_area: guide.isArea,
    is_experience: guide.experience,
    by_arrangement: guide.byArrangement,
    starts_at: guide.from,
    covers: guide.covers,
    one_visit_with: guide.oneVisitWith,
  }
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}
