import { describe, expect, it } from 'vitest'
import { stopCosts } from './stop-costs.ts'
import { unknownPrice } from './trip-costs.ts'
import type { Party, StopFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

const thais: Party = { adults: 2, children: 0, seniors: 0, foreigners: 0 }
const foreigners: Party = { ...thais, foreigners: 2 }
const fee = (thaiAdult: number | null, foreignerAdult: number | null) => ({
  thaiAdult,
  thaiChild: null,
  foreignerAdult,
  foreignerChild: null,
})
const place = (id: string, more: Partial<TripPlace> = {}) =>
  ({
    id,
    fee: null,
    guide: null,
    partOf: null,
    pricePerPerson: null,
    category: null,
    categoryCode: 'ATTRACTION',
    duplicateOf: null,
    ...more,
  }) as TripPlace
const places = new Map(
  [
    place('park', { fee: fee(40, 400), category: 'national_park' }),
    place('waterfall', { partOf: 'park' }),
    place('tower', { partOf: 'park', fee: fee(40, 400) }),
    place('ruin-park', { fee: fee(20, 100), category: 'historic_site' }),
    place('ruin', { partOf: 'ruin-park', fee: fee(20, 100) }),
    place('palace', { fee: fee(0, 500) }),
    place('temple-inside', { fee: fee(0, 500), guide: { oneVisitWith: ['palace'] } }),
    place('bay', { fee: fee(40, 400), guide: { ticket: 'marine-park' } }),
    place('island', { fee: fee(40, 400), guide: { ticket: 'marine-park' } }),
    place('museum', { fee: fee(30, null) }),
    place('lake', { fee: fee(40, 200), guide: { hire: 1_000 } }),
    place('boat', { guide: { experience: true }, pricePerPerson: 800 }),
    place('noodles', { categoryCode: 'RESTAURANT', pricePerPerson: 60 }),
    place('unpriced', { categoryCode: 'RESTAURANT' }),
  ].map((each) => [each.id, each]),
)
const stop = (id: string, kind: StopFacts['kind'] = 'visit'): StopFacts => ({
  stop_id: id,
  kind,
  meal: kind === 'meal' ? 'lunch' : null,
  place_id: id,
  arrive: 600,
  stay_minutes: 60,
  locked: false,
  note: null,
  leg: null,
})
function costsOf(party: Party, ...stops: StopFacts[]): Record<string, number> {
  const day = { start: 540, end: 1200, from: null, to: null, base: null, stops, leg_back: null }
  const catalogue = { findPlace: (id: string) => places.get(id) as never }
  const costs = stopCosts({ days: [day], party }, (id) => places.get(id), catalogue)
  return Object.fromEntries([...costs].map(([id, { baht }]) => [id, baht]))
}

describe('what stops cost', () => {
  it('is the ticket of the park for what is in it, once', () => {
    expect(costsOf(foreigners, stop('waterfall'), stop('tower'))).toEqual({ waterfall: 800, tower: 0 })
    expect(costsOf(thais, stop('tower'), stop('waterfall'))).toEqual({ tower: 80, waterfall: 0 })
  })

  it('is a ticket for each zone of a historical park', () => {
    expect(costsOf(thais, stop('ruin-park'), stop('ruin'))).toEqual({ 'ruin-park': 40, ruin: 40 })
  })

  it('is one ticket behind one gate', () => {
    expect(costsOf(foreigners, stop('palace'), stop('temple-inside'))).toEqual({ palace: 1_000, 'temple-inside': 0 })
  })

  it('is one ticket for all islands of a marine park', () => {
    expect(costsOf(foreigners, stop('bay'), stop('island'))).toEqual({ bay: 800, island: 0 })
  })

  it('is the boat or guide too without which there is no visit', () => {
    expect(costsOf(thais, stop('lake'))).toEqual({ lake: 2_080 })
  })

  it('is never the price for Thais where foreigners pay another, unknown one', () => {
    expect(costsOf(thais, stop('museum'))).toEqual({ museum: 60 })
    expect(costsOf(foreigners, stop('museum'))).toEqual({ museum: 0 })
  })

  it('is the price of a tour and of a meal for each traveller; none for a meal without a price', () => {
    const stops = [stop('boat'), stop('noodles', 'meal'), stop('unpriced', 'meal')]
    expect(costsOf(thais, ...stops)).toEqual({ boat: 1_600, noodles: 120 })
  })
})

describe('an unknown price', () => {
  it.each([
    [fee(30, null), thais, null],
    [fee(30, null), foreigners, 'foreign_fee'],
    [fee(30, null), { ...thais, foreigners: 1 }, 'foreign_fee'],
    [fee(null, 500), thais, 'fee'],
    [fee(null, 500), foreigners, null],
    [fee(0, 0), foreigners, null],
    [null, thais, 'fee'],
  ] as const)('%j for %j: %s', (prices, party, unknown) => {
    expect(unknownPrice(prices, party)).toBe(unknown)
  })
})
