import * as fc from 'fast-check'
import { type Candidate, type ProblemDay, type TripProblem, usualMeals } from '../../src/planner/problem.ts'
import type { Interval } from '../../src/world/hours.ts'
import type { Point } from '../../src/world/point.ts'
import type { Ferry, Island, Town } from '../../src/world/region.ts'

// A small world for the planner's tests: three regions of the mainland and an island.

export const CHIANG_MAI: Point = { latitude: 18.79, longitude: 98.99 }
export const PAI: Point = { latitude: 19.36, longitude: 98.44 }
export const PHUKET: Point = { latitude: 7.88, longitude: 98.39 }
const SAMUI: Point = { latitude: 9.53, longitude: 100.06 }

const town = (id: string, point: Point, more: Partial<Town> = {}): Town => ({
  id,
  nameTh: id,
  nameEn: id,
  aliases: [],
  provinceCode: '50',
  point,
  islandId: null,
  airport: null,
  railway: false,
  rank: 4,
  ...more,
})
export const TOWNS = [
  town('chiang-mai', CHIANG_MAI, { airport: 'CNX', rank: 5 }),
  town('pai', PAI, { provinceCode: '58' }),
  town('phuket', PHUKET, { airport: 'HKT', provinceCode: '83', rank: 5 }),
  town('bangkok', { latitude: 13.756, longitude: 100.502 }, { airport: 'BKK', provinceCode: '10', rank: 5 }),
]
const ISLANDS: readonly Island[] = [
  {
    id: 'samui',
    nameTh: 'เกาะสมุย',
    nameEn: 'Samui',
    aliases: [],
    provinceCode: '84',
    areas: [{ point: SAMUI, radiusM: 16_000 }],
    pier: { latitude: 9.52, longitude: 99.93 },
    nights: true,
    roads: true,
  },
]
const FERRIES: readonly Ferry[] = [
  {
    from: 'mainland',
    to: 'samui',
    fromPier: { latitude: 9.32, longitude: 99.75 },
    toPier: { latitude: 9.52, longitude: 99.93 },
    nameTh: '',
    nameEn: '',
    minutes: 90,
    wait: 40,
    fareBaht: 200,
  },
]
export const week = (...intervals: Interval[]) => Array.from({ length: 7 }, () => intervals)
export const near = (point: Point, north: number, east: number): Point => ({
  latitude: point.latitude + north / 111,
  longitude: point.longitude + east / 105,
})

export function candidate(id: string, point: Point, more: Partial<Candidate> = {}): Candidate {
  return {
    id,
    point,
    provinceCode: '50',
    islandId: null,
    kind: 'temple',
    tags: [],
    dwellMinutes: 60,
    hours: week({ open: 480, close: 1080 }),
    usualHours: null,
    exceptions: [],
    costBaht: 0,
    score: 1,
    meal: 'no',
    part: null,
    ...more,
  }
}

export function day(more: Partial<ProblemDay> = {}): ProblemDay {
  const { startMinute = 540, endMinute = 1230 } = more
  const meals = usualMeals(startMinute, endMinute)
  return { date: null, weekday: null, startMinute, endMinute, start: null, end: null, baseTownId: null, meals, ...more }
}

export function problem(more: Partial<TripProblem> = {}): TripProblem {
  return {
    days: [day()],
    candidates: [],
    bases: TOWNS.slice(0, 1),
    airports: TOWNS.filter((each) => each.airport !== null),
    islands: ISLANDS,
    ferries: FERRIES,
    transport: 'car',
    flights: false,
    mustVisit: [],
    avoid: { kinds: [], ids: [] },
    wanted: [],
    provinces: [],
    locked: [],
    limits: [],
    pace: { maxStopsPerDay: 5, restMinutes: 5 },
    budgetBaht: null,
    otherCostBaht: 0,
    legs: null,
    ...more,
  }
}

export const around = (count: number, more: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: count }, (_, i) =>
    candidate(`sight-${i}`, near(CHIANG_MAI, (i % 5) - 2, Math.floor(i / 5)), more),
  )

/** Stops a search after this many iterations. */
export const maxIterations = (most: number) => (iterations: number) => iterations / most

/** Any problem of the small world: closed days, fees, wishes that may conflict. */
export const anyProblem: fc.Arbitrary<TripProblem> = fc
  .record({
    places: fc.array(
      fc.record({
        region: fc.constantFrom(CHIANG_MAI, CHIANG_MAI, PAI, PHUKET, SAMUI),
        north: fc.double({ min: -15, max: 15, noNaN: true }),
        east: fc.double({ min: -5, max: 5, noNaN: true }),
        open: fc.integer({ min: 5, max: 20 }),
        hours: fc.integer({ min: 1, max: 10 }),
        closed: fc.integer({ min: 0, max: 7 }),
        unknown: fc.boolean(),
        dwell: fc.integer({ min: 15, max: 240 }),
        cost: fc.constantFrom(0, 0, 100, 500),
        score: fc.double({ min: 0.1, max: 3, noNaN: true }),
        kind: fc.constantFrom('temple', 'museum', 'market', 'restaurant'),
        part: fc.constantFrom(null, null, 'sunrise' as const, 'sunset' as const, 'evening' as const),
        onlyThen: fc.boolean(),
      }),
      { minLength: 1, maxLength: 30 },
    ),
    days: fc.integer({ min: 1, max: 4 }),
    dated: fc.boolean(),
    dawn: fc.boolean(),
    start: fc.integer({ min: 6, max: 13 }),
    length: fc.integer({ min: 2, max: 12 }),
    bases: fc.integer({ min: 0, max: 3 }),
    stops: fc.integer({ min: 1, max: 6 }),
    rest: fc.constantFrom(0, 5, 20),
    budget: fc.constantFrom(null, 0, 600),
    other: fc.constantFrom(0, 300, 900),
    musts: fc.integer({ min: 0, max: 3 }),
    flights: fc.boolean(),
    transport: fc.constantFrom('car' as const, 'public' as const),
    perDay: fc.constantFrom(null, 1, 2),
    wanted: fc.integer({ min: 0, max: 2 }),
    from: fc.constantFrom(null, null, CHIANG_MAI, PHUKET),
    home: fc.constantFrom(null, null, CHIANG_MAI, PAI),
    avoided: fc.constantFrom<string[]>([], ['temple'], ['museum', 'market']),
  })
  .map((made) => {
    const candidates = made.places.map((place, i) => {
      const interval = { open: place.open * 60, close: (place.open + place.hours) * 60 }
      const hours = week(interval).map((intervals, weekday) => (weekday === place.closed ? [] : intervals))
      return candidate(`place-${i}`, near(place.region, place.north, place.east), {
        islandId: place.region === SAMUI ? 'samui' : null,
        provinceCode:
          place.region === PHUKET ? '83' : place.region === PAI ? '58' : place.region === SAMUI ? '84' : '50',
        hours: place.unknown ? null : hours,
        usualHours: place.unknown && place.part === 'evening' ? { open: 1020, close: 1320 } : null,
        exceptions: place.closed === 3 ? [{ date: '2026-12-08', intervals: [] }] : [],
        dwellMinutes: place.dwell,
        costBaht: place.cost,
        score: place.score,
        kind: place.kind,
        meal: place.kind === 'restaurant' ? 'only' : place.kind === 'market' ? 'also' : 'no',
        part: place.part,
        onlyThen: place.part !== null && place.onlyThen,
      })
    })
    const endMinute = Math.min(1410, (made.start + made.length) * 60)
    const mustVisit = candidates.slice(0, made.musts).map(({ id }) => id)
    return problem({
      // Avoided places are left out beforehand, except must-visits.
      candidates: candidates.filter(({ id, kind }) => mustVisit.includes(id) || !made.avoided.includes(kind ?? '')),
      avoid: { kinds: made.avoided, ids: [] },
      days: Array.from({ length: made.days }, (_, i) =>
        day({
          startMinute: made.start * 60,
          endMinute,
          ...(made.dawn && { dawnMinute: 270 }),
          date: made.dated ? `2026-12-0${7 + i > 9 ? 9 : 7 + i}` : null,
          weekday: made.dated ? i % 7 : null,
          start: i === 0 ? made.from : null,
          end: i === made.days - 1 ? made.home : null,
        }),
      ),
      bases: TOWNS.slice(0, made.bases),
      pace: { maxStopsPerDay: made.stops, restMinutes: made.rest },
      budgetBaht: made.budget,
      otherCostBaht: made.other,
      mustVisit,
      flights: made.flights,
      transport: made.transport,
      limits: [{ kind: 'temple', perDay: made.perDay, perTrip: 3 }],
      wanted: made.wanted > 0 ? [{ kind: 'museum', count: made.wanted }] : [],
      provinces:
        made.wanted === 2
          ? [
              { code: '83', required: true },
              { code: '58', required: false },
            ]
          : [],
    })
  })
