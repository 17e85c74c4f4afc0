import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Diet, Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { isForEating } from './interest.ts'
import type { ScoredPlace } from './scored-place.ts'
import { isForTwo } from './two-alone.ts'
import { BREAKFAST } from './wish-minimums.ts'

const MOST = 180
const BEST = 90
/** Of each square of some thirty kilometres, so that nobody goes hungry in a wide region. */
const PER_AREA = 8
const AREA_DEGREES = 0.3

/** Kinds that a diet is looking for. */
const DIET_KINDS: Partial<Record<Diet, readonly string[]>> = {
  vegetarian: ['vegetarian'],
  vegan: ['vegetarian'],
  halal: ['muslim food'],
}
/** A diet that the catalogue knows of places to eat; an allergy or a gluten-free diet it does not. */
export function isKnownDiet(diet: Diet): boolean {
  return DIET_KINDS[diet] !== undefined
}

/** Whether the travellers find their food at a place of these kinds, as far as the catalogue knows. */
export function suitsDiets(kinds: readonly string[], diets: readonly Diet[]): boolean {
  return diets.every((diet) => DIET_KINDS[diet]?.some((kind) => kinds.includes(kind)) ?? true)
}

/** What a kitchen without meat serves besides: no cuisine of its own, for which others come. */
const HOURS_OF_DAY: ReadonlySet<string> = new Set(['breakfast', 'brunch'])

/** Whether only those with its diet eat there, as at a vegan kitchen; a curry house that is vegetarian too is for everyone. */
export function isForDietOnly(
  { categoryCode, subCategories }: Pick<PlaceEntry, 'categoryCode' | 'subCategories'>,
  { food: { diets }, interests }: Pick<Reading, 'food' | 'interests'>,
): boolean {
  const meatless = DIET_KINDS.vegetarian ?? []
  if (categoryCode !== 'RESTAURANT' || !subCategories.some((kind) => meatless.includes(kind))) return false
  if (subCategories.some((kind) => !meatless.includes(kind) && !HOURS_OF_DAY.has(kind))) return false
  return (
    !diets.some((diet) => diet === 'vegetarian' || diet === 'vegan') &&
    !interests.some(({ key }) => meatless.includes(key))
  )
}

/** Whether it sells meals to which the travellers could not sit down: no visit for them either. Cakes and coffee are for all. */
export function isTableOfOthers(
  place: Eatery,
  kinds: readonly string[],
  diets: readonly Diet[],
  concepts: Concepts,
): boolean {
  // Who eats no meat has a drink at a bar like others.
  const isBarForAll = place.category === 'bar' && !diets.includes('halal')
  const isForAll =
    place.categoryCode !== 'RESTAURANT' ||
    place.category === 'cafe' ||
    isBarForAll ||
    haveTrait(kinds, 'snack', concepts)
  return !isForAll && !suitsDiets(kinds, diets)
}

/** What no vegetarian eats. */
const MEAT_AND_FISH =
  /^(?:no )?(?:meat|red meat|pork|beef|lamb|mutton|chicken|poultry|duck|fish|seafood|shellfish|prawns?|shrimps?|crabs?|lobsters?|squid|oysters?|clams|mussels|sushi|sashimi|offal|เนื้อ(?:สัตว์|วัว|หมู|ไก่)?|หมู|วัว|ไก่|ปลา|กุ้ง|ปู|หอย|หมึก|ปลาหมึก|อาหารทะเล|ซีฟู้ด|ของทะเล)$/i

/** Whether a diet says by itself that they do not eat this. */
export function isInDiet(food: string, diets: readonly Diet[]): boolean {
  return diets.some((diet) => diet === 'vegetarian' || diet === 'vegan') && MEAT_AND_FISH.test(food.trim())
}

const FIT = {
  diet: 6,
  /** For the price of a meal. */
  tooDear: 0.4,
  goodTable: 1.3,
  /** Who came to eat has named tables. */
  cameToEat: 4,
  barWithChildren: 0.2,
} as const
/** Baht per person. */
const CHEAP = 200
const GOOD_TABLE = 350
/** More than this is for those who want to spend it. */
const FEAST = 700
/** A dinner that is remembered, once. */
const FOR_TWO = 1_500
/** Less time than this is a bite on the way, at a stall or market even this. */
const BITE_MINUTES = 30
const USUAL_MINUTES = 60

type Concepts = ReadonlyMap<string, Pick<Concept, 'traits'>>
type Eatery = Pick<PlaceEntry, 'category' | 'categoryCode' | 'visitMinutes' | 'guide'>

/** How a place is planned: for meals only, for meals or visits, or for visits. */
export function mealOf(place: Eatery, kinds: readonly string[], concepts: Concepts): Candidate['meal'] {
  const isTable = place.categoryCode === 'RESTAURANT'
  if (place.guide?.experience || !servesMeals(place, kinds, concepts)) return 'no'
  if (isTable) return haveTrait(kinds, 'also_visit', concepts) ? 'also' : 'only'
  return haveTrait(kinds, 'also_meal', concepts) ? 'also' : 'no'
}

/** Whether people have lunch or dinner there: not at a sweets row, a flower market, a cake shop or a bar without a kitchen. */
function servesMeals({ category, categoryCode, visitMinutes }: Eatery, kinds: readonly string[], concepts: Concepts) {
  if (haveTrait(kinds, 'snack', concepts)) return false
  if (category === 'cafe' || category === 'bar') return kinds.includes('restaurant')
  const minutes = visitMinutes ?? USUAL_MINUTES
  if (category === 'restaurant') return minutes >= BITE_MINUTES
  return minutes > BITE_MINUTES && (categoryCode === 'RESTAURANT' || kinds.includes('food'))
}

/** Whether a visit there spoils the appetite. Where people eat in the evening, they have dinner. */
export function isSnack({ category, categoryCode }: Eatery, { meal, part }: Pick<Candidate, 'meal' | 'part'>): boolean {
  if (category === 'cafe') return true
  if (categoryCode === 'RESTAURANT') return meal === 'also' || (category !== 'bar' && meal === 'no')
  return meal === 'also' && part === 'evening'
}

/** Whether the planner may choose a place to eat: for a meal at a price that people pay, or as a visit that was asked for or that cafés are. */
export function isForPlanning(
  place: Eatery & Pick<PlaceEntry, 'pricePerPerson'>,
  kinds: readonly string[],
  reading: Pick<Reading, 'interests' | 'spending' | 'budget' | 'group' | 'celebrates' | 'party'>,
  concepts: Concepts,
): boolean {
  const { interests, spending } = reading
  const most =
    isForTwo(reading) && spending !== 'low' && !reading.budget && kinds.includes('romantic') ? FOR_TWO : FEAST
  if (spending !== 'high' && (place.pricePerPerson ?? 0) > most) return false
  if (mealOf(place, kinds, concepts) !== 'no' || place.category === 'cafe') return true
  return interests.some(({ key }) => kinds.includes(key))
}

/** The places to eat from which the planner chooses: the best, and enough in each area, by how they fit the wish. */
export function chooseMealPlaces(places: readonly ScoredPlace[], reading: Reading): ScoredPlace[] {
  const fitting = places
    .map((scored) => ({ ...scored, score: scored.score * fitOf(scored, reading) }))
    .sort((a, b) => b.score - a.score || (a.place.id < b.place.id ? -1 : 1))
  const perArea = new Map<string, number>()
  return fitting
    .filter(({ place: { point } }, rank) => {
      const area = [point.latitude, point.longitude].map((degrees) => Math.round(degrees / AREA_DEGREES)).join()
      const count = perArea.get(area) ?? 0
      perArea.set(area, count + 1)
      return rank < BEST || count < PER_AREA
    })
    .slice(0, MOST)
}

function fitOf({ place, kinds }: ScoredPlace, { food, spending, party, interests }: Reading): number {
  let fit = 1
  if (food.diets.some((diet) => DIET_KINDS[diet]?.some((kind) => kinds.includes(kind)))) fit *= FIT.diet
  const price = place.pricePerPerson
  if (spending === 'low' && price !== null && price > CHEAP) fit *= FIT.tooDear
  if (spending === 'high' && price !== null && price >= GOOD_TABLE) fit *= FIT.goodTable
  if (interests.some(isForEating) && !kinds.includes(BREAKFAST)) fit *= FIT.cameToEat
  if (party.children > 0 && place.category === 'bar') fit *= FIT.barWithChildren
  return fit
}
