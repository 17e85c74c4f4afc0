import type { Candidate, TripProblem } from '../problem.ts'
import { cutSpans, type Span } from './trip-windows.ts'

type MealName = 'lunch' | 'dinner'

/** A way to plan a visit so that it lasts through the meals that it includes. */
interface IncludedMeals {
  readonly includes: readonly MealName[]
  readonly starts: readonly (readonly Span[])[]
}

/** Each combination of the included meals that a stay can last through on some day. `starts`: when the stay may start, by day. */
export function listIncludedMeals(
  { days }: Pick<TripProblem, 'days'>,
  meals: readonly MealName[],
  stay: number,
  starts: readonly (readonly Span[])[],
): IncludedMeals[] {
  const combinations = [...meals.map((meal) => [meal]), ...(meals.length > 1 ? [meals] : [])]
  return combinations
    .map((includes) => ({
      includes,
      starts: starts.map((spans, day) => {
        const rules = includes.map((meal) => days[day]?.meals.find(({ name }) => name === meal))
        if (rules.includes(undefined)) return []
        const from = Math.max(...rules.map((rule) => rule!.from + rule!.minutes - stay))
        const to = Math.min(...rules.map((rule) => rule!.to - rule!.minutes))
        return spans
          .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
          .filter((span) => span.to >= span.from)
      }),
    }))
    .filter((way) => way.starts.some((spans) => spans.length > 0))
}

/**
 * When a visit of several places may start on each day, so that the travellers have `minutes` for lunch after one of its parts
 * when people do.
 */
export function startsWithBreak(
  { days }: Pick<TripProblem, 'days'>,
  visits: NonNullable<Candidate['visits']>,
  minutes: number,
  starts: readonly (readonly Span[])[],
): (readonly Span[])[] {
  const ends = endsOfParts(visits).slice(0, -1)
  return starts.map((spans, day) => {
    const lunch = days[day]?.meals.find(({ name }) => name === 'lunch')
    if (!lunch) return []
    const last = Math.min(lunch.usual.to, lunch.to - minutes)
    const cut = ends.flatMap((end) => cutSpans(spans, lunch.usual.from - end, last - end))
    return merged(cut.sort((a, b) => a.from - b.from))
  })
}

/** Minutes from the start of a visit until the end of each part. */
function endsOfParts(visits: NonNullable<Candidate['visits']>): number[] {
  let free = 0
  return visits.map(({ minutes, leg }) => {
    free += minutes + (leg?.minutes ?? 0)
    return free
  })
}

function merged(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1)
    if (!last || span.from > last.to) return [...all, span]
    return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }]
  }, [])
}
