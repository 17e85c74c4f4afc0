import { describe, expect, test } from 'vitest'
import {
  around,
  CHIANG_MAI,
  candidate,
  day,
  maxIterations,
  near,
  problem,
  week,
} from '../../../test/support/planner-problems.ts'
import { sunTimes } from '../../world/sun.ts'
import type { Itinerary, ItineraryStop } from '../itinerary.ts'
import type { TripProblem } from '../problem.ts'
import { roadsFor, solve } from '../solve.ts'
import { checkItinerary } from './check.ts'
import { checkSunset } from './check-light.ts'
import type { Rule } from './violation.ts'

const monday = { date: '2026-12-07', weekday: 0, baseTownId: 'chiang-mai' }
const asked: TripProblem = problem({
  days: [day(monday), day({ ...monday, date: '2026-12-08', weekday: 1 })],
  candidates: [
    ...around(10, { costBaht: 50 }),
    candidate('noodles', near(CHIANG_MAI, 1, 1), {
      kind: 'restaurant',
      meal: 'only',
      hours: week({ open: 600, close: 900 }),
    }),
    candidate('museum', near(CHIANG_MAI, 2, 1), { kind: 'museum', hours: null }),
    candidate('fixed', near(CHIANG_MAI, -2, 1), { kind: 'museum' }),
  ],
  mustVisit: ['sight-1'],
  wanted: [{ kind: 'museum', count: 2 }],
  provinces: [{ code: '50', required: true }],
  locked: [{ candidateId: 'fixed', day: 0, arrive: 600, stayMinutes: 60 }],
  limits: [{ kind: 'temple', perDay: 4, perTrip: 8 }],
  budgetBaht: 1000,
})
const roads = roadsFor(asked)
const sound = solve(asked, { seed: 1, stop: maxIterations(400), roads }) as Itinerary

type Mutable = { -readonly [K in keyof ItineraryStop]: ItineraryStop[K] }

/** The valid itinerary with one stop changed. */
function change(pick: (stop: ItineraryStop) => boolean, apply: (stop: Mutable) => void): Itinerary {
  const copy = structuredClone(sound)
  const stop = copy.days.flatMap((each) => each.stops).find(pick)
  if (!stop) throw new Error('no such stop')
  apply(stop as Mutable)
  return copy
}

function without(pick: (stop: ItineraryStop) => boolean): Itinerary {
  const days = sound.days.map((each) => ({ ...each, stops: each.stops.filter((stop) => !pick(stop)) }))
  return { ...sound, days }
}

const isVisit = (stop: ItineraryStop) => stop.kind === 'visit' && !stop.locked
const isNearBed = ({ nearBed, leg }: ItineraryStop) => nearBed === true && (leg?.minutes ?? 0) > 0
const rulesOf = (itinerary: Itinerary, against = asked) =>
  new Set(checkItinerary(against, itinerary, roads).map((violation) => violation.rule))

test('accepts a must-visit of an avoided category', () => {
  const wishes: Partial<TripProblem> = { avoid: { kinds: ['temple'], ids: [] }, limits: [], wanted: [] }
  const alone = {
    ...asked,
    ...wishes,
    candidates: asked.candidates.filter(({ id, kind }) => id === 'sight-1' || kind !== 'temple'),
  }
  const plan = solve(alone, { seed: 1, stop: maxIterations(200), roads }) as Itinerary
  expect(plan.days.flatMap((day) => day.stops).map(({ candidateId }) => candidateId)).toContain('sight-1')
  expect(checkItinerary(alone, plan, roads)).toEqual([])
})

test('accepts the plan that the cases below break', () => {
  expect(checkItinerary(asked, sound, roads)).toEqual([])
})

describe('in a modified plan the checker finds', () => {
  const faults: readonly (readonly [string, Rule, () => Itinerary])[] = [
    ['a missing day', 'days', () => ({ ...sound, days: sound.days.slice(1) })],
    ['an unknown place', 'known_place', () => change(isVisit, (stop) => (stop.candidateId = 'atlantis'))],
    [
      'a place twice',
      'once',
      () =>
        change(
          (stop) => isVisit(stop) && stop.candidateId !== 'sight-1',
          (stop) => (stop.candidateId = 'sight-1'),
        ),
    ],
    ['a stop that ends before it begins', 'order', () => change(isVisit, (stop) => (stop.depart = stop.arrive - 1))],
    [
      'an arrival that is too early to reach',
      'travel',
      () =>
        change(
          (stop) => (stop.leg?.minutes ?? 0) > 2,
          (stop) => (stop.arrive = 541),
        ),
    ],
    [
      'a leg shorter than the road',
      'travel',
      () =>
        change(
          (stop) => (stop.leg?.minutes ?? 0) > 1,
          (stop) => (stop.leg = { mode: 'drive', minutes: 1, metres: 1, source: 'estimated' }),
        ),
    ],
    ['a missing way back', 'travel', () => without(({ nearBed }) => nearBed === true)],
    ['a missing way to dinner near the bed', 'travel', () => change(isNearBed, (stop) => (stop.leg = null))],
    ['a stop outside the day', 'window', () => change(isVisit, (stop) => ([stop.arrive, stop.depart] = [400, 460]))],
    [
      'a visit outside opening hours',
      'open',
      () => change(isVisit, (stop) => ([stop.arrive, stop.depart] = [1070, 1130])),
    ],
    [
      'unknown hours labelled as open',
      'opening_label',
      () =>
        change(
          (stop) => stop.candidateId === 'museum',
          (stop) => (stop.opening = 'open'),
        ),
    ],
    ['a missing dinner', 'meal', () => without((stop) => stop.meal === 'dinner')],
    [
      'a lunch after its hours',
      'meal',
      () =>
        change(
          (stop) => stop.meal === 'lunch',
          (stop) => ([stop.arrive, stop.depart] = [800, 860]),
        ),
    ],
    [
      'a short lunch',
      'meal',
      () =>
        change(
          (stop) => stop.meal === 'lunch',
          (stop) => (stop.depart = stop.arrive + 20),
        ),
    ],
    [
      'a restaurant shown as a sight',
      'meal',
      () =>
        change(
          (stop) => stop.candidateId === 'noodles',
          (stop) => ([stop.kind, stop.meal] = ['visit', null]),
        ),
    ],
    [
      'a night in an unknown town',
      'base',
      () => ({ ...sound, days: sound.days.map((each) => ({ ...each, baseTownId: 'utopia' })) }),
    ],
    [
      'a locked stop that moved',
      'locked',
      () =>
        change(
          (stop) => stop.locked,
          (stop) => ([stop.arrive, stop.depart] = [605, 665]),
        ),
    ],
    ['a missing must-visit', 'must_visit', () => without((stop) => stop.candidateId === 'sight-1')],
    ['a missing wanted kind', 'wanted_kind', () => without((stop) => stop.candidateId === 'museum')],
    ['a missing province', 'province', () => without(() => true)],
    ['a wrong fee', 'budget', () => change(isVisit, (stop) => (stop.costBaht = 1))],
    [
      'totals that do not add up',
      'totals',
      () => ({ ...sound, totals: { ...sound.totals, costBaht: sound.totals.costBaht + 5 } }),
    ],
  ]
  test.each(faults)('%s', (_name, rule, make) => {
    expect(rulesOf(make())).toContain(rule)
  })
})

describe('with stricter wishes the checker finds', () => {
  const stricter: readonly (readonly [string, Rule, Partial<TripProblem>])[] = [
    [
      'a place on a day of other provinces',
      'other_day',
      { days: [day({ ...monday, awayFrom: ['50'] }), asked.days[1]!] },
    ],
    ['too many stops for the pace', 'pace', { pace: { maxStopsPerDay: 2, restMinutes: 5 } }],
    ['too short a rest', 'travel', { pace: { maxStopsPerDay: 5, restMinutes: 90 } }],
    ['too many of a kind in a day', 'limit', { limits: [{ kind: 'temple', perDay: 1, perTrip: null }] }],
    ['too many of a kind in the trip', 'limit', { limits: [{ kind: 'temple', perDay: null, perTrip: 3 }] }],
    ['an avoided kind', 'avoid', { avoid: { kinds: ['temple'], ids: [] } }],
    ['an avoided place', 'avoid', { avoid: { kinds: [], ids: ['sight-1'] } }],
    ['more than the budget', 'budget', { budgetBaht: 60 }],
    [
      'a place for the dawn at noon',
      'light',
      { candidates: asked.candidates.map((each) => ({ ...each, part: 'sunrise', onlyThen: true })) },
    ],
    [
      'a day that is over late without a sunset',
      'window',
      { days: asked.days.map((each) => ({ ...each, homeMinute: 900 })) },
    ],
    [
      'a start before dawn for a place that is not for the dawn',
      'travel',
      { days: asked.days.map((each) => ({ ...each, startMinute: 600, dawnMinute: 270 })) },
    ],
    [
      'a place closed on the date',
      'open',
      {
        candidates: asked.candidates.map((each) => ({ ...each, exceptions: [{ date: '2026-12-08', intervals: [] }] })),
      },
    ],
  ]
  test.each(stricter)('%s', (_name, rule, more) => {
    expect(rulesOf(sound, { ...asked, ...more })).toContain(rule)
  })
})

test('rejects leaving a place for the sunset right before it', () => {
  const cape = candidate('cape', CHIANG_MAI, { part: 'sunset', hours: week({ open: 0, close: 1440 }) })
  const leftAt = (depart: number) => {
    const found: string[] = []
    const stop: ItineraryStop = { ...sound.days[0]!.stops.find(isVisit)!, candidateId: 'cape', arrive: 960, depart }
    checkSunset(cape, asked, day(monday), stop, (rule) => found.push(rule))
    return found
  }
  const { sunset } = sunTimes(cape.point, null)
  expect([sunset - 60, sunset - 30, sunset].map(leftAt)).toEqual([[], ['light'], []])
})

test('accepts a missing must-visit that is listed as unmet', () => {
  const unmet = [
    { wish: 'must_visit', subject: 'sight-99', day: null, reason: 'unknown_place', suggestion: null },
  ] as const
  const wishing = { ...asked, mustVisit: ['sight-1', 'sight-99'] }
  expect(rulesOf(sound, wishing)).toContain('must_visit')
  expect(rulesOf({ ...sound, unmet }, wishing)).toEqual(new Set())
})
