import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { Trait } from '../../world/vocabulary.ts'
import { renderPreview, type TripPreview } from '../trips/public.ts'
import { isForDietOnly, isInDiet, isTableOfOthers, mealOf } from './meal-places.ts'
import { planTrip } from './plan-trip.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

async function mealsOf(prompt: string): Promise<TripPreview['days'][number]['stops']> {
  const wish = { prompt, today: '2026-11-21', constraints: {}, language: 'en' as const }
  const facts = await planTrip(service.services, wish, { caller: 'test', signal: AbortSignal.timeout(60_000) })
  const { catalogue } = service.services
  const { days } = renderPreview(facts, { catalogue, language: 'en', today: wish.today })
  return days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'meal')
}

const concepts = new Map<string, { traits: readonly Trait[] }>([
  ['sweets', { traits: ['snack'] }],
  ['flower market', { traits: ['snack'] }],
  ['market', { traits: ['also_meal'] }],
  ['cafe', { traits: ['also_visit'] }],
])
const meal = (category: string, more: readonly string[] = [], visitMinutes = 60) => {
  const categoryCode = category === 'market' ? ('ATTRACTION' as const) : ('RESTAURANT' as const)
  return mealOf({ category, categoryCode, visitMinutes, guide: null }, [category, ...more], concepts)
}

describe('lunch and dinner', () => {
  it('are at restaurants, food streets, and markets and cafés with a kitchen', () => {
    expect([meal('restaurant'), meal('restaurant', [], 30), meal('street_food')]).toEqual(['only', 'only', 'only'])
    expect([meal('market', ['food']), meal('cafe', ['restaurant'])]).toEqual(['also', 'also'])
  })

  it('are not at sweets, flower and cloth markets, snack stalls, cafés and bars', () => {
    expect([meal('street_food', ['sweets']), meal('street_food', [], 30), meal('restaurant', [], 20)]).toEqual(
      Array.from({ length: 3 }, () => 'no'),
    )
    expect([meal('market', ['flower market', 'food']), meal('market'), meal('cafe'), meal('bar')]).toEqual(
      Array.from({ length: 4 }, () => 'no'),
    )
  })
})

describe('guests with a diet', () => {
  const table = (category: string, kinds: string[], categoryCode: 'RESTAURANT' | 'ATTRACTION' = 'RESTAURANT') =>
    isTableOfOthers(
      { category, categoryCode, visitMinutes: 30, guide: null },
      [category, ...kinds],
      ['vegetarian'],
      concepts,
    )

  it('have a drink at a bar that they asked for, but Muslims do not', () => {
    const bar = { category: 'bar', categoryCode: 'RESTAURANT', visitMinutes: 90, guide: null } as const
    expect(isTableOfOthers(bar, ['bar'], ['vegetarian'], concepts)).toBe(false)
    expect(isTableOfOthers(bar, ['bar'], ['halal'], concepts)).toBe(true)
  })

  it('visit no stall of congee, but cakes, sweets, markets and tables of their own', () => {
    expect([table('street_food', []), table('restaurant', ['noodles'])]).toEqual([true, true])
    expect([table('cafe', []), table('street_food', ['sweets']), table('restaurant', ['vegetarian'])]).toEqual(
      Array.from({ length: 3 }, () => false),
    )
    expect(table('market', [], 'ATTRACTION')).toBe(false)
  })

  it('alone eat at a vegan kitchen; a curry house that is vegetarian too is for everyone', () => {
    const isTheirs = (subCategories: string[], diets: string[] = []) =>
      isForDietOnly({ categoryCode: 'RESTAURANT', subCategories }, { food: { diets }, interests: [] } as never)
    expect([isTheirs(['vegetarian']), isTheirs(['vegetarian', 'breakfast'])]).toEqual([true, true])
    expect([isTheirs(['indian food', 'vegetarian']), isTheirs(['muslim food'])]).toEqual([false, false])
    expect(isTheirs(['vegetarian'], ['vegan'])).toBe(false)
  })

  it('say nothing new with the fish that no vegetarian eats', () => {
    expect([isInDiet('seafood', ['vegetarian']), isInDiet('กุ้ง', ['vegan'])]).toEqual([true, true])
    expect([isInDiet('peanuts', ['vegetarian']), isInDiet('pork', ['halal'])]).toEqual([false, false])
  })
})

describe('meals', () => {
  it('are at named places, and not at cafés, also where places are far apart', async () => {
    const prompts = ['5 days in Isan by car', '3 days in Bangkok', '2 days in Sukhothai']
    const meals = (await Promise.all(prompts.map(mealsOf))).flat()
    expect(meals.length).toBeGreaterThan(12)
    expect(meals.filter((meal) => meal.place_id === undefined).length).toBeLessThanOrEqual(meals.length / 8)
    expect(meals.filter(({ place }) => place?.category === 'cafe')).toEqual([])
  })

  it('fit a diet where the area has such a place', async () => {
    const { catalogue } = service.services
    const meals = await mealsOf('2 days in Chiang Mai, vegetarian food')
    const places = meals.flatMap(({ place_id: id }) => (id === undefined ? [] : (catalogue.findPlace(id) ?? [])))
    expect(places.some(({ subCategories, tags }) => [...subCategories, ...tags].includes('vegetarian'))).toBe(true)
  })
})
