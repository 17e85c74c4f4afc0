import type { PlaceGuide } from '../../world/guide.ts'
import { WEEKDAYS } from '../../world/hours.ts'
import type { InterchangePlace } from './interchange-schema.ts'
import { text } from './read-values.ts'
import type { RowError } from './row-error.ts'

/** What the row says of the place beyond its hours and fees; null if nothing. Adds an error for each contradiction. */
export function readGuide(place: InterchangePlace, errors: RowError[]): PlaceGuide | null {
  errors.push(...contradictions(place))
  const guide = {
    isArea: flag(place.is_area),
    experience: flag(place.experience),
    byArrangement: flag(place.by_arrangement),
    overnight: place.overnight,
    covers: some(place.covers),
    oneVisitWith: some(place.one_visit_with),
    ticket: place.ticket,
    hire: place.hire,
    onlyThen: flag(place.only_then),
    moments: some(place.moments && [...place.moments].sort()),
    momentMinutes: place.moment_minutes,
    momentDays: some(WEEKDAYS.flatMap((day, at) => (place.moment_days?.includes(day) ? [at] : []))),
    livelyDays: some(WEEKDAYS.flatMap((day, at) => (place.lively_days?.includes(day) ? [at] : []))),
    needsHalfDay: flag(place.needs_half_day),
    ownWheels: flag(place.own_wheels),
    from: place.from,
    mealsIncluded: some(place.meals_included),
    bookAhead: flag(place.book_ahead),
    dress: flag(place.dress),
    closedMonths: months(place.closed_months),
    closedWhyTh: text(place.closed_why_th),
    closedWhyEn: text(place.closed_why_en),
    monthsBest: some(place.months_best),
    nearBorder: flag(place.near_border),
    floodMonths: months(place.flood_months),
    festivalMonths: months(place.festival_months),
    feasts: some(place.feasts),
    effort: place.effort || null,
    steps: place.steps,
    children: place.children || null,
    seniors: place.seniors || null,
    wheelchair: place.wheelchair,
    rainOk: place.rain_ok,
    noteTh: text(place.note_th),
    noteEn: text(place.note_en),
  } satisfies { [Fact in keyof Required<PlaceGuide>]: PlaceGuide[Fact] | null }
  const known = Object.entries(guide).filter(([, value]) => value !== null && value !== undefined)
  return known.length === 0 ? null : (Object.fromEntries(known) as PlaceGuide)
}

function contradictions(place: InterchangePlace): RowError[] {
  const errors: RowError[] = []
  const report = (field: string, code: string, message: string) => errors.push({ pointer: `/${field}`, code, message })
  for (const field of ['covers', 'one_visit_with'] as const)
    if (place[field]?.includes(place.id)) report(field, 'own_id', 'contains the id of the place itself')
  for (const field of ['part_of', 'from'] as const)
    if (place[field] === place.id) report(field, 'own_id', 'is the id of the place itself')
  if (place.covers?.length && !place.experience) report('covers', 'no_experience', 'requires experience: true')
  if (place.is_area && place.experience) report('is_area', 'area_and_experience', 'and experience exclude each other')
  if (place.only_then && !place.best_times?.length) report('only_then', 'no_best_times', 'requires best_times')
  for (const field of ['moment_minutes', 'moment_days'] as const)
    if (place[field] && !place.moments?.length) report(field, 'no_moments', 'requires moments')
  if (place.moment_minutes && place.visit_minutes && place.moment_minutes > place.visit_minutes)
    report('moment_minutes', 'longer_than_visit', 'exceeds visit_minutes')
  if ((place.closed_why_th || place.closed_why_en) && !place.closed_months?.length)
    report('closed_months', 'no_closed_months', 'is required with closed_why')
  if (place.closed_months?.some((month) => place.months_best?.includes(month)))
    report('months_best', 'best_and_closed', 'contains a month of closed_months')
  return errors
}

function flag(value: boolean | null | undefined): true | null {
  return value === true ? true : null
}

function some<T>(values: readonly T[] | null | undefined): readonly T[] | null {
  return values && values.length > 0 ? values : null
}

function months(values: readonly number[] | null | undefined): readonly number[] | null {
  return some(values && [...values].sort((a, b) => a - b))
}
