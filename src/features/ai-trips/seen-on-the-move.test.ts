import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../planner/problem.ts'
import type { Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import type { Roads } from '../../world/roads.ts'
import { seenOnTheMove } from './seen-on-the-move.ts'
import type { PreparedTrip } from './trip-problem.ts'

// One road to the north, a degree of latitude an hour.
const at = (latitude: number): Point => ({ latitude, longitude: 99 })
const roads = {
  leg: (from: Point, to: Point) => ({ minutes: Math.abs(from.latitude - to.latitude) * 60 }),
} as unknown as Pick<Roads, 'leg'>
const bases = [
  { id: 'south', point: at(14) },
  { id: 'north', point: at(18) },
] as Town[]
const sight = (latitude: number, more: Partial<Candidate> = {}) =>
  ({ id: 'sight', point: at(latitude), islandId: null, isHighlight: true, ...more }) as Candidate
function seen(
  beds: readonly (string | null)[],
  candidate: Candidate,
  end: Point | null,
  mustSee: readonly string[] = [],
) {
  const days = beds.map((baseTownId, day) => ({ baseTownId, start: null, end: day === beds.length - 1 ? end : null }))
  const problem = { days, bases, candidates: [candidate], mustVisit: [], mustSee }
  return seenOnTheMove({ problem } as unknown as PreparedTrip, roads).problem.candidates[0]
}
const betterDays = (beds: readonly (string | null)[], candidate: Candidate, end: Point | null = null) =>
  seen(beds, candidate, end)?.betterDays

describe('a sight on the road from one bed to the next', () => {
  it('is seen on the day that goes there', () => {
    expect(betterDays(['south', 'south', 'north', 'north', null], sight(14.8))).toEqual([2])
  })

  it('is seen on that one of its better days', () => {
    expect(betterDays(['south', 'south', 'north', null], sight(14.8, { betterDays: [0, 1, 2] }))).toEqual([2])
  })

  it('is seen on the way home as well', () => {
    expect(betterDays(['south', 'north', null], sight(14.8), at(14))).toEqual([1, 2])
  })

  it('is for any day next to a bed, beyond the road, on an island, as a tour, and where the solver chooses the beds', () => {
    expect(betterDays(['south', 'north', null], sight(14.5))).toBeUndefined()
    expect(betterDays(['south', 'north', null], sight(19))).toBeUndefined()
    expect(betterDays(['south', 'north', null], sight(14.8, { islandId: 'isle' }))).toBeUndefined()
    expect(betterDays(['south', 'north', null], sight(14.8, { betterDays: [0] }))).toEqual([0])
    expect(betterDays([null, null, null], sight(14.8))).toBeUndefined()
  })

  it('is for that day alone if it is an hour from both beds, unless nobody leaves without it', () => {
    expect(seen(['south', 'south', 'north', 'north', null], sight(16), null)?.days).toEqual([2])
    expect(seen(['south', 'south', 'north', 'north', null], sight(16), null, ['sight'])?.days).toBeUndefined()
    expect(seen(['south', 'south', 'north', 'north', null], sight(16), null, ['sight'])?.betterDays).toEqual([2])
  })

  it('may cost more of the way where out and back is far', () => {
    const east = { ...sight(16), point: { latitude: 16, longitude: 100 } } as Candidate
    const detour = {
      leg: (a: Point, b: Point) => ({
        minutes: (Math.abs(a.latitude - b.latitude) + 0.3 * Math.abs(a.longitude - b.longitude)) * 60,
      }),
    }
    const problem = {
      days: ['south', 'north', null].map((baseTownId) => ({ baseTownId, start: null, end: null })),
      bases,
      candidates: [east],
      mustVisit: [],
    }
    const { candidates } = seenOnTheMove({ problem } as unknown as PreparedTrip, detour as never).problem
    expect(candidates[0]?.days).toEqual([1])
  })
})
