import type { Language } from '../app/language.ts'

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Months as stretches from the first to the last; one may pass the turn of the year. */
export function monthStretches(months: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const isIn = (month: number) => months.includes(((month - 1) % 12) + 1)
  if (months.length === 0) return []
  if (MONTHS.every(isIn)) return [[1, 12]]
  return MONTHS.filter((month) => isIn(month) && !isIn(month + 11)).map((first) => {
    let last = first as number
    while (isIn(last + 1)) last++
    return [first, ((last - 1) % 12) + 1]
  })
}

/** `พฤศจิกายน`, `Nov`; 1 is January. */
export function monthName(month: number, language: Language, style: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', { month: style, timeZone: 'UTC' })
  return format.format(Date.UTC(2_000, month - 1))
}

/** In Bangkok. */
export function monthOf(now: Date): number {
  return Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Bangkok' }).format(now))
}
