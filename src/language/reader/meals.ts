import type { Draft } from './draft.ts'
import type { Mention } from './mentions.ts'
import { ask, type NameMention } from './names.ts'
import type { Gazetteer, MealWish } from './reading.ts'
import type { Sheet } from './sheet.ts'

const MEAL =
  /(?:\b(breakfast|brunch|lunch|dinner|supper|eat(?:ing)?)\s+(?:is |at |in |on |around |near |by |along ){1,5}(?:the )?|(?:กิน|ทาน)?(?:มื้อ|ข้าว|อาหาร)(เช้า|เที่ยง|กลางวัน|เย็น|ค่ำ)\s*(?:ที่|แถว|ย่าน|ใน|ริม)\s*)$/

/** “dinner in Chinatown”: a meal at a place. Returns the mentions that it used. */
export function readMeals(
  sheet: Sheet,
  draft: Draft,
  gazetteer: Gazetteer,
  items: readonly (Mention | NameMention)[],
  hinted: readonly string[],
): (Mention | NameMention)[] {
  const used: (Mention | NameMention)[] = []
  for (const item of items) {
    if ('geo' in item && item.geo !== null) continue
    const before = sheet.text.slice(Math.max(0, item.start - 36), item.start)
    const match = MEAL.exec(before)
    if (match === null) continue
    // “Lunch at a restaurant” names none.
    if ('geo' in item && item.concepts.every(({ key }) => TABLES.has(key))) continue
    const text = sheet.raw.slice(item.start, item.end)
    const place =
      'places' in item
        ? item.places[0]
        : findArea(gazetteer, text, [...hinted, ...draft.provinces, ...provincesOf(items)])
    if (place === undefined) continue
    draft.meals.push({
      meal: mealOf(match[1] ?? match[2] ?? ''),
      text,
      placeId: place.id,
      provinceCode: place.provinceCode,
    })
    used.push(item)
  }
  return used
}

function provincesOf(items: readonly (Mention | NameMention)[]): string[] {
  return items.flatMap((item) => ('places' in item && item.places[0] ? [item.places[0].provinceCode] : []))
}

const TABLES = new Set(['restaurant', 'food', 'cafe', 'street_food', 'seafood'])
const LIKELY = 0.5

function findArea(gazetteer: Gazetteer, text: string, provinceCodes: readonly string[]) {
  const best = ask(gazetteer, text, provinceCodes)[0]
  return best && best.strength >= LIKELY ? best : undefined
}

function mealOf(word: string): MealWish['meal'] {
  if (/breakfast|brunch|เช้า/.test(word)) return 'breakfast'
  return /lunch|เที่ยง|กลางวัน/.test(word) ? 'lunch' : 'dinner'
}
