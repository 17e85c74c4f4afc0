// Quarters of a city that the trip goes to: `คาเฟ่ย่านอารีย์` is a day there, not one at the Grand Palace.
import type { Draft } from './draft.ts'
import { formOf } from './lexicon.ts'
import { QUARTERS } from './quarters.ts'
import type { QuarterWish } from './reading.ts'

const FORMS = new Set(Object.values(QUARTERS).flatMap((names) => names.map(formOf)))

type Visits = Pick<Draft, 'visits' | 'base' | 'start' | 'end'>

/** In the order of mention, each once. Where they sleep, set out or end is none of them. */
export function quartersOf({ visits, base, start, end }: Visits): QuarterWish[] {
  const others = new Set([base, start, end].map((at) => at?.text))
  const named = visits.flatMap(({ at }) => (at && at.townId === null ? at : []))
  const isQuarter = (text: string) => FORMS.has(text)
  const found = new Map<string, QuarterWish>()
  for (const { text, provinceCode } of named) {
    if (!isQuarter(text) || others.has(text)) continue
    const isBeside = named.some((at) => at.provinceCode === provinceCode && !isQuarter(at.text))
    found.set(text, { text, provinceCode, ...(isBeside && { besideCity: true as const }) })
  }
  return [...found.values()]
}

/** Whether the wish is for quarters of one city, and for nothing else: a day's walk. */
export function isForQuarters(draft: Visits & Pick<Draft, 'mustVisit'>): boolean {
  const quarters = quartersOf(draft)
  return (
    quarters.length > 0 &&
    draft.mustVisit.length === 0 &&
    draft.visits.every(({ at }) => quarters.some(({ text }) => text === at?.text)) &&
    new Set(quarters.map(({ provinceCode }) => provinceCode)).size === 1
  )
}
