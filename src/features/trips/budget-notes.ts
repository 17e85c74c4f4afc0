import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption, SUGGESTIONS, WISHES } from '../../language/notes/trip-notes.ts'
import { type CostEstimate, cheapestRooms, roomsFor } from './cost-estimate.ts'
import { wholeBudgetOf } from './trip-costs.ts'
import type { TripFacts, UnmetFact } from './trip-facts.ts'

/** What the total counts, and whether the budget holds over it. Follows from the trip and today's prices. */
export function budgetNotes(
  facts: TripFacts,
  { total }: CostEstimate,
): { readonly assumed: Assumption[]; readonly unmet: UnmetFact[] } {
  const { budget, party, days, spending } = facts
  const nights = days.length - 1
  if (!budget) {
    const rooms = spending === 'high' ? 'high' : 'budget'
    const covered =
      nights > 0 ? noteOf(ASSUMPTIONS, 'costs_covered', { rooms }) : noteOf(ASSUMPTIONS, 'costs_of_day', {})
    return { assumed: [covered], unmet: [] }
  }
  const baht = wholeBudgetOf(budget, party, days.length)
  const over = total.from - baht
  if (over > 0) {
    const suggestion = noteOf(SUGGESTIONS, 'raise_budget', { baht: Math.ceil(total.from / RAISED_BY) * RAISED_BY })
    const values = { baht, total_baht: total.from, over_baht: over }
    return { assumed: [], unmet: [{ about: WISHES.budget.about, code: 'budget_exceeded', values, suggestion }] }
  }
  if (nights === 0)
    return { assumed: [noteOf(ASSUMPTIONS, 'budget_kept', { baht, total_baht: total.from })], unmet: [] }
  const forRooms = cheapestRooms(spending, nights, party) - over
  const roomBaht = Math.floor(forRooms / nights / roomsFor(party) / ROUNDED_TO) * ROUNDED_TO
  // Only a trip from home has the way there and back in its total.
  const code = facts.request?.origin ? 'budget_for_rooms' : 'budget_for_stay'
  return { assumed: [noteOf(ASSUMPTIONS, code, { baht, room_baht: roomBaht })], unmet: [] }
}

const RAISED_BY = 100
const ROUNDED_TO = 50
