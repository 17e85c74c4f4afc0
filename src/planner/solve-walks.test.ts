import { describe, expect, test } from 'vitest'
import { planned } from '../../test/support/planned-trips.ts'
import { CHIANG_MAI, candidate, day, near, problem, week } from '../../test/support/planner-problems.ts'
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

  test('has its dinner in its own street, though another table is as good', () => {
    const quarter = near(CHIANG_MAI, 12, 0)
    const sights = [0, 1].map((at) =>
      candidate(`sight-${at}`, near(quarter, at * 0.2, 0), { kind: `old-${at}`, score: 6 }),
    )
    const street = candidate('street', near(quarter, 0.4, 0), {
      kind: 'street_food',
      meal: 'also',
      score: 1,
      hours: week({ open: 1020, close: 1380 }),
    })
    const plan = problem({ days: [day(), day()], candidates: [...sights, street, ...others] })
    expect(daysOf(plan, 'sight-0', 'sight-1', 'street')).toHaveLength(1)
  })

  test('keeps its first sights together, though one of them had better come on another day', () => {
    const palace = candidate('palace', near(CHIANG_MAI, 2, 0), { kind: 'palace', score: 12, betterDays: [0] })
    const prang = candidate('prang', near(CHIANG_MAI, 2.7, 0), { kind: 'temple', score: 5, days: [1] })
    const asked = problem({ days, candidates: [palace, prang, ...others], mustSee: ['palace', 'prang'] })
    expect(daysOf(asked, 'palace', 'prang')).toHaveLength(1)
  })
})

describe('a road out of town', () => {
  const days = [day({ meals: [] }), day({ meals: [] })]
  const town = Array.from({ length: 8 }, (_, i) =>
    candidate(`town-${i}`, near(CHIANG_MAI, (i % 3) * 1.5, 3 + i), { kind: `kind-${i}`, score: 2, dwellMinutes: 75 }),
  )

  test('is driven out and back once, though each of two days would have its waterfall', () => {
    const falls = [45, 62].map((km) =>
      candidate(`falls-${km}`, near(CHIANG_MAI, km, 0), {
        kind: 'waterfall',
        score: 8,
        dwellMinutes: 120,
        isHighlight: true,
      }),
    )
    expect(daysOf(problem({ days, candidates: [...falls, ...town] }), 'falls-45', 'falls-62')).toHaveLength(1)
  })
})
