import type { CategoryCode } from './place.ts'

/** A word of the catalogue's vocabulary and how people say it in both languages. */
export interface Concept {
  /** The key that places carry: a category (`temple`) or a tag (`family`). */
  readonly key: string
  readonly kind: 'category' | 'sub_category' | 'tag'
  readonly nameTh: string
  readonly nameEn: string
  /** Other ways to say it; singular and plural, spellings, romanisations (`wat`, `nam tok`). */
  readonly synonymsTh: readonly string[]
  readonly synonymsEn: readonly string[]
  /** Heads of names in this category (`วัด`, `Wat`, `น้ำตก`, `…Museum`), for inferring the category of imported rows. */
  readonly headsTh: readonly string[]
  readonly headsEn: readonly string[]
  /** Keys of concepts that include this one (`night_market` → `market`). */
  readonly broader: readonly string[]
  /** For a category: the category code its places usually have, and a usual visit in minutes. */
  readonly categoryCode: CategoryCode | null
  readonly visitMinutes: number | null
  /** For a category: usual opening when a place's hours are unknown is 08:00–18:00 unless it says otherwise here. */
  readonly usualHours: readonly [string, string] | null
}
