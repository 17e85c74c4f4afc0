import type { Reading } from '../../language/reader/reading.ts'

/** Wishes of less weight only follow from others. */
const LEAST_WEIGHT = 0.5
const TO_EAT: ReadonlySet<string> = new Set(['food', 'restaurant', 'street_food', 'food_tour'])
/** Where people eat besides, or what they do with food. */
const WITH_FOOD: ReadonlySet<string> = new Set([
  ...TO_EAT,
  'market',
  'night_market',
  'floating market',
  'walking_street',
  'cafe',
  'cooking_class',
  'local_life',
  'nightlife',
])

type Wish = Pick<Reading, 'interests'>

/** Whether people come to eat: the wish names food, and nothing that is no food or market. */
export function isAboutFood({ interests }: Wish): boolean {
  const said = interests.filter(({ weight }) => weight >= LEAST_WEIGHT)
  return said.some(({ key }) => TO_EAT.has(key)) && said.every(({ key }) => WITH_FOOD.has(key))
}
