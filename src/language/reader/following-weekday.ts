import type { Sheet, Span } from './sheet.ts'

/** From a weekday to another. “In on Saturday, home the Sunday after” is eight days later. */
export function daysUntil(from: number, to: number, { text }: Sheet, { start, end }: Span): number {
  const ahead = (to - from + 7) % 7
  const isWeekAfter =
    FOLLOWING.test(text.slice(Math.max(0, start - 10), start)) || AFTER.test(text.slice(end, end + 24))
  return ahead < 2 && isWeekAfter ? ahead + 7 : ahead
}
const FOLLOWING = /\bfollowing $/
const AFTER =
  /^ (?:after\b(?! (?:lunch|dinner|breakfast|work|noon|\d))|after next\b|following\b|week\b)|^\s?(?:ถัด(?:ไป|มา)|(?:สัปดาห์|อาทิตย์|วีค)(?:ถัดไป|ถัดมา|หน้า|โน้น))/
