import { expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Candidate, TripProblem } from '../../planner/problem.ts'
import { activitiesFirst } from './activities-first.ts'
import type { PreparedTrip } from './trip-problem.ts'

const candidate = (id: string, score: number, kind: string, tags: readonly string[] = []) =>
  ({ id, score, kind, tags }) as unknown as Candidate
const catalogue = {
  findPlace: (id: string) => ({ guide: id === 'ride' ? { covers: ['ruin', 'chedi'] } : null }),
} as unknown as CatalogueView
const candidates = [
  candidate('ruin', 9, 'historic_site'),
  candidate('chedi', 2, 'temple'),
  candidate('museum', 3, 'museum'),
  candidate('ride', 1, 'cycling_tour'),
]
const first = (more: Partial<TripProblem>) =>
  activitiesFirst(
    { problem: { candidates, mustVisit: [], mustSee: ['ruin'], wanted: [], ...more } } as unknown as PreparedTrip,
    catalogue,
  ).problem

it('a ride that was asked for stands for what it passes, and is worth as much', () => {
  const { candidates: left, mustSee } = first({ wanted: [{ kind: 'cycling_tour', count: 1, named: true }] })
  expect(left.map(({ id, score }) => [id, score])).toEqual([
    ['museum', 3],
    ['ride', 9],
  ])
  expect(mustSee).toEqual(['ride'])
})

it('what the wish names is seen besides', () => {
  const { candidates: left } = first({
    wanted: [{ kind: 'cycling_tour', count: 1, named: true }],
    mustVisit: ['chedi'],
  })
  expect(left.map(({ id }) => id)).toEqual(['chedi', 'museum', 'ride'])
})

it('nothing changes where nobody asked for it', () => {
  expect(first({ wanted: [{ kind: 'cycling_tour', count: 1 }] }).candidates).toBe(candidates)
})
