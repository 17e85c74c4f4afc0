import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  listHotTrips,
  listSharedTrips,
  placesByDay,
  type SharedTrip,
  type SharedTripRank,
} from '../communities/public.ts'
import { decayedReactions, provinceCodesOf, type RouteBoard } from '../routes/public.ts'
import {
  type PlaceVectors,
  placeVectors,
  type RankableRoute,
  type RouteContent,
  rankableRoute,
  rarities,
} from './rankable-route.ts'

/** The hottest posts with a trip that compete for a place in the list. */
const MAX_SHARED = 300
/** A trip of a single place is no route. */
const MIN_PLACES = 2

interface Editorial {
  readonly version: number
  readonly rarity: ReadonlyMap<string, number>
  readonly vectorOf: PlaceVectors
  readonly routes: ReadonlyMap<string, RankableRoute>
}

export interface SharedRoutes {
  readonly routes: readonly RankableRoute[]
  /** Decayed reactions by id. */
  readonly popularity: ReadonlyMap<string, number>
}

/** Routes prepared for ranking: editorial ones once per version of the catalogue, posts once per version of each. */
export class RoutePool {
  readonly #catalogue: Catalogue
  readonly #db: Database
  readonly #board: RouteBoard
  #editorial: Editorial | undefined
  #shared = new Map<string, { readonly key: string; readonly route: RankableRoute | null }>()

  constructor(db: Database, catalogue: Catalogue, board: RouteBoard) {
    this.#db = db
    this.#catalogue = catalogue
    this.#board = board
  }

  get editorial(): Editorial {
    const { version } = this.#catalogue
    if (this.#editorial?.version !== version) {
      const contents = [...this.#catalogue.routes()].map(
        (route): RouteContent => ({
          id: route.route_id,
          origin: 'editorial',
          tags: route.tags,
          provinceCodes: provinceCodesOf(route, this.#catalogue),
          numberOfDays: route.number_of_days,
          placeIds: route.days.flatMap((day) => day.place),
        }),
      )
      const rarity = rarities(contents, this.#catalogue)
      const vectorOf = placeVectors(this.#catalogue, rarity)
      const routes = new Map(
        contents.map((each) => [each.id, rankableRoute(each, this.#catalogue, { rarity, vectorOf })]),
      )
      this.#editorial = { version, rarity, vectorOf, routes }
    }
    return this.#editorial
  }

  /** A route by its id, as far as it is prepared. */
  find(id: string): RankableRoute | undefined {
    return this.editorial.routes.get(id) ?? this.#shared.get(id)?.route ?? undefined
  }

  popularityOf(id: string): number {
    return this.#board.score(id)
  }

  /** The trips of posts as they are now: a post that was just taken down is not among them. */
  async shared(now: Date): Promise<SharedRoutes> {
    const posts = await listHotTrips(this.#db, MAX_SHARED)
    const { version, ...vectors } = this.editorial
    const keyOf = (post: SharedTripRank) => `${post.version} ${version}`
    const missing = posts.filter((post) => this.#shared.get(post.post_id)?.key !== keyOf(post))
    const trips = await listSharedTrips(
      this.#db,
      missing.map(({ post_id: id }) => id),
    )
    const contents = new Map(trips.map((trip) => [trip.postId, contentOf(trip, this.#catalogue)]))
    this.#shared = new Map(
      posts.map((post) => {
        const known = this.#shared.get(post.post_id)
        if (known?.key === keyOf(post)) return [post.post_id, known]
        const content = contents.get(post.post_id)
        const route = content ? rankableRoute(content, this.#catalogue, vectors) : null
        return [post.post_id, { key: keyOf(post), route: route && route.placeIds.length >= MIN_PLACES ? route : null }]
      }),
    )
    return {
      routes: posts.flatMap(({ post_id: id }) => this.#shared.get(id)?.route ?? []),
      popularity: new Map(
        posts.map((post) => [post.post_id, decayedReactions(post.reaction_count, post.created_at, now)]),
      ),
    }
  }
}

function contentOf({ postId, trip }: SharedTrip, catalogue: Catalogue): RouteContent {
  const days = placesByDay(trip)
  return {
    id: postId,
    origin: trip.source === 'ai' ? 'ai' : 'community',
    tags: [],
    provinceCodes: provinceCodesOf({ days, province_codes: [] }, catalogue),
    numberOfDays: days.length,
    placeIds: days.flatMap(({ place }) => place),
  }
}
