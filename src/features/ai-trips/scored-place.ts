import type { PlaceEntry } from '../../catalogue/place-entry.ts'

export interface ScoredPlace {
  readonly place: PlaceEntry
  /** Every key that the place can be asked for by; see `kindsOf`. */
  readonly kinds: readonly string[]
  readonly score: number
  /** People only see it as they pass. */
  readonly passing?: boolean
  /** Only for lunch or dinner. */
  readonly mealOnly?: boolean
}
