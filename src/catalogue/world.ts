import type { Destination, Journey } from '../world/destination.ts'
import type { District, Ferry, Island, Landing, Province, Town } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { ShippedNames } from './nicknames.ts'

/** Reference data about the country, read from files at start and constant while the service runs. */
export interface World {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly towns: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly landings: readonly Landing[]
  readonly vocabulary: readonly Concept[]
  readonly destinations: readonly Destination[]
  readonly journeys: readonly Journey[]
  /** The names of shipped places, used as nicknames whether or not these places are loaded. */
  readonly shippedNames: readonly ShippedNames[]
}
