import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { RouteRow } from '../../catalogue/route-table.ts'
import type { Database } from '../../platform/database/database.ts'
import { MAX_POINTS, type RoadEngine } from '../../platform/roads/road-engine.ts'
import type { Point } from '../../world/point.ts'
import { createRoads, type Roads } from '../../world/roads.ts'
import type { RouteCounts } from './route-document.ts'
import { listRoutePopularity } from './route-store.ts'

const MAX_ROUTES = 5_000

/** Views and scores of routes, reloaded after each scoring job, and their road distances. */
export class RouteBoard {
  readonly #catalogue: Catalogue
  readonly #db: Database
  readonly #roads: Roads
  readonly #engine: RoadEngine | null
  #scores = new Map<string, RouteCounts & { score: number }>()
  readonly #distancesKm = new Map<string, { digest: string; km: number }>()
  /** Metres between stops from the road engine; negative if it found no way. */
  readonly #measured = new Map<string, { digest: string; metres: readonly number[] }>()

  constructor(db: Database, catalogue: Catalogue, engine: RoadEngine | null) {
    this.#engine = engine
    this.#db = db
    this.#catalogue = catalogue
    this.#roads = createRoads(catalogue.world)
  }

  async refresh(): Promise<void> {
    const rows = await listRoutePopularity(this.#db, MAX_ROUTES)
    this.#scores = new Map(
      rows.map((row) => [row.route_id, { views: row.view_count, reactions: row.reaction_count, score: row.score }]),
    )
  }

  counts(routeId: string): RouteCounts {
    const { views = 0, reactions = 0 } = this.#scores.get(routeId) ?? {}
    return { views, reactions }
  }

  /** Popularity; see `scorePopularRoutes`. */
  score(routeId: string): number {
    return this.#scores.get(routeId)?.score ?? 0
  }

  /** Best score first, ties by id. */
  ranked(): RouteRow[] {
    const score = (route: RouteRow) => this.score(route.route_id)
    return [...this.#catalogue.routes()].sort((a, b) => score(b) - score(a) || (a.route_id < b.route_id ? -1 : 1))
  }

  /**
   * Measures the routes that the road engine has not measured yet, one at a time. Routes without an answer are retried
   * in the next call.
   */
  async measure(signal: AbortSignal): Promise<void> {
    if (!this.#engine) return
    for (const route of this.#catalogue.routes()) {
      const digest = this.#digestOf(route)
      if (this.#measured.get(route.route_id)?.digest === digest) continue
      const points = this.#stopsOf(route).slice(0, MAX_POINTS)
      const table = await this.#engine.table(points, { signal })
      const metres = points.slice(1).map((_, i) => table.metres[i * points.length + i + 1] ?? -1)
      if (!metres.some((leg) => leg >= 0)) continue
      this.#measured.set(route.route_id, { digest, metres })
      this.#distancesKm.delete(route.route_id)
    }
  }

  /**
   * Kilometres by road and boat over all stops in order, measured or else estimated. Computed once per state of a route and
   * catalogue.
   */
  distanceKm(route: RouteRow): number {
    const digest = this.#digestOf(route)
    const known = this.#distancesKm.get(route.route_id)
    if (known?.digest === digest) return known.km
    const measured = this.#measured.get(route.route_id)
    const legs = measured?.digest === digest ? measured.metres : []
    const points = this.#stopsOf(route)
    let metres = 0
    for (let i = 1; i < points.length; i++) {
      const leg = legs[i - 1] ?? -1
      metres +=
        leg >= 0 ? leg : this.#roads.leg(points[i - 1]!, points[i]!, { transport: 'car', flights: false }).metres
    }
    const km = Math.round(metres / 100) / 10
    this.#distancesKm.set(route.route_id, { digest, km })
    return km
  }

  #stopsOf(route: RouteRow): Point[] {
    return route.days.flatMap((day) => day.place).flatMap((id) => this.#catalogue.findPlace(id)?.point ?? [])
  }

  #digestOf(route: RouteRow): string {
    return `${route.content_digest} ${this.#catalogue.version}`
  }
}
