import { describe, expect, it } from 'vitest'
import { CHIANG_MAI, candidate, day, near, problem } from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary } from './itinerary.ts'
import type { TripProblem } from './problem.ts'
import { solve } from './solve.ts'
import type { Arrangement } from './trip/arrangement.ts'

/** Six sights on a line, and a day that walks it up and down. */
const LINE = [0, 1, 2, 3, 4, 5].map((km) => candidate(`km${km}`, near(CHIANG_MAI, 3 * km, 0), { dwellMinutes: 30 }))
const again = (more: Partial<TripProblem> = {}): TripProblem =>
  problem({ days: [day()], candidates: LINE, bases: [], mustVisit: LINE.map(({ id }) => id), ...more })
const arranged = (...ids: string[]): Arrangement => [ids.map((candidateId) => ({ candidateId, meal: null, arrive: 0 }))]
const plan = (given: TripProblem, from: Arrangement): Itinerary => {
  const itinerary = solve(given, { seed: 1, from })
  if ('infeasible' in itinerary) throw new Error('infeasible')
  expect(checkItinerary(given, itinerary)).toEqual([])
  return itinerary
}
const idsOf = ({ days }: Itinerary) => days.map(({ stops }) => stops.flatMap(({ candidateId: id }) => id ?? []))

describe('planning a given trip again', () => {
  it('is worth at least as much as the trip was, even without a search', () => {
    const from = arranged('km0', 'km5', 'km1', 'km4', 'km2', 'km3')
    for (const stop of [() => 1, undefined]) {
      const itinerary = solve(again(), { seed: 1, from, ...(stop && { stop }) })
      if ('infeasible' in itinerary) throw new Error('infeasible')
      expect(itinerary.score).toBeGreaterThanOrEqual(itinerary.before!.score)
    }
  })

  it('keeps the given order where another is no better', () => {
    const pace = { maxStopsPerDay: 8, restMinutes: 0 }
    for (const from of [
      arranged('km0', 'km1', 'km2', 'km3', 'km4', 'km5'),
      arranged('km5', 'km4', 'km3', 'km2', 'km1', 'km0'),
    ]) {
      const given = again({ pace, days: [day({ meals: [] })] })
      expect(idsOf(plan(given, from))).toEqual([from[0]!.map(({ candidateId }) => candidateId)])
    }
  })

  it('says how many stops of the given trip no longer fit', () => {
    const shut = { ...LINE[0]!, hours: Array.from({ length: 7 }, () => []) }
    const given = again({ candidates: [shut, ...LINE.slice(1)] })
    expect(plan(given, arranged('km0', 'km1')).before).toMatchObject({ left: 1 })
  })

  it('visits a place only on its days, and takes no more visits than a day may have', () => {
    const candidates = LINE.map((each, at) => ({ ...each, days: [at % 2] }))
    const given = again({ days: [{ ...day(), maxStops: 2 }, day()], candidates })
    const [first, second] = idsOf(plan(given, []))
    expect([first!.length, second!.length]).toEqual([2, 3])
    expect(first!.every((id) => ['km0', 'km2', 'km4'].includes(id))).toBe(true)
  })

  it('keeps pauses free, and does not stretch stays that are the traveller’s own', () => {
    const candidates = LINE.map((each) => ({ ...each, keepsStay: true }))
    const given = again({ days: [{ ...day(), pauses: [{ arrive: 600, stayMinutes: 45 }] }], candidates })
    const stops = plan(given, []).days[0]!.stops
    expect(stops).toContainEqual(expect.objectContaining({ kind: 'rest', locked: true, arrive: 600, depart: 645 }))
    for (const { kind, arrive, depart } of stops) if (kind === 'visit') expect(depart - arrive).toBe(30)
  })

  it('lets a firm wish take the room of a must-visit', () => {
    const cafe = candidate('cafe', near(CHIANG_MAI, 1, 1), { kind: 'cafe' })
    const given = again({
      days: [{ ...day(), maxStops: 3 }],
      candidates: [...LINE, cafe],
      wanted: [{ kind: 'cafe', count: 1, firm: true }],
    })
    expect(idsOf(plan(given, []))[0]).toContain('cafe')
  })
})
