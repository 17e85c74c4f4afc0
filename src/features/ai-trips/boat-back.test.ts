import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../planner/problem.ts'
import { withBoatsBack } from './boat-back.ts'
import type { PreparedTrip } from './trip-problem.ts'

const isle = (more: Partial<Candidate> = {}) => ({ id: 'isle', islandId: 'ko-jum', ...more }) as Candidate
const BASES = [
  { id: 'ao-nang', islandId: null },
  { id: 'ko-jum-ban', islandId: 'ko-jum' },
]

interface Trip {
  readonly beds?: readonly (string | null)[]
  readonly end?: object | null
  readonly mustVisit?: readonly string[]
}

function daysOf(candidate: Candidate, { beds = ['ao-nang', 'ao-nang', null], end = null, mustVisit = [] }: Trip = {}) {
  const days = beds.map((baseTownId, at) => ({ baseTownId, end: at === beds.length - 1 ? end : null }))
  const problem = { days, bases: BASES, candidates: [candidate], mustVisit }
  return withBoatsBack({ problem } as unknown as PreparedTrip).problem.candidates[0]?.days
}

describe('a last day that ends anywhere', () => {
  it('stays off islands, from which there is no boat back', () => {
    expect(daysOf(isle())).toEqual([0, 1])
    expect(daysOf(isle({ days: [1, 2] }))).toEqual([1])
  })

  it('visits the island of the night before, the mainland, and what the wish names', () => {
    expect(daysOf(isle(), { beds: ['ao-nang', 'ko-jum-ban', null] })).toBeUndefined()
    expect(daysOf(isle({ islandId: null }))).toBeUndefined()
    expect(daysOf(isle(), { mustVisit: ['isle'] })).toBeUndefined()
  })

  it('visits the islands on which one may sleep where the nights are not settled', () => {
    expect(daysOf(isle(), { beds: [null, null, null] })).toBeUndefined()
    expect(daysOf(isle({ islandId: 'ko-rok' }), { beds: [null, null, null] })).toEqual([0, 1])
  })
})

it('a day trip, and a trip that ends somewhere, have their way back', () => {
  expect(daysOf(isle(), { beds: [null] })).toBeUndefined()
  expect(daysOf(isle(), { end: { latitude: 8, longitude: 98.8 } })).toBeUndefined()
})
