import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { RouteRow } from '../../catalogue/catalogue-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRoads, type Roads } from '../../world/roads.ts'
import type { RouteCounts } from './route-document.ts'
import { listRoutePopularity } from './route-store.ts'

const MAX_ROUTES = 5_000

/** What the lists of routes need besides the catalogue: counts and scores, read again when the job has run, and road distances. */
export class RouteBoard {
  readonly #catalogue: Catalogue
  readonly #db: Database
  readonly #roads: Roads
  #scores = new Map<string, { views: number; score: number }>()
  readonly #distancesKm = new Map<string, { digest: string; km: number }>()

  constructor(db: Database, catalogue: Catalogue) {
    this.#db = db
    this.#catalogue = catalogue
    this.#roads = createRoads(catalogue.world)
  }

  async refresh(): Promise<void> {
    const rows = await listRoutePopularity(this.#db, MAX_ROUTES)
    this.#scores = new Map(rows.map(({ route_id, view_count, score }) => [route_id, { views: view_count, score }]))
  }

  counts(routeId: string): RouteCounts {
    return { views: this.#scores.get(routeId)?.views ?? 0 }
  }

  /** Best score first, ties by id. */
  ranked(): RouteRow[] {
    const score = (route: RouteRow) => this.#scores.get(route.route_id)?.score ?? 0
    return [...this.#catalogue.routes()].sort((a, b) => score(b) - score(a) || (a.route_id < b.route_id ? -1 : 1))
  }

  /** Kilometres by road and boat over all stops in their order, days joined; computed once for each state of a route. */
  distanceKm(route: RouteRow): number {
    const known = this.#distancesKm.get(route.route_id)
    const digest = `${route.content_digest} ${this.#catalogue.version}`
    if (known?.digest === digest) return known.km
    const points = route.days.flatMap((day) => day.place).flatMap((id) => this.#catalogue.findPlace(id)?.point ?? [])
    let metres = 0
    for (let i = 1; i < points.length; i++)
      metres += this.#roads.leg(points[i - 1]!, points[i]!, { transport: 'car', flights: false }).metres
    const km = Math.round(metres / 100) / 10
    this.#distancesKm.set(route.route_id, { digest, km })
    return km
  }
}
