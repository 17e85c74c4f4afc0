import type { Draft } from './draft.ts'
import { FOOD_RULES, FOOD_SLOTS } from './food-rules.ts'
import { slotPattern } from './phrases.ts'
import type { Diet } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { mayMatch } from './triggers.ts'

const DIETS: readonly (readonly [RegExp, Diet])[] = [
  [
    /\b(?:we are |we're |i'?m |i am |a |strict ){0,5}vegans?\b(?: food(?! (?:trip|tour|crawl|trail|hunt|scene|weekend))| restaurants?)?|วีแกน/g,
    'vegan',
  ],
  [
    /\b(?:we are |we're |i'?m |i am |a |strict ){0,5}(?:vegetarians?|veggie|pescatarians?|pure veg|veg(?= food| meals?| restaurants?| only|,|\.|$)|no meat|(?:do(?:es)?n'?t|do(?:es)? not) eat meat|jains?|no onions?(?:,? (?:and|or|no)|,)? garlic|plant[- ]based)\b(?: food| restaurants?| options?)?|มังสวิรัติ|(?:กิน|ทาน|อาหาร|ร้าน)เจ|ไม่(?:กิน|ทาน)เนื้อสัตว์/g,
    'vegetarian',
  ],
  [
    /\b(?:we are |we're |i'?m |i am |a ){0,5}(?:halal|muslims?(?: famil(?:y|ies)| travell?ers?| friendly)?)\b(?: food| restaurants?| options?)?(?! village)|(?:อาหาร|ร้าน)?(?:ฮาลาล|มุสลิม|อิสลาม)(?:เท่านั้น)?|ไม่(?:กิน|ทาน)หมู/g,
    'halal',
  ],
  [
    /\bgluten[- ]free\b|\bc(?:o)?eliacs?(?: disease)?\b|\bno gluten\b|\bgluten (?:allergy|intoleran(?:t|ce))\b|\b(?:can'?t|cannot|can not|doesn'?t|don'?t|mustn'?t) (?:have|eat|tolerate|do|touch) (?:any )?gluten\b|กลูเตน(?:ฟรี)?/g,
    'gluten_free',
  ],
]

const RULES = FOOD_RULES.flatMap(({ th, en }) => [th, en].flatMap((phrases) => phrases ?? []))
const CANNOT_EAT = slotPattern(RULES, FOOD_SLOTS)
/** “Allergic to latex”: whatever it is. */
const ALLERGIC =
  /\b(?:allerg(?:ic|y|ies) to|don'?t eat|do not eat|can'?t eat|cannot eat|won'?t eat)\s+([a-z]+(?:(?:\s*,\s*(?=[a-z]+(?:\s*,\s*[a-z]+)?,? (?:and|or)\b)|,?\s+(?:and|or)\s+)[a-z]+){0,2})|\b([a-z]+) allerg(?:y|ies)\b/g
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
  for (const [pattern, diet] of DIETS) {
    sheet.take(pattern, ([words]) => {
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
