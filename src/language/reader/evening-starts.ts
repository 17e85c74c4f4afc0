import { LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

const PARTS: Readonly<Record<string, number>> = {
  afternoon: 14 * 60,
  evening: 18 * 60,
  night: 19 * 60,
  'after work': 18 * 60,
  บ่าย: 14 * 60,
  เย็น: 18 * 60,
  ค่ำ: 19 * 60,
  เลิกงาน: 18 * 60,
}
const TO = String.raw`\s?(?:-|–|to|til|till|until|through|ถึง|จนถึง|ยัน|กลับ)\s?`
const BEGINS = new RegExp(
  String.raw`\b(?:${LATIN_WEEKDAY}),? (?:late |early )?(afternoon|evening|night|after work)${TO}(?:late |early )?(?:${LATIN_WEEKDAY})\b|` +
    String.raw`(?:${THAI_WEEKDAY})(?:ตอน|ช่วง|หลัง)?(บ่าย|เย็น|ค่ำ|เลิกงาน)(?:ๆ)?${TO}(?:เช้า|บ่าย|เย็น|ค่ำ)?(?:วัน)?(?:${THAI_WEEKDAY})`,
  'g',
)

/** “Friday evening to Sunday”, `ศุกร์เย็นถึงอาทิตย์`: they set out then, whose days are all that is said. */
export function readEveningStart(sheet: Sheet, draft: Draft): void {
  const [, latin, thai] = sheet.findAnywhere(BEGINS)[0] ?? []
  const part = latin ?? thai
  if (part === undefined || draft.arrivalMinute !== null || draft.windowStart !== null) return
  draft.setOffMinute ??= PARTS[part] ?? null
}
