import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, TripProblem } from '../../planner/problem.ts'
import { toursFirst } from './tours-first.ts'
import type { PreparedTrip } from './trip-problem.ts'

const TOWN = { latitude: 8.45, longitude: 98.53 }
const BAY = { latitude: 8.27, longitude: 98.5 }
const PLACES: Record<string, object> = {
  tour: { guide: { covers: ['rock', 'bay'] } },
  rock: {},
  lagoon: { partOf: 'bay' },
  beach: {},
}
const catalogue = {
  findPlace: (id: string) => PLACES[id],
  world: { landings: [], islands: ['rock', 'lagoon', 'beach'].map((id) => ({ id, roads: false, nights: false })) },
} as unknown as CatalogueView
const candidate = (id: string, more: Partial<Candidate> = {}) =>
  ({ id, point: BAY, islandId: id, score: 1, hours: null, ...more }) as Candidate
const TOUR = candidate('tour', { islandId: null, point: TOWN })
const ROCK = candidate('rock', { score: 9, isHighlight: true })

function planned(
  candidates: readonly Candidate[],
  bases: readonly object[] = [{ id: 'town', islandId: null, point: TOWN }],
  more: Partial<TripProblem> = {},
) {
  const problem = { candidates, bases, days: [], mustVisit: ['rock'], mustSee: ['rock', 'beach'], ...more }
  const reading = { dailyWindow: { start: null }, arrivalMinute: null, start: { text: 'home' } } as unknown as Reading
  return toursFirst({ problem } as unknown as PreparedTrip, reading, catalogue).problem
}

describe('islets far from the beds', () => {
  it('are seen on the tour that visits them, which is worth as much and stands for them', () => {
    const { candidates, mustVisit, mustSee } = planned([TOUR, ROCK, candidate('beach')])
    expect(candidates.map(({ id }) => id)).toEqual(['tour', 'beach'])
    expect(candidates[0]).toMatchObject({ score: 9, isHighlight: true })
    expect(mustVisit).toEqual(['tour'])
    expect(mustSee).toEqual(['tour', 'beach'])
  })

  it('of a bay through which the tour goes need no second boat', () => {
    expect(planned([TOUR, candidate('lagoon')]).candidates).toEqual([{ ...TOUR }])
  })

  it('are reached in time on a day trip, which begins at eight', () => {
    const days = [{ startMinute: 510, start: TOWN }] as unknown as TripProblem['days']
    expect(planned([TOUR, ROCK], [], { days }).days[0]?.startMinute).toBe(480)
    expect(planned([ROCK], [], { days }).days[0]?.startMinute).toBe(510)
  })

  it('are visited by a boat of their own without a tour, and where the bed is near or on them', () => {
    const closed = { ...TOUR, hours: Array.from({ length: 7 }, () => []) }
    const ids = (problem: ReturnType<typeof planned>) => problem.candidates.map(({ id }) => id)
    expect(ids(planned([ROCK]))).toEqual(['rock'])
    expect(ids(planned([closed, ROCK]))).toEqual(['tour', 'rock'])
    expect(ids(planned([TOUR, ROCK], [{ id: 'pier', islandId: null, point: BAY }]))).toEqual(['tour', 'rock'])
    expect(ids(planned([TOUR, ROCK], [{ id: 'hut', islandId: 'rock', point: TOWN }]))).toEqual(['tour', 'rock'])
  })
})
