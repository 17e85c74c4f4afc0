import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import { eatersOf, usualMealPrice } from '../trips/public.ts'

/** What a meal costs more than the usual one, which the trip's other costs count, so that a budget excludes dear restaurants. */
export function withMealPrices(
  candidates: readonly Candidate[],
  { party }: Pick<Reading, 'party'>,
  foodBaht: number,
  catalogue: Pick<CatalogueView, 'findPlace'>,
): Candidate[] {
  const usual = usualMealPrice(foodBaht).meal
  return candidates.map((candidate) => {
    const place = candidate.meal === 'no' ? undefined : catalogue.findPlace(candidate.id)
    const dearer = Math.max(0, (place?.pricePerPerson ?? 0) - usual)
    return { ...candidate, costBaht: candidate.costBaht + Math.round(dearer * eatersOf(party)) }
  })
}
