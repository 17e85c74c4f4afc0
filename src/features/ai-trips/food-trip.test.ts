import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { isAboutFood } from './about-food.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  const { days, unmet } = planWith(service, prompt, 0.1)
  const stops = days.map((day) =>
    day.stops.map(({ kind, meal, place_id: id }) => {
      const place = id ? service.services.catalogue.findPlace(id) : undefined
      const isFood = place !== undefined && (place.categoryCode === 'RESTAURANT' || place.tags.includes('food'))
      const isEaten = isFood || ['market', 'night_market', 'food_tour', 'cooking_class'].includes(place?.category ?? '')
      return { kind, meal, isEaten, dishes: place?.category === 'street_food' ? place.subCategories : [] }
    }),
  )
  return { stops, unmet }
}

const asks = (...keys: string[]) =>
  isAboutFood({
    interests: keys.map((key) => ({ key, kind: 'tag', weight: 0.7, minCount: null, exclusive: false, day: null })),
  })

describe('a trip that is about food', () => {
  it('is one whose wish names food and nothing but food and markets', () => {
    expect(asks('street_food', 'night_market')).toBe(true)
    expect(asks('food_tour')).toBe(true)
    expect(asks('food', 'temple')).toBe(false)
    expect(asks('market')).toBe(false)
    expect(asks()).toBe(false)
  })

  it.each([
    'Street food and fresh markets in Bangkok, 3 days',
    '2 days of eating in Phuket town',
    'ตระเวนกินเชียงใหม่ 2 วัน 1 คืน',
  ])('spends most of its stops on what people eat, and ends with dinner: %s', (prompt) => {
    const { stops, unmet } = plan(prompt)
    const visits = stops.flat().filter(({ kind }) => kind === 'visit')
    expect(visits.filter(({ isEaten }) => isEaten).length).toBeGreaterThanOrEqual(visits.length / 2)
    expect(stops.at(-1)?.some(({ meal }) => meal === 'dinner')).toBe(true)
    expect(unmet).toEqual([])
    for (const day of stops) {
      const bowls = day.flatMap(({ dishes }) => dishes).filter((dish) => /congee|omelette|satay/.test(dish))
      expect(new Set(bowls).size).toBe(bowls.length)
    }
  })

  it('has time for a food tour in the evening that it asks for', () => {
    const { unmet } = plan('2-day food tour of Bangkok')
    expect(unmet).toEqual([])
  })
})
