import type { PlaceGuide } from './guide.ts'

interface Ground {
  readonly category: string | null
  readonly subCategories: readonly string[]
  readonly guide: PlaceGuide | null
}

/** With this, only people who climb get there; what has steps and less effort has a tram, a lift or a road too. */
export const TIRING = 2
/** Ground on which no chair rolls, unless a guide says that it does there. */
const ROUGH: ReadonlySet<string> = new Set(['cave', 'waterfall', 'forest_trail'])
/** The same, as a part of a place: a temple in a cave. A park with caves has more to see. */
const ROUGH_PART = /\b(?:cave|stairs?)\b/
const WIDE: ReadonlySet<string> = new Set(['national_park', 'mountain'])

/** Whether a wheelchair gets there, by what the catalogue knows of the ground. */
export function isForWheels({ category, subCategories, guide }: Ground): boolean {
  if (guide?.wheelchair !== undefined) return guide.wheelchair
  if ((guide?.effort ?? 0) >= TIRING || (guide?.steps ?? 0) > 0 || ROUGH.has(category ?? '')) return false
  return WIDE.has(category ?? '') || !subCategories.some((name) => ROUGH_PART.test(name))
}
