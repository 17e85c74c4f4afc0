import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../test/support/cases.ts'
import { plan, planned, roads, visited } from '../../test/support/planned-trips.ts'
import {
  anyProblem,
  around,
  CHIANG_MAI,
  candidate,
  day,
  near,
  PAI,
  PHUKET,
  problem,
  TOWNS,
  week,
} from '../../test/support/planner-problems.ts'
import { sunTimes } from '../world/sun.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary, SolveResult } from './itinerary.ts'
import { type Candidate, type TripProblem, usualMeals } from './problem.ts'
import { DEFAULT_SEARCH_PARAMS, iterationsFor } from './search-params.ts'
import { solve } from './solve.ts'

/** The checker's findings, or a refusal without a conflict. */
const faults = (asked: TripProblem, result: SolveResult) => {
  if (!('infeasible' in result)) return checkItinerary(asked, result, roads)
  return result.infeasible.conflicts.length > 0 ? [] : ['a refusal without a conflict']
}

describe('any problem', () => {
  test('has a plan that passes the independent checker, or names the conflict', () => {
    fc.assert(
      fc.property(anyProblem, fc.integer(), (asked, seed) => {
        expect(faults(asked, plan(asked, seed, 64))).toEqual([])
      }),
      { numRuns: cases(500), seed: 4 },
    )
  })

  test('has one as well when a road engine has measured some of the legs, each direction separately', () => {
    fc.assert(
      fc.property(anyProblem, fc.integer({ min: 1, max: 90 }), (asked, pace) => {
        const ids = [...asked.candidates, ...asked.bases.map(({ id }) => ({ id: `town:${id}` }))].map(({ id }) => id)
        const minutes = Float32Array.from(
          { length: ids.length ** 2 },
          (_, at) => ((at * 7) % pace) + (at % 5 ? 0.5 : -99),
        )
        const measured = { ...asked, legs: { ids, minutes, metres: minutes.map((each) => each * 900) } }
        expect(faults(measured, plan(measured, 1, 64))).toEqual([])
      }),
      { numRuns: cases(200), seed: 4 },
    )
  })

  test('stays at a place at most half as long again as usual', () => {
    fc.assert(
      fc.property(anyProblem, (asked) => {
        const result = plan(asked, 1, 64)
        fc.pre(!('infeasible' in result))
        const usual = new Map(asked.candidates.map(({ id, dwellMinutes }) => [id, dwellMinutes]))
        const visits = (result as Itinerary).days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'visit')
        const longer = visits.filter(
          (visit) => visit.depart - visit.arrive > 1.5 * (usual.get(visit.candidateId ?? '') ?? 0),
        )
        expect(longer).toEqual([])
      }),
      { numRuns: cases(200), seed: 4 },
    )
  })

  test('keeps a locked stop at its time, or says that it is unmet', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(), fc.integer({ min: 8, max: 17 }), (asked, pick, hour) => {
        fc.pre(asked.candidates.length > 0)
        const { id } = asked.candidates[pick % asked.candidates.length] as Candidate
        const stop = { candidateId: id, day: pick % asked.days.length, arrive: hour * 60, stayMinutes: 45 }
        const result = plan({ ...asked, locked: [stop] }, 1, 64)
        fc.pre(!('infeasible' in result))
        const { days, unmet } = result as Itinerary
        const held = days[stop.day]?.stops.some((each) => each.candidateId === id && each.arrive === stop.arrive)
        expect(held || unmet.some((item) => item.wish === 'locked')).toBe(true)
        expect(faults({ ...asked, locked: [stop] }, result)).toEqual([])
      }),
      { numRuns: cases(150), seed: 5 },
    )
  })

  test('has the same plan whatever the order of its candidates', () => {
    fc.assert(
      fc.property(anyProblem, (asked) => {
        const turned = { ...asked, candidates: [...asked.candidates].reverse() }
        expect(plan(turned, 3, 64)).toEqual(plan(asked, 3, 64))
      }),
      { numRuns: cases(30), seed: 6 },
    )
  })

  test('has the same plan for the same seed and number of iterations', () => {
    fc.assert(
      fc.property(anyProblem, fc.integer(), (asked, seed) => {
        expect(plan(asked, seed, 64)).toEqual(plan(asked, seed, 64))
      }),
      { numRuns: cases(20), seed: 7 },
    )
  })

  test('scores no less with longer days, up to the noise of a seed', () => {
    fc.assert(
      fc.property(anyProblem, (asked) => {
        // With the meals of the shorter day, because an additional dinner would be another wish.
        const longer = {
          ...asked,
          days: asked.days.map((each) => ({ ...each, endMinute: Math.min(1430, each.endMinute + 60) })),
        }
        const [before, after] = [plan(asked, 1, 300), plan(longer, 1, 300)]
        if ('infeasible' in before) return
        if ('infeasible' in after) throw new Error('infeasible with more time')
        expect(after.score).toBeGreaterThan(before.score - 2 - Math.abs(before.score) * 0.05)
      }),
      { numRuns: cases(40), seed: 8 },
    )
  })
})

describe('the length of the search', () => {
  const asked = problem({ candidates: around(40), days: [day(), day()] })
  const solved = (more: Partial<Parameters<typeof solve>[1]> = {}) => solve(asked, { seed: 1, roads, ...more })

  test('is the planned number of iterations, complete', () => {
    const shares: number[] = []
    const counted = solved({
      stop: (iterations, planned) => {
        shares.push(iterations / planned)
        return iterations / planned
      },
    })
    expect(counted).toEqual(solved())
    expect(counted).toMatchObject({ cutShort: false })
    expect(shares.at(-1)).toBeGreaterThanOrEqual(1)
  })

  test('is cut short by the stopping criterion, with a valid plan that says so', () => {
    let calls = 0
    const cut = solved({ stop: (iterations, planned) => (++calls > 3 ? 1 : iterations / planned) })
    expect(cut).toMatchObject({ cutShort: true })
    expect(faults(asked, cut)).toEqual([])
    expect((cut as Itinerary).iterations).toBeLessThan((solved() as Itinerary).iterations)
    expect(faults(asked, solved({ stop: () => 1 }))).toEqual([])
  })

  test('follows from the size of the trip and the effort', () => {
    const iterations = (days: number, nodes: number, effort = 1) =>
      iterationsFor(days, nodes, DEFAULT_SEARCH_PARAMS.iterations, effort)
    expect(iterations(3, 200)).toBe(3_600)
    expect(iterations(3, 200, 2)).toBe(7_200)
    // An iteration of a long trip takes longer, so it gets fewer.
    expect(iterations(30, 750)).toBeLessThan(1_000)
    expect(iterations(30, 100_000)).toBe(200)
  })
})

describe('a day', () => {
  test('has lunch and dinner within their hours, at a restaurant nearby', () => {
    const noodles = candidate('noodles', near(CHIANG_MAI, 1, 1), {
      kind: 'restaurant',
      meal: 'only',
      hours: week({ open: 600, close: 900 }),
    })
    const itinerary = planned(problem({ candidates: [...around(12), noodles] }))
    const meals = itinerary.days[0]?.stops.filter((stop) => stop.kind === 'meal') ?? []
    expect(meals.map((stop) => [stop.meal, stop.candidateId])).toEqual([
      ['lunch', 'noodles'],
      ['dinner', null],
    ])
  })

  test('visits its stops in the shortest order', () => {
    const ring = Array.from({ length: 5 }, (_, i) =>
      candidate(
        `ring-${i}`,
        near(CHIANG_MAI, 8 * Math.cos((i * 2 * Math.PI) / 5), 8 * Math.sin((i * 2 * Math.PI) / 5)),
      ),
    )
    const order = visited(planned(problem({ candidates: ring }))).map((id) => Number(id.slice(5)))
    const steps = order.slice(1).map((ring_, i) => Math.abs(ring_ - (order[i] as number)))
    expect(steps.every((step) => step === 1 || step === 4)).toBe(true)
  })

  const always = week({ open: 0, close: 1440 })
  const stopAt = (id: string, asked: TripProblem) =>
    planned(asked)
      .days.flatMap(({ stops }) => stops)
      .find((stop) => stop.candidateId === id)

  test('has lunch about noon and dinner about half past six, whatever there is to see', () => {
    for (const count of [2, 5, 9, 15]) {
      const stops = planned(problem({ days: [day(), day()], candidates: around(count) })).days.flatMap(
        (each) => each.stops,
      )
      const arrivals = (meal: string) => stops.filter((stop) => stop.meal === meal).map(({ arrive }) => arrive)
      for (const at of arrivals('lunch')) expect([at >= 690, at <= 780]).toEqual([true, true])
      for (const at of arrivals('dinner')) expect([at >= 1065, at <= 1180]).toEqual([true, true])
      expect([arrivals('lunch').length, arrivals('dinner').length]).toEqual([2, 2])
    }
  })

  test('prefers a restaurant within reach to a meal anywhere, and a café only to that', () => {
    const eatery = (id: string, km: number, more: Partial<Candidate> = {}) =>
      candidate(id, near(CHIANG_MAI, km, km), { kind: 'restaurant', meal: 'only', hours: always, ...more })
    const cafe = eatery('cafe', 1, { kind: 'cafe', meal: 'also', lightMeal: true })
    const mealsWith = (...places: Candidate[]) =>
      planned(problem({ candidates: [...around(8), ...places] })).days[0]!.stops.flatMap(({ meal, candidateId }) =>
        meal === null ? [] : [candidateId],
      )
    expect(mealsWith(cafe, eatery('far', 4), eatery('further', 5)).join()).toMatch(/far|further/)
    expect(mealsWith(cafe)).toContain('cafe')
  })

  test('visits cafés that were asked for between the meals', () => {
    const cafes = [1, 2].map((km) =>
      candidate(`cafe-${km}`, near(CHIANG_MAI, km, 0), { kind: 'cafe', meal: 'also', lightMeal: true, score: 1.5 }),
    )
    const wanted = [{ kind: 'cafe', count: 2 }]
    const { days } = planned(problem({ candidates: [...around(6), ...cafes], wanted }))
    const kinds = days[0]?.stops.filter(({ candidateId }) => candidateId?.startsWith('cafe')).map(({ kind }) => kind)
    expect(kinds).toEqual(['visit', 'visit'])
  })

  test('visits a night market in the evening', () => {
    const night = candidate('night', near(CHIANG_MAI, 1, 0), { part: 'evening', hours: always, score: 2 })
    expect(stopAt('night', problem({ candidates: [...around(10), night] }))?.arrive).toBeGreaterThanOrEqual(1020)
  })

  test('sees the sunset where it is worth seeing, by the date', () => {
    const cape = candidate('cape', near(PHUKET, 2, 0), { part: 'sunset', hours: always, provinceCode: '83', score: 2 })
    const others = Array.from({ length: 8 }, (_, i) =>
      candidate(`phuket-${i}`, near(PHUKET, i, 1), { provinceCode: '83' }),
    )
    for (const sunDate of ['2026-12-21', '2027-06-21', null]) {
      const asked = problem({ days: [day({ sunDate })], candidates: [...others, cape], bases: TOWNS.slice(2, 3) })
      const { sunset } = sunTimes(cape.point, sunDate)
      const stop = stopAt('cape', asked)
      expect(stop?.arrive).toBeLessThanOrEqual(sunset - 20)
      expect(stop?.depart).toBeGreaterThanOrEqual(sunset + 10)
    }
  })

  test('ends a short day with the sunset, or leaves the place for it long before', () => {
    const cape = candidate('cape', near(PHUKET, 2, 0), { part: 'sunset', hours: always, provinceCode: '83', score: 2 })
    const others = Array.from({ length: 8 }, (_, i) =>
      candidate(`phuket-${i}`, near(PHUKET, i, 1), { provinceCode: '83', hours: always }),
    )
    const short = (endMinute: number) =>
      problem({
        days: [day({ endMinute, homeMinute: 1080, meals: usualMeals(510, 1080) })],
        candidates: [...others, cape],
        bases: TOWNS.slice(2, 3),
      })
    const { sunset } = sunTimes(cape.point, null)
    const [late, early] = [short(1200), short(1080)].map((asked) => {
      const plan = planned(asked)
      expect(faults(asked, plan)).toEqual([])
      return plan.days[0]!
    })
    expect(late?.stops.at(-1)).toMatchObject({ candidateId: 'cape' })
    expect(late?.stops.at(-1)?.depart).toBeGreaterThanOrEqual(sunset)
    const seen = early?.stops.find(({ candidateId }) => candidateId === 'cape')
    expect(seen?.depart ?? 0).toBeLessThanOrEqual(sunset - 60)
  })

  test('begins at dawn at a place for the dawn, with breakfast after it, only if the travellers get up', () => {
    const mist = candidate('mist', near(CHIANG_MAI, 5, 0), { part: 'sunrise', onlyThen: true, hours: always, score: 3 })
    const candidates = [...around(10), mist]
    const early = problem({ days: [day({ dawnMinute: 270 })], candidates })
    const plan = planned(early)
    expect(faults(early, plan)).toEqual([])
    const [first, breakfast, next] = plan.days[0]?.stops ?? []
    expect(first).toMatchObject({ candidateId: 'mist' })
    expect(first?.arrive).toBeLessThanOrEqual(sunTimes(mist.point, null).sunrise + 20)
    expect(breakfast).toMatchObject({ kind: 'rest', candidateId: null })
    expect(next?.arrive).toBeGreaterThan(510)
    expect(visited(planned(problem({ candidates })))).not.toContain('mist')
  })

  test('leaves time for the climb before sunrise', () => {
    const top = { part: 'sunrise', onlyThen: true, hours: always, score: 3, climbMinutes: 30 } as const
    const ridge = candidate('ridge', near(CHIANG_MAI, 5, 0), top)
    const asked = problem({ days: [day({ dawnMinute: 270 })], candidates: [...around(10), ridge] })
    const [first] = planned(asked).days[0]?.stops ?? []
    expect(first).toMatchObject({ candidateId: 'ridge' })
    expect(first?.arrive).toBeLessThanOrEqual(sunTimes(ridge.point, null).sunrise - 30)
  })

  test('does not leave before dawn for a dinner at the end of a long journey', () => {
    const bangkok = { latitude: 13.4, longitude: 100.5 }
    const asked = problem({ days: [day({ dawnMinute: 270, start: bangkok })], candidates: around(1) })
    expect(faults(asked, planned(asked))).toEqual([])
  })

  test('stays longer rather than waits, and rests once rather than often', () => {
    const late = candidate('late', near(CHIANG_MAI, 1, 0), { hours: week({ open: 960, close: 1080 }), score: 3 })
    const { days } = planned(problem({ candidates: [...around(3), late] }))
    const stops = days[0]?.stops ?? []
    expect(stops.filter(({ kind }) => kind === 'visit').some(({ arrive, depart }) => depart - arrive > 60)).toBe(true)
    expect(stops.filter(({ kind }) => kind === 'rest').length).toBeLessThanOrEqual(2)
  })

  test('leaves out places that are closed on its date', () => {
    const closed = candidate('closed', CHIANG_MAI, { score: 5, exceptions: [{ date: '2026-12-07', intervals: [] }] })
    const monday = day({ date: '2026-12-07', weekday: 0 })
    expect(visited(planned(problem({ days: [monday], candidates: [...around(3), closed] })))).not.toContain('closed')
  })

  test('without a date keeps to the hours of most weekdays', () => {
    const hours = week({ open: 540, close: 720 }).with(5, [{ open: 540, close: 1200 }])
    const stop = planned(problem({ candidates: [candidate('short', CHIANG_MAI, { hours })] })).days[0]?.stops[0]
    expect(stop?.depart).toBeLessThanOrEqual(720)
  })
})

describe('nights', () => {
  const spread = [
    ...around(10),
    ...Array.from({ length: 8 }, (_, i) =>
      candidate(`pai-${i}`, near(PAI, i - 4, 0), { provinceCode: '58', score: 1.2 }),
    ),
  ]

  test('are spent where the sights are, with one move between two regions', () => {
    const asked = problem({ days: [day(), day(), day(), day()], candidates: spread, bases: TOWNS.slice(0, 2) })
    const nights = planned(asked).days.map((each) => each.baseTownId)
    expect(nights.filter((night, i) => i > 0 && night !== nights[i - 1])).toHaveLength(1)
    expect(new Set(nights)).toEqual(new Set(['chiang-mai', 'pai']))
  })

  test('are spent in the town that is given', () => {
    const days = [day({ baseTownId: 'pai' }), day({ baseTownId: 'pai' })]
    const asked = problem({ days, candidates: spread, bases: TOWNS.slice(0, 2) })
    expect(planned(asked).days.map((each) => each.baseTownId)).toEqual(['pai', 'pai'])
  })

  test('are spent in the towns that a day allows, wherever the sights are', () => {
    const days = ['chiang-mai', 'chiang-mai', 'pai', 'pai'].map((id) => day({ bedTownIds: [id] }))
    const asked = problem({ days, candidates: around(12), bases: TOWNS.slice(0, 2) })
    const trip = planned(asked)
    expect(trip.days.map((each) => each.baseTownId)).toEqual(['chiang-mai', 'chiang-mai', 'pai', 'pai'])
    const moved = { ...trip, days: [{ ...trip.days[0]!, baseTownId: 'pai' }, ...trip.days.slice(1)] }
    expect(checkItinerary(asked, moved, roads).map(({ rule }) => rule)).toContain('base')
  })
})
