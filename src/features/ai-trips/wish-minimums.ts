import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind, type TripProblem, type WantedKind } from '../../planner/problem.ts'
import type { Interval } from '../../world/hours.ts'
import { hasChildren } from './children.ts'

/** Kind of candidates that are a breakfast of the place itself: dim sum in Trang, rice porridge in Bangkok. */
export const BREAKFAST = 'local_breakfast'
/** Kind of candidates that families come for, not only one of those that children do not mind. */
export const CHILDREN_FIRST = 'children_first'
const THEIRS = new Set(['theme_park', 'zoo', 'aquarium', 'science_center'])
const DIVE = 'dive_trip'
/** Kind of the boats on which people snorkel. */
export const SNORKEL_TRIP = 'snorkel_trip'
/** What one does for a wish that no sight fulfils, the best first. */
const DONE_FOR: Readonly<Record<string, readonly string[]>> = {
  diving: [DIVE],
  food: ['food_tour', 'cooking_class'],
  cycling: ['cycling_tour'],
}
/** Of these, one is enough; where the area has some, nothing that is only tagged with the wish fulfils it. */
const ONCE_FOR: Readonly<Record<string, string>> = { cycling: 'cycling_tour', snorkeling: SNORKEL_TRIP }
/** From this length on, who came for food has both a food walk and a class. */
const DAYS_FOR_BOTH = 5

const BREAKFAST_KINDS = new Set(['breakfast', 'dim sum'])
/** Whoever opens by then and closes by lunchtime is there for breakfast. */
const OPENS_BY = 7 * 60 + 30
const CLOSES_BY = 13 * 60
export const BREAKFAST_ENDS = 10 * 60

/** Whether the wish asks for a place of this category by what people do there: for food, a food walk. */
export function isDoneFor(category: string | null, { interests }: Pick<Reading, 'interests'>): boolean {
  return category !== null && interests.some(({ key }) => DONE_FOR[key]?.includes(category))
}

/** Whether people who came for food, or for this kind of breakfast, have it there. */
export function isBreakfast(
  {
    categoryCode,
    category,
    subCategories,
    hours,
  }: Pick<PlaceEntry, 'categoryCode' | 'category' | 'subCategories' | 'hours'>,
  { interests }: Pick<Reading, 'interests'>,
): boolean {
  // Who asks for dim sum by name has it in the morning too.
  const isAsked = interests.some(
    ({ key }) => key === 'food' || (BREAKFAST_KINDS.has(key) && subCategories.includes(key)),
  )
  if (categoryCode !== 'RESTAURANT' || category === 'bar' || !isAsked) return false
  const open = hours?.flat() ?? []
  const isEarly = open.length > 0 && open.every((day) => day.open <= OPENS_BY)
  return (
    isEarly && (open.every((day) => day.close <= CLOSES_BY) || subCategories.some((kind) => BREAKFAST_KINDS.has(kind)))
  )
}

/** Opening hours of a breakfast. */
export function untilBreakfastEnds(hours: Interval): Interval {
  return { ...hours, close: Math.min(hours.close, BREAKFAST_ENDS) }
}

/** Whether a family comes for a place: it is made for children, or a guide of the destination lists it for them. */
export function isForChildrenFirst(
  { category, guide }: Pick<PlaceEntry, 'category' | 'guide'>,
  isListed: boolean,
): boolean {
  return isListed || (guide?.children === 1 && THEIRS.has(category ?? ''))
}

/**
 * How much of a wish the trip has at least, before other sights: a dive on each day but the last, a food walk and a local
 * breakfast every day, something for the children every day.
 */
export function minimumsOf(
  reading: Pick<Reading, 'interests' | 'party' | 'youngest' | 'days'>,
  candidates: readonly Candidate[],
): WantedKind[] {
  const { interests, days } = reading
  const count = (kind: string, most: number): WantedKind[] => {
    const there = candidates.filter((candidate) => isOfKind(candidate, kind)).length
    return there === 0 || most === 0 ? [] : [{ kind, count: Math.min(most, there) }]
  }
  const asks = (wish: string) => interests.some(({ key, minCount }) => key === wish && minCount === null)
  const tastings = (DONE_FOR['food'] ?? []).flatMap((kind) => count(kind, 1))
  return [
    ...(asks('diving') ? count(DIVE, Math.max(1, days - 1)) : []),
    ...(asks('food') ? [...tastings.slice(0, days >= DAYS_FOR_BOTH ? 2 : 1), ...count(BREAKFAST, days)] : []),
    ...(hasChildren(reading) ? count(CHILDREN_FIRST, days) : []),
    ...Object.entries(ONCE_FOR).flatMap(([wish, kind]) =>
      asks(wish) ? count(kind, 1).map((wanted) => ({ ...wanted, named: true as const })) : [],
    ),
  ]
}

/** Whether people snorkel from this boat. */
export function isSnorkelTrip({ category, tags }: Pick<PlaceEntry, 'category' | 'tags'>): boolean {
  return category === 'boat_tour' && tags.includes('snorkeling')
}

/** The wish that one of these kinds fulfils: a wish for cycling, of a bicycle tour. */
export function wishDoneBy(kind: string): string {
  return Object.keys(ONCE_FOR).find((wish) => ONCE_FOR[wish] === kind) ?? kind
}

/** Kind of a first dive, with an instructor and without a licence. */
const FIRST_DIVE = 'try dive'

/**
 * A first dive comes before the dives for which one needs a licence: it has the first of the days of its place, they have the
 * others. Where others come first, on an island before, nobody needs it. `named`: what the wish names.
 */
export function firstDivesFirst(problem: TripProblem, named: readonly string[]): TripProblem {
  const { candidates, days, mustVisit } = problem
  const daysOf = (candidate: Candidate) => candidate.days ?? days.map((_, day) => day)
  const isFirstDive = (candidate: Candidate) => candidate.kind === DIVE && isOfKind(candidate, FIRST_DIVE)
  const firstDive = candidates.find(isFirstDive)
  const others = candidates.filter((candidate) => candidate.kind === DIVE && !isFirstDive(candidate))
  if (!firstDive || others.length === 0 || named.includes(firstDive.id)) return problem
  const own = daysOf(firstDive)
  const isLate = others.some((other) => daysOf(other).some((day) => day < (own[0] ?? 0)))
  if (isLate)
    return {
      ...problem,
      candidates: candidates.filter((candidate) => !isFirstDive(candidate)),
      mustVisit: mustVisit.filter((id) => id !== firstDive.id),
    }
  const first = new Set(own.slice(0, Math.ceil(own.length / 2)))
  return {
    ...problem,
    candidates: candidates.map((candidate) => {
      if (isFirstDive(candidate)) return { ...candidate, days: daysOf(candidate).filter((day) => first.has(day)) }
      if (!others.includes(candidate)) return candidate
      return { ...candidate, days: daysOf(candidate).filter((day) => !first.has(day)) }
    }),
  }
}

/** The days on which a candidate is possible: nobody dives on the last day, because of the flight home. */
export function daysOfCandidate({ kind }: Pick<Candidate, 'kind'>, days: number): Pick<Candidate, 'days'> {
  return kind === DIVE && days > 1 ? { days: Array.from({ length: days - 1 }, (_, day) => day) } : {}
}
