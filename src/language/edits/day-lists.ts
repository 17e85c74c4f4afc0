import { COUNT, readNumber } from '../reader/numbers.ts'
import type { Sheet } from '../reader/sheet.ts'
import type { SaidChange } from './edit.ts'

/** Joins the days of a list, so that “days 2 and 3” is not two clauses. */
export const JOINED = '¦'
const AND = String.raw`\s*(?:,|and|&|with|กับ|และ|,?\s*and)\s*`
const NEXT_DAY = String.raw`(?:days?\s*|วันที่\s*|วัน\s*)?(\d{1,2})(?!\d|\s*(?:โมง|ทุ่ม|น\.|am\b|pm\b|:|more\b|stops?\b|places?\b|ที่\b|วัน))`
const LIST = new RegExp(`(days?\\s*|วันที่\\s*)(\\d{1,2})((?:${AND}${NEXT_DAY.replace('(\\d', '(?:\\d')}){1,29})`, 'gi')
const LISTED = new RegExp(String.raw`(?<=(?:day|วันที่)\s*\d{1,2})((?:${JOINED}\d{1,2}){1,30})`, 'g')
const SWAP = new RegExp(
  `(?:\\b(?:swap|switch|exchange|flip|trade)\\s+(?:the\\s+)?(?:order of\\s+)?(?:days?)\\s*(${COUNT})(?:\\s*(?:and|with|for|&|${JOINED}|,)\\s*)(?:days?\\s*)?(${COUNT})\\b(?:\\s+around)?)|(?:สลับ|เปลี่ยน)(?:โปรแกรม|แผน|ลำดับ)?(?:ของ)?\\s*วัน(?:ที่)?\\s*(${COUNT})\\s*(?:กับ|และ|&|${JOINED}|ไปเป็น)\\s*(?:วัน(?:ที่)?)?\\s*(${COUNT})`,
  'gi',
)

/** “days 2 and 3” → “day 2¦3”. */
export function joinDayLists(text: string): string {
  return text.replace(LIST, (whole, head: string, first: string) => {
    const days = whole.slice(head.length + first.length).match(/\d{1,2}/g) ?? []
    return `${/day/i.test(head) ? 'day ' : head}${[first, ...days].join(JOINED)}`
  })
}

/** The days of a clause after the first, which `readDayMarks` reads. */
export function takeOtherDays(sheet: Sheet, days: number): number[] {
  const others: number[] = []
  sheet.take(LISTED, (match) => {
    others.push(...(match[1] ?? '').split(JOINED).slice(1).map(Number))
  })
  return [...new Set(others)].filter((day) => day >= 1 && day <= days)
}

/** Takes “swap day 1 and day 3” out of a text, before its “and” ends a clause. */
export function takeSwaps(text: string, days: number): { readonly text: string; readonly swaps: SaidChange[] } {
  const swaps: SaidChange[] = []
  const rest = text.replace(SWAP, (said, ...groups: (string | undefined)[]) => {
    const [a = null, b = null] = groups
      .slice(0, 4)
      .flatMap((figure) => (figure === undefined ? [] : readNumber(figure)))
    if (a === null || b === null || a === b || Math.min(a, b) < 1 || Math.max(a, b) > days) return said
    swaps.push({ kind: 'swap_days', days: [a, b], said: said.replaceAll(JOINED, ', ') })
    return ' '
  })
  return { text: rest, swaps }
}
