import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { ActivityServices } from '../activities/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import type { RouteServices } from '../routes/public.ts'

export type CommunityServices = CoreServices &
  CatalogueServices &
  NotificationServices &
  Pick<ActivityServices, 'activityTargets'> &
  Pick<RouteServices, 'routeSources'>
