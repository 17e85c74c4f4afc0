import type { Draft } from './draft.ts'
import {
  DIET_RULES,
  FOOD_RULES,
  type FoodRule,
  JOINS_FOODS,
  NO_FOODS,
  OTHER_FOOD_RULES,
  SPICY_RULES,
  TEETOTAL,
} from './food-rules.ts'
import { FOOD_SLOTS } from './food-slots.ts'
import { compileRule, RuleList, takeSaid } from './phrase-rule.ts'
import { type SlotPattern, slotPattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'

const NO_ALCOHOL = compileRule(TEETOTAL, FOOD_SLOTS)
const DIETS = new RuleList(DIET_RULES, FOOD_SLOTS)

const patternOf = (rules: readonly FoodRule[]) =>
  slotPattern(
    rules.flatMap(({ th = [], en = [] }) => [...th, ...en]),
    FOOD_SLOTS,
  )
const SPICY = patternOf(SPICY_RULES)
const CANNOT_EAT = patternOf(FOOD_RULES)
const OTHER = patternOf(OTHER_FOOD_RULES)
const BETWEEN_FOODS = new RegExp(`\\s*${JOINS_FOODS}\\s*`)
/** Food that a diet excludes, where both are said. */
const OF_DIETS = /\bonions?\b|\bgarlic\b/g

/** “I heard no alcohol on election day”: what they have been told of the place. */
const IS_HEARSAY =
  /\b(?:heard|hear|read|told|said|saw|is there|is it true|are there)\b(?: (?:that|there is|there's|it's|they|sell|have|is|are|about|a)){0,3} ?$/
const HEARSAY_REACH = 40

/** Diets, and food to avoid. */
export function readFood(sheet: Sheet, draft: Draft): void {
  const avoid = (words: string) => {
    for (const word of words.split(BETWEEN_FOODS))
      if (word !== '' && !draft.foodAvoid.includes(word)) draft.foodAvoid.push(word)
  }
  for (const compiled of DIETS.within(sheet)) {
    const { diet } = compiled.rule
    takeSaid(sheet, compiled, (_, [words]) => {
      if (!draft.diets.includes(diet)) draft.diets.push(diet)
      for (const [food] of words.matchAll(OF_DIETS)) avoid(food)
    })
  }
  const take = (phrases: SlotPattern) => {
    if (!sheet.mayHave(phrases)) return
    sheet.take(phrases.pattern, (match) => {
      const words = match.slice(1).find((group) => group !== undefined) ?? ''
      if (
        NO_FOODS.has(words) ||
        IS_HEARSAY.test(sheet.text.slice(Math.max(0, match.index - HEARSAY_REACH), match.index))
      )
        return false
      avoid(words)
      return true
    })
  }
  takeSaid(sheet, NO_ALCOHOL, () => avoid('alcohol'))
  take(SPICY)
  take(CANNOT_EAT)
  take(OTHER)
}
