import type { Draft } from './draft.ts'
import type { Stay } from './reading.ts'
import type { Sheet } from './sheet.ts'

/**
 * A famous sight far from everything else that is named has a day of its own, before or after the others as it is said:
 * “Yaowarat, Hat Yai and Songkhla” is an evening in Bangkok and then the South.
 */
export function stayForFarSight(
  { raw }: Pick<Sheet, 'raw'>,
  { farSights: [far, ...more], provinces, visits }: Pick<Draft, 'farSights' | 'provinces' | 'visits'>,
  days: number,
): Stay[] {
  const others = provinces.filter((code) => code !== far?.provinceCode)
  if (!far || more.length > 0 || others.length === 0) return []
  const at = raw.indexOf(far.text)
  const isLast = visits.some(({ start }) => start < at)
  // The last day ends before the evening.
  const itself = { provinceCodes: [far.provinceCode], days: isLast ? 2 : 1 }
  const rest = { provinceCodes: others, days: days - itself.days }
  return isLast ? [rest, itself] : [itself, rest]
}
