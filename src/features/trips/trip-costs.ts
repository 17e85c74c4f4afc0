import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Fee } from '../../world/place.ts'
import type { Party, TripFacts } from './trip-facts.ts'

/** Everyone who travels; a trip has at least one traveller. */
export function travellersOf({ adults, children, seniors }: Party): number {
  return Math.max(1, adults + children + seniors)
}

/** How many of them pay the price for foreigners. */
function foreignersOf(party: Party): number {
  return Math.min(travellersOf(party), party.foreigners)
}

/**
 * Entrance fees of a party in whole baht. Thais and foreigners pay different prices, so an unknown one counts as 0 (see
 * `unknownPrice`). Children whose fee is unknown pay as adults.
 */
export function feeOf(fee: Fee | null, party: Party): number {
  if (!fee) return 0
  const { children } = party
  const share = foreignersOf(party) / travellersOf(party)
  const grownUps = travellersOf(party) - children
  const thai = grownUps * (fee.thaiAdult ?? 0) + children * (fee.thaiChild ?? fee.thaiAdult ?? 0)
  const foreign = grownUps * (fee.foreignerAdult ?? 0) + children * (fee.foreignerChild ?? fee.foreignerAdult ?? 0)
  return Math.round(thai * (1 - share) + foreign * share)
}

/** What is not known about a fee: the price of anybody in the party, or only that of its foreigners. */
export function unknownPrice(fee: Fee | null, party: Party): 'fee' | 'foreign_fee' | null {
  const foreigners = foreignersOf(party)
  if (foreigners > 0 && (fee?.foreignerAdult ?? null) === null)
    return (fee?.thaiAdult ?? null) === null ? 'fee' : 'foreign_fee'
  return foreigners < travellersOf(party) && (fee?.thaiAdult ?? null) === null ? 'fee' : null
}

type Ticketed = Pick<PlaceEntry, 'id' | 'fee' | 'guide' | 'partOf'>
interface TicketCatalogue {
  findPlace(id: string): (Ticketed & Pick<PlaceEntry, 'category' | 'duplicateOf'>) | undefined
}

/** The ticket that a visit needs: its own, one that other places share, or that of the park around it. It is bought once. */
export function ticketOf(
  place: Ticketed,
  catalogue: TicketCatalogue,
): { readonly id: string; readonly fee: Fee | null } {
  const own = { id: place.guide?.ticket ?? place.id, fee: place.fee }
  if (place.partOf === null || place.guide?.experience) return own
  const part = catalogue.findPlace(place.partOf)
  const park = part?.duplicateOf ? catalogue.findPlace(part.duplicateOf) : part
  // Historical parks sell a ticket for each zone.
  if (!park?.fee || park.category === 'historic_site') return own
  const isSame = place.fee === null || JSON.stringify(place.fee) === JSON.stringify(park.fee)
  return isSame ? { id: park.id, fee: park.fee } : own
}

/** What a visit costs the party: the ticket, and for each person the boat or guide and the price of an experience. */
export function costOfVisit(
  place: Ticketed & Pick<PlaceEntry, 'pricePerPerson'>,
  party: Party,
  catalogue: TicketCatalogue,
): number {
  const { guide, pricePerPerson } = place
  const each = (guide?.hire ?? 0) + (guide?.experience ? (pricePerPerson ?? 0) : 0)
  return feeOf(ticketOf(place, catalogue).fee, party) + each * travellersOf(party)
}

/** Travellers at the table; a child eats half. */
export function eatersOf(party: Party): number {
  return travellersOf(party) - party.children / 2
}

/** A usual day of food if the trip assumes none. */
const FOOD_BAHT = 250
/** Shares of a day's food. */
const SHARE = { breakfast: 0.2, meal: 0.4 } as const

/** Baht for each meal of each person where the place has no price. */
export function usualMealPrice(foodBaht: number | null): { readonly breakfast: number; readonly meal: number } {
  const day = foodBaht ?? FOOD_BAHT
  return { breakfast: day * SHARE.breakfast, meal: day * SHARE.meal }
}

/** Baht for the food of a whole trip at usual prices. */
export function foodCostOf(bahtPerDay: number, party: Party, days: number): number {
  return Math.round(bahtPerDay * days * eatersOf(party))
}

/** A budget in baht for the whole trip and party. */
export function wholeBudgetOf({ amount, per }: NonNullable<TripFacts['budget']>, party: Party, days: number): number {
  const heads = per === 'person' || per === 'person_day' ? travellersOf(party) : 1
  return amount * heads * (per === 'day' || per === 'person_day' ? days : 1)
}
