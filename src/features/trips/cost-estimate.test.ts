import { describe, expect, it } from 'vitest'
import { estimateCosts } from './cost-estimate.ts'
import type { StopCost } from './stop-costs.ts'
import type { DayFacts, StopFacts, TripFacts } from './trip-facts.ts'

const stop = (id: string, more: Partial<StopFacts> = {}): StopFacts => ({
  stop_id: `stop-${id}`,
  kind: 'visit',
  meal: null,
  place_id: id,
  arrive: 600,
  stay_minutes: 60,
  locked: false,
  note: null,
  leg: null,
  ...more,
})
const day = (stops: StopFacts[], leg_back: DayFacts['leg_back'] = null): DayFacts => ({
  start: 540,
  end: 1230,
  from: null,
  to: null,
  base: null,
  stops,
  leg_back,
})
const entry = (baht: number): StopCost => ({ part: 'entries', baht })
const party = { adults: 2, children: 2, seniors: 0, foreigners: 0 }
const estimate = (days: DayFacts[], costs: Record<string, StopCost> = {}, more: Partial<TripFacts> = {}) =>
  estimateCosts({ days, party, food_baht: 250, assumed: [], ...more }, new Map(Object.entries(costs)))

describe('the estimate of a trip', () => {
  it('has fees and experiences apart', () => {
    const days = [day([stop('temple'), stop('boat')])]
    const costs = { 'stop-temple': entry(100), 'stop-boat': { part: 'experiences', baht: 3_200 } as const }
    expect(estimate(days, costs)).toMatchObject({
      entries: 100,
      experiences: 3_200,
    })
  })

  it('has meals at the price of the place or the usual one; a child eats half', () => {
    const meals = [
      stop('noodles', { kind: 'meal', meal: 'lunch' }),
      stop('free', { kind: 'meal', meal: 'dinner', place_id: null }),
    ]
    // Breakfast 50, noodles 60 and a usual dinner of 100, for three who eat.
    const costs = { 'stop-noodles': { part: 'meals', baht: 3 * 60 } as const }
    expect(estimate([day(meals)], costs).meals).toBe(3 * (50 + 60 + 100))
  })

  it('has transport by distance: a car for four, a ticket for each', () => {
    const leg = (mode: 'drive' | 'flight' | 'walk', metres: number) =>
      ({ mode, metres, minutes: 10, source: 'estimated' }) as const
    expect(estimate([day([stop('temple', { leg: leg('walk', 900) })], leg('drive', 100_000))]).transport).toBe(350)
    expect(estimate([day([stop('temple', { leg: leg('flight', 500_000) })])]).transport).toBe(4 * (900 + 600))
  })

  it('has what they drive: motorbikes carry two, burn less and cost less to hire than a car', () => {
    const leg = { mode: 'drive', metres: 100_000, minutes: 90, source: 'estimated' } as const
    const rides = { assumed: [{ about: 'transport', code: 'motorbike_as_car', values: {} }] } as Partial<TripFacts>
    const visitors = { party: { ...party, foreigners: 4 } }
    const days = [day([stop('temple', { leg })])]
    expect(estimate(days, {}, visitors).transport).toBe(1_000 + 350)
    expect(estimate(days, {}, { ...visitors, ...rides }).transport).toBe(2 * (250 + 100))
    expect(estimate(days, {}, rides).transport).toBe(2 * 100)
  })

  it('has the fares of boats, where they are known, and the way to them', () => {
    const leg = { mode: 'boat', minutes: 30, metres: 10_000, source: 'estimated' } as const
    expect(estimate([day([stop('island', { leg: { ...leg, fare: 100 } })])]).transport).toBe(4 * (100 + 12))
    expect(estimate([day([stop('island', { leg })])]).transport).toBe(4 * (150 + 50))
  })

  it('has a songthaew there and back where no line goes, and for a longer way a car with its driver for the day', () => {
    const leg = (mode: 'charter' | 'public' | 'train', metres: number) =>
      ({ mode, metres, minutes: 30, source: 'estimated' }) as const
    const near = [day([stop('falls', { leg: leg('charter', 10_000) })], leg('charter', 10_000))]
    expect(estimate(near).transport).toBe(2 * 2 * (40 + 80))
    const far = [
      day(
        [stop('park', { leg: leg('charter', 60_000) }), stop('market', { leg: leg('public', 8_000) })],
        leg('train', 50_000),
      ),
    ]
    expect(estimate(far).transport).toBe(3_000 + 4 * (30 + 50))
  })

  it('has a range for the beds of each level, and the total is the sum of the parts', () => {
    const costs = estimate([day([stop('temple')]), day([stop('boat')])], { 'stop-temple': entry(40) })
    expect(costs.beds.budget).toEqual({ from: 800, to: 1_800 })
    const rest = costs.entries + costs.experiences + costs.meals + costs.transport
    expect(costs.total).toEqual({ from: rest + 800, to: rest + costs.beds.mid.to })
  })

  it.each([
    ['low', 'budget'],
    ['high', 'high'],
  ] as const)('counts the rooms of the level that was asked for: %s', (spending, level) => {
    const costs = estimate([day([stop('temple')]), day([])], {}, { spending })
    const rest = costs.entries + costs.experiences + costs.meals + costs.transport
    expect(costs.total).toEqual({ from: rest + costs.beds[level].from, to: rest + costs.beds[level].to })
  })

  it('hires a car for visitors from abroad, on each day that drives', () => {
    const drive = { mode: 'drive', metres: 100_000, minutes: 90, source: 'estimated' } as const
    const days = [day([stop('temple', { leg: drive })]), day([stop('boat')])]
    const costs = estimate(days, {}, { party: { ...party, foreigners: 4 } })
    expect(costs.transport).toBe(1_000 + 350)
  })

  it('hires none for those who have their own', () => {
    const drive = { mode: 'drive', metres: 100_000, minutes: 90, source: 'estimated' } as const
    const assumed: TripFacts['assumed'] = [{ about: 'transport', code: 'own_vehicle', values: {} }]
    const days = [day([stop('temple', { leg: drive })])]
    expect(estimate(days, {}, { assumed, party: { ...party, foreigners: 4 } }).transport).toBe(350)
  })

  it('hires a car for Thais who fly in, as the trip assumes', () => {
    const drive = { mode: 'drive', metres: 100_000, minutes: 90, source: 'estimated' } as const
    const assumed: TripFacts['assumed'] = [{ about: 'transport', code: 'hired_car', values: { baht: 1_000 } }]
    const days = [day([stop('temple', { leg: drive })]), day([stop('boat')])]
    expect(estimate(days, {}, { assumed }).transport).toBe(1_000 + 350)
  })

  it('is nothing for a trip without stops', () => {
    expect(estimate([day([])]).total).toEqual({ from: 0, to: 0 })
  })
})
