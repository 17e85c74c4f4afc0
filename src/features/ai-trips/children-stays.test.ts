import { describe, expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import { withChildrensStays } from './children-stays.ts'
import type { PreparedTrip } from './trip-problem.ts'

const BED = { id: 'bed', islandId: null, point: { latitude: 7.8, longitude: 98.3 } }
const NEAR = { latitude: 7.75, longitude: 98.35 }
const FAR = { latitude: 8.6, longitude: 97.6 }
const candidate = (id: string, more: Partial<Candidate> = {}) =>
  ({ id, point: NEAR, islandId: null, kind: 'zoo', tags: [], dwellMinutes: 90, meal: 'no', ...more }) as Candidate
const tour = (id: string, dwellMinutes: number) => candidate(id, { kind: 'boat_tour', dwellMinutes })
const isle = (id: string, point = NEAR) =>
  candidate(id, { kind: 'island', tags: ['boat'], islandId: id, dwellMinutes: 240, point })

const CANDIDATES = [
  tour('whole day', 480),
  tour('half day', 210),
  isle('isle'),
  isle('far isle', FAR),
  candidate('lake', { kind: 'lake', tags: ['boat'], dwellMinutes: 420 }),
  candidate('zoo', { dwellMinutes: 240 }),
  candidate('kayaks', { kind: 'mangrove', tags: ['kayaking'], dwellMinutes: 120, isHighlight: true }),
]

function planned(youngest: number | undefined, more: { interests?: string[]; mustVisit?: string[] } = {}) {
  const reading = {
    party: { adults: 2, children: 1, seniors: 0, foreigners: 0 },
    interests: (more.interests ?? []).map((key) => ({ key })),
    ...(youngest !== undefined && { youngest }),
  } as unknown as Reading
  const problem = {
    candidates: CANDIDATES,
    bases: [BED],
    limits: [],
    mustVisit: more.mustVisit ?? [],
    mustSee: ['isle', 'lake', 'zoo'],
  }
  const prepared = { problem, assumed: [] } as unknown as PreparedTrip
  return withChildrensStays(prepared, reading)
}

const idsOf = ({ problem }: PreparedTrip) => problem.candidates.map(({ id }) => id)
const find = ({ problem }: PreparedTrip, id: string) => problem.candidates.find((each) => each.id === id)!

describe('the stays of small children', () => {
  it('hold no whole day at sea, unless it was named', () => {
    expect(idsOf(planned(6))).toEqual(['half day', 'isle', 'lake', 'zoo', 'kayaks'])
    expect(idsOf(planned(6, { mustVisit: ['whole day'] }))).toContain('whole day')
    expect(idsOf(planned(10))).toHaveLength(CANDIDATES.length)
    expect(idsOf(planned(undefined))).toHaveLength(CANDIDATES.length)
  })

  it('hold one half day by boat, unless the wish asks for the sea', () => {
    expect(find(planned(6), 'lake').apart).toEqual(['half day', 'isle'])
    expect(planned(6).problem.mustSee).toEqual(['isle', 'zoo'])
    expect(find(planned(6, { interests: ['island'] }), 'lake').apart).toBeUndefined()
  })

  it('are half a day on a lake, and shorter with toddlers, also ashore', () => {
    expect(find(planned(6), 'lake').dwellMinutes).toBe(240)
    expect(find(planned(3), 'lake').dwellMinutes).toBe(180)
    expect(find(planned(6), 'zoo').dwellMinutes).toBe(240)
    expect(find(planned(3), 'zoo').dwellMinutes).toBe(120)
  })

  it('have one thing a day that tires them: kayaks or a boat, unless both were named', () => {
    const limited = (trip: PreparedTrip) => {
      const [limit] = trip.problem.limits
      expect(limit).toMatchObject({ perDay: 1 })
      return trip.problem.candidates.filter(({ tags }) => tags.includes(limit!.kind))
    }
    expect(limited(planned(6)).map(({ id }) => id)).toEqual(['half day', 'isle', 'lake', 'kayaks'])
    expect(limited(planned(6)).some(({ isHighlight }) => isHighlight)).toBe(false)
    expect(limited(planned(6, { mustVisit: ['kayaks', 'isle'] })).map(({ id }) => id)).toEqual(['half day', 'lake'])
    expect(planned(14).problem.limits).toEqual([])
  })

  it('are said to be so', () => {
    expect(planned(3).assumed.map(({ code }) => code)).toEqual(['toddler_days'])
    expect(planned(6).assumed.map(({ code }) => code)).toEqual(['small_children_days'])
    expect(planned(14).assumed).toEqual([])
  })
})
