import { describe, expect, test } from 'vitest'
import { planned } from '../../test/support/planned-trips.ts'
import { CHIANG_MAI, candidate, day, near, problem, week } from '../../test/support/planner-problems.ts'
import type { Candidate, TripProblem } from './problem.ts'
import { noonMinutes } from './trip/noon-sun.ts'

const kitchen = (id: string, point: Candidate['point']) =>
  candidate(id, point, { kind: 'restaurant', meal: 'only', hours: week({ open: 600, close: 1260 }) })
const stopsOf = (asked: TripProblem) => planned(asked).days.flatMap(({ stops }) => stops)

describe('the order of a day', () => {
  // Cemetery, museum and bridge are in a town, the waterfall is an hour's drive up the river.
  const town = [
    candidate('cemetery', near(CHIANG_MAI, 3, 0)),
    candidate('museum', near(CHIANG_MAI, 3.3, 0), { kind: 'museum' }),
    candidate('bridge', near(CHIANG_MAI, 4, 0), { kind: 'bridge', part: 'sunset', score: 3 }),
  ]
  const waterfall = candidate('waterfall', near(CHIANG_MAI, 45, 0), { kind: 'waterfall', dwellMinutes: 150, score: 8 })
  const kitchens = [kitchen('river-kitchen', near(CHIANG_MAI, 44, 0)), kitchen('noodles', near(CHIANG_MAI, 3.5, 0.3))]

  test('sees a town at once rather than before and after the country', () => {
    const stops = stopsOf(problem({ days: [day({ startMinute: 480 })], candidates: [...town, waterfall, ...kitchens] }))
    const visits = stops.flatMap(({ kind, candidateId }) => (kind === 'visit' ? candidateId : []))
    expect([...visits].sort()).toEqual(['bridge', 'cemetery', 'museum', 'waterfall'])
    expect(visits[0]).toBe('waterfall')
  })

  test('is one in which no beach is in the sun of noon', () => {
    const sights = [1, 2, 3].map((at) => candidate(`museum-${at}`, near(CHIANG_MAI, at, 0), { kind: 'museum' }))
    const beach = candidate('beach', near(CHIANG_MAI, 2.5, 0), { kind: 'beach', dwellMinutes: 120, isSunny: true })
    const stops = stopsOf(problem({ candidates: [...sights, beach, ...kitchens] }))
    const { arrive = 0, depart = 0 } = stops.find(({ candidateId }) => candidateId === 'beach') ?? {}
    expect(depart).toBeGreaterThan(arrive)
    expect(noonMinutes(arrive, depart - arrive)).toBeLessThanOrEqual(30)
  })
})
