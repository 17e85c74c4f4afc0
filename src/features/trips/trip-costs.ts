import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Fee } from '../../world/place.ts'
import type { Party, TripFacts } from './trip-facts.ts'

/** Everyone who travels; a trip has at least one traveller. */
export function travellersOf({ adults, children, seniors }: Party): number {
  return Math.max(1, adults + children + seniors)
}

/**
 * Entrance fees of a party in whole baht. Children pay as adults where their fee is unknown, and foreigners as Thais; an
 * unknown fee counts as 0.
 */
function feeOf(fee: Fee | null, { adults, children, seniors, foreigners }: Party): number {
  if (!fee) return 0
  const heads = adults + seniors + children
  const share = heads === 0 ? 0 : Math.min(1, foreigners / heads)
  const grownUps = adults + seniors
  const thai = grownUps * (fee.thaiAdult ?? 0) + children * (fee.thaiChild ?? fee.thaiAdult ?? 0)
  const foreign =
    grownUps * (fee.foreignerAdult ?? fee.thaiAdult ?? 0) +
    children * (fee.foreignerChild ?? fee.foreignerAdult ?? fee.thaiChild ?? 0)
  return Math.round(thai * (1 - share) + foreign * share)
}

/** What a visit costs the party: entrance fees, and the price of an experience for each person. */
export function costOfVisit(
  { fee, guide, pricePerPerson }: Pick<PlaceEntry, 'fee' | 'guide' | 'pricePerPerson'>,
  party: Party,
): number {
  return feeOf(fee, party) + (guide?.experience ? (pricePerPerson ?? 0) * travellersOf(party) : 0)
}

/** Travellers at the table; a child eats half. */
export function eatersOf(party: Party): number {
  return travellersOf(party) - party.children / 2
}

/** Baht for the food of a whole trip. */
export function foodCostOf(bahtPerDay: number, party: Party, days: number): number {
  return Math.round(bahtPerDay * days * eatersOf(party))
}

/** A budget in baht for the whole trip and party. */
export function wholeBudgetOf({ amount, per }: NonNullable<TripFacts['budget']>, party: Party, days: number): number {
  const heads = per === 'person' || per === 'person_day' ? travellersOf(party) : 1
  return amount * heads * (per === 'day' || per === 'person_day' ? days : 1)
}
