import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { monthsOf } from './season-warnings.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'

const BY_BOAT: ReadonlySet<string> = new Set(['ferry', 'boat'])
/** Baht. Whatever costs less crosses a river, in any weather. */
const LEAST_FARE_AT_SEA = 15
const TOURS: ReadonlySet<string> = new Set(['boat_tour', 'dive_trip'])
const AT_SEA: ReadonlySet<string> = new Set([...TOURS, 'island'])

/** Days with a ferry, a boat or a boat tour; with their best months (at sea the calm ones), unless the trip is known to be in them. */
export function boatWarnings(
  facts: TripFacts,
  places: readonly TripPlace[],
  catalogue: Pick<TripCatalogue, 'findPlace'>,
): Warning[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  const days = facts.days.flatMap(({ stops, leg_back: back }, index) => {
    const visited = stops.flatMap(({ place_id: id }) => byId.get(id ?? '') ?? [])
    const isTour = visited.some(({ category }) => TOURS.has(category ?? ''))
    const isOnWater = isTour || [...stops.map(({ leg }) => leg), back].some(isAtSea)
    return isOnWater ? [{ number: String(index + 1), visited }] : []
  })
  if (days.length === 0) return []
  const tripDays = days.map(({ number }) => number)
  const best = bestMonths(
    days.flatMap(({ visited }) => visited),
    catalogue,
  )
  const months = monthsOf(facts)
  if (best.length === 0 || months?.every((month) => best.includes(month)))
    return [noteOf(WARNINGS, 'by_boat', { trip_days: tripDays })]
  const named = best.map((month) => String(month).padStart(2, '0'))
  return [noteOf(WARNINGS, 'by_boat_in_season', { trip_days: tripDays, months: named })]
}

function isAtSea(leg: TripFacts['days'][number]['leg_back']): boolean {
  return leg !== null && BY_BOAT.has(leg.mode) && (leg.fare ?? LEAST_FARE_AT_SEA) >= LEAST_FARE_AT_SEA
}

/** Months in which all boat tours and islands of the trip are at their best. */
function bestMonths(visited: readonly TripPlace[], catalogue: Pick<TripCatalogue, 'findPlace'>): readonly number[] {
  const seasons = visited.flatMap(({ category, guide, partOf }) => {
    const whole = partOf === null ? undefined : catalogue.findPlace(partOf)
    const best = AT_SEA.has(category ?? '') ? guide?.monthsBest : undefined
    return [best ?? (AT_SEA.has(whole?.category ?? '') ? whole?.guide?.monthsBest : undefined) ?? []]
  })
  const known = seasons.filter((months) => months.length > 0)
  return (known[0] ?? []).filter((month) => known.every((months) => months.includes(month)))
}
