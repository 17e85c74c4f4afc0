import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { isClosedIn, plannedSoon } from './planned-soon.ts'

const CLOSED = new Map([['ridge', [11, 12, 1]]])
const catalogue = {
  findPlace: (id: string) => ({ guide: { closedMonths: CLOSED.get(id) } }),
  world: {
    destinations: [
      { id: 'ridge-town', highlights: ['ridge', 'market'] },
      { id: 'market-town', highlights: ['market', 'ridge'] },
    ],
    islands: [
      { id: 'dry-isle', openSeason: { from: '10-15', to: '05-15' } },
      { id: 'wet-isle', openSeason: { from: '06-01', to: '09-30' } },
    ],
  },
} as never as CatalogueView
const NOTHING_SAID = { startDate: null, month: null, mustVisit: [], destinations: [], islands: [] }
const soonOf = (wish: Partial<Reading>, today = '2026-11-21') =>
  plannedSoon({ ...NOTHING_SAID, ...wish } as Partial<Reading> as Reading, catalogue, today).soon

describe('a wish without dates', () => {
  it('is planned for this month and the next', () => {
    expect(soonOf({})).toEqual([11, 12])
    expect(soonOf({}, '2026-12-31')).toEqual([12, 1])
  })

  it('is left alone when it says a date, a month or a season', () => {
    expect(soonOf({ startDate: '2027-06-01' })).toBeUndefined()
    expect(soonOf({ month: '2027-06' })).toBeUndefined()
    expect(soonOf({ season: 'rainy' as never })).toBeUndefined()
  })

  it.each<readonly [string, Partial<Reading>]>([
    ['a place that is closed now', { mustVisit: [{ placeId: 'ridge' }] as never }],
    ['a destination whose first sight is closed now', { destinations: ['ridge-town'] }],
    ['an island that is closed now', { islands: [{ id: 'wet-isle' }] as never }],
  ])('is for another season when it names %s', (_what, wish) => {
    expect(soonOf(wish)).toBeUndefined()
  })

  it('is for now when only a lesser sight of what it names is closed', () => {
    expect(soonOf({ destinations: ['market-town'], islands: [{ id: 'dry-isle' }] as never })).toEqual([11, 12])
  })

  it('gets nothing that is closed in both months', () => {
    expect(isClosedIn([11, 12, 1], [11, 12])).toBe(true)
    expect(isClosedIn([11], [11, 12])).toBe(false)
    expect(isClosedIn(undefined, [11, 12])).toBe(false)
    expect(isClosedIn([11, 12], undefined)).toBe(false)
  })
})
