import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { missedDestinations } from './missed-destinations.ts'

const ISLES = { latitude: 8.65, longitude: 97.65 }
const PIER = { latitude: 8.57, longitude: 98.23 }
const OTHER = { latitude: 7.5, longitude: 99.1 }
const catalogue = {
  findPlace: (id: string) =>
    ({
      isle: { id: 'isle', point: ISLES, guide: null },
      tour: { id: 'tour', point: PIER, guide: { covers: ['isle'] } },
      wat: { id: 'wat', point: PIER, guide: null },
    })[id],
  world: {
    towns: [
      { id: 'isle-town', point: ISLES, islandId: null },
      { id: 'pier-town', point: PIER, islandId: null },
    ],
    islands: [{ id: 'other', nameTh: 'เกาะ', nameEn: 'Other Island', areas: [{ point: OTHER, radiusM: 3_000 }] }],
    destinations: [
      {
        id: 'isles',
        nameTh: 'หมู่เกาะ',
        nameEn: 'the Isles',
        kind: 'park',
        point: ISLES,
        radiusM: 10_000,
        townIds: ['isle-town', 'pier-town'],
        highlights: ['isle'],
      },
    ],
  },
} as unknown as CatalogueView
const reading = (more: Partial<Reading> = {}) =>
  ({
    destinations: ['isles'],
    islands: [],
    language: 'en',
    walking: null,
    interests: [],
    ...more,
  }) as unknown as Reading
const trip = (stops: readonly string[], bed: string | null = null, unmet: Itinerary['unmet'] = []) =>
  ({ days: [{ baseTownId: bed, stops: stops.map((candidateId) => ({ candidateId })) }], unmet }) as unknown as Itinerary
const missed = (itinerary: Itinerary, wish = reading()) =>
  missedDestinations(wish, itinerary, catalogue).map(({ code, values }) => ({ code, ...values }))

describe('a destination that the wish names', () => {
  it('is missed where the trip neither sees it, nor sleeps there, nor passes it on a tour', () => {
    for (const elsewhere of [trip(['wat']), trip(['wat'], 'pier-town')])
      expect(missed(elsewhere)).toEqual([{ code: 'no_time', said: 'the Isles' }])
    for (const seen of [trip(['isle']), trip(['tour']), trip(['wat'], 'isle-town')]) expect(missed(seen)).toEqual([])
  })

  it('may be an island', () => {
    const wish = reading({ destinations: [], islands: [{ id: 'other' }] as unknown as Reading['islands'] })
    expect(missed(trip(['wat']), wish)).toEqual([{ code: 'no_time', said: 'Other Island' }])
  })

  it('is out of reach of a wheelchair', () => {
    const wheels = reading({ walking: 'wheelchair' })
    expect(missed(trip(['wat']), wheels)).toEqual([{ code: 'not_on_wheels', said: 'the Isles' }])
  })

  it('is told once: what is closed there says why', () => {
    const closed = { wish: 'must_see', subject: 'isle', day: null, reason: 'closed', suggestion: null } as const
    expect(missed(trip(['wat'], null, [closed]))).toEqual([])
  })
})
