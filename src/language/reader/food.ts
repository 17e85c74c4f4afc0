import type { Draft } from './draft.ts'
import type { Diet } from './reading.ts'
import type { Sheet } from './sheet.ts'

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
  [/\bgluten[- ]free\b|\bc(?:o)?eliacs?(?: disease)?\b|\bno gluten\b|กลูเตน(?:ฟรี)?/g, 'gluten_free'],
]

const CANNOT_EAT =
  /(?:\b(?:allerg(?:ic|y|ies) to|don'?t eat|do not eat|can'?t eat|cannot eat|won'?t eat)\s+([a-z]+(?:(?:\s*,\s*(?=[a-z]+(?:\s*,\s*[a-z]+)?,? (?:and|or)\b)|,?\s+(?:and|or)\s+)[a-z]+){0,2})|(?:แพ้|ไม่กิน|ไม่ทาน|กินไม่ได้|ไม่ค่อยกิน|งด)(?:อาหาร|ของ)?\s*(ทะเล|ซีฟู้ด|กุ้ง|ปูม้า|ปู(?!่)|หอย|หมึก|ปลาดิบ|ปลาร้า|ปลา|ถั่วลิสง|ถั่ว|นมวัว|นม|ไข่|เนื้อวัว|เนื้อ|วัว|ไก่|หมู|เผ็ด|ดิบ|แป้งสาลี|แป้ง|ผัก|ผงชูรส|หวาน|มัน)|(?:กิน|ทาน)(เผ็ด|ซีฟู้ด|กุ้ง|หมู|เนื้อ|ดิบ|ทะเล|ถั่ว|นม)(?:ไม่ได้|ไม่เป็น|ไม่เก่ง|ไม่ค่อยได้))/g
/** “A peanut allergy”, “no pork”. */
const NO_FOOD =
  /\b([a-z]+) allerg(?:y|ies)\b|\b(lactose|dairy|gluten) (?:intoleran(?:t|ce)|free)\b|\bno (pork|beef|seafood|shellfish|nuts|peanuts|dairy|alcohol|fish|eggs?|onions?|garlic|chicken|mutton|lamb|milk|prawns?|shrimps?|crab|coriander|msg|raw (?:food|fish))\b|\b((?:(?:eggs?|onions?|garlic|pork|beef|chicken|fish|seafood|meat|milk)(?: and | or |, )){0,3}(?:eggs?|onions?|garlic|pork|beef|chicken|fish|seafood|meat|milk))(?: also| too| even)? (?:we|i|they|he|she) (?:also )?(?:don'?t|do not|doesn'?t|won'?t|can'?t|cannot) (?:eat|take|have)\b|\b(?:don'?t|do not|doesn'?t|does not|not) take (?:any )?(eggs?|onions?|garlic|pork|beef|chicken|fish|seafood|meat|milk)\b/g
const SPICY =
  /\b(?:hates?|(?:do(?:es)?n'?t|do(?:es)? not|can'?t|cannot) (?:like|eat|handle)|no|not|nothing)(?: too)? spicy(?: food| dishes)?\b/g
const ANY_FOOD = /^(?:food|an|any|the|severe|my|his|her|have|has|with)$/

/** Diets, and food to avoid. */
export function readFood(sheet: Sheet, draft: Draft): void {
  for (const [pattern, diet] of DIETS) {
    sheet.take(pattern, () => {
      if (!draft.diets.includes(diet)) draft.diets.push(diet)
    })
  }
  sheet.take(SPICY, () => {
    draft.foodAvoid.push('spicy')
  })
  sheet.take(CANNOT_EAT, (match) => {
    const words = (match[1] ?? match[2] ?? match[3] ?? '').split(/\s*,\s*|\s+(?:and|or)\s+/)
    draft.foodAvoid.push(...words.filter((word) => word !== ''))
  })
  sheet.take(NO_FOOD, (match) => {
    const word = match.slice(1).find((group) => group !== undefined) ?? ''
    if (ANY_FOOD.test(word)) return false
    draft.foodAvoid.push(...word.split(/, | and | or /))
    return true
  })
}
