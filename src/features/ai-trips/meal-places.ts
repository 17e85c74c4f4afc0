import type { Diet, Reading } from '../../language/reader/reading.ts'
import type { ScoredPlace } from './candidate.ts'

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
const FIT = {
  diet: 6,
  /** For the price of a meal. */
  tooDear: 0.4,
  goodTable: 1.3,
  barWithChildren: 0.2,
} as const
/** Baht per person. */
const CHEAP = 200
const GOOD_TABLE = 350

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

function fitOf({ place, kinds }: ScoredPlace, { food, spending, party }: Reading): number {
  let fit = 1
  if (food.diets.some((diet) => DIET_KINDS[diet]?.some((kind) => kinds.includes(kind)))) fit *= FIT.diet
  const price = place.pricePerPerson
  if (spending === 'low' && price !== null && price > CHEAP) fit *= FIT.tooDear
  if (spending === 'high' && price !== null && price >= GOOD_TABLE) fit *= FIT.goodTable
  if (party.children > 0 && place.category === 'bar') fit *= FIT.barWithChildren
  return fit
}
