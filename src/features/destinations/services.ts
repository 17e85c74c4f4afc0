import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'

export type DestinationServices = CoreServices & CatalogueServices
