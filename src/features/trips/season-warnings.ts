import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { addDays } from '../../world/calendar.ts'
import { isDry } from '../../world/seasons.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

/** What is at its best for no more months than this has a season: a field of flowers, and water or a view. */
const SHORT_SEASON = 3
const NATURE_SEASON = 4
const NATURE: ReadonlySet<string> = new Set([
  'waterfall',
  'lake',
  'river',
  'viewpoint',
  'mountain',
  'adventure_activity',
])
const MOST_LINES = 2

/**
 * Months in which places of the trip are closed or past their best, unless the trip is known to avoid them, and those of their
 * festivals, unless the trip is in others.
 */
export function seasonWarnings(facts: TripFacts, places: readonly TripPlace[]): Warning[] {
  const months = monthsOf(facts)
  const closed = places.filter(({ guide }) => {
    const shut = guide?.closedMonths ?? []
    return shut.length > 0 && (months === null || months.some((month) => shut.includes(month)))
  })
  const faded = places.filter((place) => isPastItsBest(place, months))
  // Of a festival in another month, nobody needs to be told.
  const festive = places.filter(({ guide }) => {
    const festival = guide?.festivalMonths ?? []
    return festival.length > 0 && (months === null || months.some((month) => festival.includes(month)))
  })
  return [
    ...byMonths(closed, (place) => place.guide?.closedMonths ?? []).map((values) =>
      noteOf(WARNINGS, 'closed_season', values),
    ),
    ...byMonths(faded, (place) => place.guide?.monthsBest ?? []).map((values) =>
      noteOf(WARNINGS, 'best_season', values),
    ),
    ...byMonths(festive, (place) => place.guide?.festivalMonths ?? []).map((values) =>
      noteOf(WARNINGS, 'festival', values),
    ),
  ].slice(0, MOST_LINES)
}

/** Whether a place has so short a season that these months are none of it; of unknown months, none is. */
export function isPastItsBest(
  { guide, category }: Pick<TripPlace, 'guide' | 'category'>,
  months: readonly number[] | null,
): boolean {
  const best = guide?.monthsBest ?? []
  const longest = NATURE.has(category ?? '') ? NATURE_SEASON : SHORT_SEASON
  if (guide && months?.some((month) => isDry(category, guide, month))) return true
  const isInTime = months?.every((month) => best.includes(month)) === true
  return best.length > 0 && best.length <= longest && !guide?.closedMonths && !isInTime
}

/** The months of the trip, as far as its dates or its wish say; null if neither does. */
export function monthsOf({ start_date: start, days, request }: TripFacts): readonly number[] | null {
  if (start !== null) {
    const dates = days.map((_, index) => addDays(start, index))
    return [...new Set(dates.map((date) => Number(date.slice(5, 7))))]
  }
  return request?.month ? [Number(request.month.slice(5, 7))] : null
}

/** Places with the same months in one line, those with most places first. */
function byMonths(places: readonly TripPlace[], monthsOf: (place: TripPlace) => readonly number[]) {
  const groups = new Map<string, { readonly months: readonly string[]; readonly place_ids: string[] }>()
  for (const place of places) {
    const months = monthsOf(place).map((month) => String(month).padStart(2, '0'))
    const group = groups.get(months.join()) ?? { months, place_ids: [] }
    group.place_ids.push(place.id)
    groups.set(months.join(), group)
  }
  return [...groups.values()].sort((a, b) => b.place_ids.length - a.place_ids.length)
}
