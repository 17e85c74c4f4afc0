import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { listed } from '../../language/notes/note-values.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary, ItineraryDay, ItineraryStop } from '../../planner/itinerary.ts'
import type { Language } from '../../platform/language.ts'
import type { Town } from '../../world/region.ts'
import { nameOf } from '../places/public.ts'

const MAX_NAMED = 3

/** The texts that code writes; a language model may write others, with the same facts. */
export function tripName(
  reading: Reading,
  places: readonly PlaceEntry[],
  catalogue: CatalogueView,
  language: Language,
): string {
  const provinces = provinceNames(places, catalogue, language)
  const area = listed(provinces.length > 0 ? provinces : [language === 'th' ? 'เมืองไทย' : 'Thailand'], language)
  const { days } = reading
  if (language === 'th') return `เที่ยว${area} ${days} วัน`
  return days === 1 ? `A day in ${area}` : `${days} days in ${area}`
}

export function tripIntroduction(
  itinerary: Itinerary,
  places: readonly PlaceEntry[],
  catalogue: CatalogueView,
  language: Language,
): string {
  const sights = itinerary.days.flatMap((day) => visitsOf(day, catalogue))
  const best = [...sights]
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, MAX_NAMED)
    .map((place) => nameOf(place, language))
  const provinces = provinceNames(places, catalogue, language)
  const days = itinerary.days.length
  const km = Math.round(itinerary.totals.metres / 1000)
  if (sights.length === 0) return language === 'th' ? 'ทริปนี้ยังไม่มีจุดแวะ' : 'This trip has no stops yet.'
  return language === 'th'
    ? `${days} วันใน${listed(provinces, language)} แวะ ${sights.length} แห่ง เช่น ${listed(best, language)} ระยะทางรวมประมาณ ${km} กม.`
    : `${days === 1 ? 'One day' : `${days} days`} in ${listed(provinces, language)} with ${sights.length} sights, among them ${listed(best, language)}; about ${km} km of travel.`
}

export function daySummary(
  day: ItineraryDay,
  base: Town | undefined,
  catalogue: CatalogueView,
  language: Language,
): string {
  const names = visitsOf(day, catalogue).map((place) => nameOf(place, language))
  const night = base
    ? language === 'th'
      ? ` · พักที่${nameOf(base, language)}`
      : ` · night in ${nameOf(base, language)}`
    : ''
  const way = names.join(' → ')
  return `${way === '' ? (language === 'th' ? 'วันพักผ่อน' : 'A day to rest') : way}${night}`
}

const MEALS = {
  th: { lunch: 'มื้อกลางวัน', dinner: 'มื้อเย็น' },
  en: { lunch: 'Lunch', dinner: 'Dinner' },
}
/** What a stop is for, where its place does not say. */
export function stopNote(stop: ItineraryStop, language: Language): string | undefined {
  if (stop.kind === 'rest') return language === 'th' ? 'เวลาว่าง' : 'Free time'
  if (stop.meal === null) return undefined
  const meal = MEALS[language][stop.meal]
  if (stop.candidateId !== null) return meal
  return language === 'th' ? `${meal} เลือกร้านแถวนี้ได้ตามชอบ` : `${meal}: pick any place nearby`
}

function visitsOf(day: ItineraryDay, catalogue: CatalogueView): PlaceEntry[] {
  return day.stops.flatMap((stop) =>
    stop.kind !== 'visit' || stop.candidateId === null ? [] : (catalogue.findPlace(stop.candidateId) ?? []),
  )
}

/** Provinces by what the trip has in them, the most first. */
function provinceNames(places: readonly PlaceEntry[], catalogue: CatalogueView, language: Language): string[] {
  const counts = new Map<string, number>()
  for (const { provinceCode } of places) counts.set(provinceCode, (counts.get(provinceCode) ?? 0) + 1)
  const codes = [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code)
  const names = codes.flatMap((code) => {
    const province = catalogue.provincesByCode.get(code)
    return province ? nameOf(province, language) : []
  })
  return names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED - 1), language === 'th' ? 'ที่อื่น ๆ' : 'beyond'] : names
}
