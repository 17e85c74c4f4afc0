// What children can do at their age: a toddler, a child at primary school and a teenager have different days.
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import type { Concept } from '../../world/vocabulary.ts'

/** Kind of candidates that are especially for children; see `candidates.ts`. */
export const FOR_CHILDREN = 'for_children'

/** Years up to which a child sleeps at noon and is carried, up to which it is small, and from which it does as adults do. */
const AGES = { toddler: 4, small: 8, teen: 13 } as const
/** Years from which children manage a visit, by its `effort`. */
const LEAST_AGE_BY_EFFORT = [0, 0, 6, 10] as const
/** From these years on, it is an adventure, which is what teenagers come for. */
const ADVENTURE_AGE = 6

type Young = Pick<Reading, 'party' | 'youngest'>

/** Whether the trip is planned around children. Teenagers only pay as children do. */
export function hasChildren({ party, youngest }: Young): boolean {
  return party.children > 0 && (youngest === undefined || youngest < AGES.teen)
}

export function hasToddler({ party, youngest }: Young): boolean {
  return party.children > 0 && youngest !== undefined && youngest <= AGES.toddler
}

/** Up to eight years; children of whom no age is said may be older. */
export function hasSmallChildren({ party, youngest }: Young): boolean {
  return party.children > 0 && youngest !== undefined && youngest <= AGES.small
}

/** A toddler's day has four stops at most, and more of a rest after each. */
const TODDLER_PACE = { maxStopsPerDay: 4, restMinutes: 10 } as const

export function paceWithChildren(pace: TripProblem['pace'], young: Young): TripProblem['pace'] {
  if (!hasToddler(young)) return pace
  return {
    maxStopsPerDay: Math.min(pace.maxStopsPerDay, TODDLER_PACE.maxStopsPerDay),
    restMinutes: Math.max(pace.restMinutes, TODDLER_PACE.restMinutes),
  }
}

type Concepts = ReadonlyMap<string, Pick<Concept, 'fromAge'>>

/** Whether the youngest child is too young for a place that the wish neither names nor asks for by its kind. */
export function isTooYoungFor(
  { category, subCategories, guide }: Pick<PlaceEntry, 'category' | 'subCategories' | 'guide'>,
  reading: Young & Pick<Reading, 'interests'>,
  concepts: Concepts,
): boolean {
  const { party, youngest, interests } = reading
  if (party.children === 0 || youngest === undefined) return false
  if (hasToddler(reading) && guide?.children === -1) return true
  if (youngest < (LEAST_AGE_BY_EFFORT[guide?.effort ?? 0] ?? 0)) return true
  const kinds = [...(category === null ? [] : [category]), ...subCategories]
  const isAsked = interests.some(({ key }) => kinds.includes(key))
  return !isAsked && youngest < fromAge(kinds, concepts)
}

/** Whether teenagers come for it: what small children are too young for. */
export function isForTeens(
  { category, subCategories }: Pick<PlaceEntry, 'category' | 'subCategories'>,
  { party, youngest }: Young,
  concepts: Concepts,
): boolean {
  if (party.children === 0 || youngest === undefined || youngest < AGES.teen) return false
  const age = fromAge([...(category === null ? [] : [category]), ...subCategories], concepts)
  return age >= ADVENTURE_AGE && age <= AGES.teen
}

function fromAge(kinds: readonly string[], concepts: Concepts): number {
  return Math.max(0, ...kinds.map((kind) => concepts.get(kind)?.fromAge ?? 0))
}
