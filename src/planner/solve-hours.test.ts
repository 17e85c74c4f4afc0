import { describe, expect, test } from 'vitest'
import { plan, planned, roads } from '../../test/support/planned-trips.ts'
import { CHIANG_MAI, candidate, day, near, PAI, problem, TOWNS, week } from '../../test/support/planner-problems.ts'
import { checkItinerary } from './check/check.ts'
import type { Itinerary } from './itinerary.ts'
import type { Candidate, TripProblem } from './problem.ts'

const stopsOf = (asked: TripProblem) => planned(asked).days.flatMap(({ stops }) => stops)
const arrivalAt = (id: string, asked: TripProblem) =>
  stopsOf(asked).find(({ candidateId }) => candidateId === id)?.arrive ?? Number.NaN
const kitchen = (id: string, point: Candidate['point'], more: Partial<Candidate> = {}) =>
  candidate(id, point, { kind: 'restaurant', meal: 'only', hours: week({ open: 600, close: 1260 }), ...more })
const kitchens = ['noodles', 'curry'].map((id, at) => kitchen(id, near(CHIANG_MAI, at, 1)))

describe('a place that is best out of the heat', () => {
  const cool = [
    { open: 0, close: 630 },
    { open: 900, close: 1440 },
  ]
  // Alphabetical and geographical order both put the ruin between the museums, at noon.
  const ruin = candidate('ruin', near(CHIANG_MAI, 4, 0), { bestHours: cool, kind: 'historic_site' })
  const museums = [2, 3, 5, 6].map((north) =>
    candidate(`museum-${north}`, near(CHIANG_MAI, north, 0), { kind: 'museum' }),
  )
  const asked = problem({ days: [day()], candidates: [ruin, ...museums, ...kitchens] })

  test('is visited in the morning or in the afternoon, and indoor places at noon', () => {
    const arrive = arrivalAt('ruin', asked)
    expect(arrive <= 630 || arrive >= 900).toBe(true)
  })

  test('is visited at noon rather than not at all', () => {
    const noon = { ...ruin, hours: week({ open: 660, close: 840 }) }
    expect(arrivalAt('ruin', problem({ days: [day()], candidates: [noon, ...kitchens] }))).toBeLessThan(840)
  })
})

describe('a tour that is better on some days', () => {
  const tour = candidate('tour', near(CHIANG_MAI, 5, 0), { dwellMinutes: 300, score: 6, betterDays: [1] })
  const sights = [1, 2, 3, 4].map((at) => candidate(`sight-${at}`, near(CHIANG_MAI, at, 0)))
  const days = [day(), day(), day()]
  const dayOfTour = (asked: TripProblem) =>
    planned(asked).days.findIndex(({ stops }) => stops.some(({ candidateId }) => candidateId === 'tour'))

  test('is on one of them', () => {
    expect(dayOfTour(problem({ days, candidates: [tour, ...sights, ...kitchens] }))).toBe(1)
  })

  test('is on another day if it cannot be on one of them', () => {
    const asked = problem({ days, candidates: [{ ...tour, days: [0] }, ...sights, ...kitchens] })
    expect(dayOfTour(asked)).toBe(0)
  })
})

describe('cake', () => {
  const cafe = candidate('cafe', near(CHIANG_MAI, 1, 0.9), {
    kind: 'cafe',
    meal: 'no',
    isSnack: true,
    hours: week({ open: 540, close: 1140 }),
  })

  test('comes at least an hour and a half before or after a usual meal', () => {
    const stops = stopsOf(problem({ days: [day()], candidates: [cafe, ...kitchens] }))
    const at = stops.find(({ candidateId }) => candidateId === 'cafe')
    const meals = stops.filter(({ kind }) => kind === 'meal')
    expect(at).toBeDefined()
    expect(meals).toHaveLength(2)
    // Meals may be up to three quarters of an hour from their best moment.
    for (const { arrive, depart } of meals)
      expect(Math.max(arrive - at!.depart, at!.arrive - depart)).toBeGreaterThan(45)
  })
})

describe('a meal', () => {
  const sights = [0.2, 0.4, 0.6].map((north) => candidate(`sight-${north}`, near(CHIANG_MAI, north, 0)))
  const far = kitchen('far', near(CHIANG_MAI, 45, 0), { score: 3 })
  const dayTrip = problem({ days: [day({ endMinute: 960 })], candidates: [...sights, far] })

  test('is in free time rather than far from the way', () => {
    const meals = stopsOf(dayTrip).filter(({ kind }) => kind === 'meal')
    expect(meals).toMatchObject([{ meal: 'lunch', candidateId: null }])
  })

  test('is at a place near the way if there is one', () => {
    const asked = { ...dayTrip, candidates: [...dayTrip.candidates, kitchen('near', near(CHIANG_MAI, 0.5, 0))] }
    expect(stopsOf(asked).find(({ kind }) => kind === 'meal')?.candidateId).toBe('near')
  })

  test('is where the traveller wants it, however far', () => {
    const asked = { ...dayTrip, mustVisit: ['far'] }
    expect(stopsOf(asked).find(({ kind }) => kind === 'meal')?.candidateId).toBe('far')
  })
})

test('half a day at a park leaves time for lunch rather than replaces it', () => {
  const park = candidate('park', near(CHIANG_MAI, 15, 0), {
    dwellMinutes: 300,
    shortMinutes: 225,
    score: 15,
    hours: week({ open: 510, close: 1020 }),
  })
  const { days } = planned(problem({ days: [day({ endMinute: 1080 })], candidates: [park, ...kitchens] }))
  const stops = days[0]?.stops ?? []
  expect(stops.map(({ candidateId }) => candidateId)).toContain('park')
  expect(stops.filter(({ meal }) => meal === 'lunch')).toHaveLength(1)
})

test('a trip ends where there is a way home, also when its last sight is in the mountains', () => {
  const [chiangMai, pai] = TOWNS
  const village = { ...pai!, rank: 1 }
  const asked = problem({
    days: [day(), day()],
    bases: [chiangMai!, village],
    candidates: [1, 2, 3, 4, 5].map((at) => candidate(`sight-${at}`, near(PAI, at, 0), { score: 3 })),
  })
  const { days } = plan(asked, 1, 300) as Itinerary
  expect(days.at(-1)?.baseTownId).toBe('chiang-mai')
})

test('a trip whose days are divided ends where there is a way home, although no night is there', () => {
  const [chiangMai, pai] = TOWNS
  const days = ['chiang-mai', 'pai', 'pai'].map((id) => day({ bedTownIds: [id] }))
  const sights = [1, 2, 3, 4, 5].map((at) => candidate(`sight-${at}`, near(PAI, at, 0), { score: 3 }))
  const asked = problem({ days, bases: [chiangMai!, { ...pai!, rank: 1 }], candidates: sights })
  const trip = planned(asked)
  expect(trip.days.map(({ baseTownId }) => baseTownId)).toEqual(['chiang-mai', 'pai', 'chiang-mai'])
  expect(checkItinerary(asked, trip, roads)).toEqual([])
})
