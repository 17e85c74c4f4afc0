import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { weekdayKey } from '../../language/notes/value-texts.ts'
import { addDays, weekdayOf } from '../../world/calendar.ts'
import { haveTrait } from '../../world/vocabulary.ts'
import { boatWarnings } from './boat-warnings.ts'
import { charterWarnings } from './charter-warnings.ts'
import { dangerWarnings } from './danger-warnings.ts'
import { guestWarnings } from './guest-warnings.ts'
import { lightWarnings } from './light-warnings.ts'
import { livelyWeekdays, openWeekdays } from './opening.ts'
import { seasonWarnings } from './season-warnings.ts'
import { ticketOf, unknownPrice } from './trip-costs.ts'
import type { Stop } from './trip-day-schema.ts'
import type { DayFacts, TripFacts } from './trip-facts.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'

/** A stop at a place, with what the catalogue says of its opening. */
export interface StopAtPlace {
  readonly place: TripPlace
  readonly kind: Stop['kind']
  readonly opening: Stop['opening']
}

/** More warnings than this are not read. What cannot be done as planned, and what may do harm, is always said. */
const MOST_WARNINGS = 6
/** A place that opens on fewer weekdays than this opens “only” on them. */
const FEW_WEEKDAYS = 4
/** Lines about weekdays, the strictest first. */
const MOST_WEEKDAY_LINES = 3

/** What to know before the trip, in order of importance: from its facts and the current catalogue, and from its planning. */
export function listWarnings(facts: TripFacts, stops: readonly StopAtPlace[], catalogue: TripCatalogue): Warning[] {
  const present = stops.filter(({ place }) => !place.isGone)
  const places = [...new Map(present.map(({ place }) => [place.id, place])).values()]
  const faults = [
    ...stops.filter(({ place }) => place.isGone).map(({ place: { id } }) => removed(id)),
    ...present.filter(({ opening }) => opening === 'closed').map(({ place: { id } }) => closedThen(id)),
    ...facts.days.flatMap((day, index) => timeWarnings(day, index + 1)),
    ...dangerWarnings(facts, places),
  ]
  const idsOf = (found: readonly StopAtPlace[]) => [...new Set(found.map(({ place: { id } }) => id))]
  const named = (code: NamedCode, ids: readonly string[]) =>
    ids.length === 0 ? [] : [noteOf(WARNINGS, code, { place_ids: ids })]
  const advice = [
    ...facts.warnings,
    ...(facts.start_date === null ? weekdayWarnings(places) : []),
    ...guestWarnings(facts, places),
    ...quietWarnings(facts, places),
    ...seasonWarnings(facts, places),
    ...lightWarnings(facts, places),
    ...charterWarnings(facts, places, catalogue),
    ...boatWarnings(facts, places, catalogue),
    ...named('fly_after_dive', idsOf(present.filter(({ place }) => place.category === 'dive_trip'))),
    ...named('book_ahead', idsOf(present.filter(({ place }) => place.guide?.bookAhead))),
    ...named('hours_unknown', idsOf(present.filter(({ opening }) => opening === 'unknown'))),
    ...feeWarnings(facts, present, catalogue, named),
    // Thais know.
    ...(facts.party.foreigners > 0 ? named('dress', idsOf(present.filter(({ place }) => place.guide?.dress))) : []),
  ]
  return unique([...faults, ...advice.slice(0, Math.max(0, MOST_WARNINGS - faults.length))])
}

type NamedCode = 'fly_after_dive' | 'book_ahead' | 'hours_unknown' | 'thai_price_only' | 'fees_unknown' | 'dress'

const removed = (id: string) => noteOf(WARNINGS, 'place_removed', { place_id: id })
const closedThen = (id: string) => noteOf(WARNINGS, 'closed_then', { place_id: id })

/** On a trip without dates: weekdays on which places open, or close, with the places of each. */
function weekdayWarnings(places: readonly TripPlace[]): Warning[] {
  const groups = new Map<string, { readonly open: readonly number[]; readonly ids: string[] }>()
  for (const { id, hours } of places) {
    const open = openWeekdays(hours)
    if (open.length === 0 || open.length === 7) continue
    const group = groups.get(open.join()) ?? { open, ids: [] }
    group.ids.push(id)
    groups.set(open.join(), group)
  }
  return [...groups.values()]
    .sort((a, b) => a.open.length - b.open.length)
    .slice(0, MOST_WEEKDAY_LINES)
    .map(({ open, ids }) => {
      const closed = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !open.includes(weekday))
      return open.length < FEW_WEEKDAYS
        ? noteOf(WARNINGS, 'opens_only_on', { place_ids: ids, weekdays: open.map(weekdayKey) })
        : noteOf(WARNINGS, 'closed_on', { place_ids: ids, weekdays: closed.map(weekdayKey) })
    })
}

/** Places whose stalls are there on some weekdays: those of a trip without dates, and those that the trip visits on another day. */
function quietWarnings({ start_date: start, days }: TripFacts, places: readonly TripPlace[]): Warning[] {
  const isMissed = (place: TripPlace) =>
    place.guide?.livelyDays !== undefined &&
    (start === null ||
      days.some(
        ({ stops }, day) =>
          stops.some(({ place_id: id }) => id === place.id) &&
          !livelyWeekdays(place).includes(weekdayOf(addDays(start, day))),
      ))
  return places.filter(isMissed).map((place) => {
    const lively = livelyWeekdays(place)
    const quiet = openWeekdays(place.hours).filter((weekday) => !lively.includes(weekday))
    return lively.length < FEW_WEEKDAYS
      ? noteOf(WARNINGS, 'lively_only_on', { place_ids: [place.id], weekdays: lively.map(weekdayKey) })
      : noteOf(WARNINGS, 'quiet_on', { place_ids: [place.id], weekdays: quiet.map(weekdayKey) })
  })
}

/** Locked stops that the way before them reaches too late, and a day that ends too late. */
function timeWarnings({ start, end, stops, leg_back: back }: DayFacts, day: number): Warning[] {
  const warnings: Warning[] = []
  let now = start
  for (const { place_id, arrive, stay_minutes: stay, leg } of stops) {
    const minutes = now + (leg?.minutes ?? 0) - arrive
    if (minutes > 0 && place_id !== null) warnings.push(noteOf(WARNINGS, 'late_for_locked', { day, place_id, minutes }))
    now = Math.max(now, arrive + stay)
  }
  const over = now + (back?.minutes ?? 0) - end
  if (stops.length > 0 && over > 0) warnings.push(noteOf(WARNINGS, 'day_too_long', { day, minutes: over }))
  return warnings
}

/** Prices that the total leaves out: those of kinds that usually sell tickets. */
function feeWarnings(
  { party }: TripFacts,
  stops: readonly StopAtPlace[],
  catalogue: TripCatalogue,
  named: (code: NamedCode, ids: readonly string[]) => Warning[],
): Warning[] {
  const visited = stops.filter(({ kind, place }) => kind === 'visit' && place.categoryCode === 'ATTRACTION')
  const missing = visited.flatMap(({ place }) => {
    if (place.guide?.experience) return place.pricePerPerson === null ? [{ id: place.id, price: 'fee' as const }] : []
    const { fee } = ticketOf(place, catalogue)
    const price = unknownPrice(fee, party)
    const isPaidByOthers = (fee?.foreignerAdult ?? 0) > 0
    const kinds = place.category === null ? [] : [place.category]
    const isTicketed = isPaidByOthers || haveTrait(kinds, 'ticketed', catalogue.conceptsByKey)
    return price === null || (price === 'fee' && !isTicketed) ? [] : [{ id: place.id, price }]
  })
  const idsOf = (price: 'fee' | 'foreign_fee') => missing.filter((each) => each.price === price).map(({ id }) => id)
  return [...named('thai_price_only', idsOf('foreign_fee')), ...named('fees_unknown', idsOf('fee'))]
}

/** Each note once. */
function unique(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()]
}
