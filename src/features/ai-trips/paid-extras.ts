import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { kindsOf, MOODS } from './interest.ts'
import { isDoneFor } from './wish-minimums.ts'

/** Baht a head; what costs more is planned for those who asked for it. */
const MOST_UNASKED = 500
/** What a destination is known for. */
const FIRST_HIGHLIGHTS = 3
/** Ways to see a coast or an island, which people expect to pay for. */
const BY_BOAT = new Set(['boat_tour', 'day_tour', 'island', 'national_park', 'beach'])
type Concepts = ReadonlyMap<string, Concept>

/**
 * Whether a place costs more than people spend on what they have not asked for: an elephant camp, a class, a water park. A place
 * without a known price counts if its kind usually costs so much.
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
  if (party.children > 0 && (kinds.includes('family') || place.guide?.children === 1)) return false
  if (interests.some(({ key }) => kinds.includes(key) && !MOODS.has(key))) return false
  const rank = Math.min(...highlights.map((ids) => ids.indexOf(place.id)).filter((at) => at >= 0))
  const price = priceOf(place, party.foreigners > 0)
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
