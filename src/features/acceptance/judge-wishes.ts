import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { kindsOf } from '../ai-trips/public.ts'
import type { TripDay, TripPreview } from '../trips/public.ts'
import type { AcceptancePrompt } from './acceptance-prompts.ts'
import { judgeTrip } from './judge-trip.ts'

export const CONSTRAINTS = [
  'in_time',
  'feasible',
  'schedule',
  'days',
  'dates',
  'provinces',
  'must_visit',
  'avoid',
  'interests',
  'pace',
  'window',
  'budget',
  'party',
  'meals',
  'language',
] as const
export type Constraint = (typeof CONSTRAINTS)[number]

/** One constraint of a prompt, and what came of it. */
export interface Check {
  readonly constraint: Constraint
  readonly passed: boolean
  readonly expected: string
  readonly got: string
}

/** Judges a trip by what its prompt demands. Shares no code with the reader and the planner but the vocabulary. */
export function judgeWishes(wanted: AcceptancePrompt, trip: TripPreview, catalogue: Catalogue): Check[] {
  const { days, start_date: startDate, provinces, window, pace, budget, party } = wanted
  const visited = placesOf(trip, catalogue)
  const checks: Check[] = []
  const expect = (constraint: Constraint, passed: boolean, expected: unknown, got: unknown) =>
    checks.push({ constraint, passed, expected: shown(expected), got: shown(got) })

  const faults = judgeTrip(trip, catalogue)
  expect('schedule', faults.length === 0, [], faults)
  if (days !== undefined) expect('days', trip.number_of_days === days, days, trip.number_of_days)
  expect('dates', trip.start_date === startDate, startDate ?? null, trip.start_date ?? null)
  if (provinces) judgeProvinces(provinces, visited, expect)
  for (const pattern of wanted.must ?? [])
    expect(
      'must_visit',
      visited.some((place) => isNamed(place, pattern)),
      pattern,
      visited.map(({ id }) => id),
    )
  for (const kind of wanted.avoid ?? []) {
    const found = visited.filter((place) => isOfKind(place, kind, catalogue) && !isMust(place, wanted))
    expect(
      'avoid',
      found.length === 0,
      `no ${kind}`,
      found.map(({ id }) => id),
    )
  }
  for (const [kind, count] of Object.entries(wanted.want ?? {})) {
    const found = visited.filter((place) => kindsOf(place, catalogue.conceptsByKey).includes(kind))
    expect(
      'interests',
      found.length >= count,
      `${kind}: ${count}`,
      found.map(({ id }) => id),
    )
  }
  if (pace) judgePace(pace, trip, expect)
  if (window) judgeWindow(window, trip, expect)
  if (budget !== undefined) {
    const isSaid = trip.unmet.some(({ code }) => code === 'budget_exceeded')
    expect('budget', trip.totals.cost <= budget || isSaid, budget, trip.totals.cost)
  }
  if (party?.children !== undefined)
    expect('party', trip.understood.party.children === party.children, party, trip.understood.party)
  const hungry = trip.days.filter((day) => !hasTimeToEat(day, trip, catalogue)).map(({ day }) => day)
  expect('meals', hungry.length === 0, 'time for lunch and dinner', { days_without: hungry })
  judgeLanguage(wanted, trip, expect)
  return checks
}

type Expect = (constraint: Constraint, passed: boolean, expected: unknown, got: unknown) => void

const MAX_SHOWN = 300

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_SHOWN)
}

function placesOf({ days }: TripPreview, catalogue: Catalogue): PlaceEntry[] {
  return days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => (id && catalogue.findPlace(id)) || []))
}

/** If one or two provinces are expected, the prompt names them, so the trip visits each. */
function judgeProvinces(expected: readonly string[], visited: readonly PlaceEntry[], expect: Expect): void {
  const got = [...new Set(visited.map(({ provinceCode }) => provinceCode))]
  const isInside = got.every((code) => expected.includes(code))
  const isWhole = expected.length > 2 || expected.every((code) => got.includes(code))
  expect('provinces', isInside && isWhole, expected, got)
}

function isNamed({ nameTh, nameEn, aliases }: PlaceEntry, pattern: string): boolean {
  const wanted = new RegExp(pattern, 'i')
  return [nameTh, nameEn, ...aliases].some((name) => name !== null && wanted.test(name))
}

/** A place that the prompt names is no breach of what it avoids in general. */
function isMust(place: PlaceEntry, { must = [] }: AcceptancePrompt): boolean {
  return must.some((pattern) => isNamed(place, pattern))
}

/** By category and sub-category, not by tags, which say what else there is. */
function isOfKind(place: PlaceEntry, kind: string, { conceptsByKey }: Catalogue): boolean {
  return kindsOf({ ...place, tags: [] }, conceptsByKey).includes(kind)
}

/** An easy day has room for its stops. */
const MOST_VISITS = { easy: 4, full: 20 }

function judgePace(pace: 'easy' | 'full', trip: TripPreview, expect: Expect): void {
  const visits = trip.days.map(({ stops }) => stops.filter(({ kind }) => kind === 'visit').length)
  const isCalm = visits.every((count) => count <= MOST_VISITS[pace])
  expect('pace', trip.understood.pace === pace && isCalm, pace, { pace: trip.understood.pace, visits })
}

function judgeWindow(window: readonly string[], trip: TripPreview, expect: Expect): void {
  const [start = '00:00', end = '24:00'] = window
  const times = trip.days.flatMap(({ stops }) => (stops.length === 0 ? [] : [[stops[0]!.arrive, stops.at(-1)!.depart]]))
  const isKept = times.every(([arrive = '', depart = '']) => arrive >= start && depart <= end)
  expect('window', isKept, window, times)
}

/** Half an hour to eat and a way to walk. */
const MEAL_MINUTES = 45
const LUNCH = { from: 10 * 60 + 30, to: 14 * 60 + 30 }
const DINNER = { from: 16 * 60 + 30, to: 20 * 60 + 30 }

/** Whether the stops leave time for the meals that the day spans, or the trip says that they do not. */
function hasTimeToEat({ stops, ...day }: TripDay, { unmet }: TripPreview, catalogue: Catalogue): boolean {
  const [start, end] = [minutes(day.start_time), minutes(day.end_time)]
  const meals = [
    ...(start <= 12 * 60 && end >= 14 * 60 ? [LUNCH] : []),
    ...(start <= 18 * 60 && end >= 19 * 60 + 30 ? [DINNER] : []),
  ]
  const visits = stops.filter(({ kind }) => kind === 'visit')
  return meals.every(({ from, to }) => {
    const during = visits.filter(({ arrive, depart }) => minutes(arrive) <= from && minutes(depart) >= to)
    if (during.some(({ place_id: id }) => id && catalogue.findPlace(id)?.guide?.mealsIncluded)) return true
    const breaks = [from, ...visits.flatMap(({ arrive, depart }) => [minutes(arrive), minutes(depart)]), to]
    for (let at = 0; at < breaks.length; at += 2)
      if (Math.min(breaks[at + 1]!, to) - Math.max(breaks[at]!, from) >= MEAL_MINUTES) return true
    return unmet.some(({ about }) => about === 'day')
  })
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 60 + rest
}

const THAI = /[\u0e00-\u0e7f]/

/** A prompt in both languages may be answered in either. */
function judgeLanguage({ prompt, lang }: AcceptancePrompt, trip: TripPreview, expect: Expect): void {
  if (THAI.test(prompt) && /[a-z]{2}/i.test(prompt)) return
  const text = THAI.test(trip.name) ? 'th' : 'en'
  expect('language', trip.understood.language === lang && text === lang, lang, text)
}
