import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Reading } from '../../../language/reader/reading.ts'
import { addDays } from '../../../world/calendar.ts'
import { type TripFacts, tripPlaces } from '../../trips/public.ts'

/** What a saved trip asks for, as if a prompt had said it: decides which places suit the trip and how well. */
export function readingOfTrip(facts: TripFacts, catalogue: CatalogueView): Reading {
  const { start_date: start, request, days, party } = facts
  const wishes = request?.interests ?? facts.preferences.map((category) => ({ category, weight: PREFERENCE_WEIGHT }))
  return {
    language: request?.language ?? 'th',
    days: days.length,
    nights: days.length - 1,
    startDate: start,
    endDate: start === null ? null : addDays(start, days.length - 1),
    month: null,
    provinces: provincesOf(facts, catalogue),
    regions: [],
    start: null,
    end: null,
    arrivalMinute: null,
    departureMinute: null,
    towns: [],
    districts: [],
    islands: [],
    interests: wishes.flatMap(({ category, weight }) => {
      const concept = catalogue.conceptsByKey.get(category)
      return concept ? [{ key: category, kind: concept.kind, weight, minCount: null, exclusive: false, day: null }] : []
    }),
    mustVisit: [],
    avoid: {
      kinds: (request?.avoid.categories ?? []).map((key) => ({ key, strength: 'hard' as const })),
      placeIds: request?.avoid.place_ids ?? [],
      provinces: [],
    },
    notFound: [],
    pace: request?.pace ?? 'normal',
    maxStopsPerDay: null,
    walking: null,
    dailyWindow: { start: null, end: null },
    budget: facts.budget,
    spending: null,
    party,
    transport: facts.transport,
    food: { diets: [], avoid: [] },
    meals: [],
    indoorOnly: false,
    moments: [],
    base: null,
    doubts: [],
    unplanned: [],
    scope: 'trip',
    assumed: [],
    conflicts: [],
    notUnderstood: [],
  }
}

const PREFERENCE_WEIGHT = 0.7

/** The provinces of its stops and nights. */
function provincesOf(facts: TripFacts, catalogue: CatalogueView): string[] {
  const find = tripPlaces(facts, catalogue)
  const codes = facts.days.flatMap(({ base, stops }) => [
    ...stops.flatMap(({ place_id: id }) => (id === null ? [] : (find(id)?.provinceCode ?? []))),
    ...(base && base.province_code !== '' ? [base.province_code] : []),
  ])
  return [...new Set(codes)]
}
