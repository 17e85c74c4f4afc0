import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import { budgetNotes } from './budget-notes.ts'
import { type CostEstimate, dailyHire, hiresVehicle, ridesMotorbikes } from './cost-estimate.ts'
import { endsNotes } from './ends-notes.ts'
import { ticketOf } from './trip-costs.ts'
import type { TripFacts, UnmetFact } from './trip-facts.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'

interface NotedTrip {
  readonly facts: TripFacts
  /** The places of all stops. */
  readonly places: readonly TripPlace[]
  readonly estimate: CostEstimate
  readonly catalogue: Pick<TripCatalogue, 'findPlace' | 'world'>
}

/** What was assumed when the trip was planned, as far as it still matters, and what its costs assume. */
export function listAssumed({ facts, places, estimate, catalogue }: NotedTrip): Assumption[] {
  const hasTwoPrices = places.some((place) => {
    const { fee } = ticketOf(place, catalogue)
    return fee !== null && fee.thaiAdult !== fee.foreignerAdult
  })
  const drives = facts.days.some((day) =>
    [...day.stops, { leg: day.leg_back }].some(({ leg }) => leg?.mode === 'drive'),
  )
  const matters = ({ code, values }: Assumption) =>
    code !== 'hired_car' &&
    (code !== 'foreigner_fees' || hasTwoPrices) &&
    (code !== 'transport_assumed' || values.transport !== 'car' || drives) &&
    ((code !== 'motorbike_as_car' && code !== 'own_vehicle') || drives)
  const isThai = facts.request !== null && facts.party.foreigners === 0
  return [
    ...facts.assumed.filter(matters).flatMap((each) => atItsPlaces(each, places)),
    ...endsNotes(facts, catalogue),
    ...(drives && hiresVehicle(facts)
      ? [noteOf(ASSUMPTIONS, ridesMotorbikes(facts) ? 'hired_motorbike' : 'hired_car', { baht: dailyHire(facts) })]
      : []),
    ...(isThai && hasTwoPrices ? [noteOf(ASSUMPTIONS, 'thai_fees', {})] : []),
    ...(places.length > 0 ? budgetNotes(facts, estimate).assumed : []),
  ]
}

/** A feast is told with the places of it that the trip visits. */
function atItsPlaces(assumed: Assumption, places: readonly TripPlace[]): Assumption[] {
  const { code, values } = assumed
  if (code !== 'feast_water' && code !== 'feast_krathong') return [assumed]
  const visited = new Set(places.map(({ id }) => id))
  const ids = values.place_ids?.filter((id) => visited.has(id)) ?? []
  return ids.length === 0 ? [] : [{ ...assumed, values: { ...values, place_ids: ids } }]
}

const LESSONS: ReadonlySet<string> = new Set(['cooking_class', 'thai_boxing', 'dive_trip', 'adventure_activity'])

/** The wishes that were unmet when the trip was planned, unless it meets them, and a budget that it exceeds now. */
export function listUnmet({ facts, places, estimate }: NotedTrip): UnmetFact[] {
  const hasLesson = places.some(({ category }) => LESSONS.has(category ?? ''))
  const kept = facts.unmet.filter(
    ({ about, code }) => !(code === 'lessons' && hasLesson) && !(about === 'budget' && code === 'over_budget'),
  )
  const all = [...kept, ...(places.length > 0 ? budgetNotes(facts, estimate).unmet : [])]
  return [...new Map(all.map((fact) => [JSON.stringify([fact.about, fact.code, fact.values]), fact])).values()]
}
