import { writtenNote } from '../../language/notes/note.ts'
import { ASSUMPTIONS, WARNINGS } from '../../language/notes/trip-notes.ts'
import type { Language } from '../../platform/language.ts'
import type { IsoDate } from '../../world/calendar.ts'
import { nameOf } from '../places/public.ts'
import { type CostEstimate, estimateCosts } from './cost-estimate.ts'
import { dateOf, renderDay } from './render-day.ts'
import { listAssumed, listUnmet } from './shown-notes.ts'
import { stopCosts } from './stop-costs.ts'
import { travellersOf, wholeBudgetOf } from './trip-costs.ts'
import type { TripDay } from './trip-day-schema.ts'
import type { PlannedTrip, TripFacts } from './trip-facts.ts'
import { tripNames, withDays } from './trip-names.ts'
import { type TripCatalogue, type TripPlace, tripPlaces } from './trip-places.ts'
import type { Trip, TripPreview } from './trip-schema.ts'
import { sketchOf } from './trip-sketch.ts'
import type { TripSnapshot } from './trip-snapshot-schema.ts'
import type { StoredTrip } from './trip-store.ts'
import { tripIntroduction, tripName } from './trip-texts.ts'
import { listWarnings, type StopAtPlace } from './trip-warnings.ts'
import { writtenReason, writtenUnmet } from './unmet-text.ts'

/** What a trip is rendered with: the same facts read differently tomorrow, in another language, or after a price change. */
export interface TripView {
  readonly catalogue: TripCatalogue
  readonly language: Language
  /** The date in Bangkok. */
  readonly today: IsoDate
}

export function renderPreview(facts: PlannedTrip, view: TripView): TripPreview {
  return { ...renderTrip(facts, view), understood: facts.request }
}

/** A saved trip without `share` is not shared, as a new one. */
export type SavedTrip = Pick<StoredTrip, 'trip_id' | 'version' | 'facts'> & { readonly share?: Trip['share'] }

export function renderSavedTrip({ trip_id, version, facts, share = null }: SavedTrip, view: TripView): Trip {
  return {
    ...renderTrip(facts, view),
    ...(facts.request && { understood: facts.request }),
    trip_id,
    version,
    share,
  }
}

/** What a snapshot shows; see `tripSnapshot`. */
export function renderTripSnapshot(facts: TripFacts, view: TripView): TripSnapshot {
  const { name, introduction, number_of_days, days, totals } = renderTrip(facts, view)
  return { name, introduction, number_of_days, days, totals }
}

/** The one way from facts to the document of the contract, so that a preview and the trip saved from it are equal. */
function renderTrip(facts: TripFacts, { catalogue, language, today }: TripView): Omit<TripPreview, 'understood'> {
  const find = tripPlaces(facts, catalogue)
  const names = tripNames(catalogue, find)
  const texts = facts.texts?.language === language ? facts.texts : null
  const sketch = sketchOf(facts, find, catalogue)
  const { places } = sketch
  const costs = stopCosts(facts, find, catalogue)
  const view = { facts, find, places, costs, catalogue, language, texts }
  const days = facts.days.map((day, index) => renderDay(day, index, view))
  const estimate = estimateCosts(facts, costs)
  const totals = totalsOf(days, estimate)
  const [start, end] = [dateOf(facts, 0), dateOf(facts, days.length - 1)]
  const { party, budget, provenance } = facts
  const noted = { facts, places, estimate, catalogue }
  const stopNames = withDays(names, facts)
  return {
    name: facts.name ?? texts?.name ?? tripName(sketch, catalogue, language),
    introduction: texts?.introduction ?? tripIntroduction(sketch, catalogue, language),
    ...(start !== null && { start_date: start }),
    ...(end !== null && { end_date: end }),
    number_of_days: days.length,
    days,
    unscheduled: facts.unscheduled.map(({ place_id, code, values }) => {
      const place = find(place_id)
      const reason = writtenReason({ code, values }, language, names)
      return { place_id, place_name: place ? nameOf(place, language) : place_id, code, reason }
    }),
    totals,
    ...(places.length > 0 && { cost_estimate: estimate }),
    travellers: travellersOf(party),
    ...(budget && { budget: { amount: wholeBudgetOf(budget, party, days.length), currency: 'THB' } }),
    preferences: facts.preferences,
    status: statusOn(today, start, end),
    source: facts.source,
    provenance: { ...provenance, writer: texts ? 'model' : 'built_in', attribution: creditsOf(places, facts) },
    assumed: listAssumed(noted).map((note) => writtenNote(ASSUMPTIONS, note, language, names)),
    unmet: listUnmet(noted).map((fact) => writtenUnmet(fact, language, names)),
    warnings: listWarnings(facts, stopsAtPlaces(days, find), catalogue).map((note) =>
      writtenNote(WARNINGS, note, language, note.values.day === undefined ? stopNames : names),
    ),
  }
}

function stopsAtPlaces(days: readonly TripDay[], find: (placeId: string) => TripPlace | undefined): StopAtPlace[] {
  return days.flatMap(({ stops }) =>
    stops.flatMap(({ place_id: id, kind, opening }) => {
      const place = id === undefined ? undefined : find(id)
      return place ? [{ place, kind, opening }] : []
    }),
  )
}

/** What no stop shows is in `other_cost`, so that the sum is the estimate with the cheapest beds. */
function totalsOf(days: readonly TripDay[], { total }: CostEstimate): Trip['totals'] {
  const stops = days.flatMap((day) => day.stops)
  const legs = [...stops.map(({ travel }) => travel), ...days.map((day) => day.travel_back)]
  return {
    cost: total.from,
    other_cost: total.from - sum(stops.map(({ cost = 0 }) => cost)),
    metres: sum(legs.map((leg) => leg?.metres ?? 0)),
    minutes_travel: sum(legs.map((leg) => leg?.minutes ?? 0)),
    minutes_visit: sum(stops.map(({ kind, stay_minutes: stay }) => (kind === 'visit' ? stay : 0))),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** A trip without dates is still to come. */
export function statusOn(today: IsoDate, start: IsoDate | null, end: IsoDate | null): Trip['status'] {
  if (start === null || end === null || today < start) return 'upcoming'
  return today > end ? 'completed' : 'active'
}

/** Sources of the places. Road engines drive on OpenStreetMap, whose licence asks for a credit. */
function creditsOf(places: readonly TripPlace[], { days }: TripFacts): string[] {
  const legs = days.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.leg_back])
  const isMeasured = legs.some((leg) => leg?.source === 'engine')
  const sources = new Set(places.flatMap(({ source }) => source ?? []))
  return [...sources, ...(isMeasured ? ['© OpenStreetMap contributors'] : [])].sort()
}

/** What a trip costs with the cheapest beds of its level; the budget is for all of it. */
export function costOfTrip(facts: TripFacts, catalogue: TripCatalogue): number {
  return estimateCosts(facts, stopCosts(facts, tripPlaces(facts, catalogue), catalogue)).total.from
}
