import type { Draft } from './draft.ts'
import { DIET_RULES, FOOD_RULES, FOOD_SLOTS } from './food-rules.ts'
import { compileRule, takeSaid } from './phrase-rules.ts'
import { slotPattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { mayMatch } from './triggers.ts'

const DIETS = DIET_RULES.map((rule) => compileRule(rule, FOOD_SLOTS))

const RULES = FOOD_RULES.flatMap(({ th, en }) => [th, en].flatMap((phrases) => phrases ?? []))
const CANNOT_EAT = slotPattern(RULES, FOOD_SLOTS)
/** “Allergic to latex”: whatever it is. */
const ALLERGIC =
  /\b(?:allerg(?:ic|y|ies) to|don'?t eat|do not eat|can'?t eat|cannot eat|won'?t eat)\s+([a-z]+(?:(?:\s*,\s*(?=[a-z]+(?:\s*,\s*[a-z]+)?,? (?:and|or)\b)|,?\s+(?:and|or)\s+)[a-z]+){0,2})|\b([a-z]+) allerg(?:y|ies)\b(?! to\b)/g
const SPICY =
  /\b(?:hates?|(?:do(?:es)?n'?t|do(?:es)? not|can'?t|cannot) (?:like|eat|handle)|no|not|nothing)(?: too)? spicy(?: food| dishes)?\b/g
const ANY_FOOD =
  /^(?:food|foods|an|any|the|severe|my|his|her|have|has|with|late|out|much|there|in|at|breakfast|lunch|dinner)$/
const BETWEEN_FOODS = /\s*(?:[,/&+]|\b(?:and|or|nor|no|any)\b|กับ|และ|หรือ|ไม่กิน|ไม่ทาน|แพ้|งด)\s*/
/** Food that a diet excludes, where both are said. */
const OF_DIETS = /\b(onions?|garlic)\b(?=[^.!?\n]{0,20})|ไม่(?:กิน|ทาน)(หมู)/g

/** Diets, and food to avoid. */
export function readFood(sheet: Sheet, draft: Draft): void {
  const avoid = (words: string) => {
    for (const word of words.split(BETWEEN_FOODS))
      if (word !== '' && !draft.foodAvoid.includes(word)) draft.foodAvoid.push(word)
  }
  for (const compiled of DIETS) {
    const { diet } = compiled.rule
    takeSaid(sheet, compiled, (_, [words]) => {
      if (!draft.diets.includes(diet)) draft.diets.push(diet)
      for (const [, english, thai] of words.matchAll(OF_DIETS)) avoid(english ?? thai ?? '')
    })
  }
  sheet.take(SPICY, () => avoid('spicy'))
  if (mayMatch(sheet.letters, CANNOT_EAT.triggers))
    sheet.take(CANNOT_EAT.pattern, (match) => {
      avoid(match.slice(1).find((words) => words !== undefined) ?? '')
    })
  sheet.take(ALLERGIC, (match) => {
    const words = match[1] ?? match[2] ?? ''
    if (ANY_FOOD.test(words)) return false
    avoid(words)
    return true
  })
}
