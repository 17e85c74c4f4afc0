// Trips from the shipped catalogue: valid by the independent checker, and short.
import { describe, expect, test } from 'vitest'
import { checkItinerary } from '../../src/planner/check/check.ts'
import type { Itinerary } from '../../src/planner/itinerary.ts'
import type { TripProblem } from '../../src/planner/problem.ts'
import { roadsFor, solve } from '../../src/planner/solve.ts'
import { distanceM, type Point } from '../../src/world/point.ts'
import { askFor, readWorld } from './shipped-trips.ts'

const world = readWorld()
const airports = world.towns.filter((town) => town.airport !== null)
const roads = roadsFor({ islands: world.islands, ferries: world.ferries, airports })
const plan = (problem: TripProblem) => solve(problem, { seed: 1, stop: (iterations) => iterations / 1_500, roads })
const easy = { maxStopsPerDay: 3, restMinutes: 15 }

const TRIPS: readonly (readonly [string, TripProblem])[] = [
  ['Chiang Mai, 3 days', askFor(world, { provinces: ['50'], days: 3, startDate: '2026-12-12' })],
  ['Bangkok on a Monday', askFor(world, { provinces: ['10'], days: 1, startDate: '2026-12-07' })],
  ['Bangkok from noon to six', askFor(world, { provinces: ['10'], days: 1, window: [720, 1080] })],
  ['Krabi and Phuket, 5 easy days', askFor(world, { provinces: ['81', '83'], days: 5, more: { pace: easy } })],
  ['Samui and its islands, 4 days', askFor(world, { provinces: ['84'], days: 4 })],
  ['Ko Chang, 3 days', askFor(world, { provinces: ['23'], days: 3 })],
  ['Trang, 3 days with dates', askFor(world, { provinces: ['92'], days: 3, startDate: '2027-02-14' })],
  ['the Khmer temples, 4 days', askFor(world, { provinces: ['31', '32'], days: 4 })],
  ['Mae Hong Son and Pai, 4 days', askFor(world, { provinces: ['58'], days: 4 })],
  ['Sukhothai and Phitsanulok, 2 days', askFor(world, { provinces: ['64', '65'], days: 2 })],
  ['Kanchanaburi, 3 days', askFor(world, { provinces: ['71'], days: 3, more: { pace: easy, budgetBaht: 200 } })],
  [
    'the whole country, 14 days, by air too',
    askFor(world, { provinces: ['10', '64', '50', '83'], days: 14, more: { flights: true, transport: 'public' } }),
  ],
]

const pointOf = new Map(world.candidates.map((candidate) => [candidate.id, candidate.point]))
const length = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, i) => sum + distanceM(points[i] as Point, point), 0)

interface Stop {
  readonly point: Point
  readonly isMeal: boolean
}

/** Length of the shortest open path in which the meals keep their turn: people eat at noon and in the evening, wherever they are. */
function shortest(stops: readonly Stop[]): number {
  let best = Number.POSITIVE_INFINITY
  const go = (path: readonly Point[], visits: readonly Point[], sum: number) => {
    if (sum >= best) return
    const next = stops[path.length]
    if (!next) best = sum
    const last = path.at(-1)
    for (const point of next?.isMeal ? [next.point] : next ? visits : [])
      go(
        [...path, point],
        next?.isMeal ? visits : visits.filter((visit) => visit !== point),
        sum + (last ? distanceM(last, point) : 0),
      )
  }
  go(
    [],
    stops.flatMap(({ point, isMeal }) => (isMeal ? [] : point)),
    0,
  )
  return best
}

describe.each(TRIPS)('%s', (_name, problem) => {
  const itinerary = plan(problem) as Itinerary

  test('passes the checker and meets every wish', () => {
    expect(checkItinerary(problem, itinerary, roads)).toEqual([])
    expect(itinerary.unmet).toEqual([])
  })

  test('has stops on each day, 2.5 on average', () => {
    const visits = itinerary.days.map((day) => day.stops.filter((stop) => stop.candidateId !== null).length)
    expect(Math.min(...visits)).toBeGreaterThanOrEqual(1)
    expect(visits.reduce((sum, count) => sum + count, 0) / visits.length).toBeGreaterThanOrEqual(2.5)
  })
})

test('has days at most 1.15 times as long as the shortest order of their visits, at the median', () => {
  const detours = TRIPS.flatMap(([, problem]) => (plan(problem) as Itinerary).days)
    .map((day) =>
      day.stops.flatMap(({ candidateId, kind }) =>
        candidateId === null ? [] : [{ point: pointOf.get(candidateId) as Point, isMeal: kind === 'meal' }],
      ),
    )
    .filter((stops) => stops.length >= 3 && stops.length <= 9 && shortest(stops) > 1000)
    .map((stops) => length(stops.map(({ point }) => point)) / shortest(stops))
    .sort((a, b) => a - b)
  expect(detours.length).toBeGreaterThan(30)
  expect(detours[detours.length >> 1]).toBeLessThanOrEqual(1.15)
})

test('Chiang Mai, Phuket and Khon Kaen in one day by car are infeasible, with suggestions', () => {
  const refused = plan(askFor(world, { provinces: ['50', '83', '40'], days: 1 }))
  expect(refused).toMatchObject({ infeasible: { suggestions: [{ change: 'add_days' }, { change: 'drop' }] } })
})
