import { describe, expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import type { ProblemDay } from '../../planner/problem.ts'
import type { Town } from '../../world/region.ts'
import { reachedEnds, withoutHome } from './reached-ends.ts'
import type { PreparedTrip } from './trip-problem.ts'

const town = (id: string, latitude: number, more: Partial<Town> = {}): Town =>
  ({ id, point: { latitude, longitude: 99 }, islandId: null, airport: null, rank: 3, ...more }) as Town
const city = town('city', 18, { airport: 'CTY', rank: 5 })
const valley = town('valley', 19)
const isle = town('isle', 8, { islandId: 'isle' })
const far = town('far', 7.5, { islandId: 'far' })
const PIER = { latitude: 8.1, longitude: 99.1 }
const destination = (id: string, townIds: string[], airportTownId: string | null) => ({
  id,
  kind: 'town',
  townIds,
  gateway: { airportTownId },
})
const catalogue = {
  world: {
    towns: [city, valley, isle, far],
    destinations: [
      destination('city', ['city'], 'city'),
      destination('valley', ['valley'], 'city'),
      destination('isle', ['isle'], null),
      destination('reefs', ['reef', 'cay'], 'city'),
    ],
    islands: [{ id: 'isle' }, { id: 'far' }, { id: 'reef' }, { id: 'cay' }],
    ferries: ['isle', 'reef', 'cay'].map((to, at) => ({
      from: 'mainland',
      to,
      fromPier: at === 0 ? PIER : { latitude: 8 + at, longitude: 99 },
      minutes: 60,
      wait: 30,
    })),
  },
} as unknown as Parameters<typeof reachedEnds>[2]
const day = (baseTownId: string | null) =>
  ({ startMinute: 510, endMinute: 1230, start: null, end: null, meals: [], baseTownId }) as unknown as ProblemDay
const wish = (more: Partial<Reading> = {}) =>
  ({
    start: null,
    end: null,
    transport: null,
    arrivalMinute: null,
    departureMinute: null,
    dailyWindow: { start: null, end: null },
    ...more,
  }) as Reading
function endsOf(beds: (string | null)[], bases: Town[] = [], reading = wish()) {
  const prepared = { problem: { days: beds.map(day), bases } } as unknown as PreparedTrip
  const { days } = reachedEnds(prepared, reading, catalogue).problem
  return {
    start: days[0]!.start,
    startMinute: days[0]!.startMinute,
    end: days.at(-1)!.end,
    over: days.at(-1)!.endMinute,
  }
}

describe('a trip whose first bed is far from the airport', () => {
  it('begins at the airport, once the first flights have landed', () => {
    expect(endsOf(['valley', null])).toMatchObject({ start: city.point, startMinute: 540, end: null })
  })

  it('begins there too if its beds are still open and only some are far', () => {
    expect(endsOf([null, null], [city, valley])).toMatchObject({ start: city.point, startMinute: 510 })
  })

  it('begins where its beds are for those with a car of their own, and in the town with the airport', () => {
    expect(endsOf(['valley', null], [], wish({ transport: 'car' })).start).toBeNull()
    expect(endsOf(['city', null]).start).toBeNull()
  })
})

describe('a trip by plane', () => {
  const byPlane = wish({ transport: 'plane' })

  it('ends where people fly home from, when that is one town for all beds', () => {
    expect(endsOf(['city', 'valley', null], [], byPlane)).toMatchObject({ end: city.point, over: 18 * 60 + 30 })
    expect(endsOf([null, null], [city, valley], byPlane).end).toEqual(city.point)
    expect(endsOf(['city', 'valley', null]).end).toBeNull()
    expect(endsOf(['city', 'city', null], [], byPlane).end).toBeNull()
  })

  it('is over at the hour that the wish gives', () => {
    const late = wish({ transport: 'plane', departureMinute: 1200 })
    expect(endsOf(['city', 'valley', null], [], late)).toMatchObject({ end: city.point, over: 1230 })
  })

  it('ends at its bed when its beds have airports of their own', () => {
    expect(endsOf(['city', 'far', null], [], byPlane).end).toBeNull()
  })
})

describe('who lands at an hour that the wish gives', () => {
  it('begins and ends in the town with the airport, whatever they drive', () => {
    const hired = wish({ transport: 'car', flies: 'both', arrivalMinute: 570, departureMinute: 1080 })
    expect(endsOf(['valley', 'valley', null], [], hired)).toMatchObject({ start: city.point, end: city.point })
    const landing = wish({ transport: 'car', flies: 'in', arrivalMinute: 570 })
    expect(endsOf(['valley', 'valley', null], [], landing)).toMatchObject({ start: city.point, end: null })
  })
})

describe('a trip to an island', () => {
  it('begins and ends at the pier on the mainland, in time for the boats', () => {
    expect(endsOf(['isle', 'isle', null])).toEqual({ start: PIER, startMinute: 510, end: PIER, over: 17 * 60 + 30 })
  })

  it('ends there as well if it began elsewhere', () => {
    expect(endsOf(['city', 'isle', null])).toMatchObject({ start: null, end: PIER })
  })

  it('ends in the town with the airport after islands with piers of their own, not on one of them', () => {
    const reef = town('reef', 8, { islandId: 'reef' })
    const cay = town('cay', 8, { islandId: 'cay' })
    expect(endsOf([null, null], [reef, cay])).toMatchObject({ end: city.point, over: 17 * 60 + 30 })
    expect(endsOf([null, null], [reef, valley])).toMatchObject({ end: null })
  })

  it('keeps the ends that the wish names, and those of a day', () => {
    const start = { text: '', provinceCode: '10', townId: null, placeId: null }
    expect(endsOf(['isle', null], [], wish({ start, end: start }))).toMatchObject({ start: null, end: null })
    expect(endsOf([null], [isle])).toMatchObject({ start: null, end: null })
  })
})

describe('a trip without the way from home and back', () => {
  const tripOf = (...days: Partial<ProblemDay>[]) =>
    ({ assumed: [], problem: { days: days.map((more) => ({ ...day(null), ...more })) } }) as unknown as PreparedTrip

  it('has neither end, and says so', () => {
    const open = withoutHome(tripOf({ start: PIER }, {}, { end: PIER }))
    expect(open?.problem.days.map(({ start, end }) => [start, end])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    )
    expect(open?.assumed.map(({ code }) => code)).toEqual(['way_outside'])
  })

  it('is not made of a day trip, nor of one that has no such way', () => {
    expect(withoutHome(tripOf({ start: PIER, end: PIER }))).toBeUndefined()
    expect(withoutHome(tripOf({}, {}))).toBeUndefined()
  })
})
