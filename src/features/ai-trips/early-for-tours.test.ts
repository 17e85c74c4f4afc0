import { describe, expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, ProblemDay, TripProblem } from '../../planner/problem.ts'
import type { Roads } from '../../world/roads.ts'
import { earlyForTours } from './early-for-tours.ts'
import type { PreparedTrip } from './trip-problem.ts'

const HOME = { latitude: 8.43, longitude: 99.96 }
const boat = (id: string, close: number) =>
  ({
    id,
    kind: 'boat_tour',
    tags: ['whale watching'],
    point: HOME,
    hours: null,
    score: 1,
    departures: [{ open: 480, close }],
  }) as unknown as Candidate
const wish = (start: number | null = null) =>
  ({ dailyWindow: { start, end: null }, arrivalMinute: null }) as unknown as Reading
const roads = { leg: () => ({ minutes: 100 }) } as unknown as Roads
function startOf(candidates: Candidate[], more: Partial<TripProblem> = {}, reading = wish()) {
  const days = [{ startMinute: 510, endMinute: 1230, start: HOME, end: HOME, meals: [] } as unknown as ProblemDay]
  const problem = { days, candidates, mustVisit: [], wanted: [], transport: 'car', flights: false, ...more }
  return earlyForTours({ problem } as unknown as PreparedTrip, reading, roads).problem.days[0]?.startMinute
}
const whales = { wanted: [{ kind: 'whale watching', count: 1, named: true as const }] }

describe('who comes from home for the day', () => {
  it('sets out in time for the boat that the wish names, by its kind or by its name', () => {
    expect(startOf([boat('a', 570)], whales)).toBe(460)
    expect(startOf([boat('a', 570)], { mustVisit: ['a'] })).toBe(460)
  })

  it('needs to be in time for one of several of a kind', () => {
    expect(startOf([boat('a', 570), boat('b', 590)], whales)).toBe(480)
    expect(startOf([boat('a', 570), boat('b', 840)], whales)).toBe(510)
  })

  it('is at a market of the morning before the crowds', () => {
    const market = (id: string, close: number, score: number, days = 7) =>
      ({
        ...boat(id, 0),
        departures: undefined,
        score,
        hours: Array.from({ length: 7 }, (_, at) => (at < days ? [{ open: 360, close }] : [])),
      }) as unknown as Candidate
    expect(startOf([market('boats', 720, 2)], { mustVisit: ['boats'] })).toBe(410)
    expect(startOf([market('boats', 1080, 2)], { mustVisit: ['boats'] })).toBe(510)
    expect(startOf([market('weekend', 1080, 3, 2), market('boats', 720, 2)], whales)).toBe(410)
    expect(startOf([market('evening', 1080, 3), market('boats', 720, 2)], whales)).toBe(510)
  })

  it('sleeps as usual where nobody named the boat, the wish says when the day begins, or the boat is too early', () => {
    expect(startOf([boat('a', 570)])).toBe(510)
    expect(startOf([boat('a', 570)], whales, wish(510))).toBe(510)
    expect(startOf([boat('a', 400)], whales)).toBe(510)
  })
})
