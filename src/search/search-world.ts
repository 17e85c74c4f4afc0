import type { District, Island, Province, Town } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'

/** The areas and the vocabulary that queries are parsed with. */
export interface SearchWorld {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly vocabulary: readonly Concept[]
  readonly towns?: readonly Town[]
  readonly islands?: readonly Island[]
}
