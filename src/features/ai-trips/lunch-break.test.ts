import { describe, expect, it } from 'vitest'
import { candidate, near, PHUKET, week } from '../../../test/support/planner-problems.ts'
import type { Candidate } from '../../planner/problem.ts'
import { joinVisits } from './guided-trip.ts'
import { withLunchBreak } from './lunch-break.ts'

const [bay, cape] = [PHUKET, near(PHUKET, 1.2, 0)]
const sights = [candidate('bay', bay, { dwellMinutes: 120 }), candidate('cape', cape, { dwellMinutes: 90 })]
const table = (id: string, point: Candidate['point'], more: Partial<Candidate> = {}) =>
  candidate(id, point, { meal: 'only', hours: week({ open: 600, close: 1260 }), ...more })
function tablesOf(tables: readonly Candidate[], taken = new Set<string>(), group = sights, mustVisit: string[] = []) {
  const visit = withLunchBreak(joinVisits(group), group, { candidates: tables, mustVisit }, taken)
  return visit.lunchBreak?.after
}
const placesOf = (...given: Parameters<typeof tablesOf>) => tablesOf(...given)?.map(({ placeId }) => placeId)

describe('lunch between two sights of one visit', () => {
  it('is at a table next to the first, else next to the second', () => {
    const [here, there] = [table('here', near(bay, 0.2, 0)), table('there', near(cape, 0.2, 0))]
    expect(placesOf([there, here])).toEqual(['here'])
    expect(placesOf([there])).toEqual(['there'])
  })

  it('is at no table that is far away, closed at noon, or for another meal', () => {
    const here = table('here', near(bay, 0.2, 0))
    expect(placesOf([table('far', near(bay, 5, 0))])).toEqual([null])
    expect(placesOf([{ ...here, hours: week({ open: 1020, close: 1320 }) }])).toEqual([null])
    expect(placesOf([here], new Set(['here']))).toEqual([null])
    expect(placesOf([here], new Set(), sights, ['here'])).toEqual([null])
  })

  it('takes its table, so that nobody eats there twice', () => {
    const taken = new Set<string>()
    tablesOf([table('here', near(bay, 0.2, 0))], taken)
    expect([...taken]).toEqual(['here'])
  })

  it('is left to the day where the visit is short', () => {
    const short = sights.map((sight) => ({ ...sight, dwellMinutes: 60 }))
    expect(tablesOf([], new Set(), short)).toBeUndefined()
  })
})
