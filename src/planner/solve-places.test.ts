/** What a trip visits and where it goes. */
import { describe, expect, test } from 'vitest'
import {
  around,
  CHIANG_MAI,
  candidate,
  day,
  maxIterations,
  near,
  problem,
  TOWNS,
  week,
} from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary } from './itinerary.ts'
import type { TripProblem } from './problem.ts'
import { solve } from './solve.ts'

function planOf(asked: TripProblem): Itinerary {
  const plan = solve(asked, { seed: 1, stop: maxIterations(600) }) as Itinerary
  expect(checkItinerary(asked, plan)).toEqual([])
  return plan
}
const idsOn = ({ days }: Itinerary, index: number) =>
  days[index]!.stops.flatMap(({ kind, candidateId }) => (kind === 'visit' ? (candidateId ?? []) : []))
const idsOf = (plan: Itinerary) => plan.days.flatMap((_, index) => idsOn(plan, index))

describe('a sight that nobody leaves without', () => {
  const sights = around(8, { score: 3 })
  const first = candidate('first', near(CHIANG_MAI, 0, 30), { score: 0.5, dwellMinutes: 120 })

  test('comes before better ones nearby', () => {
    const free = problem({ candidates: [...sights, first] })
    expect(idsOf(planOf(free))).not.toContain('first')
    expect(idsOf(planOf({ ...free, mustSee: ['first'] }))).toContain('first')
  })

  test('comes in the wrong hours rather than not at all', () => {
    const cape = candidate('cape', near(CHIANG_MAI, 2, 0), {
      part: 'sunset',
      dwellMinutes: 120,
      hours: week({ open: 480, close: 1020 }),
      bestHours: [{ open: 900, close: 1440 }],
    })
    const days = [day({ endMinute: 960 })]
    expect(idsOf(planOf(problem({ days, candidates: [cape], mustSee: ['cape'] })))).toContain('cape')
  })

  test('is unmet with the reason if the day has no room for it', () => {
    const long = { ...first, dwellMinutes: 900 }
    const { unmet } = planOf(problem({ candidates: [...sights, long], mustSee: ['first', 'closed'] }))
    expect(unmet.map(({ wish, subject, reason }) => [wish, subject, reason])).toEqual([
      ['must_see', 'first', 'no_time'],
      ['must_see', 'closed', 'closed'],
    ])
  })
})

describe('what is far out for little', () => {
  test('is no reason to drive a road twice, although nobody leaves without it', () => {
    const south = (km: number) => near(CHIANG_MAI, -km, 0)
    const trail = candidate('trail', south(62), { score: 6, dwellMinutes: 330, hasLunch: true, hours: null })
    const falls = candidate('falls', south(55), { score: 5, dwellMinutes: 40, hours: null })
    const days = [day({ startMinute: 780 }), day({ endMinute: 1110 }), day()]
    const on = (...far: (typeof trail)[]) =>
      idsOn(
        planOf(
          problem({
            days,
            candidates: [...around(12), ...far.map((each) => ({ ...each, days: each === falls ? [0] : [1] }))],
            mustSee: far.map(({ id }) => id),
          }),
        ),
        0,
      )
    expect(on(falls)).toContain('falls')
    expect(on(falls, trail)).not.toContain('falls')
  })

  const sights = around(3)
  const far = candidate('far', near(CHIANG_MAI, -60, 0), { score: 4, dwellMinutes: 45 })

  test('is left out, even if it is better than what is near', () => {
    expect(idsOf(planOf(problem({ candidates: [...sights, far] })))).not.toContain('far')
  })

  test('is visited if it was asked for by name, or nobody leaves without it', () => {
    const candidates = [...sights, far]
    expect(idsOf(planOf(problem({ candidates, mustVisit: ['far'] })))).toContain('far')
    expect(idsOf(planOf(problem({ candidates, mustSee: ['far'] })))).toContain('far')
  })

  test('is visited if it takes as long as the way', () => {
    const candidates = [...sights, { ...far, dwellMinutes: 240 }]
    expect(idsOf(planOf(problem({ candidates })))).toContain('far')
  })
})

test('what people see in passing is a stop only on foot', () => {
  const statues = [
    candidate('statue', near(CHIANG_MAI, 8, 0), { score: 3, dwellMinutes: 20, passing: true }),
    candidate('statue-next-door', near(CHIANG_MAI, 2.3, 0), { score: 3, dwellMinutes: 20, passing: true }),
  ]
  const ids = idsOf(planOf(problem({ candidates: [...around(5), ...statues] })))
  expect(ids).toContain('statue-next-door')
  expect(ids).not.toContain('statue')
})

describe('a dawn place', () => {
  const mist = candidate('mist', near(CHIANG_MAI, -45, 0), {
    part: 'sunrise',
    onlyThen: true,
    score: 9,
    dwellMinutes: 90,
    hours: week({ open: 300, close: 1080 }),
  })
  const days = (dawnWay?: number) =>
    [0, 1].map(() => day({ dawnMinute: 270, ...(dawnWay !== undefined && { dawnWay }) }))
  const candidates = [...around(6), mist]

  test('is worth a drive through the night only to those who asked for it', () => {
    expect(idsOf(planOf(problem({ days: days(45), candidates })))).not.toContain('mist')
    expect(idsOf(planOf(problem({ days: days(), candidates, mustVisit: ['mist'] })))).toContain('mist')
  })
})

describe('a sight of the dawn', () => {
  const bay = candidate('bay', near(CHIANG_MAI, 6, 0), {
    part: 'sunrise',
    score: 9,
    hours: week({ open: 300, close: 1080 }),
  })
  const candidates = [...around(8), bay]
  const arrivalOf = (asked: TripProblem) =>
    planOf(asked)
      .days.flatMap(({ stops }) => stops)
      .find(({ candidateId }) => candidateId === 'bay')?.arrive

  test('is seen at dawn if the travellers get up', () => {
    expect(arrivalOf(problem({ days: [day(), day({ dawnMinute: 315, dawnWay: 45 })], candidates }))).toBeLessThan(420)
  })

  test('is left out at other hours', () => {
    expect(arrivalOf(problem({ days: [day(), day()], candidates }))).toBeUndefined()
  })

  test('is seen at another hour if it was asked for, or nobody leaves without it', () => {
    const days = [day(), day()]
    expect(arrivalOf(problem({ days, candidates, mustVisit: ['bay'] }))).toBeGreaterThan(540)
    expect(arrivalOf(problem({ days, candidates, mustSee: ['bay'] }))).toBeGreaterThan(540)
  })
})

describe('an area far from the bed', () => {
  const valley = [0, 1, 2, 3].map((at) =>
    candidate(`valley-${at}`, near(CHIANG_MAI, 40, at), { score: 4, dwellMinutes: 90 }),
  )

  test('is seen on one day', () => {
    const plan = planOf(problem({ days: [day(), day()], candidates: [...around(8), ...valley] }))
    const days = [0, 1].filter((at) => idsOn(plan, at).some((id) => id.startsWith('valley')))
    expect(days).toHaveLength(1)
  })
})

describe('beds', () => {
  const nextTown = { ...TOWNS[0]!, id: 'mae-rim', point: near(CHIANG_MAI, 14, 0) }
  const candidates = [
    ...around(6),
    ...around(6).map((each) => ({ ...each, id: `north-${each.id}`, point: near(CHIANG_MAI, 15, 1) })),
  ]
  const days = [day(), day(), day()]

  test('are not changed within one area', () => {
    const { days: planned } = planOf(problem({ days, candidates, bases: [TOWNS[0]!, nextTown] }))
    expect(new Set(planned.map(({ baseTownId }) => baseTownId)).size).toBe(1)
  })

  test('are where the wish says', () => {
    const bases = [TOWNS[0]!, TOWNS[1]!]
    const asked = problem({ days, candidates, bases, askedBeds: [['pai']] })
    expect(planOf(asked).days.map(({ baseTownId }) => baseTownId)).toContain('pai')
  })
})

describe('an island without a bed of the trip', () => {
  const beach = candidate(
    'beach',
    { latitude: 9.53, longitude: 100.06 },
    {
      islandId: 'samui',
      score: 20,
      dwellMinutes: 120,
      hours: week({ open: 720, close: 1320 }),
    },
  )
  const pier = { ...TOWNS[0]!, id: 'pier', point: { latitude: 9.33, longitude: 99.74 } }
  const asked = problem({ days: [day({ endMinute: 1380 })], candidates: [beach], bases: [pier], mustVisit: ['beach'] })

  test('is left by the last boat', () => {
    const stops = planOf(asked).days[0]!.stops.filter(({ candidateId }) => candidateId === 'beach')
    expect(stops.map(({ depart }) => depart <= 16.5 * 60)).toEqual([true])
  })

  test('after it is a violation that the checker finds', () => {
    const late = { ...asked, islands: asked.islands.map((island) => ({ ...island, lastBoat: '21:00' })) }
    const evening = { ...late, candidates: [{ ...beach, hours: week({ open: 1020, close: 1320 }) }] }
    const plan = planOf(evening)
    expect(checkItinerary({ ...evening, islands: asked.islands }, plan).map(({ rule }) => rule)).toContain('last_boat')
  })
})

describe('a bay of an island without roads', () => {
  const point = { latitude: 9.53, longitude: 100.06 }
  const hotels = { ...TOWNS[0]!, id: 'hotels', point, islandId: 'samui' }
  const fair = candidate('fair', near(point, 5, 0), {
    islandId: 'samui',
    score: 5,
    part: 'evening',
    onlyThen: true,
    hours: week({ open: 1020, close: 1320 }),
  })
  const driven = problem({ days: [day()], candidates: [...around(1), fair], bases: [hotels] })
  const asked = { ...driven, islands: driven.islands.map((island) => ({ ...island, roads: false })) }

  test('is left before longtails stop', () => {
    expect(idsOf(planOf(driven))).toContain('fair')
    expect(idsOf(planOf(asked))).not.toContain('fair')
  })

  test('after that is a violation that the checker finds', () => {
    expect(checkItinerary(asked, planOf(driven)).map(({ rule }) => rule)).toContain('last_boat')
  })
})

describe('what the trip is about', () => {
  const temples = around(10, { score: 1.2 })
  const falls = Array.from({ length: 6 }, (_, at) =>
    candidate(`fall-${at}`, near(CHIANG_MAI, 4 + at, 3), { kind: 'waterfall', score: 0.8 }),
  )
  const themes = [{ name: 'waterfall', kinds: ['waterfall'], visits: 5, share: 0.5 }]

  test('is at least half of its visits', () => {
    const ids = idsOf(planOf(problem({ days: [day(), day()], candidates: [...temples, ...falls], themes })))
    expect(ids.filter((id) => id.startsWith('fall')).length * 2).toBeGreaterThanOrEqual(ids.length)
  })

  test('is unmet if the area has too little of it', () => {
    const { unmet } = planOf(problem({ days: [day(), day()], candidates: [...temples, falls[0]!], themes }))
    const few = { wish: 'wanted_kind', subject: 'waterfall', reason: 'not_enough_places' }
    expect(unmet).toContainEqual(expect.objectContaining(few))
  })

  test('is never short in an area of which the trip leaves some out, and is said once', () => {
    const far = Array.from({ length: 3 }, (_, at) =>
      candidate(`far-${at}`, near(CHIANG_MAI, 60 + at * 25, 40), { kind: 'waterfall', score: 0.2 }),
    )
    const wanted = [{ kind: 'waterfall', count: 4 }]
    const { unmet } = planOf(problem({ days: [day()], candidates: [...temples, ...far], themes, wanted }))
    expect(unmet.filter(({ subject }) => subject === 'waterfall')).toHaveLength(1)
    const { unmet: unasked } = planOf(problem({ days: [day()], candidates: [...temples, ...far], themes }))
    expect(unasked.filter(({ reason }) => reason === 'not_enough_places')).toEqual([])
  })

  test('is open at the wrong hours, not closed, if it shuts before people get up', () => {
    const early = { hours: week({ open: 300, close: 420 }), usualHours: null }
    const stall = candidate('stall', near(CHIANG_MAI, 2, 1), { kind: 'dim sum', ...early })
    const wanted = [{ kind: 'dim sum', count: 1 }]
    const { unmet } = planOf(problem({ days: [day()], candidates: [...temples, stall], wanted, mustVisit: ['stall'] }))
    expect(unmet.map(({ subject, reason }) => [subject, reason])).toEqual([
      ['stall', 'outside_hours'],
      ['dim sum', 'outside_hours'],
    ])
  })

  test('is closed, not too long, if all that is left of it is', () => {
    const shut = { hours: Array.from({ length: 7 }, () => []), usualHours: null }
    const museum = candidate('museum', near(CHIANG_MAI, 2, 1), { kind: 'museum', ...shut })
    const wanted = [{ kind: 'museum', count: 1 }]
    const { unmet } = planOf(problem({ days: [{ ...day(), weekday: 1 }], candidates: [...temples, museum], wanted }))
    expect(unmet).toContainEqual(expect.objectContaining({ wish: 'wanted_kind', subject: 'museum', reason: 'closed' }))
  })
})
