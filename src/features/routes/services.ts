import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { RouteBoard } from './route-board.ts'

export type RouteServices = CoreServices &
  CatalogueServices & {
    readonly routeBoard: RouteBoard
    /** Keys the digests that count a viewer once without identifying them. */
    readonly viewerSecret: Buffer
  }
