// What kind of trip it is, by what its visits have in common.
import type { Language } from '../../platform/language.ts'
import type { TripPlace } from './trip-places.ts'

const THEMES = [
  { th: 'วัด', en: 'temples', kinds: ['temple', 'shrine'] },
  { th: 'โบราณสถาน', en: 'historic sites', kinds: ['historic_site', 'palace', 'monument', 'bridge'] },
  { th: 'พิพิธภัณฑ์', en: 'museums', kinds: ['museum', 'art_gallery', 'science_center'] },
  { th: 'ชายหาด', en: 'beaches', kinds: ['beach', 'island'] },
  { th: 'ล่องเรือ', en: 'boat trips', kinds: ['boat_tour'] },
  { th: 'ดำน้ำ', en: 'diving', kinds: ['dive_trip'] },
  {
    th: 'ธรรมชาติ',
    en: 'nature',
    kinds: [
      'waterfall',
      'national_park',
      'forest_trail',
      'cave',
      'river',
      'lake',
      'hot_spring',
      'mangrove',
      'geopark',
      'trekking',
      'dam',
      'wildlife',
    ],
  },
  { th: 'จุดชมวิว', en: 'viewpoints', kinds: ['viewpoint', 'mountain'] },
  { th: 'ตลาด', en: 'markets', kinds: ['market', 'walking_street', 'night_market', 'street_food', 'food_tour'] },
  { th: 'คาเฟ่', en: 'cafés', kinds: ['cafe'] },
  { th: 'ย่านเก่าและชุมชน', en: 'old quarters', kinds: ['village', 'craft_center', 'culture_activity'] },
  { th: 'สวนสัตว์', en: 'animals', kinds: ['zoo', 'aquarium'] },
  { th: 'สวน', en: 'gardens', kinds: ['garden', 'park'] },
  { th: 'ไร่และฟาร์ม', en: 'farms', kinds: ['farm', 'royal_project'] },
  { th: 'กิจกรรมสนุก ๆ', en: 'activities', kinds: ['theme_park', 'adventure_activity', 'cooking_class', 'thai_boxing'] },
  { th: 'ช้อปปิ้ง', en: 'shopping', kinds: ['mall', 'shop'] },
] as const

const MOST_THEMES = 2
/** A theme has at least this share of the visits. */
const SHARE = 0.2
/** What was asked for counts more. */
const ASKED = 2

const FOOD = {
  th: 'ของกิน',
  en: 'good food',
  keys: ['food', 'street_food', 'food_tour', 'restaurant', 'seafood'],
} as const

/** The names of the themes with most visits, the first one first. Meals are no visits, so that food counts when asked for. */
export function themesOf(sights: readonly TripPlace[], asked: readonly string[], language: Language): string[] {
  const counted = THEMES.map((theme) => {
    const kinds: readonly string[] = theme.kinds
    const visits = sights.filter(({ category }) => kinds.includes(category ?? '')).length
    return { theme, visits, weight: visits * (asked.some((key) => kinds.includes(key)) ? ASKED : 1) }
  })
  const isFoodAsked = asked.some((key) => FOOD.keys.some((food) => food === key))
  const themes = counted
    .filter(({ visits, weight }) => visits > 0 && weight >= SHARE * sights.length)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, isFoodAsked ? MOST_THEMES - 1 : MOST_THEMES)
    .map(({ theme }) => theme[language])
  return isFoodAsked ? [...themes, FOOD[language]] : themes
}
