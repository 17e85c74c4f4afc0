import type { CategoryCode } from './place.ts'

/** A word of the catalogue's vocabulary, how people say it in both languages, and what planning needs to know of it. */
export interface Concept {
  /** The key that places carry: a category (`temple`) or a tag (`family`). */
  readonly key: string
  readonly kind: 'category' | 'sub_category' | 'tag'
  readonly nameTh: string
  readonly nameEn: string
  /** Other ways to say it: singular and plural, spellings, romanisations (`wat`, `nam tok`). */
  readonly synonymsTh: readonly string[]
  readonly synonymsEn: readonly string[]
  /** Heads of names in this category (`วัด`, `Wat`, `น้ำตก`, `…Museum`), to infer the category of imported rows. */
  readonly headsTh: readonly string[]
  readonly headsEn: readonly string[]
  /** Keys of concepts that include this one (`night_market` → `market`). */
  readonly broader: readonly string[]
  /** For a category: the category code that its places usually have. */
  readonly categoryCode: CategoryCode | null
  /** Usual length of a visit. */
  readonly visitMinutes: number | null
  /** Usual opening hours, for places whose hours are unknown; 08:00–18:00 when null. */
  readonly usualHours: readonly [string, string] | null
  /** Most visits per day, unless the travellers ask for this kind. */
  readonly maxPerDay?: number
  /** Years from which children are taken along; absent = any. */
  readonly fromAge?: number
  /** When tours and classes of this kind set out, in the morning and in the afternoon. */
  readonly departures?: readonly (readonly [string, string])[]
  readonly traits?: readonly Trait[]
}

/**
 * - `evening`: at its best after dark
 * - `late`: goes on until midnight, so that who asks for it is out longer
 * - `strenuous`: much walking or climbing
 * - `indoor`: a plan for rain
 * - `exposed`: no shade, so not at noon
 * - `also_meal`: a sight where people eat as well
 * - `also_visit`: a restaurant that is worth a visit between meals
 * - `ticketed`: usually costs an entrance fee
 * - `passing`: people see it as they pass, but do not drive to it
 * - `on_request`: no sight; a stop for those who ask for it, or if it leads its destination
 * - `snack`: sold or eaten there, but no lunch
 * - `wild`: nature, with nothing to eat at the door
 * - `dear`: costs more than people pay for what they have not asked for
 * - `once`: nobody does or sees it twice on a trip, unless they say how often: a cooking class, an aquarium
 */
export const TRAITS = [
  'evening',
  'late',
  'strenuous',
  'indoor',
  'exposed',
  'also_meal',
  'also_visit',
  'ticketed',
  'passing',
  'on_request',
  'snack',
  'wild',
  'dear',
  'once',
] as const
export type Trait = (typeof TRAITS)[number]

/** Whether any of a place's kinds has a trait. */
export function haveTrait(
  kinds: Iterable<string>,
  trait: Trait,
  concepts: ReadonlyMap<string, Pick<Concept, 'traits'>>,
): boolean {
  for (const kind of kinds) if (concepts.get(kind)?.traits?.includes(trait)) return true
  return false
}

/** Whether a place is out in nature, where nobody stays in the dark: a beach, a viewpoint, a park. */
export function isOutInNature(
  category: string | null,
  concepts: ReadonlyMap<string, Pick<Concept, 'broader'>>,
): boolean {
  return category !== null && concepts.get(category)?.broader.includes('nature') === true
}
