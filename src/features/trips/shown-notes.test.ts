import { describe, expect, it } from 'vitest'
import { EMPTY_TRIP } from './edit-trip.ts'
import { listAssumed, listUnmet } from './shown-notes.ts'
import type { PlannedTrip, StopFacts, TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

const estimate = (from: number) => ({ total: { from, to: 2 * from } }) as Parameters<typeof listAssumed>[0]['estimate']
const place = (more: Partial<TripPlace>) =>
  ({ id: 'x', fee: null, guide: null, partOf: null, category: null, ...more }) as TripPlace
const fee = (thaiAdult: number, foreignerAdult: number | null) => ({
  thaiAdult,
  thaiChild: null,
  foreignerAdult,
  foreignerChild: null,
})
const day = { ...EMPTY_TRIP.days[0]!, stops: [] as StopFacts[] }
function noted(facts: Partial<TripFacts>, places: readonly TripPlace[] = [place({})], total = 4_000) {
  const request = {} as PlannedTrip['request']
  return {
    facts: { ...EMPTY_TRIP, request, days: [day, day, day], ...facts },
    places,
    estimate: estimate(total),
    catalogue: { findPlace: () => undefined, world: { destinations: [] } as never },
  }
}
const codesOf = (notes: readonly { readonly code: string }[]) => notes.map(({ code }) => code)

describe('what was assumed', () => {
  const assumed: TripFacts['assumed'] = [
    { about: 'party', code: 'foreigner_fees', values: {} },
    { about: 'transport', code: 'transport_assumed', values: { transport: 'car' } },
  ]

  it('leaves out what the plan does not depend on', () => {
    expect(codesOf(listAssumed(noted({ assumed }, [place({ fee: fee(0, 0) })])))).toEqual(['costs_covered'])
    const leg = { mode: 'drive', minutes: 9, metres: 9, source: 'estimated' } as const
    const driven = noted(
      { assumed, party: { ...EMPTY_TRIP.party, foreigners: 1 }, days: [{ ...day, leg_back: leg }] },
      [place({ fee: fee(20, 100) })],
    )
    expect(codesOf(listAssumed(driven))).toEqual(['foreigner_fees', 'transport_assumed', 'hired_car', 'costs_of_day'])
  })

  it('tells those who have their own vehicle that none is hired, if the trip drives', () => {
    const own = { about: 'transport', code: 'own_vehicle', values: {} } as const
    const leg = { mode: 'drive', minutes: 9, metres: 9, source: 'estimated' } as const
    const party = { ...EMPTY_TRIP.party, foreigners: 2 }
    const days = [{ ...day, leg_back: leg }]
    expect(codesOf(listAssumed(noted({ assumed: [own], party, days })))).toEqual(['own_vehicle', 'costs_of_day'])
    expect(codesOf(listAssumed(noted({ assumed: [own], party })))).toEqual(['costs_covered'])
  })

  it('says whose prices were counted, for Thais too', () => {
    expect(codesOf(listAssumed(noted({}, [place({ fee: fee(20, 100) })])))).toEqual(['thai_fees', 'costs_covered'])
    expect(codesOf(listAssumed(noted({}, [place({ fee: fee(20, null) })])))).toEqual(['thai_fees', 'costs_covered'])
  })

  it('says what a budget leaves for rooms', () => {
    const budget = { amount: 10_000, per: 'trip' } as const
    // Of 4,000 baht, two nights in the cheapest room are 800.
    expect(listAssumed(noted({ budget }))).toEqual([
      { about: 'budget', code: 'budget_for_stay', values: { baht: 10_000, room_baht: 3_400 } },
    ])
    expect(listAssumed(noted({ budget, days: [day] }))).toEqual([
      { about: 'budget', code: 'budget_kept', values: { baht: 10_000, total_baht: 4_000 } },
    ])
  })
})

describe('what is unmet', () => {
  it('says by how much the whole trip exceeds its budget', () => {
    const stale = { about: 'budget', code: 'over_budget', values: { baht: 1 }, suggestion: null } as const
    const facts = { budget: { amount: 1_000, per: 'day' } as const, unmet: [stale] }
    expect(listUnmet(noted(facts))).toEqual([
      {
        about: 'budget',
        code: 'budget_exceeded',
        values: { baht: 3_000, total_baht: 4_000, over_baht: 1_000 },
        suggestion: { about: 'budget', code: 'raise_budget', values: { baht: 4_000 } },
      },
    ])
    expect(listUnmet(noted(facts, undefined, 3_000))).toEqual([])
  })

  it('is never a class that the trip has', () => {
    const lessons = { about: 'other', code: 'lessons', values: { said: 'a cooking class' }, suggestion: null } as const
    expect(codesOf(listUnmet(noted({ unmet: [lessons, lessons] })))).toEqual(['lessons'])
    expect(listUnmet(noted({ unmet: [lessons] }, [place({ category: 'cooking_class' })]))).toEqual([])
  })
})
