import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { TripServices } from '../trips/public.ts'
import type { Planner } from './planner-pool.ts'

export type AiTripServices = CoreServices &
  CatalogueServices &
  Pick<TripServices, 'announcer'> & { readonly planner: Planner }
