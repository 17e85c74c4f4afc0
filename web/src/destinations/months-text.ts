import type { Language } from '../app/language.ts'
import { list } from '../texts/format.ts'
import { monthName, monthStretches } from './months.ts'

/** `พฤศจิกายน–กุมภาพันธ์`, `April and September–October` */
export function monthsText(months: readonly number[], language: Language, style: 'long' | 'short'): string {
  const name = (month: number) => monthName(month, language, style)
  const stretches = monthStretches(months).map(([first, last]) =>
    first === last ? name(first) : `${name(first)}–${name(last)}`,
  )
  if (language === 'en' || stretches.length < 2) return list(stretches, language)
  // Thai lists have no spaces of their own, and months no commas.
  return `${stretches.slice(0, -1).join(' ')} และ${stretches.at(-1)}`
}
