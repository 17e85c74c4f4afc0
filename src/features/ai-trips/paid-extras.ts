import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { kindsOf, MOODS } from './interest.ts'
import { isDoneFor } from './wish-minimums.ts'

/** Baht a head; what costs more is planned for those who asked for it. */
const MOST_UNASKED = 500
/** What a family spends on children who come along. */
const MOST_FOR_CHILDREN = 1_200
/** Half a day that adults choose for themselves, where a destination is not known for it. */
const CHOSEN = new Set(['zoo', 'aquarium', 'theme_park', 'dam'])
/** What a destination is known for. */
const FIRST_HIGHLIGHTS = 3
/** Ways to see a coast or an island, which people expect to pay for. */
const BY_BOAT = new Set(['boat_tour', 'day_tour', 'island', 'national_park', 'beach'])
type Concepts = ReadonlyMap<string, Concept>

/**
 * Whether a place takes more money than people spend on what they have not asked for (an elephant camp, a class, a water park)
 * or half a day that they would choose themselves (a zoo, a dam). A place without a known price counts if its kind usually costs
 * so much.
 */
export function isUnaskedExtra(
  place: PlaceEntry,
  reading: Pick<Reading, 'interests' | 'party'>,
  highlights: readonly (readonly string[])[],
  concepts: Concepts,
): boolean {
  if (place.category === null || place.categoryCode !== 'ATTRACTION' || BY_BOAT.has(place.category)) return false
  const { interests, party } = reading
  if (isDoneFor(place.category, reading)) return false
  const kinds = kindsOf(place, concepts)
  const price = priceOf(place, party.foreigners > 0)
  const rank = Math.min(...highlights.map((ids) => ids.indexOf(place.id)).filter((at) => at >= 0))
  const isForChildren = party.children > 0 && (kinds.includes('family') || place.guide?.children === 1)
  if (isForChildren && ((price ?? 0) <= MOST_FOR_CHILDREN || rank < FIRST_HIGHLIGHTS)) return false
  if (interests.some(({ key }) => kinds.includes(key) && !MOODS.has(key))) return false
  if (CHOSEN.has(place.category) && rank >= FIRST_HIGHLIGHTS) return true
  if (price === null) return rank === Number.POSITIVE_INFINITY && haveTrait([place.category], 'dear', concepts)
  return price > MOST_UNASKED && rank >= FIRST_HIGHLIGHTS
}

/** Of one adult; null if unknown. */
function priceOf({ guide, fee, pricePerPerson }: PlaceEntry, isForeign: boolean): number | null {
  if (guide?.experience) return pricePerPerson
  // An unknown price for Thais is seldom far below that of foreigners where these pay more than a park's entrance.
  const [own, other] = isForeign ? [fee?.foreignerAdult, fee?.thaiAdult] : [fee?.thaiAdult, fee?.foreignerAdult]
  return own ?? other ?? null
}
