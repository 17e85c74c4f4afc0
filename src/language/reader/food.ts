import type { Draft } from './draft.ts'
import type { Diet } from './reading.ts'
import type { Sheet } from './sheet.ts'

const DIETS: readonly (readonly [RegExp, Diet])[] = [
  [/\b(?:we are |we're |i'?m |i am |a |strict ){0,5}vegans?\b(?: food| restaurants?)?|วีแกน/g, 'vegan'],
  [
    /\b(?:we are |we're |i'?m |i am |a |strict ){0,5}(?:vegetarians?|veggie|pure veg|veg(?= food| meals?| restaurants?| only|,|\.|$)|no meat|don'?t eat meat|plant[- ]based)\b(?: food| restaurants?| options?)?|มังสวิรัติ|(?:กิน|ทาน|อาหาร|ร้าน)เจ|ไม่(?:กิน|ทาน)เนื้อสัตว์/g,
    'vegetarian',
  ],
  [
    /\b(?:we are |we're |i'?m |i am |a ){0,5}(?:halal|muslims?(?: famil(?:y|ies)| travell?ers?| friendly)?)\b(?: food| restaurants?| options?)?(?! village)|(?:อาหาร|ร้าน)?(?:ฮาลาล|มุสลิม|อิสลาม)(?:เท่านั้น)?|ไม่(?:กิน|ทาน)หมู/g,
    'halal',
  ],
  [/\bgluten[- ]free\b|\bno gluten\b|กลูเตน(?:ฟรี)?/g, 'gluten_free'],
]

const CANNOT_EAT =
  /(?:\b(?:allerg(?:ic|y|ies) to|don'?t eat|do not eat|can'?t eat|cannot eat|won'?t eat)\s+([a-z]+(?:(?:\s*,\s*|\s+(?:and|or)\s+)[a-z]+){0,2})|(?:แพ้|ไม่กิน|ไม่ทาน|กินไม่ได้)(?:อาหาร)?\s*(ทะเล|ซีฟู้ด|กุ้ง|ปู|ปลา|ถั่ว|นม|ไข่|เนื้อ|หมู|เผ็ด|ปลาร้า|แป้ง))/g

/** Diets, and food to avoid. */
export function readFood(sheet: Sheet, draft: Draft): void {
  for (const [pattern, diet] of DIETS) {
    sheet.take(pattern, () => {
      if (!draft.diets.includes(diet)) draft.diets.push(diet)
    })
  }
  sheet.take(
    /\b(?:hates?|(?:do(?:es)?n'?t|do(?:es)? not|can'?t|cannot) (?:like|eat|handle)|no|not|nothing)(?: too)? spicy(?: food| dishes)?\b/g,
    () => {
      draft.foodAvoid.push('spicy')
    },
  )
  sheet.take(CANNOT_EAT, (match) => {
    const words = (match[1] ?? match[2] ?? '').split(/\s*,\s*|\s+(?:and|or)\s+/)
    draft.foodAvoid.push(...words.filter((word) => word !== ''))
  })
}
