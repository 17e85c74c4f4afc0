import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { RouteBoard } from './route-board.ts'
import type { RouteSources } from './route-sources.ts'

export type RouteServices = CoreServices &
  CatalogueServices & {
    readonly routeBoard: RouteBoard
    /** Routes outside the catalogue. Later features add theirs. */
    readonly routeSources: RouteSources
    /** Keys the digests that count a viewer once without identifying them. */
    readonly viewerSecret: Buffer
  }
