import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { renderPreview, type TripPreview } from '../trips/public.ts'
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

describe('meals', () => {
  it('are at named places, and not at cafés, also where places are far apart', async () => {
    for (const prompt of ['5 days in Isan by car', '3 days in Bangkok', '2 days in Sukhothai']) {
      const meals = await mealsOf(prompt)
      const unnamed = meals.filter((meal) => meal.place_id === undefined)
      expect(unnamed.length / meals.length).toBeLessThanOrEqual(0.1)
      expect(meals.filter(({ place }) => place?.category === 'cafe')).toEqual([])
    }
  })

  it('fit a diet where the area has such a place', async () => {
    const { catalogue } = service.services
    const meals = await mealsOf('2 days in Chiang Mai, vegetarian food')
    const places = meals.flatMap(({ place_id: id }) => (id === undefined ? [] : (catalogue.findPlace(id) ?? [])))
    expect(places.some(({ subCategories, tags }) => [...subCategories, ...tags].includes('vegetarian'))).toBe(true)
  })
})
