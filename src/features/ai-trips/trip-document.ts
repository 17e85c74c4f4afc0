import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { writtenNote } from '../../language/notes/note.ts'
import { ASSUMPTIONS, WARNINGS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary, ItineraryDay, ItineraryStop } from '../../planner/itinerary.ts'
import type { ProblemDay } from '../../planner/problem.ts'
import type { Language } from '../../platform/language.ts'
import { formatClock } from '../../world/hours.ts'
import type { Town } from '../../world/region.ts'
import type { Leg } from '../../world/travel.ts'
import { nameOf } from '../places/public.ts'
import { type PlannedTrip, type Stop, type TripDay, tripNames } from '../trips/public.ts'
import type { PreparedTrip } from './trip-problem.ts'
import { daySummary, stopNote, tripIntroduction, tripName } from './trip-texts.ts'
import { listUnmet, reasonOf, writtenReason, writtenUnmet } from './unmet.ts'
import { listWarnings } from './warnings.ts'

export interface TripSource {
  readonly reading: Reading
  readonly prepared: PreparedTrip
  readonly itinerary: Itinerary
  readonly provenance: PlannedTrip['provenance']
}

/** The trip in the contract's shape, in the traveller's language. Times, distances and prices come from the itinerary only. */
export function tripDocument(
  { reading, prepared, itinerary, provenance }: TripSource,
  catalogue: CatalogueView,
  language: Language,
): PlannedTrip {
  const names = tripNames(catalogue)
  const towns = new Map(catalogue.world.towns.map((town) => [town.id, town]))
  const days = itinerary.days.map((day, index) =>
    dayDocument(
      day,
      prepared.problem.days[index]!,
      index,
      index === itinerary.days.length - 1,
      towns,
      catalogue,
      language,
    ),
  )
  const places = itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop) => (stop.candidateId === null ? [] : (catalogue.findPlace(stop.candidateId) ?? []))),
  )
  const { totals } = itinerary
  return {
    name: tripName(reading, places, catalogue, language),
    introduction: tripIntroduction(itinerary, places, catalogue, language),
    ...(days[0]?.date !== undefined && { start_date: days[0].date, end_date: days.at(-1)!.date! }),
    number_of_days: days.length,
    days,
    unscheduled: itinerary.unscheduled.map(({ candidateId, reason }) => {
      const why = reasonOf(candidateId, reason, reading, catalogue)
      return {
        place_id: candidateId,
        place_name: displayName(catalogue.findPlace(candidateId), candidateId, language),
        code: why.code,
        reason: writtenReason(why, language, names),
      }
    }),
    totals: {
      cost: totals.costBaht,
      other_cost: totals.otherCostBaht,
      metres: Math.round(totals.metres),
      minutes_travel: Math.round(totals.minutesTravel),
      minutes_visit: Math.round(totals.minutesVisit),
    },
    travellers: prepared.travellers,
    ...(prepared.budgetBaht !== null && { budget: { amount: prepared.budgetBaht, currency: 'THB' } }),
    preferences: reading.interests.map(({ key }) => key),
    source: 'ai',
    provenance: { ...provenance, attribution: sourcesOf(places, itinerary) },
    understood: understoodOf(reading, prepared),
    assumed: [...reading.assumed, ...prepared.assumed].map((note) => writtenNote(ASSUMPTIONS, note, language, names)),
    unmet: listUnmet(reading, itinerary, catalogue).map((fact) => writtenUnmet(fact, language, names)),
    warnings: listWarnings(itinerary, prepared, places, reading).map((note) =>
      writtenNote(WARNINGS, note, language, names),
    ),
  }
}

/** Both road engines drive on OpenStreetMap, whose licence wants to be named. */
function sourcesOf(places: readonly PlaceEntry[], { days }: Itinerary): string[] {
  const legs = days.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.returnLeg])
  const isMeasured = legs.some((leg) => leg?.source === 'engine')
  const sources = new Set(places.map((place) => place.source))
  return [...sources, ...(isMeasured ? ['© OpenStreetMap contributors'] : [])].sort()
}

function dayDocument(
  day: ItineraryDay,
  frame: ProblemDay,
  index: number,
  isLast: boolean,
  towns: ReadonlyMap<string, Town>,
  catalogue: CatalogueView,
  language: Language,
): TripDay {
  // The last day ends somewhere too, but nobody sleeps there.
  const town = day.baseTownId === null || isLast ? undefined : towns.get(day.baseTownId)
  return {
    day: index + 1,
    ...(frame.date !== null && { date: frame.date }),
    ...(town && {
      base: {
        name: nameOf(town, language),
        latitude: town.point.latitude,
        longitude: town.point.longitude,
        province_code: town.provinceCode,
      },
    }),
    start_time: clock(frame.startMinute),
    end_time: clock(frame.endMinute),
    stops: day.stops.map((stop, position) => stopDocument(stop, `d${index + 1}s${position + 1}`, catalogue, language)),
    ...(day.returnLeg && { travel_back: legDocument(day.returnLeg) }),
    summary: daySummary(day, town, catalogue, language),
  }
}

function stopDocument(stop: ItineraryStop, stopId: string, catalogue: CatalogueView, language: Language): Stop {
  const place = stop.candidateId === null ? undefined : catalogue.findPlace(stop.candidateId)
  const note = stopNote(stop, language)
  return {
    stop_id: stopId,
    kind: stop.kind,
    ...(place && { place_id: place.id, place: placeSummary(place, catalogue, language) }),
    arrive: clock(stop.arrive),
    depart: clock(stop.depart),
    stay_minutes: stop.depart - stop.arrive,
    locked: stop.locked,
    ...(note !== undefined && { note }),
    ...(place && { cost: stop.costBaht }),
    ...(stop.leg && { travel: legDocument(stop.leg) }),
    opening: stop.opening,
  }
}

function placeSummary(place: PlaceEntry, catalogue: CatalogueView, language: Language): NonNullable<Stop['place']> {
  const province = catalogue.provincesByCode.get(place.provinceCode)
  return {
    place_id: place.id,
    place_name: nameOf(place, language),
    ...(place.category !== null && { category: place.category }),
    category_code: place.categoryCode,
    province: province ? nameOf(province, language) : place.provinceCode,
    province_code: place.provinceCode,
    latitude: place.point.latitude,
    longitude: place.point.longitude,
    ...(place.thumbnailUrl !== null && { thumbnail_url: place.thumbnailUrl }),
  }
}

function legDocument({ mode, minutes, metres, source }: Leg): NonNullable<Stop['travel']> {
  return { mode, minutes: Math.ceil(minutes), metres: Math.round(metres), source }
}

/** What was understood, with what was filled in: the request that was really planned. */
function understoodOf(reading: Reading, { problem, window, transport }: PreparedTrip): PlannedTrip['understood'] {
  const { budget } = reading
  return {
    days: reading.days,
    start_date: reading.startDate,
    end_date: reading.endDate,
    provinces: problem.provinces
      .filter(({ required }, _index, all) => required || all.every((province) => !province.required))
      .map(({ code }) => code),
    interests: reading.interests.map(({ key, weight }) => ({ category: key, weight })),
    must_visit: reading.mustVisit.map(({ placeId }) => placeId),
    avoid: { categories: reading.avoid.kinds.map(({ key }) => key), place_ids: [...reading.avoid.placeIds] },
    pace: reading.pace,
    daily_window: { start: clock(window.start), end: clock(window.end) },
    budget: budget && {
      amount: budget.per === 'person_day' ? budget.amount * reading.days : budget.amount,
      currency: 'THB',
      per: budget.per === 'person_day' ? 'person' : budget.per,
    },
    party: { ...reading.party },
    transport,
    language: reading.language,
  }
}

function displayName(place: PlaceEntry | undefined, otherwise: string, language: Language): string {
  return place ? nameOf(place, language) : otherwise
}

function clock(minutes: number): string {
  return minutes >= 1440 ? '24:00' : formatClock(minutes)
}
