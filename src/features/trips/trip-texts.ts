// The texts of a trip that the service writes; a language model may write others about the same facts.
import type { Language } from '../../platform/language.ts'
import { placeShortName, provinceShortName, townShortName } from './short-names.ts'
import type { DayFacts, StopFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'

const MAX_NAMED = 3
/** Distances from here on are rounded to 100 km: they are estimates. */
const ROUNDED_FROM_KM = 1_000

/** What the title and the introduction are about. `places` are those of all stops, `sights` those of visits only. */
export interface TripSketch {
  readonly days: number
  readonly metres: number
  readonly places: readonly TripPlace[]
  readonly sights: readonly TripPlace[]
}

export function tripName({ days, places }: TripSketch, catalogue: TripCatalogue, language: Language): string {
  const area = areaOf(places, catalogue, language)
  if (language === 'th') return `${joined('เที่ยว', area)} ${lengthOf(days)}`
  return days === 1 ? `A day in ${area}` : `${days} days in ${area}`
}

export function tripIntroduction(
  { days, metres, places, sights }: TripSketch,
  catalogue: TripCatalogue,
  language: Language,
): string {
  if (sights.length === 0) return language === 'th' ? 'ทริปนี้ยังไม่มีจุดแวะ' : 'This trip has no stops yet.'
  const shortName = shortNamesIn(places, catalogue, language)
  const best = listOf(
    sights
      .toSorted((a, b) => b.popularity - a.popularity)
      .slice(0, MAX_NAMED)
      .map(shortName),
    language,
  )
  const area = areaOf(places, catalogue, language)
  const km = distanceText(metres)
  const count = sights.length
  if (language === 'th') {
    const stops = count === 1 ? joined('คือ', best) : ` ${joined(count <= MAX_NAMED ? 'ได้แก่ ' : 'เช่น ', best)}`
    return `${joined('ทริป', area)} ${lengthOf(days)} แวะ ${count} ที่${stops} ระยะทางรวมประมาณ ${km} กม.`
  }
  const stops = `${count} ${count === 1 ? 'stop' : 'stops'}${count <= MAX_NAMED ? `: ${best}` : `, including ${best}`}`
  return `${days === 1 ? 'One day' : `${numberWord(days)} days`} in ${area} with ${stops}. About ${km} km in total.`
}

/** `night`: the town where the night is spent. */
export function daySummary(
  sights: readonly TripPlace[],
  places: readonly TripPlace[],
  night: { readonly name: string; readonly province_code: string } | null,
  catalogue: TripCatalogue,
  language: Language,
): string {
  const isThai = language === 'th'
  const way = sights.map(shortNamesIn(places, catalogue, language)).join(' → ')
  const rest = isThai ? 'วันพักผ่อน' : 'Rest day'
  if (night === null) return way === '' ? rest : way
  const town = townShortName(night.name, catalogue.provincesByCode.get(night.province_code), language)
  return `${way === '' ? rest : way} · ${isThai ? joined('ค้างที่', town) : `overnight in ${town}`}`
}

const MEALS = {
  th: { lunch: 'มื้อกลางวัน', dinner: 'มื้อเย็น' },
  en: { lunch: 'Lunch', dinner: 'Dinner' },
}

/** Free time that begins in these hours comes after the dawn. */
const BREAKFAST = { from: 5 * 60, before: 8 * 60 + 30 }

/** The traveller's own note, else the purpose of a stop where its place does not show it. */
export function stopNote({ kind, meal, place_id, note, arrive }: StopFacts, language: Language): string | undefined {
  if (note !== null) return note
  if (kind === 'rest') {
    const isBreakfast = arrive >= BREAKFAST.from && arrive < BREAKFAST.before
    if (language === 'th') return isBreakfast ? 'อาหารเช้าและพักตามสบาย' : 'พักตามสบาย'
    return isBreakfast ? 'Breakfast and free time' : 'Free time'
  }
  if (meal === null) return undefined
  const name = MEALS[language][meal]
  if (place_id !== null) return name
  return language === 'th' ? `${name} แวะร้านแถวนี้ได้ตามชอบ` : `${name}: pick any place nearby`
}

export function sightsOf({ stops }: DayFacts, find: FindTripPlace): TripPlace[] {
  return stops.flatMap(({ kind, place_id: id }) => (kind === 'visit' && id !== null ? (find(id) ?? []) : []))
}

/** The provinces of a trip, in descending order of their number of places. */
function areaOf(places: readonly TripPlace[], catalogue: TripCatalogue, language: Language): string {
  const counts = new Map<string, number>()
  for (const { provinceCode } of places) counts.set(provinceCode, (counts.get(provinceCode) ?? 0) + 1)
  const names = [...counts]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([code]) => catalogue.provincesByCode.get(code) ?? [])
    .map((province) => provinceShortName(province, language))
  const isThai = language === 'th'
  if (names.length === 0) return isThai ? 'เมืองไทย' : 'Thailand'
  if (names.length <= MAX_NAMED) return listOf(names, language)
  if (!isThai) return `${names.slice(0, MAX_NAMED).join(', ')} and more`
  return `${names.slice(0, 2).join(' ')} และอีก ${names.length - 2} จังหวัด`
}

function shortNamesIn(
  places: readonly TripPlace[],
  { provincesByCode }: TripCatalogue,
  language: Language,
): (place: TripPlace) => string {
  const isOneProvince = new Set(places.map(({ provinceCode }) => provinceCode)).size === 1
  return (place) => placeShortName(place, provincesByCode.get(place.provinceCode), isOneProvince, language)
}

/** `a, b and c`. Thai separates names by spaces, or by commas where a name contains a space. */
function listOf(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? ''
  const before = names.slice(0, -1)
  if (before.length === 0) return last
  if (language === 'en') return `${before.join(', ')} and ${last}`
  const separator = names.some((name) => name.includes(' ')) ? ', ' : ' '
  return `${before.join(separator)} ${joined('และ', last)}`
}

/** Thai sets a space between its own letters and a name in other letters. */
function joined(head: string, name: string): string {
  return /^[\u0e00-\u0e7f]/.test(name) || head.endsWith(' ') ? `${head}${name}` : `${head} ${name}`
}

function lengthOf(days: number): string {
  return days === 1 ? '1 วัน' : `${days} วัน ${days - 1} คืน`
}

function distanceText(metres: number): string {
  const km = Math.round(metres / 1_000)
  return km < ROUNDED_FROM_KM ? String(km) : (Math.round(km / 100) * 100).toLocaleString('en')
}

const NUMBER_WORDS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function numberWord(count: number): string {
  return NUMBER_WORDS[count - 2] ?? String(count)
}
