import type { Language } from '../../../platform/language.ts'
import type { Stop } from '../trip-day-schema.ts'

const UNNAMED = {
  th: { visit: 'แวะเที่ยว', meal: 'มื้ออาหาร', rest: 'พักตามสบาย' },
  en: { visit: 'Visit', meal: 'Meal', rest: 'Free time' },
}

/** What to call a stop in other programs: its place, else the note that says what it is for. */
export function stopTitle({ place, note, kind }: Stop, language: Language): string {
  return place?.place_name ?? note ?? UNNAMED[language][kind]
}
