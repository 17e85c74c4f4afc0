import type { Interest, Reading } from '../../language/reader/reading.ts'
import type { Theme } from '../../planner/problem.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { FOR_CHILDREN, hasChildren } from './children.ts'
import { isForEating } from './interest.ts'

/** Visits of a day, of which half are what the trip is about. */
const VISITS_A_DAY = 6
const HALF = 0.5
/** Only mentioned on the side. */
const LEAST_WEIGHT = 0.5
/** Half a day of elephants or of cooking is something to do on a trip, not what each day is about. */
const ONCE_FROM_MINUTES = 150
/** How, when and for whom, rather than what; and what people have at their meals. */
const NOT_THEMES = new Set(
  'must_see hidden_gem wheelchair rainy_day indoor outdoor free sunset sunrise photo relax romantic seasonal food restaurant street_food'.split(
    ' ',
  ),
)

/**
 * What a trip is about: what was asked for, and children who come along. Each word that was asked for has its own share: temples
 * *and* markets, not nine temples.
 */
export function themesOf(
  reading: Pick<Reading, 'interests' | 'party' | 'youngest' | 'days' | 'maxStopsPerDay'>,
  concepts: ReadonlyMap<string, Concept>,
): Theme[] {
  const { interests, days, maxStopsPerDay } = reading
  const visits = days * Math.min(VISITS_A_DAY, maxStopsPerDay ?? VISITS_A_DAY)
  const words = interests.filter((interest) => isTheme(interest, concepts)).map(({ key }) => key)
  // What people eat is a word beside the others: its share are the meals.
  const table = interests.some(isForEating) ? 1 : 0
  const share = HALF / (words.length + table)
  return [
    ...words.map((key) => ({ name: key, kinds: [key], visits: Math.ceil(visits * share), share })),
    ...(hasChildren(reading)
      ? [{ name: 'family', kinds: [FOR_CHILDREN], visits: Math.ceil(visits * HALF), share: HALF }]
      : []),
  ]
}

function isTheme({ key, kind, weight, minCount }: Interest, concepts: ReadonlyMap<string, Concept>): boolean {
  if (weight < LEAST_WEIGHT || minCount !== null || kind === 'sub_category' || NOT_THEMES.has(key)) return false
  return (concepts.get(key)?.visitMinutes ?? 0) < ONCE_FROM_MINUTES
}
