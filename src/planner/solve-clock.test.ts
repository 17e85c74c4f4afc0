import { describe, expect, test } from 'vitest'
import { planned } from '../../test/support/planned-trips.ts'
import { CHIANG_MAI, candidate, day, near, PAI, problem, TOWNS, week } from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { TripProblem } from './problem.ts'

const SAMUI = { latitude: 9.53, longitude: 100.06 }
const PIER = { latitude: 9.32, longitude: 99.75 }
const ISLET = { latitude: 9.7, longitude: 99.6 }
const bay = { ...TOWNS[0]!, id: 'bay', point: SAMUI, islandId: 'samui', airport: null }
const beach = candidate('beach', near(SAMUI, 3, 0), { islandId: 'samui', kind: 'beach' })
const islet = candidate('islet', ISLET, { islandId: 'islet', kind: 'beach', score: 9, dwellMinutes: 240 })
const base = problem()
const samui = base.islands[0]!
const ferry = base.ferries[0]!
const sea = {
  islands: [samui, { ...samui, id: 'islet', areas: [{ point: ISLET, radiusM: 2_000 }], pier: ISLET, nights: false }],
  ferries: [
    ferry,
    { ...ferry, from: 'samui', to: 'islet', fromPier: samui.pier, toPier: ISLET, minutes: 40, wait: 20 },
  ],
}
const arrival = (more: Partial<TripProblem> = {}) =>
  problem({
    ...sea,
    bases: [bay],
    days: [day({ start: PIER, baseTownId: 'bay' }), day({ baseTownId: 'bay' })],
    candidates: [beach, islet],
    ...more,
  })
const dayOf = (id: string, asked: TripProblem) =>
  planned(asked).days.findIndex(({ stops }) => stops.some((stop) => stop.candidateId === id))

describe('on a motorbike', () => {
  const far = near(PAI, 25, 10)
  const ridge = candidate('ridge', far, { hours: week({ open: 16 * 60, close: 22 * 60 }), score: 9 })
  const square = candidate('square', near(PAI, 1, 0), {
    hours: week({ open: 19 * 60, close: 22 * 60 }),
    dwellMinutes: 45,
  })
  const asked = (more: Partial<TripProblem> = {}) =>
    problem({ bases: [TOWNS[1]!], days: [day({ endMinute: 1380 }), day()], candidates: [ridge, square], ...more })
  const departures = (id: string, trip: TripProblem) =>
    planned(trip).days.flatMap(({ stops, returnLeg }) =>
      stops.flatMap((stop) => (stop.candidateId === id ? stop.depart + (returnLeg?.minutes ?? 0) : [])),
    )

  test('nobody is out on the road after sunset, nor far from the bed when the sun sets', () => {
    const dusk = 18 * 60 + 30
    for (const minute of departures('ridge', asked({ byDaylight: true }))) expect(minute).toBeLessThanOrEqual(dusk)
    expect(departures('square', asked({ byDaylight: true }))).toHaveLength(1)
  })

  test('a ride in the dark is a violation that the checker finds', () => {
    const late = { ...ridge, hours: week({ open: 18 * 60, close: 22 * 60 }) }
    const byCar = asked({ candidates: [late, square] })
    expect(departures('ridge', byCar)).toHaveLength(1)
    expect(departures('ridge', { ...byCar, byDaylight: true })).toHaveLength(0)
    expect(checkItinerary({ ...byCar, byDaylight: true }, planned(byCar)).map(({ rule }) => rule)).toContain('dark')
  })
})

describe('with luggage', () => {
  test('nobody stops at an island between the pier and the bed', () => {
    expect(dayOf('islet', arrival())).not.toBe(0)
    const plan = structuredClone(planned(arrival({ candidates: [{ ...beach, days: [0] }] })))
    const stop = plan.days[0]!.stops.find(({ candidateId }) => candidateId === 'beach')
    Object.assign(stop!, { candidateId: 'islet' })
    expect(checkItinerary(arrival(), plan).map(({ rule }) => rule)).toContain('luggage')
  })

  test('an island that was asked for by name is seen all the same', () => {
    const days = [day({ start: PIER, baseTownId: 'bay', startMinute: 360 }), day({ baseTownId: 'bay', endMinute: 600 })]
    expect(dayOf('islet', arrival({ days, mustVisit: ['islet'] }))).toBe(0)
  })

  test('nobody travels on for long after a day at sea', () => {
    const cruise = candidate('cruise', near(CHIANG_MAI, 1, 0), { kind: 'boat_tour', dwellMinutes: 360, score: 9 })
    const on = (second: string) =>
      problem({
        bases: TOWNS.slice(0, 2),
        days: [day({ baseTownId: 'chiang-mai' }), day({ baseTownId: second }), day({ baseTownId: second })],
        candidates: [{ ...cruise, days: [1] }],
      })
    expect(dayOf('cruise', on('chiang-mai'))).toBe(1)
    expect(dayOf('cruise', on('pai'))).toBe(-1)
  })
})

test('who arrives by boat takes it in the morning, and waits for the evening near the bed', () => {
  const [first] = planned(arrival({ candidates: [{ ...beach, days: [1] }] })).days
  const crossing = first!.stops.find(({ leg }) => (leg?.minutes ?? 0) > 60)!
  expect(crossing.arrive).toBeLessThan(14 * 60)
  expect(first!.stops.at(-1)).toMatchObject({ meal: 'dinner', nearBed: true, leg: { minutes: 0 } })
})

describe('a show on some weekdays', () => {
  const show = candidate('show', near(CHIANG_MAI, 1, 0), {
    hours: week({ open: 480, close: 1020 }),
    departures: [{ open: 585, close: 595 }],
    departureDays: [5],
  })
  const on = (weekday: number, startMinute = 540) =>
    planned(problem({ days: [day({ weekday, startMinute })], candidates: [show] })).days[0]!.stops.find(
      ({ candidateId }) => candidateId === 'show',
    )

  test('is seen whole on them', () => {
    expect(on(5)!.arrive).toBeGreaterThanOrEqual(585)
    expect(on(5)!.arrive).toBeLessThanOrEqual(595)
    expect(on(5, 660)).toBeUndefined()
  })

  test('leaves its place open to all on others', () => {
    expect(on(2, 660)).toBeDefined()
  })
})

test('a viewpoint for the sunset is no stop at noon, unless it was asked for by name', () => {
  const cape = candidate('cape', near(CHIANG_MAI, 1, 0), {
    kind: 'viewpoint',
    part: 'sunset',
    hours: week({ open: 0, close: 1440 }),
  })
  const asked = problem({ days: [day({ startMinute: 690, endMinute: 880, meals: [] })], candidates: [cape] })
  expect(planned(asked).days[0]!.stops).toEqual([])
  const named = { ...asked, mustVisit: ['cape'] }
  expect(planned(named).days[0]!.stops).toHaveLength(1)
  expect(checkItinerary(asked, planned(named)).map(({ rule }) => rule)).toContain('light')
})

test('a viewpoint where people stay from before three until the sunset is no stop at noon', () => {
  const asked = problem({
    days: [day({ startMinute: 880, endMinute: 1140, meals: [] })],
    candidates: [candidate('ridge', near(CHIANG_MAI, 1, 0), { kind: 'viewpoint', part: 'sunset', dwellMinutes: 185 })],
  })
  const itinerary = planned(asked)
  expect(itinerary.days[0]!.stops[0]!.arrive).toBeLessThan(900)
  expect(checkItinerary(asked, itinerary)).toEqual([])
})

test('a climb to the sunset begins no earlier than climbs do, however long people may stay', () => {
  const tower = candidate('tower', near(CHIANG_MAI, 1, 0), {
    kind: 'viewpoint',
    part: 'sunset',
    dwellMinutes: 150,
    departures: [{ open: 900, close: 1440 }],
    hours: week({ open: 0, close: 1440 }),
  })
  // Who has seen this waits for the climb, and would rather stay longer up there.
  const museum = candidate('museum', near(CHIANG_MAI, 1.1, 0), {
    kind: 'museum',
    dwellMinutes: 60,
    hours: week({ open: 780, close: 860 }),
  })
  const days = [day({ startMinute: 780, endMinute: 1140, meals: [] })]
  const asked = problem({ days, candidates: [tower, museum] })
  const itinerary = planned(asked)
  expect(itinerary.days[0]!.stops.find(({ candidateId }) => candidateId === 'tower')!.arrive).toBeGreaterThanOrEqual(
    900,
  )
  expect(checkItinerary(asked, itinerary)).toEqual([])
})
