// Routes that are not in the catalogue: a later feature adds its own, so that `getRouteDetail` opens them.
import type { RouteRow } from '../../catalogue/route-table.ts'

/** What the detail of a route shows. */
export type ShownRoute = Pick<
  RouteRow,
  | 'route_id'
  | 'name_th'
  | 'name_en'
  | 'introduction_th'
  | 'introduction_en'
  | 'number_of_days'
  | 'days'
  | 'thumbnail_url'
  | 'source'
  | 'synced_at'
>

export interface SharedRoute {
  readonly route: ShownRoute
  readonly reactions: number
}

export interface RouteSource {
  /** The route if everybody may see it. `absolute` makes the URL of a path of this service. */
  find(routeId: string, absolute: (path: string) => string): Promise<SharedRoute | undefined>
}

export class RouteSources {
  readonly #sources: RouteSource[] = []

  add(source: RouteSource): void {
    this.#sources.push(source)
  }

  async find(routeId: string, absolute: (path: string) => string): Promise<SharedRoute | undefined> {
    for (const source of this.#sources) {
      const found = await source.find(routeId, absolute)
      if (found) return found
    }
    return undefined
  }
}
