import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { ReaderContext } from '../../catalogue/import/read-place.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { EventServices } from '../events/public.ts'

export type PartnerSyncServices = CoreServices &
  CatalogueServices &
  EventServices & {
    /** Reference data from the shipped files, read by the first sync of this node. */
    readonly readerContext: () => Promise<ReaderContext>
  }
