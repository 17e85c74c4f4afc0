import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { ActivityTargets } from './target.ts'

export type ActivityServices = CoreServices &
  CatalogueServices & {
    /** What can be a favourite or be viewed. Later features add their kinds. */
    readonly activityTargets: ActivityTargets
  }
