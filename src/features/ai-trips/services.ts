import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { EventServices } from '../events/public.ts'
import type { Planner } from './planner-pool.ts'

export type AiTripServices = CoreServices & CatalogueServices & EventServices & { readonly planner: Planner }
