import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'

/** The first five highlights of a destination are worth more than this. */
const LEADS = 4.6
/** Who wishes for food has lunch and dinner, and a bite of what a place is known for. */
const FOOD = 'food'

type Concepts = ReadonlyMap<string, Pick<Concept, 'traits' | 'broader'>>

/**
 * Whether a place is no stop of this trip, although people go there: cafés, bars, malls, piers, stadiums. They are stops for
 * those who ask for them, or, if the wish names nothing else, among the first highlights of a destination. `worth`: as a highlight.
 */
export function isUnasked(
  { category, categoryCode }: Pick<PlaceEntry, 'category' | 'categoryCode'>,
  kinds: readonly string[],
  { interests }: Pick<Reading, 'interests'>,
  concepts: Concepts,
  worth: number,
): boolean {
  const own = category === null ? [] : [category]
  const isTable = categoryCode === 'RESTAURANT'
  if (!haveTrait(isTable ? kinds : own, 'on_request', concepts)) return false
  const wider = new Set(own.flatMap((key) => concepts.get(key)?.broader ?? []))
  const asksFor = (key: string) => {
    if (key === FOOD) return !isTable && haveTrait(kinds, 'snack', concepts)
    const isForTable = haveTrait([key, ...(concepts.get(key)?.broader ?? [])], 'on_request', concepts)
    return !isTable || isForTable || wider.has(key)
  }
  const isAsked = interests.some(({ key }) => kinds.includes(key) && asksFor(key))
  return !isAsked && (interests.length > 0 || worth < LEADS)
}
