// What kind of trip it is, by what its visits have in common.
import type { Language } from '../../platform/language.ts'
import type { TripPlace } from './trip-places.ts'

const THEMES = [
  { th: 'วัด', en: 'temples', kinds: ['temple', 'shrine'] },
  { th: 'โบราณสถาน', en: 'historic sites', kinds: ['historic_site', 'palace', 'monument'] },
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
  { th: 'ย่านชุมชนเก่า', en: 'old quarters', kinds: ['village', 'craft_center', 'culture_activity'] },
  { th: 'สวนสัตว์', en: 'animals', kinds: ['zoo', 'aquarium'] },
  { th: 'สวน', en: 'gardens', kinds: ['garden', 'park'] },
  { th: 'ฟาร์ม', en: 'farms', kinds: ['farm', 'royal_project'] },
  { th: 'กิจกรรมสนุก ๆ', en: 'activities', kinds: ['theme_park', 'adventure_activity', 'thai_boxing'] },
  { th: 'ช้อปปิ้ง', en: 'shopping', kinds: ['mall', 'shop'] },
] as const

/** What people do once on a trip: a theme for those who asked for it. */
const ASKED_FOR = [
  { th: 'ช้าง', en: 'elephants', kinds: ['elephant sanctuary', 'elephant watching', 'elephant centre'] },
  { th: 'เรียนทำอาหาร', en: 'a cooking class', kinds: ['cooking_class'] },
  { th: 'ดำน้ำ', en: 'diving', kinds: ['dive_trip', 'diving'] },
  { th: 'มวยไทย', en: 'Thai boxing', kinds: ['thai_boxing', 'muay thai'] },
  { th: 'สปา', en: 'spas', kinds: ['spa'] },
  { th: 'น้ำพุร้อน', en: 'hot springs', kinds: ['hot_spring'] },
  { th: 'น้ำตก', en: 'waterfalls', kinds: ['waterfall'] },
  { th: 'ถ้ำ', en: 'caves', kinds: ['cave'] },
  { th: 'เดินป่า', en: 'hiking', kinds: ['trekking', 'forest_trail'] },
  { th: 'ประวัติศาสตร์สงคราม', en: 'wartime history', kinds: ['war museum', 'Death Railway', 'war cemetery'] },
  { th: 'ปราสาทขอม', en: 'Khmer temples', kinds: ['khmer temple', 'Khmer ruins'] },
] as const

const MOST_THEMES = 2
const MOST_ASKED = 3
/** A theme that nobody asked for has at least this share of the visits, and two of them if there are three or more. */
const SHARE = 0.2
const FEW_VISITS = 2
/** What was asked for counts more. */
const ASKED = 2

const FOOD = {
  th: 'ของกิน',
  en: 'good food',
  keys: ['food', 'street_food', 'food_tour', 'restaurant', 'seafood'],
} as const

/**
 * The names of the themes: what was asked for and is in the trip, in the order of the wish, else what most visits have in
 * common. Meals are no visits, so that food counts when asked for.
 */
export function themesOf(sights: readonly TripPlace[], asked: readonly string[], language: Language): string[] {
  const visitsOf = (kinds: readonly string[]) => sights.filter((place) => isOneOf(place, kinds)).length
  const named = asked
    .flatMap((key) => [...ASKED_FOR, ...THEMES].find(({ kinds }) => kinds.some((kind) => kind === key)) ?? [])
    .filter(({ kinds }) => visitsOf(kinds) > 0)
  const least = Math.max(1, Math.min(FEW_VISITS, sights.length - 1))
  const usual = THEMES.map((theme) => {
    const visits = visitsOf(theme.kinds)
    return { theme, visits, weight: visits * (named.includes(theme) ? ASKED : 1) }
  })
    .filter(({ visits, weight }) => visits >= least && weight >= SHARE * sights.length)
    .sort((a, b) => b.weight - a.weight)
    .map(({ theme }) => theme)
  const isFoodAsked = asked.some((key) => FOOD.keys.some((food) => food === key))
  const most = MOST_THEMES - (isFoodAsked ? 1 : 0)
  const themes = [...new Set(named)].slice(0, MOST_ASKED)
  const others = usual.filter((theme) => !themes.includes(theme)).slice(0, Math.max(0, most - themes.length))
  const names = [...themes, ...others].map((theme) => theme[language])
  return isFoodAsked ? [...names, FOOD[language]] : names
}

/** Whether a place is of one of these kinds itself, not in a wider sense. */
export function isOneOf(
  { category, subCategories }: Pick<TripPlace, 'category' | 'subCategories'>,
  kinds: readonly string[],
): boolean {
  return kinds.includes(category ?? '') || subCategories.some((kind) => kinds.includes(kind))
}
