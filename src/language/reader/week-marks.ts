import type { DayMark } from './days.ts'
import { readNumber } from './numbers.ts'
import type { Sheet } from './sheet.ts'

const WEEK_DAYS = 7
const NTH_EN = ['first', 'second', 'third', 'fourth']
/** “The first week in”, “second one”, “third”, `อาทิตย์แรก`, `อาทิตย์ที่สอง`. */
const NTH_WEEK = new RegExp(
  String.raw`\b(?:for |on |in )?(?:the |our |my )?(first|second|third|fourth|1st|2nd|3rd|4th)(?: (week|one))?\b(?! (?:of|week|one|choice|option|day|night|half|time|trip|stop|visit|child|class|place|part|island|city|town|weekend|morning|evening|and|or|to|floor)\b|-)|(?:อาทิตย์|สัปดาห์|วีค)(?:ที่\s?)?(แรก|หนึ่ง|สอง|สาม|สี่|[1-4])(?!\d|\s?(?:ของ|เดือน|วัน|คืน|อาทิตย์|สัปดาห์|คน))`,
  'g',
)
const MOST_APART = 80

/**
 * “First week Bangkok, second one Krabi, third Trang”: weeks that are named in their order, beginning with the first. A week
 * of a month stands alone.
 */
export function readWeekMarks(sheet: Sheet): DayMark[] {
  if (!/\bweeks?\b|อาทิตย์|สัปดาห์|วีค/.test(sheet.text)) return []
  const all = sheet.find(NTH_WEEK).map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    nth: nthOf(match[1] ?? match[3] ?? ''),
    isWeek: match[2] === 'week' || match[3] !== undefined,
  }))
  const from = all.findIndex(({ nth }, at) => nth === 1 && all[at + 1]?.nth === 2)
  if (from < 0) return []
  const weeks = all.slice(from).filter(({ nth }, at) => nth === at + 1)
  const [first] = weeks
  const isNear = weeks.every(({ at }, nth) => nth === 0 || at - (weeks[nth - 1]?.end ?? 0) <= MOST_APART)
  const saysWeeks = first?.isWeek || /\bweeks?\b[^.!?\n]{0,48}$/.test(sheet.text.slice(0, first?.at))
  if (!saysWeeks || !isNear) return []
  for (const { at: start, end } of weeks) sheet.claim({ start, end })
  return weeks.map(({ at, nth }) => ({ at, day: (nth - 1) * WEEK_DAYS + 1, until: nth * WEEK_DAYS }))
}

function nthOf(word: string): number {
  if (word === 'แรก') return 1
  const nth = NTH_EN.indexOf(word) + 1
  return nth > 0 ? nth : (readNumber(word.replace(/(?<=\d)(?:st|nd|rd|th)$/, '')) ?? 0)
}
