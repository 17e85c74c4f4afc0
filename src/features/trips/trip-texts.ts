// The texts of a trip that the service writes; a language model may write others about the same facts.
import { listed } from '../../language/notes/note-values.ts'
import type { Language } from '../../platform/language.ts'
import { nameOf } from '../places/public.ts'
import type { DayFacts, StopFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'

const MAX_NAMED = 3

/** What the title and the introduction are about. `places` are those of all stops, `sights` those of visits only. */
export interface TripSketch {
  readonly days: number
  readonly metres: number
  readonly places: readonly TripPlace[]
  readonly sights: readonly TripPlace[]
}

export function tripName({ days, places }: TripSketch, catalogue: TripCatalogue, language: Language): string {
  const provinces = provinceNames(places, catalogue, language)
  const area = listed(provinces.length > 0 ? provinces : [language === 'th' ? 'เมืองไทย' : 'Thailand'], language)
  if (language === 'th') return `เที่ยว${area} ${days} วัน`
  return days === 1 ? `A day in ${area}` : `${days} days in ${area}`
}

export function tripIntroduction(
  { days, metres, places, sights }: TripSketch,
  catalogue: TripCatalogue,
  language: Language,
): string {
  if (sights.length === 0) return language === 'th' ? 'ทริปนี้ยังไม่มีจุดแวะ' : 'This trip has no stops yet.'
  const best = sights
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, MAX_NAMED)
    .map((place) => nameOf(place, language))
  const area = listed(provinceNames(places, catalogue, language), language)
  const km = Math.round(metres / 1000)
  return language === 'th'
    ? `${days} วันใน${area} แวะ ${sights.length} แห่ง เช่น ${listed(best, language)} ระยะทางรวมประมาณ ${km} กม.`
    : `${days === 1 ? 'One day' : `${days} days`} in ${area} with ${sights.length} sights, among them ${listed(best, language)}; about ${km} km of travel.`
}

/** `night`: the name of the town where the night is spent. */
export function daySummary(sights: readonly TripPlace[], night: string | undefined, language: Language): string {
  const isThai = language === 'th'
  const way = sights.map((place) => nameOf(place, language)).join(' → ')
  const rest = isThai ? 'วันพักผ่อน' : 'A day to rest'
  const sleep = night === undefined ? '' : isThai ? ` · พักที่${night}` : ` · night in ${night}`
  return `${way === '' ? rest : way}${sleep}`
}

const MEALS = {
  th: { lunch: 'มื้อกลางวัน', dinner: 'มื้อเย็น' },
  en: { lunch: 'Lunch', dinner: 'Dinner' },
}

/** The traveller's own note, else what a stop is for where its place does not say. */
export function stopNote({ kind, meal, place_id, note }: StopFacts, language: Language): string | undefined {
  if (note !== null) return note
  if (kind === 'rest') return language === 'th' ? 'เวลาว่าง' : 'Free time'
  if (meal === null) return undefined
  const name = MEALS[language][meal]
  if (place_id !== null) return name
  return language === 'th' ? `${name} เลือกร้านใกล้จุดนี้ตามใจ` : `${name}, anywhere near here`
}

export function sightsOf({ stops }: DayFacts, find: FindTripPlace): TripPlace[] {
  return stops.flatMap(({ kind, place_id: id }) => (kind === 'visit' && id !== null ? (find(id) ?? []) : []))
}

/** Provinces in descending order of their number of places. */
function provinceNames(places: readonly TripPlace[], catalogue: TripCatalogue, language: Language): string[] {
  const counts = new Map<string, number>()
  for (const { provinceCode } of places) counts.set(provinceCode, (counts.get(provinceCode) ?? 0) + 1)
  const codes = [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code)
  const names = codes.flatMap((code) => {
    const province = catalogue.provincesByCode.get(code)
    return province ? nameOf(province, language) : []
  })
  return names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED - 1), language === 'th' ? 'ที่อื่น ๆ' : 'beyond'] : names
}
