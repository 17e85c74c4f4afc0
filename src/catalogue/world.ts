import type { District, Ferry, Island, Province, Town } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { ShippedNames } from './nicknames.ts'

/** What the service knows of the country besides its places: read from files at start and never changed while it runs. */
export interface World {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly towns: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly vocabulary: readonly Concept[]
  /** What the shipped places are called: a lexicon of nicknames, whether these places are loaded or not. */
  readonly shippedNames: readonly ShippedNames[]
}
