import { LRUCache } from 'lru-cache'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { LastingReply } from '../../platform/http/reply.ts'
import { renderSavedTrip, type SavedTrip, type TripView } from './render-trip.ts'
import type { TripFacts } from './trip-facts.ts'
import { tripEtag } from './trip-limits.ts'
import type { Trip } from './trip-schema.ts'

const MAX_BYTES = 64 * 1_048_576
/** About what a stop takes in the facts and in the answers together. */
const STOP_BYTES = 6_000
const MAX_ANSWERS = 4
const LIFE_MS = 3_600_000

/** The facts of one version of a trip. */
export interface KnownFacts {
  readonly version: number
  readonly facts: TripFacts
}

interface KeptTrip extends KnownFacts {
  /** By everything else that they depend on. */
  readonly answers: Map<string, LastingReply<Trip>>
}

/**
 * Trips that were read lately on this node: a traveller on the road opens the same one again and again. Each call still asks
 * the database for the current version and the caller's rights, so nothing outdated or forbidden is shown.
 */
export class KeptTrips {
  readonly #trips = new LRUCache<string, KeptTrip>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ facts }) => STOP_BYTES * (1 + facts.days.reduce((sum, { stops }) => sum + stops.length + 1, 0)),
    ttl: LIFE_MS,
  })

  findFacts(tripId: string): KnownFacts | undefined {
    return this.#trips.get(tripId)
  }

  keepFacts(tripId: string, { version, facts }: KnownFacts): void {
    this.#trips.set(tripId, { version, facts, answers: new Map() })
  }

  /** The answer that shows a trip to those who see it in this role and language. */
  answer(
    trip: SavedTrip & { readonly role: string },
    view: TripView & { readonly catalogue: Pick<CatalogueView, 'version'> },
  ): LastingReply<Trip> {
    const { trip_id: tripId, version, role, share } = trip
    const kept = this.#trips.get(tripId)
    const answers = kept?.version === version ? kept.answers : null
    const key = JSON.stringify([view.language, view.today, view.catalogue.version, role === 'link', share])
    const known = answers?.get(key)
    if (known) return known
    const reply = new LastingReply(renderSavedTrip(trip, view), tripEtag(version))
    if (answers && answers.size >= MAX_ANSWERS) answers.clear()
    answers?.set(key, reply)
    return reply
  }
}
