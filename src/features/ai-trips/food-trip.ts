import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Interest, Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind, type KindLimit, type Theme, type TripProblem } from '../../planner/problem.ts'
import { isAboutFood } from './about-food.ts'
import type { PreparedTrip } from './trip-problem.ts'

const FOOD: Interest = { key: 'food', kind: 'tag', weight: 0.6, minCount: null, exclusive: false, day: null }
/** Nobody sits longer over a bowl between two meals. */
const BOWL_MINUTES = 50
/** Kind of these places, and how many of them a day has, meals included. */
const BOWL = 'bowl'
const BOWLS_A_DAY = 4
/** A place, not a dish. */
const NO_DISH =
  /^(?:street food(?: area)?|food (?:street|court)|local food|thai food|breakfast|night stalls|.* (?:market|stalls|street|area)|waterfront|noodle shop)$/i
/** What the trip is about is this much of it: sights fill the hours in which nobody eats. */
const SHARE = 0.6
const VISITS_A_DAY = 5

/** “Food tour” and “street food” ask for breakfasts and bites as “food” does. */
export function comingToEat(reading: Reading): Reading {
  if (!isAboutFood(reading) || reading.interests.some(({ key }) => key === FOOD.key)) return reading
  return { ...reading, interests: [...reading.interests, FOOD] }
}

/**
 * A trip that is about food: between the meals it tries a bowl here and there, each dish once a day, and goes to markets; no
 * sight comes before them.
 */
export function foodTrip(prepared: PreparedTrip, reading: Reading, catalogue: CatalogueView): PreparedTrip {
  if (!isAboutFood(reading)) return prepared
  const { problem } = prepared
  const candidates = problem.candidates.map((candidate) => {
    const place = catalogue.findPlace(candidate.id)
    return place ? tasted(candidate, place, problem) : candidate
  })
  const eaten = { ...problem, candidates, mustSee: [] }
  return {
    ...prepared,
    problem: {
      ...eaten,
      themes: themesOf(eaten),
      limits: [...problem.limits, ...dishesOnce(eaten, reading, catalogue)],
    },
  }
}

/** What takes a bowl's time is also a stop between meals. */
function tasted(
  candidate: Candidate,
  { categoryCode, category, bestTimes }: PlaceEntry,
  { mustVisit }: TripProblem,
): Candidate {
  if (!isBowl(candidate, { categoryCode, category }) || mustVisit.includes(candidate.id)) return candidate
  const { meal, part, tags } = candidate
  return {
    ...candidate,
    tags: [...tags, BOWL],
    meal: meal === 'only' ? 'also' : meal,
    isSnack: true,
    // Whoever cooks all day does so as well in the morning.
    part: part === 'evening' && bestTimes.length === 0 ? null : part,
  }
}

function isBowl(
  { dwellMinutes }: Candidate,
  { categoryCode, category }: Pick<PlaceEntry, 'categoryCode' | 'category'>,
) {
  if (categoryCode !== 'RESTAURANT' || category === 'bar' || category === 'cafe') return false
  return dwellMinutes <= BOWL_MINUTES
}

function themesOf({ days, themes = [] }: Pick<TripProblem, 'days' | 'themes'>): Theme[] {
  const visits = Math.ceil(days.length * VISITS_A_DAY * SHARE)
  return [{ name: FOOD.key, kinds: [FOOD.key, 'market'], visits, share: 0 }, ...themes]
}

/** Nobody has two bowls of the same in one day, unless the trip is for it. */
function dishesOnce(
  { candidates }: Pick<TripProblem, 'candidates'>,
  { interests }: Pick<Reading, 'interests'>,
  catalogue: CatalogueView,
): KindLimit[] {
  const dishes = candidates.flatMap((candidate) => {
    const place = catalogue.findPlace(candidate.id)
    return place && isBowl(candidate, place) ? place.subCategories : []
  })
  const once = [...new Set(dishes)]
    .filter((dish) => !NO_DISH.test(dish) && !interests.some(({ key }) => key === dish))
    .filter((dish) => candidates.filter((candidate) => isOfKind(candidate, dish)).length > 1)
    .map((kind) => ({ kind, perDay: 1, perTrip: null }))
  return [{ kind: BOWL, perDay: BOWLS_A_DAY, perTrip: null }, ...once]
}
