import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { parseClock } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import { distanceM } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { retimeTrip } from './retime-trip.ts'
import type { DayWish, StopWish, TripEdit } from './trip-edit-schema.ts'
import type { BaseFacts, DayFacts, StopFacts, TripFacts } from './trip-facts.ts'
import { placeFacts, tripPlaces } from './trip-places.ts'

const DAY_START = 9 * 60
const DAY_END = 20 * 60
const USUAL_STAY_MINUTES = 60

/** What an edit is made with. */
export interface Workshop {
  readonly catalogue: Pick<CatalogueView, 'world' | 'conceptsByKey' | 'provincesByCode' | 'findPlace'>
  readonly roads: Roads
  readonly newStopId: () => string
}

/** A trip without stops, to which `editTrip` adds what the traveller wants. */
export const EMPTY_TRIP: TripFacts = {
  source: 'manual',
  name: null,
  prompt: null,
  start_date: null,
  days: [{ start: DAY_START, end: DAY_END, from: null, to: null, base: null, stops: [], leg_back: null }],
  unscheduled: [],
  party: { adults: 1, children: 0, seniors: 0, foreigners: 0 },
  transport: 'car',
  flights: false,
  budget: null,
  food_baht: null,
  preferences: [],
  request: null,
  assumed: [],
  unmet: [],
  warnings: [],
  texts: null,
  provenance: { reader: 'structured', planner: 'none' },
  places: {},
}

/**
 * The trip after an edit, timed again where the edit changes a day. Pure. The edit must have been checked
 * (`listEditErrors`). Places that fit no day any more become unscheduled.
 */
export function editTrip(
  trip: TripFacts,
  edit: Omit<TripEdit, 'allow_overlap' | 'dry_run'>,
  shop: Workshop,
): TripFacts {
  const wished = daysOf(trip, edit, shop)
  const edited: TripFacts = {
    ...trip,
    ...(edit.name !== undefined && { name: cleanText(edit.name) }),
    ...(edit.start_date !== undefined && { start_date: edit.start_date }),
    ...(edit.party && { party: partyOf(edit.party) }),
    ...(edit.transport && { transport: edit.transport, flights: edit.transport === 'public' && trip.flights }),
    ...(edit.budget !== undefined && { budget: edit.budget === null ? null : { amount: edit.budget, per: 'trip' } }),
    ...(edit.preferences && { preferences: edit.preferences }),
    // Texts of a language model are about the stops that it saw.
    ...((edit.days || edit.number_of_days !== undefined) && { texts: null }),
    days: wished,
  }
  const { days, late } = retimeTrip(edited, trip, tripPlaces(withPlaces(edited, shop), shop.catalogue), shop.roads)
  const kept = edit.unscheduled === undefined ? null : new Set(edit.unscheduled)
  const before = trip.unscheduled.filter(({ place_id: id }) => kept === null || kept.has(id))
  const cut = wished.length < trip.days.length ? missingStops(trip, wished) : []
  const listed = [...before]
  for (const { place_id: id } of [...cut, ...late])
    if (id !== null && !listed.some((place) => place.place_id === id))
      listed.push({ place_id: id, code: 'no_time', values: {} })
  const scheduled = new Set(placeIdsOf(days))
  const unscheduled = listed.filter(({ place_id: id }) => !scheduled.has(id))
  return withPlaces({ ...edited, days, unscheduled }, shop)
}

/** A text that a traveller wrote: NFC, trimmed; null when nothing is left. */
function cleanText(text: string | null): string | null {
  return text?.normalize('NFC').trim() || null
}

function partyOf({ adults, children = 0, seniors = 0, foreigners = 0 }: NonNullable<TripEdit['party']>) {
  return { adults: adults ?? (children + seniors === 0 ? 1 : 0), children, seniors, foreigners }
}

function daysOf(trip: TripFacts, { days, number_of_days: count }: TripEdit, shop: Workshop): DayFacts[] {
  if (days) {
    const stops = new Map(trip.days.flatMap((day) => day.stops.map((stop) => [stop.stop_id, stop] as const)))
    const edited: DayFacts[] = []
    for (const [index, wish] of days.entries())
      edited.push(dayOf(wish, { now: trip.days[index], before: edited.at(-1), stops, shop }))
    return edited
  }
  if (count === undefined) return trip.days
  const last = trip.days.at(-1)
  const added = Array.from({ length: Math.max(0, count - trip.days.length) }, () => ({
    ...emptyDay(last),
    base: last?.base ?? null,
  }))
  return [...trip.days.slice(0, count), ...added]
}

function emptyDay(like: DayFacts | undefined): DayFacts {
  const { start, end } = like ?? { start: DAY_START, end: DAY_END }
  return { start, end, from: null, to: null, base: null, stops: [], leg_back: null }
}

interface DayContext {
  /** The day of this number before the edit, and the edited day before. */
  readonly now: DayFacts | undefined
  readonly before: DayFacts | undefined
  readonly stops: ReadonlyMap<string, StopFacts>
  readonly shop: Workshop
}

function dayOf(wish: DayWish, { now, before, stops, shop }: DayContext): DayFacts {
  const day = now ?? emptyDay(before)
  const base = baseOf(wish, shop)
  return {
    ...day,
    ...(wish.start_time !== undefined && { start: parseClock(wish.start_time) ?? day.start }),
    ...(wish.end_time !== undefined && { end: parseClock(wish.end_time) ?? day.end }),
    base: base === undefined ? (now?.base ?? before?.base ?? null) : base,
    stops: (wish.stops ?? []).map((stop) => stopOf(stop, stops.get(stop.stop_id ?? ''), shop)),
  }
}

/** Undefined when the wish leaves it as it is. */
function baseOf({ base, base_place_id: id }: DayWish, { catalogue }: Workshop): BaseFacts | null | undefined {
  const place = id === undefined ? undefined : catalogue.findPlace(id)
  if (place) {
    const { latitude, longitude } = place.point
    const { nameTh: name_th, nameEn: name_en, provinceCode: province_code } = place
    return { town_id: null, name_th, name_en, latitude, longitude, province_code }
  }
  if (!base) return base
  const { latitude, longitude } = base
  const town = nearestTown({ latitude, longitude }, catalogue.world.towns)
  const name = cleanText(base.name ?? null)
  return {
    town_id: null,
    name_th: name ?? town?.nameTh ?? null,
    name_en: name ?? town?.nameEn ?? null,
    latitude,
    longitude,
    province_code: town?.provinceCode ?? '',
  }
}

function nearestTown(point: Point, towns: Workshop['catalogue']['world']['towns']) {
  let best: { town: (typeof towns)[number]; metres: number } | undefined
  for (const town of towns) {
    const metres = distanceM(town.point, point)
    if (!best || metres < best.metres) best = { town, metres }
  }
  return best?.town
}

/** `now`: the stop before the edit. What a new one leaves open follows from its place. */
function stopOf(wish: StopWish, now: StopFacts | undefined, { catalogue, newStopId }: Workshop): StopFacts {
  const placeId = wish.place_id ?? now?.place_id ?? null
  const kind = wish.kind ?? now?.kind ?? 'visit'
  const arrive = wish.arrive === undefined ? null : parseClock(wish.arrive)
  const place = placeId === null ? undefined : catalogue.findPlace(placeId)
  const isSamePlace = placeId === (now?.place_id ?? null)
  return {
    stop_id: now?.stop_id ?? newStopId(),
    kind,
    meal: kind === 'meal' && kind === now?.kind ? now.meal : null,
    place_id: placeId,
    arrive: arrive ?? now?.arrive ?? 0,
    stay_minutes:
      wish.stay_minutes ?? (isSamePlace && now ? now.stay_minutes : usualStay(place, catalogue.conceptsByKey)),
    locked: arrive !== null || (wish.locked ?? now?.locked ?? false),
    note: wish.note === undefined ? (now?.note ?? null) : cleanText(wish.note),
    leg: null,
  }
}

function usualStay(place: PlaceEntry | undefined, concepts: ReadonlyMap<string, Concept>): number {
  const concept = place?.category ? concepts.get(place.category) : undefined
  return place?.visitMinutes ?? concept?.visitMinutes ?? USUAL_STAY_MINUTES
}

/** The stops of a trip that none of the days has any more. */
function missingStops(trip: TripFacts, days: readonly DayFacts[]): StopFacts[] {
  const kept = new Set(days.flatMap(({ stops }) => stops.map(({ stop_id: id }) => id)))
  return trip.days.flatMap(({ stops }) => stops.filter(({ stop_id: id }) => !kept.has(id)))
}

function placeIdsOf(days: readonly DayFacts[]): string[] {
  return days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? []))
}

/** Remembers what the catalogue says of every place that the trip mentions. */
export function withPlaces(
  trip: TripFacts,
  { catalogue }: { readonly catalogue: Pick<CatalogueView, 'findPlace'> },
): TripFacts {
  const mentioned = [
    ...placeIdsOf(trip.days),
    ...trip.unscheduled.map(({ place_id: id }) => id),
    ...trip.unmet.flatMap(({ values }) => values.place_id ?? []),
    ...(trip.request?.must_visit ?? []),
  ]
  const places = [...new Set(mentioned)].flatMap((id) => {
    const place = catalogue.findPlace(id)
    const facts = place ? placeFacts(place) : trip.places[id]
    return facts ? [[id, facts] as const] : []
  })
  return { ...trip, places: Object.fromEntries(places) }
}
