import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { Planner } from './planner-pool.ts'

export type AiTripServices = CoreServices & CatalogueServices & { readonly planner: Planner }
