import { describe, expect, test } from 'vitest'
import { plan, planned, refused, roads, visited } from '../../test/support/planned-trips.ts'
import {
  around,
  CHIANG_MAI,
  candidate,
  day,
  near,
  PHUKET,
  problem,
  TOWNS,
  week,
} from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary } from './itinerary.ts'
import { createTripLegs } from './trip/trip-legs.ts'

describe('wishes', () => {
  test('a wanted kind comes before better places', () => {
    const museums = [1, 2, 3].map((i) =>
      candidate(`museum-${i}`, near(CHIANG_MAI, 6, i), { kind: 'museum', score: 0.3 }),
    )
    const asked = problem({
      candidates: [...around(20, { score: 2 }), ...museums],
      wanted: [{ kind: 'museum', count: 2 }],
    })
    expect(visited(planned(asked)).filter((id) => id.startsWith('museum'))).toHaveLength(2)
  })

  test('one of each kind that was named comes before a second of another', () => {
    const reef = candidate('reef', near(CHIANG_MAI, 40, 0), { kind: 'reef', dwellMinutes: 240, score: 0.3 })
    const falls = [1, 2, 3].map((i) =>
      candidate(`falls-${i}`, near(CHIANG_MAI, 4, i), { kind: 'waterfall', dwellMinutes: 120 }),
    )
    const wanted = [
      { kind: 'waterfall', count: 3, named: true },
      { kind: 'reef', count: 1, named: true },
    ]
    const seen = visited(planned(problem({ candidates: [...falls, reef], wanted })))
    expect(seen).toContain('reef')
    expect(seen.some((id) => id.startsWith('falls'))).toBe(true)
  })

  test('a closed must-visit is unmet, with the reason', () => {
    const shut = candidate('shut', CHIANG_MAI, { hours: week() })
    const { unmet } = planned(problem({ candidates: [...around(3), shut], mustVisit: ['shut', 'nowhere'] }))
    expect(unmet).toMatchObject([
      { wish: 'must_visit', subject: 'shut', reason: 'closed' },
      { wish: 'must_visit', subject: 'nowhere', reason: 'unknown_place' },
    ])
  })

  test('a must-visit over the budget names the budget that it needs', () => {
    const dear = candidate('dear', CHIANG_MAI, { costBaht: 900 })
    const { unmet, totals } = planned(
      problem({ candidates: [...around(3), dear], mustVisit: ['dear'], budgetBaht: 500 }),
    )
    expect(unmet).toMatchObject([{ reason: 'over_budget', suggestion: { change: 'raise_budget' } }])
    expect(totals.costBaht).toBeLessThanOrEqual(500)
  })

  test('a wanted kind of which each place costs too much is over the budget, not short of time', () => {
    const tours = [900, 700].map((costBaht) =>
      candidate(`tour-${costBaht}`, CHIANG_MAI, { kind: 'boat_tour', costBaht }),
    )
    const asked = (budgetBaht: number) =>
      planned(problem({ candidates: [...around(3), ...tours], wanted: [{ kind: 'boat_tour', count: 1 }], budgetBaht }))
        .unmet
    expect(asked(500)).toMatchObject([
      { subject: 'boat_tour', reason: 'over_budget', suggestion: { change: 'raise_budget', toBaht: 1_200 } },
    ])
    expect(asked(800)).toEqual([])
  })

  test('what needs a hired car is seen on as few days as it can be, and not for little', () => {
    const far = [1, 2].map((i) => candidate(`far-${i}`, near(CHIANG_MAI, 25, i), { kind: 'lake', needsHire: true }))
    const asked = (hirePrice: number, score: number) => {
      const candidates = [...around(6), ...far.map((each) => ({ ...each, score }))]
      const days = planned(problem({ days: [day(), day()], candidates, transport: 'public', hirePrice })).days
      return days.map(({ stops }) => stops.filter(({ candidateId }) => candidateId?.startsWith('far')).length)
    }
    expect(asked(4, 6).toSorted()).toEqual([0, 2])
    expect(asked(20, 6)).toEqual([0, 0])
  })

  test('stays before a wait grow by up to half, within the hours of their places', () => {
    const shuts = candidate('shuts', near(CHIANG_MAI, 2, 2), {
      hours: week({ open: 540, close: 690 }),
      dwellMinutes: 110,
    })
    const candidates = [...around(4), shuts]
    const asked = problem({ candidates, pace: { maxStopsPerDay: 3, restMinutes: 5 }, mustVisit: ['shuts'] })
    const itinerary = planned(asked)
    expect(checkItinerary(asked, itinerary, roads)).toEqual([])
    const visits = (itinerary.days[0]?.stops ?? []).filter(({ kind }) => kind === 'visit')
    const early = visits.find(({ candidateId }) => candidateId === 'shuts')
    expect(early?.depart).toBeGreaterThan((early?.arrive ?? 0) + 110)
    expect(early?.depart).toBeLessThanOrEqual(690)
    const others = visits.filter((visit) => visit !== early).map(({ arrive, depart }) => depart - arrive)
    expect(others.every((stay) => stay > 60 && stay <= 90)).toBe(true)
  })

  test('a sight far away is better than an afternoon of waiting, a rest is better than a sight far away', () => {
    const far = candidate('far', near(CHIANG_MAI, 40, 0), { score: 2.5, dwellMinutes: 180 })
    const pace = { maxStopsPerDay: 3, restMinutes: 5 }
    const day = (dwellMinutes: number) => problem({ candidates: [...around(3, { dwellMinutes }), far], pace })
    expect(visited(planned(day(50)))).toContain('far')
    expect(visited(planned(day(120)))).not.toContain('far')
  })

  test('a province is visited on its own days only', () => {
    const south = { provinceCode: '83' }
    const candidates = [
      ...around(8),
      ...Array.from({ length: 8 }, (_, i) => candidate(`south-${i}`, near(PHUKET, i, 0), { ...south, score: 2 })),
    ]
    const [north, later] = [day({ awayFrom: ['83'] }), day({ awayFrom: ['50'] })]
    const asked = problem({ days: [north, north, later], candidates, bases: TOWNS, flights: true })
    const itinerary = planned(asked)
    expect(checkItinerary(asked, itinerary, roads)).toEqual([])
    const codes = itinerary.days.map(({ stops }) => [
      ...new Set(stops.flatMap(({ candidateId }) => candidateId?.slice(0, 5) ?? [])),
    ])
    expect(codes).toEqual([['sight'], ['sight'], ['south']])
  })

  test('a leg that the road engine has measured takes that long, in each direction', () => {
    const candidates = ['one', 'two', 'three'].map((id, i) => candidate(id, near(CHIANG_MAI, 3 + 2 * i, 2)))
    const start = near(CHIANG_MAI, -4, 0)
    const ids = ['one', 'two', 'town:chiang-mai', 'day:0:start']
    // The two directions differ, as on one-way streets.
    const minutes = Float32Array.from({ length: 16 }, (_, at) => (Math.floor(at / 4) < at % 4 ? 20.2 : 40.7))
    const legs = { ids, minutes, metres: new Float32Array(16).fill(9000) }
    const asked = problem({ days: [day({ start })], candidates, legs })
    const itinerary = planned(asked)
    expect(checkItinerary(asked, itinerary, roads)).toEqual([])
    const { stops, returnLeg } = itinerary.days[0] as Itinerary['days'][number]
    const visits = stops.filter((stop) => stop.kind === 'visit')
    expect(visits).toHaveLength(3)
    let before = 'day:0:start'
    for (const { candidateId, leg } of stops) {
      // A meal without a place is in the town of the night.
      const here = candidateId ?? 'town:chiang-mai'
      if (here === before) continue
      const [row, column] = [ids.indexOf(before), ids.indexOf(here)]
      const isKnown = row >= 0 && column >= 0
      expect(leg?.source).toBe(isKnown ? 'engine' : 'estimated')
      if (isKnown) expect(leg).toMatchObject({ mode: 'drive', minutes: row < column ? 21 : 41, metres: 9000 })
      before = here
    }
    expect([...visits.map(({ leg }) => leg?.source), returnLeg?.source]).toContain('engine')
  })

  test('a road engine changes neither walks nor the way over the sea, and what it does not know is estimated', () => {
    const [here, there] = [near(CHIANG_MAI, 0, 0.3), { latitude: 9.53, longitude: 100.06 }]
    const ids = ['here', 'town:chiang-mai', 'island', 'pier', 'unknown']
    const legs = { ids, minutes: new Float32Array(25).fill(7), metres: new Float32Array(25).fill(9000) }
    legs.minutes.fill(-1, 20)
    const travel = createTripLegs({ transport: 'car', flights: false, legs }, roads)
    const [a, b] = [travel.end('here', here), travel.end('town:chiang-mai', CHIANG_MAI)]
    expect(travel.leg(a, b)).toMatchObject({ mode: 'walk', source: 'estimated' })
    const [island, pier] = [travel.end('island', there), travel.end('pier', { latitude: 9.32, longitude: 99.75 })]
    expect(travel.leg(pier, island)).toMatchObject({ mode: 'ferry', source: 'estimated' })
    const far = travel.end('unknown', near(CHIANG_MAI, 20, 0))
    expect(travel.leg(b, far)).toMatchObject({ minutes: 7, source: 'engine' })
    expect(travel.leg(far, b).source).toBe('estimated')
    const byBus = createTripLegs({ transport: 'public', flights: false, legs }, roads).leg(b, far)
    expect(byBus).toMatchObject({ mode: 'public', source: 'engine' })
    expect(byBus.minutes).toBeGreaterThan(7)
  })
})

describe('infeasible', () => {
  const far = [
    candidate('doi', near(CHIANG_MAI, 2, 2)),
    candidate('beach', near(PHUKET, -5, 0), { provinceCode: '83' }),
    candidate('lake', { latitude: 16.43, longitude: 102.83 }, { provinceCode: '40' }),
  ]
  const provinces = ['50', '83', '40'].map((code) => ({ code, required: true }))

  test('Chiang Mai, Phuket and Khon Kaen by car within a day: two of them clash already, and days would help', () => {
    const { conflicts, suggestions } = refused(problem({ candidates: far, provinces, bases: TOWNS }))
    expect(conflicts.filter(({ wish }) => wish === 'province')).toHaveLength(2)
    expect(conflicts).toContainEqual({ wish: 'days', subject: '1' })
    expect(suggestions).toContainEqual({ change: 'add_days', days: 2 })
  })

  test('the same is possible in a week', () => {
    const days = Array.from({ length: 7 }, () => day())
    expect('infeasible' in plan(problem({ days, candidates: far, provinces, bases: TOWNS }))).toBe(false)
  })

  test('two locked stops that overlap are both named', () => {
    const locked = ['sight-0', 'sight-1'].map((candidateId) => ({ candidateId, day: 0, arrive: 600, stayMinutes: 60 }))
    expect(refused(problem({ candidates: around(4), locked })).conflicts).toEqual([
      { wish: 'locked', subject: 'sight-0' },
      { wish: 'locked', subject: 'sight-1' },
    ])
  })

  test('nothing open in the hours of the day', () => {
    const night = day({ startMinute: 1200, endMinute: 1400 })
    expect(refused(problem({ days: [night], candidates: around(4) })).conflicts).toContainEqual({
      wish: 'daily_window',
      subject: '',
    })
  })
})
