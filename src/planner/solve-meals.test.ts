import { describe, expect, test } from 'vitest'
import {
  CHIANG_MAI,
  candidate,
  day,
  maxIterations,
  near,
  PAI,
  problem,
  TOWNS,
  week,
} from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary } from './itinerary.ts'
import type { Candidate, TripProblem } from './problem.ts'
import { solve } from './solve.ts'

function planOf(asked: TripProblem): Itinerary {
  const plan = solve(asked, { seed: 1, stop: maxIterations(300) }) as Itinerary
  expect(checkItinerary(asked, plan)).toEqual([])
  return plan
}
const stopsOf = (plan: Itinerary) => plan.days.flatMap(({ stops }) => stops)
const stopAt = (plan: Itinerary, id: string) => stopsOf(plan).find(({ candidateId }) => candidateId === id)
const mealOf = (plan: Itinerary, name: string) => stopsOf(plan).find(({ meal }) => meal === name)
const NINE = 540

describe('lunch', () => {
  test('comes before any more sights', () => {
    const cave = candidate('cave', near(CHIANG_MAI, 1, 0), { dwellMinutes: 200, score: 9 })
    const bay = candidate('bay', near(CHIANG_MAI, 2, 0), { dwellMinutes: 200, score: 9 })
    const asked = problem({ days: [day({ startMinute: 510, endMinute: 1020 })], candidates: [cave, bay] })
    expect(mealOf(planOf(asked), 'lunch')).toBeDefined()
  })

  test('is at a table by its name where there is one next door, however little it is worth', () => {
    const table = candidate('table', near(CHIANG_MAI, 0.5, 0), {
      meal: 'only',
      score: 0.01,
      hours: week({ open: NINE, close: 1320 }),
    })
    const sight = candidate('sight', near(CHIANG_MAI, 0, 0), { dwellMinutes: 120, score: 3 })
    const asked = problem({ days: [day()], candidates: [sight, table] })
    expect(stopAt(planOf(asked), 'table')?.meal).toBeDefined()
  })

  test('is had where people spend half a day', () => {
    const park = candidate('park', near(CHIANG_MAI, 1, 0), {
      dwellMinutes: 300,
      hours: week({ open: NINE, close: 900 }),
      score: 9,
      hasLunch: true,
    })
    const asked = problem({ days: [day()], candidates: [park], mustVisit: ['park'] })
    expect(stopAt(planOf(asked), 'park')?.includes).toEqual(['lunch'])
  })

  test('interrupts a long visit of several places between two of them', () => {
    const leg = { mode: 'walk', minutes: 10, metres: 600, source: 'estimated' } as const
    const walk = candidate('walk', near(CHIANG_MAI, 1, 0), {
      dwellMinutes: 310,
      score: 9,
      hours: week({ open: NINE, close: 1000 }),
      visits: [
        { id: 'walk', minutes: 150, costBaht: 0, leg: null },
        { id: 'end', minutes: 150, costBaht: 0, leg },
      ],
      lunchBreak: { minutes: 70, after: [{ placeId: null, to: { ...leg, minutes: 0 }, on: leg }] },
    })
    const stop = stopAt(planOf(problem({ days: [day()], candidates: [walk], mustVisit: ['walk'] })), 'walk')!
    expect(stop.includes).toEqual(['lunch'])
    expect(stop.depart - stop.arrive).toBe(380)
    const breakAt = stop.arrive + 150
    expect([breakAt >= 11 * 60 + 30, breakAt <= 13 * 60]).toEqual([true, true])
  })
})

describe('a food street', () => {
  const street = candidate('street', near(CHIANG_MAI, 0.5, 0), {
    meal: 'also',
    isSnack: true,
    part: 'evening',
    dwellMinutes: 120,
    hours: week({ open: 1020, close: 1380 }),
    score: 5,
  })

  test('is where one has dinner, not a stop before it', () => {
    const table = candidate('table', near(CHIANG_MAI, 0.4, 0), {
      meal: 'only',
      hours: week({ open: 600, close: 1320 }),
    })
    const plan = planOf(problem({ days: [day({ endMinute: 1290 })], candidates: [street, table] }))
    expect(mealOf(plan, 'dinner')?.candidateId).toBe('street')
    expect(stopAt(plan, 'street')?.kind).toBe('meal')
  })

  test('is no place for lunch, even if some of it is open', () => {
    const open = { ...street, hours: week({ open: 600, close: 1380 }) }
    const plan = planOf(problem({ days: [day({ endMinute: 960 })], candidates: [open] }))
    expect(mealOf(plan, 'lunch')?.candidateId).toBeNull()
  })
})

describe('dinner', () => {
  const hill = candidate('hill', near(CHIANG_MAI, 60, 0), {
    dwellMinutes: 90,
    hours: week({ open: 900, close: 1110 }),
    score: 9,
    isHighlight: true,
  })
  const days = [day({ endMinute: 1290, baseTownId: 'chiang-mai' }), day({ baseTownId: 'chiang-mai' })]

  test('is near the bed, not in the dark at the end of a long road', () => {
    const inn = candidate('inn', near(CHIANG_MAI, 59.5, 0), { meal: 'only', hours: week({ open: 600, close: 1320 }) })
    const plan = planOf(problem({ days, candidates: [hill, inn], mustVisit: ['hill'] }))
    const { stops, returnLeg } = plan.days.find(({ stops: each }) => each.some((stop) => stop.candidateId === 'hill'))!
    const last = stops.at(-1)!
    expect(last).toMatchObject({ meal: 'dinner', candidateId: null, nearBed: true })
    expect(last.leg!.minutes).toBeGreaterThan(45)
    expect(returnLeg!.minutes).toBe(0)
  })

  test('is a violation where the way to it is missing', () => {
    const asked = problem({ days, candidates: [hill], mustVisit: ['hill'] })
    const plan = structuredClone(planOf(asked))
    const free = stopsOf(plan).find((stop) => stop.nearBed && stop.leg!.minutes > 0)!
    Object.assign(free, { nearBed: false })
    expect(checkItinerary(asked, plan).map(({ rule }) => rule)).toContain('travel')
  })
})

describe('a tour that sets out in the morning', () => {
  const tour = candidate('tour', near(CHIANG_MAI, 2, 0), {
    dwellMinutes: 180,
    hours: week({ open: 480, close: 1080 }),
    score: 9,
    departures: [{ open: 480, close: 570 }],
  })

  test('is not joined at another time', () => {
    const plan = planOf(problem({ days: [day()], candidates: [tour] }))
    expect(stopAt(plan, 'tour')!.arrive).toBeLessThanOrEqual(570)
    const late = problem({ days: [day({ startMinute: 660 })], candidates: [tour] })
    expect(stopAt(planOf(late), 'tour')).toBeUndefined()
  })

  test('is joined later only by those who asked for it', () => {
    const asked = problem({ days: [day({ startMinute: 660 })], candidates: [tour], mustVisit: ['tour'] })
    const plan = planOf(asked)
    expect(stopAt(plan, 'tour')!.arrive).toBeGreaterThan(570)
    const rules = checkItinerary({ ...asked, mustVisit: [] }, plan).map(({ rule }) => rule)
    expect(rules).toContain('departure')
  })
})

test('a restaurant in another town is no dinner for those who sleep here', () => {
  const far = candidate('far', near(PAI, 0.2, 0), { meal: 'only', hours: week({ open: 600, close: 1320 }), score: 9 })
  const sight = candidate('sight', PAI, { score: 9 })
  const asked = problem({
    days: [day({ endMinute: 1380, baseTownId: 'chiang-mai' }), day({ baseTownId: 'chiang-mai' })],
    candidates: [far, sight],
    bases: TOWNS.slice(0, 1),
  })
  expect(stopsOf(planOf(asked)).filter(({ candidateId, meal }) => candidateId === 'far' && meal === 'dinner')).toEqual(
    [],
  )
})

test('a table in another town is not next door because a rest follows', () => {
  const far = candidate('far', near(CHIANG_MAI, 90, 0), {
    meal: 'only',
    hours: week({ open: 600, close: 1320 }),
    score: 9,
  })
  const [morning, afternoon] = [0, 1].map((at) =>
    candidate(`sight ${at}`, near(CHIANG_MAI, at, 0), {
      score: 9,
      hours: at === 0 ? week({ open: 480, close: 660 }) : week({ open: 960, close: 1080 }),
    }),
  ) as [Candidate, Candidate]
  const asked = problem({
    days: [day({ endMinute: 1140, pauses: [{ arrive: 780, stayMinutes: 90 }] })],
    candidates: [morning, afternoon, far],
    mustVisit: [morning.id, afternoon.id],
    mustSee: ['far'],
  })
  expect(stopAt(planOf(asked), 'far')).toBeUndefined()
})
