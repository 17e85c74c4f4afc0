import type { DayMark } from './days.ts'
import { areQuestions } from './numbered-lines.ts'
import type { Sheet } from './sheet.ts'

const LINE = /(?<=^|\n)\s?(\d{1,2})(?:\)|\.(?!\d)|:(?!\d))\s*(?=\S)/g
const FEWEST = 2
/** Of a line about a journey, and of one about wishes. */
const GOES = /นอน|ค้าง|พัก|กลับ|ถึง|ออกเดินทาง|ลงเครื่อง|บิน|\b(?:sleep|stay|overnight|arrive|fly|drive|back|home|night)\b/
const WISHES = /^\S+\s*(?:ชอบ|ไม่|อยาก|ขอ|งบ|มี|เน้น|(?:we|i|no|not|budget|like|love|want|prefer)\b)/

/** `1) อุดร …` to `4) …` of a trip of four days: a plan by days, if there are as many lines as days. */
export function readNumberedDays(sheet: Sheet, days: number | null): DayMark[] {
  if (days === null || days < FEWEST) return []
  const lines = sheet.findAnywhere(LINE)
  const isPlan = lines.length === days && lines.every(([, figure], at) => Number(figure) === at + 1)
  const texts = lines.map(({ index }, at) => sheet.text.slice(index, lines[at + 1]?.index).trim())
  if (!texts.some((text) => GOES.test(text)) || texts.some((text) => WISHES.test(text)) || areQuestions(texts))
    return []
  return isPlan ? lines.map(({ index }, at) => ({ at: index, day: at + 1 })) : []
}
