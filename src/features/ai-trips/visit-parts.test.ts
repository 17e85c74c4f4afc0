import { describe, expect, it } from 'vitest'
import type { ItineraryStop } from '../../planner/itinerary.ts'
import { partsOf } from './visit-parts.ts'

const leg = (minutes: number, mode: 'walk' | 'ferry' = 'walk') =>
  ({ mode, minutes, metres: minutes * 60, source: 'estimated' }) as const
const NINE = 540
const stop = (minutes: number, more: Partial<ItineraryStop> = {}): ItineraryStop => ({
  kind: 'visit',
  candidateId: 'bay',
  meal: null,
  arrive: NINE,
  depart: NINE + minutes,
  costBaht: 40,
  locked: false,
  leg: leg(30, 'ferry'),
  opening: 'open',
  ...more,
})
const visits = [
  { id: 'bay', minutes: 90, costBaht: 40, leg: null },
  { id: 'sandbank', minutes: 90, costBaht: 0, leg: leg(10, 'ferry') },
  { id: 'islet', minutes: 60, costBaht: 0, leg: leg(10, 'ferry') },
]
const lunchBreak = {
  minutes: 70,
  after: [
    { placeId: 'kitchen', to: leg(5), on: leg(12, 'ferry') },
    { placeId: null, to: leg(0), on: leg(10, 'ferry') },
  ],
}
const shown = (stops: readonly ItineraryStop[]) =>
  stops.map(({ kind, candidateId, arrive, depart, leg: way }) => [
    kind,
    candidateId,
    arrive - NINE,
    depart - NINE,
    way?.minutes,
  ])

describe('a visit of several places', () => {
  it('is written out part by part, longer by the same share', () => {
    expect(shown(partsOf(stop(260), { visits }))).toEqual([
      ['visit', 'bay', 0, 90, 30],
      ['visit', 'sandbank', 100, 190, 10],
      ['visit', 'islet', 200, 260, 10],
    ])
    expect(shown(partsOf(stop(380), { visits })).map(([, , from, to]) => [from, to])).toEqual([
      [0, 135],
      [145, 280],
      [290, 380],
    ])
  })

  it('has its lunch after the part that ends nearest to noon', () => {
    const parts = partsOf(stop(330, { includes: ['lunch'] }), { visits, lunchBreak })
    expect(shown(parts)).toEqual([
      ['visit', 'bay', 0, 90, 30],
      ['visit', 'sandbank', 100, 190, 10],
      ['meal', null, 190, 260, 0],
      ['visit', 'islet', 270, 330, 10],
    ])
    expect(parts.map(({ meal }) => meal)).toEqual([null, null, 'lunch', null])
    expect(parts.flatMap(({ includes }) => includes ?? [])).toEqual([])
  })

  it('has it at a table next to that part, between the ways there and on', () => {
    const late = stop(330, { includes: ['lunch'], arrive: NINE + 100, depart: NINE + 430 })
    expect(shown(partsOf(late, { visits, lunchBreak })).slice(0, 3)).toEqual([
      ['visit', 'bay', 100, 190, 30],
      ['meal', 'kitchen', 195, 258, 5],
      ['visit', 'sandbank', 270, 360, 12],
    ])
  })

  it('has no lunch of its own without one', () => {
    expect(partsOf(stop(260), { visits, lunchBreak })).toHaveLength(3)
  })
})
