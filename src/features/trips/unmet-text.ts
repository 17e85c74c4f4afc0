import { writtenNote } from '../../language/notes/note.ts'
import { fillNote, type Names } from '../../language/notes/note-values.ts'
import { SUGGESTIONS, UNMET_REASONS, type UnmetCode, WISHES } from '../../language/notes/trip-notes.ts'
import type { Language } from '../../platform/language.ts'
import type { UnmetFact } from './trip-facts.ts'
import type { Trip } from './trip-schema.ts'

/** Reasons that name the wish, so that each can be read alone. */
const NAMING: Partial<Record<UnmetCode, Readonly<Record<Language, string>>>> = {
  not_found: {
    th: 'ไม่พบสถานที่ในไทยชื่อ “{wish}” แถวที่ไปในทริปนี้ ถ้าอยู่จังหวัดอื่น บอกชื่อจังหวัดด้วย',
    en: "We couldn't find a place in Thailand named “{wish}” near the rest of this trip. If it is elsewhere, name its province.",
  },
  closed: { th: '{wish} ปิดตลอดช่วงที่ไป', en: 'Closed throughout your trip: {wish}.' },
  out_of_reach: {
    th: '{wish} ไกลเกินไป ไปกลับไม่ทันในวันเดียว',
    en: 'Too far to get there and back in a day: {wish}.',
  },
  no_time: { th: 'เวลาในทริปไม่พอสำหรับ{wish}', en: 'There was no time left for {wish}.' },
  not_on_wheels: {
    th: '{wish} เท่าที่เรารู้ วีลแชร์ไปไม่ถึง มีเรือหรือบันไดขวางอยู่',
    en: 'As far as we know a wheelchair does not get to {wish}: a boat or steps are in the way.',
  },
  over_budget: { th: '{wish} เกินงบ', en: 'Over budget: {wish}.' },
  outside_hours: {
    th: '{wish} เปิดไม่ตรงกับช่วงที่อยู่แถวนั้น',
    en: 'Not open at the hours when the trip is there: {wish}.',
  },
  only_some: { th: '{wish} ใส่ได้ {planned} จาก {asked} ที่', en: 'Only {planned} of the {asked} {wish} are in the plan.' },
  not_enough_places: {
    th: 'เรายังไม่มีข้อมูล{wish}แถวนี้มากพอ',
    en: "We don't have enough places for this in the area: {wish}.",
  },
  over_limit: {
    th: 'จุดแวะเต็มแล้วตามจังหวะเที่ยวที่เลือก เลยใส่{wish}ไม่ได้',
    en: 'No room for more stops at this pace: {wish}.',
  },
  not_planned: {
    th: 'ยังไม่ได้ใส่{wish}ในทริป ลองถามที่พักหรือคนในพื้นที่',
    en: 'Not in the plan: {wish}. Ask about it where you stay.',
  },
  unknown_place: { th: 'ใส่{wish}ในทริปไม่ได้', en: 'Not available for this trip: {wish}.' },
  conflicts_with_locked: { th: '{wish} เวลาชนกับจุดแวะที่ล็อกไว้', en: 'Clashes with a locked stop: {wish}.' },
}

/** Reasons that are only months: the wish comes before them. */
const MONTHS_ONLY: ReadonlySet<string> = new Set(['closed_months', 'best_months'])

/** An unmet wish with its texts. */
export function writtenUnmet(fact: UnmetFact, language: Language, names: Names): Trip['unmet'][number] {
  const { about, code, values, suggestion } = fact
  const wish = values.said ?? fillNote(WISHES[about][language], values, language, names)
  const naming = NAMING[code]?.[language]
  const reason = writtenReason(fact, language, names)
  return {
    about,
    code,
    wish,
    ...(values.place_id !== undefined && { place_id: values.place_id }),
    values,
    reason: naming
      ? withName(naming, wish, (part) => fillNote(part, values, language, names))
      : MONTHS_ONLY.has(code)
        ? `${wish}: ${reason}`
        : reason,
    ...(suggestion && {
      suggestion: writtenNote(SUGGESTIONS, suggestion, language, names).text,
      suggestion_code: suggestion.code,
      suggestion_values: suggestion.values,
    }),
  }
}

/** Thai sets a space between its own letters and a name in other letters. */
function withName(text: string, wish: string, fill: (part: string) => string): string {
  const [before = '', after = ''] = text.split('{wish}').map(fill)
  const isThai = (letter: string | undefined) => /[\u0e00-\u0e7f]/.test(letter ?? '')
  const first = isThai(before.at(-1)) && !isThai(wish[0]) ? ' ' : ''
  const last = isThai(after[0]) && !isThai(wish.at(-1)) ? ' ' : ''
  return `${before}${first}${wish}${last}${after}`
}

export function writtenReason(
  { code, values }: Pick<UnmetFact, 'code' | 'values'>,
  language: Language,
  names: Names,
): string {
  return fillNote(UNMET_REASONS[code][language], values, language, names)
}
