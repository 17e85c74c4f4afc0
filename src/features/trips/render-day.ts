import type { Language } from '../../platform/language.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import { formatClock } from '../../world/hours.ts'
import { nameOf } from '../places/public.ts'
import { dietOf, type MealNote, mealNotes } from './meal-notes.ts'
import { openingDuring } from './opening.ts'
import type { StopCosts } from './stop-costs.ts'
import type { Stop, TripDay } from './trip-day-schema.ts'
import type { BaseFacts, DayFacts, StopFacts, TripFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'
import { sightsOf } from './trip-sketch.ts'
import { daySummary, stopNote } from './trip-texts.ts'

/** A trip and what its days are rendered with. */
export interface DayView {
  readonly facts: TripFacts
  readonly find: FindTripPlace
  /** The places of all stops of the trip. */
  readonly places: readonly TripPlace[]
  /** By stop. */
  readonly costs: StopCosts
  readonly catalogue: TripCatalogue
  readonly language: Language
  /** What a language model wrote, if it wrote in this language. */
  readonly texts: TripFacts['texts']
}

export function renderDay(day: DayFacts, index: number, view: DayView): TripDay {
  const { facts, find, places, catalogue, language, texts } = view
  const date = dateOf(facts, index)
  // The last day ends somewhere too, but no night is spent there.
  const base = index === facts.days.length - 1 || day.base === null ? null : renderBase(day.base, catalogue, language)
  const diet = dietOf(facts)
  const meals = mealNotes(day, { find, catalogue, ...(diet && { diet }) })
  return {
    day: index + 1,
    ...(date !== null && { date }),
    ...(base && { base }),
    start_time: clock(day.start),
    end_time: clock(day.end),
    stops: day.stops.map((stop) => renderStop(stop, { date, mealNote: meals.get(stop.stop_id) }, view)),
    ...(day.leg_back && { travel_back: day.leg_back }),
    summary: texts?.days[index] ?? daySummary(sightsOf(day, find), places, base, catalogue, language),
  }
}

/** The date of a day by its index; null for a trip without dates. */
export function dateOf({ start_date: start }: Pick<TripFacts, 'start_date'>, index: number): IsoDate | null {
  return start === null ? null : addDays(start, index)
}

function renderBase(base: BaseFacts, { world }: TripCatalogue, language: Language): NonNullable<TripDay['base']> {
  const town = base.town_id === null ? undefined : world.towns.find(({ id }) => id === base.town_id)
  const { latitude, longitude } = town?.point ?? base
  return {
    name: nameOf(town ?? { nameTh: base.name_th, nameEn: base.name_en }, language),
    latitude,
    longitude,
    province_code: town?.provinceCode ?? base.province_code,
  }
}

interface StopView {
  readonly date: IsoDate | null
  readonly mealNote: MealNote | undefined
}

function renderStop(
  stop: StopFacts,
  { date, mealNote }: StopView,
  { find, costs, catalogue, language }: DayView,
): Stop {
  const place = stop.place_id === null ? undefined : find(stop.place_id)
  const depart = stop.arrive + stop.stay_minutes
  const note = stopNote(stop, language, mealNote)
  const cost = costs.get(stop.stop_id)
  return {
    stop_id: stop.stop_id,
    kind: stop.kind,
    ...(place && { place_id: place.id, place: renderPlace(place, catalogue, language) }),
    arrive: clock(stop.arrive),
    depart: clock(depart),
    stay_minutes: stop.stay_minutes,
    locked: stop.locked,
    ...(note !== undefined && { note }),
    ...(cost && { cost: cost.baht }),
    ...(stop.leg && { travel: stop.leg }),
    opening: place ? openingDuring(place, { date, arrive: stop.arrive, depart }, catalogue.world.islands) : 'open',
  }
}

function renderPlace(
  place: TripPlace,
  { provincesByCode }: TripCatalogue,
  language: Language,
): NonNullable<Stop['place']> {
  const province = provincesByCode.get(place.provinceCode)
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

function clock(minutes: number): string {
  return minutes >= 1440 ? '24:00' : formatClock(minutes)
}
