import { expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Candidate } from '../../planner/problem.ts'
import { withMealPrices } from './meal-prices.ts'

it('charges what a meal costs more than the usual one, for each who eats', () => {
  const prices: Record<string, number | null> = { noodles: 60, dear: 700, unknown: null, temple: 900 }
  const catalogue = {
    findPlace: (id: string) => ({ pricePerPerson: prices[id] }),
  } as unknown as Pick<CatalogueView, 'findPlace'>
  const candidates = Object.keys(prices).map((id) => ({ id, meal: id === 'temple' ? 'no' : 'only', costBaht: 0 }))
  const party = { adults: 2, children: 1, seniors: 0, foreigners: 0 }
  // A usual meal of 250 baht of food a day is 100; a child eats half.
  const priced = withMealPrices(candidates as unknown as Candidate[], { party }, 250, catalogue)
  expect(priced.map(({ id, costBaht }) => [id, costBaht])).toEqual([
    ['noodles', 0],
    ['dear', 600 * 2.5],
    ['unknown', 0],
    ['temple', 0],
  ])
})
