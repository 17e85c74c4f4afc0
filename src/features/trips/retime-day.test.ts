import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import type { WeekHours } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import { createRoads } from '../../world/roads.ts'
import type { Leg } from '../../world/travel.ts'
import { type DayToTime, retimeDay, type StopToTime } from './retime-day.ts'

const hotel = { latitude: 14, longitude: 100 }
const at = (east: number): Point => ({ latitude: 14, longitude: 100 + east })
/** One minute for each hundredth of a degree. */
const travel = (from: Point, to: Point): Leg => {
  const minutes = Math.round(Math.abs(to.longitude - from.longitude) * 100)
  return { mode: 'drive', minutes, metres: minutes * 1_000, source: 'estimated' }
}
const MONDAY = 0
const daily = (open: number, close: number): WeekHours => Array.from({ length: 7 }, () => [{ open, close }])
const stop = (east: number, more: Partial<StopToTime> & { hours?: WeekHours } = {}): StopToTime => ({
  place: { point: at(east), hours: more.hours ?? null },
  stayMinutes: 60,
  lockedAt: null,
  ...more,
})
const retime = (stops: readonly StopToTime[], day: Partial<DayToTime> = {}) =>
  retimeDay({ start: 540, from: hotel, to: hotel, weekday: MONDAY, stops, ...day }, travel)
const arrivals = (...args: Parameters<typeof retime>) => retime(...args).stops.map((timed) => timed?.arrive ?? null)

describe('retimeDay', () => {
  it('goes from the hotel through the stops and back to the hotel', () => {
    const { stops, legBack } = retime([stop(0.1), stop(0.3)])
    expect(stops.map((timed) => [timed?.arrive, timed?.leg?.minutes])).toEqual([
      [550, 10],
      [630, 20],
    ])
    expect(legBack?.minutes).toBe(30)
  })

  it('starts at the first stop when it knows of no hotel', () => {
    const { stops, legBack } = retime([stop(0.1)], { from: null, to: null })
    expect([stops, legBack]).toEqual([[{ arrive: 540, leg: null }], null])
  })

  it('waits for a place that opens later that day, but not for one that stays closed', () => {
    expect(arrivals([stop(0.1, { hours: daily(720, 900) }), stop(0.1)])).toEqual([720, 780])
    expect(arrivals([stop(0.1, { hours: daily(400, 580) }), stop(0.1)])).toEqual([550, 610])
    // Open long enough only in the evening.
    const hours: WeekHours = Array.from({ length: 7 }, () => [
      { open: 540, close: 600 },
      { open: 1_020, close: 1_500 },
    ])
    expect(arrivals([stop(0.1, { hours })])).toEqual([1_020])
  })

  it('knows hours past midnight, and weekdays', () => {
    const hours: WeekHours = [[], [], [], [], [], [], [{ open: 1_200, close: 1_560 }]]
    expect(arrivals([stop(0.1, { hours })], { start: 30 })).toEqual([40])
    const sunday: WeekHours = [[], [], [], [], [], [], [{ open: 720, close: 900 }]]
    expect(arrivals([stop(0.1, { hours: sunday })])).toEqual([550])
    // Without dates, being open on one weekday is enough.
    expect(arrivals([stop(0.1, { hours: sunday })], { weekday: null })).toEqual([720])
  })

  it('keeps the times of locked stops, and lets the next ones follow', () => {
    expect(arrivals([stop(0.1), stop(0.2, { lockedAt: 900 }), stop(0.3)])).toEqual([550, 900, 970])
    expect(arrivals([stop(0.1, { stayMinutes: 300 }), stop(0.2, { lockedAt: 600 }), stop(0.2)])).toEqual([
      550, 600, 850,
    ])
  })

  it('spends free time where the travellers are', () => {
    const { stops, legBack } = retime([stop(0.2), { place: null, stayMinutes: 30, lockedAt: null }])
    expect([stops[1]?.arrive, stops[1]?.leg?.minutes, legBack?.minutes]).toEqual([620, 0, 20])
  })

  it('gives no time to what would end after midnight, and goes on with what fits', () => {
    expect(arrivals([stop(0.1, { stayMinutes: 880 }), stop(0.1), stop(0.1, { stayMinutes: 10 })])).toEqual([
      550,
      null,
      1_430,
    ])
    expect(retime([]).legBack).toBeNull()
  })

  it('gives the same times for the same day, in any order of calls', async () => {
    const roads = createRoads(await testWorld())
    const options = { transport: 'car', flights: false } as const
    const stops = Array.from({ length: 20 }, (_, n) => stop(((n * 7) % 20) / 50, { stayMinutes: 15 }))
    const day = { start: 0, from: hotel, to: hotel, weekday: MONDAY, stops }
    const run = () => retimeDay(day, (from, to) => roads.leg(from, to, options))
    expect(run()).toEqual(run())
  })
})
