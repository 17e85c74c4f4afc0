import { describe, expect, test } from 'vitest'
import { planned } from '../../test/support/planned-trips.ts'
import { CHIANG_MAI, candidate, day, near, problem } from '../../test/support/planner-problems.ts'
import type { TripProblem } from './problem.ts'

const daysOf = (asked: TripProblem, ...ids: readonly string[]) =>
  planned(asked).days.flatMap(({ stops }, at) =>
    stops.some(({ candidateId }) => ids.includes(candidateId ?? '')) ? [at] : [],
  )

describe('a quarter that people see on one walk', () => {
  const days = [day({ meals: [] }), day({ meals: [] })]
  const others = Array.from({ length: 8 }, (_, i) =>
    candidate(`other-${i}`, near(CHIANG_MAI, 4 + i, (i % 2) * 3), { kind: `kind-${i}`, score: 2, dwellMinutes: 75 }),
  )

  test('belongs to one day, though people would see fewer temples on each of two', () => {
    const ids = [0, 1, 2, 3].map((at) => `temple-${at}`)
    const temples = ids.map((id, i) => candidate(id, near(CHIANG_MAI, 1 + i * 0.15, 0), { kind: 'temple', score: 4 }))
    expect(daysOf(problem({ days, candidates: [...temples, ...others] }), ...ids)).toHaveLength(1)
  })

  test('keeps its first sights together, though one of them had better come on another day', () => {
    const palace = candidate('palace', near(CHIANG_MAI, 2, 0), { kind: 'palace', score: 12, betterDays: [0] })
    const prang = candidate('prang', near(CHIANG_MAI, 2.7, 0), { kind: 'temple', score: 5, days: [1] })
    const asked = problem({ days, candidates: [palace, prang, ...others], mustSee: ['palace', 'prang'] })
    expect(daysOf(asked, 'palace', 'prang')).toHaveLength(1)
  })
})
