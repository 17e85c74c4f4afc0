import { eatersOf, feeOf, ticketOf, travellersOf } from './trip-costs.ts'
import type { StopFacts, TripFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'

export interface StopCost {
  readonly part: 'entries' | 'experiences' | 'meals'
  /** For the whole party. */
  readonly baht: number
}

/** By the id of the stop; without meals whose price is unknown. */
export type StopCosts = ReadonlyMap<string, StopCost>

/** What each stop costs. Places on one ticket are paid once: the later one costs what it has more. */
export function stopCosts(
  { days, party }: Pick<TripFacts, 'days' | 'party'>,
  find: FindTripPlace,
  catalogue: Pick<TripCatalogue, 'findPlace'>,
): StopCosts {
  const paid = new Map<string, number>()
  const entryOf = (place: TripPlace) => {
    const ticket = ticketOf(place, catalogue)
    const whole = feeOf(ticket.fee, party)
    const together = (place.guide?.oneVisitWith ?? []).map((id) => catalogue.findPlace(id)?.duplicateOf ?? id)
    const before = Math.max(0, ...[ticket.id, ...together].map((id) => paid.get(id) ?? 0))
    for (const id of [ticket.id, place.id]) paid.set(id, Math.max(whole, paid.get(id) ?? 0))
    return Math.max(0, whole - before)
  }
  const costOf = (stop: StopFacts, place: TripPlace): StopCost | null => {
    const { categoryCode, guide, pricePerPerson: price } = place
    if (stop.kind === 'meal' || categoryCode === 'RESTAURANT')
      return price === null ? null : { part: 'meals', baht: Math.round(price * eatersOf(party)) }
    const entry = entryOf(place) + (guide?.hire ?? 0) * travellersOf(party)
    return guide?.experience
      ? { part: 'experiences', baht: entry + (price ?? 0) * travellersOf(party) }
      : { part: 'entries', baht: entry }
  }
  return new Map(
    days
      .flatMap((day) => day.stops)
      .flatMap((stop) => {
        const place = stop.place_id === null ? undefined : find(stop.place_id)
        const cost = place ? costOf(stop, place) : null
        return cost ? [[stop.stop_id, cost] as const] : []
      }),
  )
}
