import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { ScoredPlace } from './scored-place.ts'
import {
  hiredFor,
  hirePriceOf,
  hiresLeftOut,
  isHireTooDear,
  isWithoutCar,
  reachWithoutCar,
  withoutHires,
} from './without-car.ts'

const TOWN = { latitude: 18.79, longitude: 98.98 }
const MOUNTAIN = { latitude: 18.55, longitude: 98.48 }
const ISLE = { latitude: 12.05, longitude: 102.32 }
const catalogue = {
  world: {
    towns: [
      { id: 'town', point: TOWN, rank: 5, provinceCode: '50' },
      { id: 'village', point: { latitude: 18.9, longitude: 100.1 }, rank: 1, provinceCode: '54' },
    ],
    islands: [{ id: 'isle', areas: [{ point: ISLE, radiusM: 9_000 }] }],
  },
} as unknown as CatalogueView
const by = (transport: Reading['transport']) => ({ transport })
const party = (adults: number) => ({ adults, children: 0, seniors: 0, foreigners: 0 })
const wish = (more: Partial<Reading> = {}) =>
  ({ transport: 'bus', days: 2, party: party(4), budget: null, spending: null, interests: [], ...more }) as Reading

it('travellers without a car come for less where no line goes, and on islands for as much as others', () => {
  const reach = (transport: Reading['transport'], point: typeof TOWN) =>
    reachWithoutCar(by(transport), catalogue)({ point })
  expect(reach('bus', MOUNTAIN)).toBeLessThan(1)
  expect(reach('bus', TOWN)).toBe(1)
  expect(reach('bus', ISLE)).toBe(1)
  expect(reach('car', MOUNTAIN)).toBe(1)
  expect(reach(null, MOUNTAIN)).toBe(1)
})

it('whoever leaves the vehicle open may have a car', () => {
  expect(isWithoutCar(by('public'))).toBe(true)
  expect(isWithoutCar(by('motorbike'))).toBe(false)
  expect(isWithoutCar(by(null))).toBe(false)
})

describe('a hired car', () => {
  it('is for what is beyond the songthaews of a town, and only for those who have none', () => {
    const isHired = hiredFor(by('bus'), catalogue)
    expect(isHired({ point: MOUNTAIN })).toBe(true)
    expect(isHired({ point: { latitude: 18.9, longitude: 100.17 } })).toBe(false)
    expect(isHired({ point: ISLE })).toBe(false)
    expect(hiredFor(by('car'), catalogue)({ point: MOUNTAIN })).toBe(false)
  })

  it('costs each of four friends a quarter', () => {
    expect(hirePriceOf(wish({ party: party(1) }))).toBe(4 * hirePriceOf(wish()))
    expect(hirePriceOf(wish({ transport: 'car' }))).toBe(0)
  })

  it('is too dear where it takes a third of the day’s money, or for whoever says that money is short', () => {
    const withBudget = (amount: number) => isHireTooDear(wish({ budget: { amount, per: 'person' } }))
    expect(withBudget(1_500)).toBe(true)
    expect(withBudget(6_000)).toBe(false)
    expect(isHireTooDear(wish({ spending: 'low' }))).toBe(true)
    expect(isHireTooDear(wish())).toBe(false)
  })

  it('that is too dear is hired for what is named only, or for a kind that nothing nearer has', () => {
    const place = (id: string, point: typeof TOWN, kinds: string[]): ScoredPlace => ({
      place: { id, point } as PlaceEntry,
      kinds,
      score: 1,
    })
    const places = [
      place('market', TOWN, ['market']),
      place('far-market', MOUNTAIN, ['market']),
      place('falls', MOUNTAIN, ['waterfall']),
      place('named', MOUNTAIN, ['cave']),
      place('other', MOUNTAIN, ['cave']),
    ]
    const left = (reading: Reading) =>
      withoutHires(places, reading, hiredFor(reading, catalogue), ({ id }) => id === 'named').map(
        ({ place: { id } }) => id,
      )
    const interests = ['market', 'waterfall'].map((key) => ({ key, weight: 0.7 })) as unknown as Reading['interests']
    expect(left(wish({ spending: 'low', interests }))).toEqual(['market', 'falls', 'named'])
    expect(left(wish({ interests }))).toHaveLength(5)
  })

  it('that is too dear is told where the destination is known for what needs one', () => {
    const destinations = [{ provinceCodes: ['50'], highlights: ['mountain'] }]
    const known = {
      findPlace: () => ({ point: MOUNTAIN, provinceCode: '50' }),
      world: { ...catalogue.world, destinations },
    } as unknown as CatalogueView
    const told = (reading: Reading, province = '50') =>
      hiresLeftOut({ ...reading, mustVisit: [] }, new Set([province]), known).map(({ code }) => code)
    expect(told(wish({ spending: 'low' }))).toEqual(['hires_left_out'])
    expect(told(wish())).toEqual([])
    expect(told(wish({ spending: 'low', transport: 'car' }))).toEqual([])
    expect(told(wish({ spending: 'low' }), '54')).toEqual([])
  })
})
