import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { NotificationServices } from '../notifications/public.ts'

export type FeedbackServices = CoreServices & CatalogueServices & NotificationServices
