import type { TripProblem } from '../problem.ts'
import type { Span } from './trip-windows.ts'

type MealName = 'lunch' | 'dinner'

/** A way to plan a visit so that it lasts through the meals that it includes. */
export interface IncludedMeals {
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
