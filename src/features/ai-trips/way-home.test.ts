import { describe, expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import type { ProblemDay, TripProblem } from '../../planner/problem.ts'
import type { Roads } from '../../world/roads.ts'
import type { LegMode } from '../../world/travel.ts'
import type { PreparedTrip } from './trip-problem.ts'
import { broughtHome, wayHomeLeft, withoutWayHome } from './way-home.ts'

const HOME = { latitude: 16.44, longitude: 102.83 }
const BED = { id: 'bed', point: { latitude: 17.49, longitude: 101.72 } }
const day = (more: Partial<ProblemDay> = {}) =>
  ({ startMinute: 510, endMinute: 1230, start: null, end: null, meals: [], baseTownId: null, ...more }) as ProblemDay
const wish = (more: Partial<Reading> = {}) =>
  ({
    start: { text: 'khon kaen', provinceCode: '40', townId: null, placeId: null },
    end: null,
    transport: 'car',
    arrivalMinute: null,
    departureMinute: null,
    dailyWindow: { start: null, end: null },
    assumed: [{ about: 'provinces', code: 'origin', values: { said: 'Khon Kaen' } }],
    ...more,
  }) as Reading
const by = (minutes: number, mode: LegMode = 'drive') =>
  ({ leg: () => ({ mode, minutes, metres: 0 }) }) as unknown as Roads
const prepared = (transport: 'car' | 'public', ends: Partial<ProblemDay> = {}): PreparedTrip =>
  ({
    problem: {
      days: [day({ start: HOME }), day(), day(ends)],
      bases: [BED],
      candidates: [],
      transport,
      flights: false,
    } as unknown as TripProblem,
    assumed: [],
  }) as unknown as PreparedTrip
const endAfter = (reading: Reading, roads: Roads, transport: 'car' | 'public' = 'car') =>
  broughtHome(prepared(transport), reading, roads).problem.days.at(-1)?.end ?? null

describe('the last day of a trip from home', () => {
  it('ends at home for those who drive, whether they say so or the planner takes it for granted', () => {
    expect(endAfter(wish(), by(330))).toEqual(HOME)
    expect(endAfter(wish({ transport: null }), by(330))).toEqual(HOME)
    expect(endAfter(wish({ transport: 'motorbike' }), by(330))).toEqual(HOME)
  })

  it('ends at home after a bus of up to eight hours, and for drivers after whatever fits until nine', () => {
    expect(endAfter(wish({ transport: 'bus' }), by(470, 'public'), 'public')).toEqual(HOME)
    expect(endAfter(wish({ transport: 'bus' }), by(490, 'public'), 'public')).toBeNull()
    expect(endAfter(wish(), by(740))).toEqual(HOME)
    expect(endAfter(wish(), by(760))).toBeNull()
    expect(endAfter(wish({ departureMinute: 900 }), by(740))).toBeNull()
  })

  it('stays open for who may fly, who says where it ends, and without a home', () => {
    expect(endAfter(wish({ transport: null }), by(200, 'flight'))).toBeNull()
    expect(endAfter(wish({ transport: 'plane' }), by(330))).toBeNull()
    expect(endAfter(wish({ end: wish().start }), by(330))).toBeNull()
    expect(endAfter(wish({ start: null }), by(330))).toBeNull()
  })

  it('stays open again where the way home leaves no time for the trip, unless it was asked for', () => {
    const home = broughtHome(prepared('car'), wish(), by(600))
    expect(withoutWayHome(home, wish())?.problem.days.at(-1)?.end).toBeNull()
    expect(withoutWayHome(home, wish({ end: wish().start }))).toBeUndefined()
    expect(withoutWayHome(prepared('car'), wish())).toBeUndefined()
  })
})

describe('a trip that ends away from home', () => {
  const itinerary = { days: [{}, {}, { baseTownId: 'bed', stops: [] }] } as unknown as Itinerary
  const left = (trip: PreparedTrip, minutes: number) => wayHomeLeft(trip, itinerary, wish(), by(minutes))

  it('says how long the way back is, to the home as the wish calls it', () => {
    expect(left(prepared('public'), 540)).toEqual([
      { about: 'transport', code: 'way_home_left', values: { said: 'Khon Kaen', minutes: 540 } },
    ])
  })

  it('says nothing where the last day ends at home or next to it', () => {
    expect(left(prepared('car', { end: HOME }), 540)).toEqual([])
    expect(left(prepared('car'), 45)).toEqual([])
  })
})
