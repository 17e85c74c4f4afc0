import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Interest, Reading } from '../../language/reader/reading.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'

/** Weights of wishes; the planner's own weights are in its objective. */
const INTEREST = {
  /** A place that matches none of the named interests. */
  other: 0.45,
  /** The same where nothing was asked for, but the party likes some places better. */
  otherUnasked: 0.85,
  /** Added for a named interest of full weight. */
  named: 1.6,
  /** A well-known place, in addition to 0.4 for being in the catalogue. */
  popularity: 0.6,
  mustSee: 0.35,
  /** Factors for soft conflicts with wishes. */
  softAvoid: 0.2,
  hardWalk: 0.25,
  nightlifeWithChildren: 0.1,
  forFamilies: 1.3,
  forCouples: 1.3,
} as const

/** Every key that a prompt can ask for a place by: category, sub-categories, tags, and broader concepts. */
export function kindsOf(place: PlaceEntry, concepts: ReadonlyMap<string, Concept>): string[] {
  const kinds = new Set<string>()
  const queue = [...(place.category === null ? [] : [place.category]), ...place.subCategories, ...place.tags]
  for (const key of queue) {
    if (kinds.has(key)) continue
    kinds.add(key)
    const underscored = key.toLowerCase().replaceAll(' ', '_')
    queue.push(...(concepts.get(key)?.broader ?? concepts.get(underscored)?.broader ?? []))
    kinds.add(underscored)
  }
  return [...kinds]
}

/** Kinds of a place, and of those that a tour visits: a boat to the islands is a day at the beach. */
export function kindsWithin(place: PlaceEntry, catalogue: CatalogueView): string[] {
  const covered = (place.guide?.covers ?? []).flatMap((id) => catalogue.findPlace(id)?.category ?? [])
  return [...new Set([...kindsOf(place, catalogue.conceptsByKey), ...covered])]
}

/** How a trip is, not what it is for: nature asks for no elephant camp. */
export const MOODS = new Set(
  'nature culture family indoor outdoor relax photo romantic must_see hidden_gem free local_life food history'.split(
    ' ',
  ),
)
/** What a prompt only mentions, or what follows from its other words, has less weight. */
const NAMED_WEIGHT = 0.5

/** Whether a wish names what it is for, rather than how it should be. */
export function isForItself({ key, weight }: Pick<Interest, 'key' | 'weight'>): boolean {
  return weight >= NAMED_WEIGHT && !MOODS.has(key)
}

/** Whether what was asked for is of one of these kinds. */
export function isOfInterest(kinds: readonly string[], { interests }: Pick<Reading, 'interests'>): boolean {
  return interests.some((interest) => isForItself(interest) && kinds.includes(interest.key))
}

/** What the reader gives to couples who have not asked for it. */
const OF_COUPLES = { key: 'romantic', weight: 0.6 } as const

/** Whether the wish says so, rather than who travels: couples come for the sights as everyone does. */
export function isStated({ key, weight }: Pick<Interest, 'key' | 'weight'>): boolean {
  return key !== OF_COUPLES.key || weight > OF_COUPLES.weight
}

const EATING = new Set(['food', 'restaurant', 'street_food'])

/** Whether a word of the wish is what people eat. */
export function isForEating({ key, weight }: Pick<Interest, 'key' | 'weight'>): boolean {
  return weight >= NAMED_WEIGHT && EATING.has(key)
}

/**
 * Interest × quality of a place for a reading: about 1 for a good ordinary sight, 0 for an excluded one. `worth`: what it is
 * worth as a highlight of the destination.
 */
export function scoreOf(
  place: Pick<PlaceEntry, 'category' | 'popularity' | 'visitMinutes'>,
  kinds: readonly string[],
  reading: Reading,
  concepts: ReadonlyMap<string, Concept>,
  worth = 0,
): number {
  const has = new Set(kinds)
  const minutes = place.visitMinutes ?? concepts.get(place.category ?? '')?.visitMinutes ?? USUAL_MINUTES
  return (
    Math.max(worth, ordinary(place, kinds)) *
    worthOfLength(minutes) *
    appeal(has, reading.interests) *
    fitness(has, reading, concepts)
  )
}

/** What a place that is no highlight is worth, in good sights. */
export function ordinary({ popularity }: Pick<PlaceEntry, 'popularity'>, kinds: readonly string[]): number {
  return 0.4 + INTEREST.popularity * popularity + (kinds.includes('must_see') ? INTEREST.mustSee : 0)
}

/** Half a day counts as more than three quarters of an hour, but not six times as much. */
function worthOfLength(minutes: number): number {
  const { exponent, least, most } = LENGTH
  return Math.min(most, Math.max(least, (minutes / USUAL_MINUTES) ** exponent))
}

const USUAL_MINUTES = 75
const LENGTH = { exponent: 0.4, least: 0.85, most: 1.6 } as const

function appeal(kinds: ReadonlySet<string>, interests: readonly Interest[]): number {
  if (interests.length === 0) return 1
  const exclusive = interests.filter((interest) => interest.exclusive)
  if (exclusive.length > 0 && !exclusive.some((interest) => kinds.has(interest.key))) return 0
  const matched = interests
    .map((interest) => interest.weight * shareOf(interest.key, kinds))
    .filter((weight) => weight > 0)
    .sort((a, b) => b - a)
  const other = interests.some(isStated) ? INTEREST.other : INTEREST.otherUnasked
  // Who wants one temple wants it among other sights.
  const own = interests.filter(isForItself)
  const isForOneOnly = own.length > 0 && own.every(({ minCount }) => minCount === 1)
  if (matched.length === 0) return isForOneOnly ? 1 : other
  // A place that matches two wishes is better than one that matches one, but not twice as good.
  return (
    other +
    INTEREST.named *
      Math.min(
        1.5,
        matched.reduce((sum, weight, rank) => sum + weight / (1 + rank), 0),
      )
  )
}

/** What suits a mood although nobody calls it so: hardly any beach of the catalogue is tagged romantic. */
const SUITS: Readonly<Record<string, readonly string[]>> = {
  romantic: ['sunset', 'relax', 'beach', 'island', 'viewpoint', 'spa', 'boat_tour'],
}
const SUITS_SHARE = 0.6

function shareOf(key: string, kinds: ReadonlySet<string>): number {
  if (kinds.has(key)) return 1
  return SUITS[key]?.some((kind) => kinds.has(kind)) ? SUITS_SHARE : 0
}

/** Whether a place has a key only through broader concepts: a walking street is a night market in the wider sense. */
export function isOnlyLike({ category, subCategories, tags }: PlaceEntry, key: string): boolean {
  const own = [category, ...subCategories.map((name) => name.toLowerCase().replaceAll(' ', '_')), ...tags]
  return !own.includes(key)
}

function fitness(kinds: ReadonlySet<string>, reading: Reading, concepts: ReadonlyMap<string, Concept>): number {
  let factor = 1
  if (reading.avoid.kinds.some(({ key, strength }) => strength === 'soft' && kinds.has(key)))
    factor *= INTEREST.softAvoid
  if ((reading.walking !== null || reading.party.seniors > 0) && haveTrait(kinds, 'strenuous', concepts))
    factor *= INTEREST.hardWalk
  if (reading.party.children > 0 && kinds.has('nightlife')) factor *= INTEREST.nightlifeWithChildren
  if ((reading.party.children > 0 || reading.group === 'family') && kinds.has('family')) factor *= INTEREST.forFamilies
  if (reading.group === 'honeymoon' && kinds.has('romantic')) factor *= INTEREST.forCouples
  return factor
}

/** “No temples” excludes Khmer temples and temple ruins too, although these are historic sites by category. */
function isOrNames(kind: string, avoided: string): boolean {
  return kind === avoided || ` ${kind.replaceAll('_', ' ')} `.includes(` ${avoided.replaceAll('_', ' ')} `)
}

/** Whether the trip may visit a place at all. */
export function isAllowed(
  place: PlaceEntry,
  kinds: readonly string[],
  reading: Reading,
  concepts: ReadonlyMap<string, Concept>,
): boolean {
  if (place.duplicateOf !== null || place.businessStatus !== 'operational') return false
  if (reading.avoid.placeIds.includes(place.id) || reading.avoid.provinces.includes(place.provinceCode)) return false
  if (
    reading.avoid.kinds.some(({ key, strength }) => strength === 'hard' && kinds.some((kind) => isOrNames(kind, key)))
  )
    return false
  return !reading.indoorOnly || haveTrait(kinds, 'indoor', concepts)
}
